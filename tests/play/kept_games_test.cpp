// Every game is kept as a record while it is played. That each record is the one before with a move
// more, replays, and comes to every score that is filed, is seen to by the typist in all tests.
#include "support/masterix_rounds.hpp"
#include "support/sanitized.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play {
namespace {

using engine::Random;
using engine::records::BreakingRecord;
using engine::records::CartonRecord;
using engine::records::Ending;
using engine::records::MasterixRecord;
using engine::records::Outcome;
using tests::call_in;
using tests::Typist;

/// A kind of game: its way from the title to its first move on screens and in lines, and how its
/// record begins.
struct Kind {
  std::string on_screens;
  std::string in_lines;
  std::string begins;
};

constexpr std::uint64_t games_of_each = tests::is_sanitized ? 2 : 6;

/// Nothing moves on the screens, so that keys are never there to skip something.
const std::vector<Kind> kinds{
    {"\nopp\nc\n", "p\nc\n", "cm1:breaking:campaign:r1:=1234-0102"},
    {"\nopp\nddn", "p\nd\nd\nn\n", "cm1:breaking:free:r1.4x6b:=1234-0102"},
    {"\nopp\nddgn", "p\nd\nd\ng\nn\n", "cm1:breaking:free:r1.4x10n:=1234-0102"},
    {"\nopp\ndn5231\n", "p\nd\nn\n5231\n", "cm1:breaking:duel:r1.4x6b.c7:=5231=1234-0102"},
    {"\nopp\np3", "p\np\n3\n", "cm1:breaking:practice:r1.l3:=1234-0102"},
    {"\nopp\ng", "p\ng\n", "cm1:breaking:practice:r1.l1:=1234-0102"},
    {"\nopp\ns", "p\ns\n", "cm1:breaking:splats:r1.4x6s.g10:=1234-0102"},
    {"\nopp\n2n 5231\n", "p\n2\nn\n\n5231\n", "cm1:breaking:match:r1.n4.g12.guesses.pair:=5231,"},
    {"\nopp\n2pn", "p\n2\np\nn\n", "cm1:breaking:match:r1.n4.g12.guesses.c7:=1234-0102"},
    {"\nopp\nmr", "p\nm\nr\n", "cm1:masterix:run:r1:=0000000000000001,"},
    {"\nopp\nmc3\n", "p\nm\nc\n3\n", "cm1:masterix:casual:r1.c3:=0000000000000001,"},
    {"\nopp\nm2\n\n", "p\nm\n2\n\n\n", "cm1:masterix:pair:r1:=0000000000000001,"},
    {"\nopp\nel", "p\ne\nl\n", "cm1:eggcarton:ladder:r1:=0000000000000001,"},
    {"\nopp\necpd", "p\ne\nc\np\nd\n", "cm1:eggcarton:casual:r1.classic.usual.c2:,D,"},
    {"\nopp\necdrp", "p\ne\nc\nd\nr\np\n",
     "cm1:eggcarton:casual:r1.dealt.narrow.c2:=0000000000000001,"},
    {"\nopp\ne22\npd", "p\ne\n2\np\nd\n", "cm1:eggcarton:pair:r1.classic.usual:,D,"},
};

/// A player without sense, who sometimes knows the code.
class Player {
 public:
  Player(Typist& ada, std::uint64_t seed) : ada_{ada}, random_{seed} {}

  /// Plays until the game is over or the caller has had enough and gives it up.
  void play() {
    int patience = random_.below(2) == 0 ? static_cast<int>(random_.below(30)) : 3000;
    while (ada_.kept.is_going_on() && --patience > 0) {
      // A copy: each key may add to those that are kept.
      const engine::records::Record last = ada_.kept.all().back().record;
      std::visit([&](const auto& record) { move(record); }, last);
    }
    if (!ada_.kept.is_going_on()) return;
    const bool is_splats = ada_.kept.last_line().find(":splats:") != std::string::npos;
    is_splats && !is_line() ? ada_.type("q\ny\n") : press("qy");
  }

 private:
  [[nodiscard]] bool is_line() const {
    return ada_.session().presentation() == Presentation::lines;
  }

  /// Keys on screens, lines in lines.
  void press(std::string_view keys) {
    for (const char key : keys) {
      if (is_line() && key != ' ') ada_.type(std::string{key});
      if (!is_line()) ada_.type(std::string{key});
      if (is_line()) ada_.type("\n");
    }
  }

  template <typename GameRecord>
  static typename GameRecord::Replay replayed(const GameRecord& record) {
    typename GameRecord::Replay game{record.setup};
    for (const auto& move : record.moves)
      static_cast<void>(game.play(move));
    return game;
  }

  void move(const BreakingRecord& record) {
    const auto game = replayed(record);
    const bool has_rounds = std::holds_alternative<engine::records::Campaign>(record.setup) ||
                            std::holds_alternative<engine::records::RoundsMatch>(record.setup);
    if (has_rounds) press(" ");
    const bool ends_early = record.setup.index() == 0 && random_.below(10) == 0;
    if (ends_early) press("ey");
    const bool knows = game.round() != nullptr && random_.below(6) == 0;
    std::string row = knows ? engine::breaking::text(game.round()->secret()) : "";
    while (row.size() < static_cast<std::size_t>(game.rules().holes)) {
      const char digit = static_cast<char>('1' + random_.below(6));
      if (game.rules().repeats || row.find(digit) == std::string::npos) row += digit;
    }
    ada_.type(row + "\n");
  }

  /// Now and then; not over the words of a result.
  void take_back(bool is_allowed) {
    const bool is_wanted = is_allowed && random_.below(6) == 0;
    if (is_wanted && ada_.kept.is_going_on()) press("u");
  }

  void move(const MasterixRecord& record) {
    const auto game = replayed(record);
    if (game.round()->is_over()) return press("  ");
    const auto moves = engine::masterix::moves(game.round()->position());
    tests::type_move(ada_, moves[random_.below(moves.size())]);
    take_back(record.setup.index() > 0);
  }

  void move(const CartonRecord& record) {
    const auto game = replayed(record);
    if (engine::egg_carton::winner(*game.position())) return press("  ");
    const auto slots = engine::egg_carton::selections(*game.position());
    press(std::string{engine::egg_carton::letter(slots[random_.below(slots.size())])});
    take_back(record.setup.index() > 0);
  }

  Typist& ada_;
  Random random_;
};

Outcome outcome_of(const Typist& ada) {
  return *engine::records::replay(ada.kept.all().back().record);
}

/// The screens or lines behind the end of a game.
std::string seen_after(Typist& ada) {
  std::string seen;
  for (int screen = 0; screen < 3; ++screen) {
    seen += ada.session().presentation() == Presentation::lines ? "" : ada.screen();
    if (ada.session().presentation() != Presentation::lines) ada.type(" ");
  }
  for (const std::string& line : ada.heard)
    seen += line + "\n";
  return seen;
}

/// What a scene says of a game that came to this; empty where it says nothing of its own.
std::string words_of(std::string_view line, const Outcome& outcome) {
  const auto has = [&](std::string_view part) {
    return line.find(part) != std::string_view::npos;
  };
  const auto [most, least] =
      std::pair{std::max(outcome.one, outcome.two), std::min(outcome.one, outcome.two)};
  if (outcome.ending == Ending::left) return "";
  if (has(":match:") || has("masterix:pair")) return fmt::format("{} to {}", most, least);
  if (has("masterix:casual")) return fmt::format("{} to {}", outcome.one, outcome.two);
  if (has("eggcarton:casual") || has("eggcarton:pair")) return fmt::format("wins, {} marble", most);
  const bool is_alone = has(":free:") || has(":practice:") || has(":splats:");
  if (!is_alone) return "";
  return outcome.ending == Ending::won ? fmt::format("in {} guess", outcome.one)
                                       : "missed the code";
}

TEST_CASE("every kind of game is kept to its end, and comes to what is shown and filed") {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const Kind& kind : kinds) {
      for (std::uint64_t seed = 1; seed <= games_of_each; ++seed) {
        const bool is_line = presentation == Presentation::lines;
        Typist ada{call_in(presentation), is_line ? kind.in_lines : kind.on_screens};
        CAPTURE(kind.begins, seed, is_line);
        Player{ada, seed}.play();
        REQUIRE_FALSE(ada.kept.all().empty());
        CHECK_FALSE(ada.kept.is_going_on());
        const std::string line = ada.kept.last_line();
        CAPTURE(line);
        CHECK(engine::records::verify(line).has_value());
        CHECK(line.substr(0, kind.begins.size()) == kind.begins);
        const Outcome outcome = outcome_of(ada);
        const std::string seen = seen_after(ada);
        CAPTURE(seen);
        CHECK(seen.find(words_of(line, outcome)) != std::string::npos);
        const bool is_run = engine::records::is_ranked(ada.kept.all().back().record);
        if (!is_run || outcome.one == 0) continue;
        const auto table = ada.table(engine::records::game_of(ada.kept.all().back().record));
        REQUIRE(table.size() == 1);
        CHECK(table[0].score == outcome.one);
        CHECK(static_cast<int>(table[0].level) == outcome.level);
      }
    }
  }
}

}  // namespace
}  // namespace codemaker::play
