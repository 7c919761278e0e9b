// Nim's own rules, player and words; what all games have in common is tested of it as of the
// others.
#include "bulletins/embedded.hpp"
#include "bulletins/more_games.hpp"
#include "commands/games.hpp"
#include "engine/nim/rules.hpp"
#include "engine/records/line.hpp"
#include "play/catalog/games.hpp"
#include "play/nim/questions.hpp"
#include "support/kept_games.hpp"
#include "support/random_games.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <set>

namespace codemaker::engine::nim {
namespace {

using namespace engine::records;
using tests::Typist;
using NimRecord = nim::Record;

/// Calls with all heaps there can be.
void for_all_heaps(const std::function<void(const Heaps&)>& each) {
  Heaps heaps{};
  for (std::size_t at = 0; at < heaps.size();) {
    each(heaps);
    for (at = 0; at < heaps.size() && heaps.at(at) == max_sticks; ++at)
      heaps.at(at) = 0;
    if (at < heaps.size()) ++heaps.at(at);
  }
}

TEST_CASE("balanced heaps are those from which every move loses", "[nim]") {
  int count = 0;
  for_all_heaps([&](const Heaps& heaps) {
    ++count;
    const auto all = moves(heaps);
    const bool can_balance =
        std::ranges::any_of(all, [&](Move move) { return is_balanced(after(heaps, move)); });
    REQUIRE(can_balance != is_balanced(heaps));
    if (all.empty()) return;
    REQUIRE(Rules::is_legal({heaps}, best(heaps)));
    REQUIRE(is_balanced(after(heaps, best(heaps))) == can_balance);
  });
  CHECK(count == 8 * 8 * 8 * 8);
}

TEST_CASE("a deal has three heaps up to level 3, then four, no two alike", "[nim]") {
  int balanced = 0;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    for (const int level : {1, 3, 4, 10}) {
      const Heaps heaps = Rules::deal({}, seed, level).heaps;
      std::set<int> sizes{heaps.begin(), heaps.end()};
      sizes.erase(0);
      REQUIRE(sizes.size() == (level <= 3 ? 3 : 4));
      REQUIRE(*sizes.rbegin() <= max_sticks);
      balanced += is_balanced(heaps) ? 1 : 0;
    }
  }
  CHECK(balanced > 700);
  CHECK(balanced < 900);
}

TEST_CASE("the stronger the computer, the more seldom it errs; level 10 never does", "[nim]") {
  int last = 1000;
  for (int level = 1; level <= strongest_level; ++level) {
    int errors = 0;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
      const Heaps heaps = Rules::deal({}, seed, strongest_level).heaps;
      if (is_balanced(heaps)) continue;
      errors += is_balanced(after(heaps, choose(heaps, level, seed))) ? 0 : 1;
      REQUIRE(choose(heaps, level, seed) == choose(heaps, level, seed));
    }
    CHECK(errors < last);
    last = errors;
  }
  CHECK(last == 0);
}

/// A record of these moves, and why they are refused; empty: they are not.
std::string fault_of(const Rules::Setup& setup, const std::vector<NimRecord::Move>& moves) {
  const auto outcome = replay(NimRecord{setup, moves});
  return outcome ? "" : text(outcome.error());
}

TEST_CASE("what the rules forbid is refused with its move", "[nim]") {
  const Move one{2, 1};  // the deal of seed 1 has a stick in each of three heaps
  CHECK(fault_of(RankedSetup{}, {one}) == "move 1: there is no board to play on yet");
  CHECK(fault_of(CasualSetup{}, {Dealt{1}, one}).empty());
  CHECK(
      fault_of(CasualSetup{}, {Dealt{1}, Dealt{1}}) ==
      "move 2: the last board is still being played"
  );
  CHECK(
      fault_of(CasualSetup{}, {Dealt{1}, Move{3, 1}}) == "move 2: the heap has not so many sticks"
  );
  CHECK(
      fault_of(CasualSetup{}, {Dealt{1}, Move{0, 8}}) == "move 2: the heap has not so many sticks"
  );
  CHECK(fault_of(CasualSetup{}, {Dealt{1}, Undo{}}) == "move 2: there is no move to undo");
  CHECK(
      fault_of(RankedSetup{}, {Dealt{1}, one, Undo{}}) ==
      "move 3: in ranked games nothing is undone"
  );
  CHECK(
      fault_of(DailySetup{}, {Dealt{1}, one, Undo{}}) ==
      "move 3: in the game of a day nothing is undone"
  );
  CHECK(fault_of(DailySetup{}, {Leave{}, Dealt{1}}) == "move 2: the game is over");
}

TEST_CASE("a record of each kind is read as it was written, and no other text is", "[nim]") {
  for (const NimRecord::Setup& setup :
       {NimRecord::Setup{RankedSetup{}}, NimRecord::Setup{CasualSetup{7}},
        NimRecord::Setup{DailySetup{}}}) {
    const records::Record record{NimRecord{setup, {Dealt{1}, Move{2, 1}, Leave{}}}};
    const auto line = verify(write(record, *replay(record)));
    REQUIRE(line.has_value());
    CHECK(line->record == record);
  }
  for (const std::string_view text : {"", "c0", "c11", "c5.", "c5.c5", "5", "C5", "c05"})
    CHECK_FALSE(NimRecord::parse_setup("casual", text));
  CHECK_FALSE(NimRecord::parse_setup("ladder", "c5"));
  CHECK_FALSE(NimRecord::parse_setup("pair", ""));
  for (const std::string_view text :
       {"", ",", ",A", ",A0", ",A8", ",E1", ",a1", ",A11", "A1", "=1"})
    CHECK_FALSE(NimRecord::parse_move(text));
}

TEST_CASE("a hint of Nim is a good move", "[nim]") {
  Typist ada{tests::call_of("Ada"), "\nnc5\n"};
  ada.type("h");
  const auto& record = *ada.kept.all().back().record.as<NimRecord>();
  const Heaps heaps = Rules::deal({}, std::get<Dealt>(record.moves.front()).seed, 5).heaps;
  const Move good = best(heaps);
  REQUIRE_FALSE(is_balanced(heaps));
  CHECK(ada.sees("Hint: take " + std::to_string(good.sticks) + " of " + letters[good.heap]));
  ada.type(Rules::text(good));
  CHECK(std::get<Move>(ada.kept.all().back().record.as<NimRecord>()->moves.at(1)) == good);
}

TEST_CASE("a level of Nim pays its number times the sticks one took", "[nim]") {
  const tests::TestedGame& game = tests::tested_games().back();
  Typist ada{tests::call_of("Ada"), "\nopp" + game.ranked};
  game.win_level(ada);
  ada.type(" ");
  game.win_level(ada);
  REQUIRE(ada.filed.size() == 2);
  const auto outcome = *replay(ada.kept.all().back().record);
  CHECK(ada.filed.back().score == outcome.one);
  CHECK(outcome.level == 3);
  CHECK(ada.sees("Level 2 won: 2 x "));
}

TEST_CASE("what the computer takes while a run's name is asked for decides nothing", "[nim]") {
  const tests::TestedGame& game = tests::tested_games().back();
  Typist ada{tests::call_of("Ada"), "\nopp" + game.ranked};
  game.win_level(ada);
  ada.type(" ");
  ada.holds_thinking = true;
  const auto heaps = [&] {
    return tests::replayed(*ada.kept.all().back().record.as<NimRecord>()).table()->heaps;
  };
  const auto largest = [&] {
    const Heaps now = heaps();
    return static_cast<std::size_t>(std::ranges::max_element(now) - now.begin());
  };
  // All but the largest heap is gone, and of that two are left when the computer is to move.
  const std::size_t last = largest();
  for (std::size_t heap = 0; heap < max_heaps; ++heap) {
    const int sticks = heaps().at(heap);
    if (heap == last || sticks == 0) continue;
    const bool is_own = !ada.asked.has_value();
    if (is_own) ada.type(Rules::text({heap, sticks}));
    if (!is_own) ada.reply(Move{heap, sticks});
  }
  const int left = heaps().at(last);
  ada.type(Rules::text({last, left - 1}));
  ada.type("qy");
  REQUIRE(ada.sees("you made the Hall of Fame"));
  ada.reply(Move{last, 1});
  CHECK(ada.sees("you made the Hall of Fame"));
  CHECK(ada.filed.back().score == replay(ada.kept.all().back().record)->one);
}

TEST_CASE("each bulletin with tables of games has Nim below them", "[nim]") {
  namespace embedded = bulletins::embedded;
  for (const std::string_view ours : {embedded::bulletin_hall, embedded::bulletin_daily}) {
    const std::string all = bulletins::with_all_games(ours);
    CHECK(all.find("|11Nim") > all.find("@EGGCARTON10-L11@"));
    CHECK(all.find("@NIM4-L11@") < all.rfind("|08  "));
  }
  const std::string seasons = bulletins::with_all_games(embedded::bulletin_seasons);
  CHECK(seasons.find("|15@PAST4-L8@|15@PAST4NIM-L12@|11@PAST4NIMSCORE-R9@\n") != std::string::npos);
  CHECK(bulletins::with_all_games(embedded::bulletin_callers) == embedded::bulletin_callers);
}

TEST_CASE("the engine of Nim answers, and says what is wrong", "[nim]") {
  const records::Record record{NimRecord{}};
  const auto words = commands::commands_of(record).requests();
  const auto said = [&](const char* request) {
    const auto object = nlohmann::json::parse(request);
    const commands::AnswerObject ignore = [](const auto& /*line*/) {
    };
    try {
      return commands::answer_to(commands::Request{object, ignore}, words).dump();
    } catch (const commands::BadRequest& bad) {
      return std::string{bad.what()};
    }
  };
  CHECK(said(R"({"do":"best","A":3,"B":5,"C":7})") == R"({"move":"A1","value":1})");
  CHECK(said(R"({"do":"best","A":1,"D":1})") == R"({"move":"A1","value":-1})");
  CHECK(said(R"({"do":"best"})") == "the game is over: no stick is left");
  CHECK(said(R"({"do":"best","A":8})").starts_with("\"A\" must be"));
}

}  // namespace
}  // namespace codemaker::engine::nim
