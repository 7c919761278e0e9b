// What a duel costs on the line.
#include "play/breaking/questions.hpp"
#include "support/free_play.hpp"
#include "support/wire.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play::breaking {
namespace {

using tests::Duel;
using tests::Wire;

engine::breaking::Code four_pegs(std::string_view pegs) {
  constexpr engine::breaking::Rules usual{.holes = 4, .colors = 6};
  return *engine::breaking::Code::secret(usual, engine::breaking::parse_pegs(pegs)->span());
}

/// What is sent until nothing appears any more, mark by mark.
std::size_t sent_with_marks(Duel& duel, Wire& wire) {
  std::size_t sum = wire.sent();
  while (duel.session().wakes_at()) {
    duel.wait_for_step();
    sum += wire.sent();
  }
  return sum;
}

TEST_CASE("a guess of a duel costs 140 bytes with its marks, the computer's as many") {
  Duel duel{"", "3542"};
  duel.waits_for_marks = false;
  Wire wire{duel};
  duel.type("6666\n");  // the words of the beginning go
  static_cast<void>(sent_with_marks(duel, wire));
  duel.reply(play::breaking::Guessed{four_pegs("6116")});
  static_cast<void>(sent_with_marks(duel, wire));
  for (const auto& [own, computers] : std::vector<std::pair<const char*, const char*>>{
           {"1122", "1122"}, {"1343", "2345"}, {"2134", "5642"}}) {
    std::size_t typed = 0;
    for (const char key : std::string_view{own}) {
      duel.type(std::string{key});
      const auto bytes = wire.sent();
      CHECK(bytes <= 24);
      typed += bytes;
    }
    duel.type("\n");
    const auto marked = sent_with_marks(duel, wire);
    duel.reply(play::breaking::Guessed{four_pegs(computers)});
    const auto answered = sent_with_marks(duel, wire);
    CHECK(typed + marked <= 140);
    CHECK(answered <= 140);
  }
}

}  // namespace
}  // namespace codemaker::play::breaking
