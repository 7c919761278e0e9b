// The guided first games on a board: advice that holds before the review, and whole games by it.
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/id.hpp"
#include "play/boards/to_review.hpp"
#include "play/egg_carton/advice.hpp"
#include "play/egg_carton/weighing.hpp"
#include "play/events/thinking.hpp"
#include "play/masterix/advice.hpp"
#include "play/masterix/weighing.hpp"
#include "support/egg_carton_games.hpp"
#include "support/kept_games.hpp"
#include "support/sanitized.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <stop_token>
#include <string>
#include <vector>

namespace codemaker::play::boards {
namespace {

using engine::egg_carton::records::CartonCasual;
using engine::egg_carton::records::CartonRecord;
using engine::masterix::records::MasterixRecord;
using engine::records::CasualSetup;
using tests::call_in;
using tests::Typist;

/// A thinker with a clock that goes on by as much each time it is looked at, about what a search
/// takes from one look to the next: how fast a machine is changes nothing.
Mind mind_with_clock() {
  return {.clock = [time = std::chrono::microseconds{}]() mutable {
    constexpr std::chrono::microseconds between_looks{100};
    return time += between_looks;
  }};
}

/// What the adviser, and what the computer of level 1 plays.
engine::masterix::Move advised(const engine::masterix::Round& round, Mind& mind) {
  return answer(masterix::question::Advise{round.position()}, mind, {}).thought->move;
}

engine::masterix::Move computers(
    const engine::masterix::Round& round, std::uint64_t seed, Mind& mind
) {
  const masterix::question::Jump jump{round.position(), 1, seed};
  return answer(jump, mind, {}).thought->move;
}

engine::egg_carton::records::Selected advised(
    const engine::egg_carton::Position& position, Mind& mind
) {
  return {answer(egg_carton::question::Advise{position}, mind, {}).thought->slot};
}

engine::egg_carton::records::Selected computers(
    const engine::egg_carton::Position& position, std::uint64_t seed, Mind& mind
) {
  const egg_carton::question::Select select{position, 1, seed};
  return {answer(select, mind, {}).thought->slot};
}

/// A game whose caller does what is advised.
template <class Record>
Record played_by_advice(typename Record::Setup setup, std::uint64_t seed) {
  Mind mind = mind_with_clock();
  Record record{std::move(setup), {engine::records::Dealt{seed}}};
  auto table = Record::Rules::deal(record.setup, seed, 1);
  while (!Record::Rules::is_over(table)) {
    const bool is_callers = Record::Rules::is_persons_turn(record.setup, table);
    const auto move =
        is_callers ? advised(table, mind) : computers(table, seed + record.moves.size(), mind);
    Record::Rules::play(table, move);
    record.moves.push_back(move);
  }
  return record;
}

/// Moves of the caller's that the review scolds, in its words.
std::vector<std::string> scolded(BoardToReview board) {
  Mind mind = mind_with_clock();
  BoardReview review{std::move(board)};
  while (const Question* const question = review.next())
    review.take(*question->think(mind, {}).as<Weighed>());
  std::vector<std::string> scolded;
  for (const std::size_t move : review.turning_points())
    if (review.board().moves[move].is_first) scolded.push_back(review.sentence(move));
  return scolded;
}

TEST_CASE("who follows the advice of a guided round of Masterix wins, and no review scolds it") {
  for (std::uint64_t seed = 1; seed <= (tests::is_sanitized ? 3 : 12); ++seed) {
    const auto record = played_by_advice<MasterixRecord>(CasualSetup{1}, seed);
    CAPTURE(seed);
    CHECK(engine::records::replay(record)->ending == engine::records::Ending::won);
    const auto board = board_to_review<masterix::question::Weigh>(
        record, record.moves.size(), {"You", "Computer"}
    );
    CHECK(scolded(*board) == std::vector<std::string>{});
  }
}

TEST_CASE("who follows the advice of a guided game of Egg Carton wins, and no review scolds it") {
  using engine::egg_carton::RelayRule;
  using engine::egg_carton::records::CartonStart;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const CartonCasual setup{CartonStart::dealt, RelayRule::usual, 1};
    const auto record = played_by_advice<CartonRecord>(setup, seed);
    CAPTURE(seed);
    CHECK(engine::records::replay(record)->ending == engine::records::Ending::won);
    const auto board = board_to_review<egg_carton::question::Weigh>(
        record, record.moves.size(), {"You", "Computer"}
    );
    CHECK(scolded(*board) == std::vector<std::string>{});
  }
}

TEST_CASE("the advice of Masterix says what a jump captures and what can be taken back") {
  const auto board = engine::masterix::Board::read(std::vector<std::string>{"BR.", "RRB", "..R"});
  const engine::masterix::Position position{*board};
  const auto reasons = masterix::reasons(position, *engine::masterix::parse_move("a1-b2"));
  REQUIRE(reasons.size() == 2);
  CHECK(reasons[0] == "a1 jumps onto b2: it destroys that unit and captures 3.");
  CHECK(reasons[1] == "Then red can take nothing back.");
  const auto small = masterix::reasons(position, *engine::masterix::parse_move("b3-c3"));
  CHECK(small[0] == "b3 jumps onto c3: it captures the unit beside it.");
  CHECK(small[1].starts_with("a1-b2 takes 4, but "));
}

TEST_CASE("the advice of Egg Carton says what the last marble does") {
  using namespace engine::egg_carton;
  const Position off{.slots = {0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 0}};
  CHECK(
      egg_carton::reasons(off, 4).front() ==
      "Select E: its last marble falls off the board, so you select again."
  );
  const Position last{.slots = {0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0}};
  CHECK(egg_carton::reasons(last, 5).front() == "Select F: it empties your row, and you win.");
  const Position ends{.slots = {1, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0}};
  CHECK(
      egg_carton::reasons(ends, 0).front() ==
      "Select A. Your row keeps its 4 marbles. No slot ends off the board now."
  );
}

/// Follows the advice that stands beside the board to its end.
void follow(Typist& ada, std::string_view end, std::string_view keys) {
  for (int move = 0; move < 200 && !ada.sees(end) && ada.prompt().find(end) == std::string::npos;
       ++move)
    ada.type(keys);
}

TEST_CASE("Enter follows the advice of a guided round of Masterix to its end, and R begins a run") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nopp\nmqmg"};
    CAPTURE(ada.screen());
    CHECK(ada.sees("uided game"));
    CHECK(ada.sees("Jump onto a red unit: reds around it"));
    CHECK(ada.sees(" jumps onto "));
    follow(ada, "No moves left.", "h\n");
    ada.type(" ");
    CHECK(ada.sees("R: a ranked run."));
    CHECK(ada.filed.empty());
    ada.type("r");
    CHECK(ada.sees("Level 1"));
  }
}

TEST_CASE("the slots that a guided game of Egg Carton advises win it, and R begins the ladder") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nopp\neqeg"};
    CAPTURE(ada.screen());
    CHECK(ada.sees("Guided game"));
    CHECK(ada.sees("Select "));
    const bool is_full = presentation == Presentation::full;
    follow(ada, is_full ? "Ada wins, " : "Your row is empty. You win!", "h\n");
    if (is_full) ada.type(" ");
    CHECK(ada.sees("R: a ranked run."));
    ada.type("r");
    CHECK(ada.sees("evel 1"));
  }
}

TEST_CASE("in lines the advice is told, a wrong line loses nothing, and R goes on from the end") {
  Typist ada{call_in(Presentation::lines), "p\nm\nn\n\nq\n"};
  ada.type("m\ng\n");
  CHECK(std::ranges::count(ada.heard, "Jump onto a red unit: reds around it (+) turn blue.") == 1);
  CHECK(ada.prompt() == "Move: ");
  ada.type("xyzzy\nh\n");
  CHECK(ada.last_line().find(" back at most") != std::string::npos);
  Typist bob{call_in(Presentation::lines), "p\ne\n"};
  bob.type("g\n");
  CHECK(std::ranges::any_of(bob.heard, [](const std::string& line) {
    return line.starts_with("Select ");
  }));
  CHECK(bob.prompt() == "Ada, A to F: ");
}

TEST_CASE("a guided game that is cut off is kept, as a casual one of level 1") {
  Typist ada{call_in(Presentation::full), "\nopp\nmqmg\n"};
  CHECK(ada.kept.last_line().starts_with("cm1:masterix:casual:r1.c1:="));
  CHECK(ada.kept.is_going_on());
  Typist bob{call_in(Presentation::full), "\nopp\neqeg"};
  CHECK(bob.kept.last_line().starts_with("cm1:eggcarton:casual:r1.dealt.usual.c1:="));
}

TEST_CASE("the main menu offers the first game of the game that the light bar is on") {
  Typist ada{call_in(Presentation::full), "\n"};
  CHECK(ada.sees("New here? G: a guided first game of code breaking."));
  while (!ada.sees("New here? G: a guided first game of Masterix."))
    ada.press(ansi::KeyCode::down);
  ada.type("g");
  CHECK(ada.sees("MASTERIX  Guided game"));
  Typist bob{call_in(Presentation::lines)};
  bob.type("p\n");
  CHECK(std::ranges::count(bob.heard, "New here? G: a guided first game of code breaking.") == 1);
  CHECK(std::ranges::count(bob.heard, "M, then G: a guided first game of Masterix.") == 1);
}

TEST_CASE("who has played a game to its end is not asked whether they are new to it") {
  Typist ada{call_in(Presentation::full), "\nopp\ner"};
  const auto deal = tests::egg_deal(ada.seed);
  tests::play_egg_game(ada, deal, tests::egg_game_with(deal, engine::egg_carton::Player::two));
  ada.type("   ");
  INFO(ada.screen());
  CHECK(ada.sees("Ranked run"));
  CHECK_FALSE(ada.sees("New here?"));
  CHECK(ada.sees("G guided game"));
  ada.type("qm\n\n\nx");
  CHECK(ada.sees("New here? G: a guided first game"));
}

TEST_CASE("who leaves a game in its first level may still be new to it") {
  Typist ada{call_in(Presentation::full), "\nopp\nr\n1122\nqy "};
  INFO(ada.screen());
  CHECK(ada.sees("Main menu"));
  CHECK(ada.sees("New here? G: a guided first game"));
}

TEST_CASE("the menus of both games offer their first game, and so does the opening of Masterix") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nm\n\n\n"};
    CHECK(ada.sees("a guided first game, "));
    ada.type("x");
    CHECK(ada.sees("New here? G: a guided first game"));
    ada.type("qe ");
    CHECK(ada.sees("New here? G: a guided first game"));
    ada.type("g");
    CHECK(ada.sees("Guided game"));
  }
}

}  // namespace
}  // namespace codemaker::play::boards
