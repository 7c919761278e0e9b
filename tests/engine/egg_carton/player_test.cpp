#include "engine/egg_carton/player.hpp"

#include "boards.hpp"

#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/proof.hpp"
#include "engine/egg_carton/search.hpp"

#include <algorithm>
#include <set>

namespace codemaker::engine::egg_carton {
namespace {

using nlohmann::json;
using tests::position_of;
using tests::random_position;
using tests::read_vectors;
using namespace std::chrono_literals;

EndgameTable table(int marbles, RelayRule relay_rule) {
  return *EndgameTable::build(marbles, relay_rule, {});
}

/// Playing everything to the end.
bool is_won_by_exhaustion(const Board& board, RelayRule relay_rule) {
  for (int slot = 0; slot < side_slots; ++slot) {
    if (marbles(board.own, slot) == 0) continue;
    const Sown sown = sow(board, slot, relay_rule);
    if (sown.is_won()) return true;
    const bool is_same_player = sown.outcome == Outcome::again;
    if (is_won_by_exhaustion(sown.board, relay_rule) == is_same_player) return true;
  }
  return false;
}

/// The winning selections of a vector, as text.
std::string winning_moves(const Position& position, ProofSearch& search) {
  std::string moves;
  for (const Slot slot : selections(position)) {
    const Sown sown = sow(to_board(position), slot % side_slots, position.relay_rule);
    const bool is_same_player = sown.outcome == Outcome::again;
    if (sown.is_won() || search.prove(sown.board, {})->is_won == is_same_player) {
      moves += letter(slot);
    }
  }
  return moves;
}

TEST_CASE("every solved vector is proved as written, whatever the table knows") {
  const int known = GENERATE(0, 6);
  const std::array tables{table(known, RelayRule::usual), table(known, RelayRule::narrow)};
  const json positions = read_vectors("solved.json")["positions"];
  for (const json& row : positions) {
    INFO(row.dump());
    const Position position = position_of(row);
    ProofSearch search{tables[position.relay_rule == RelayRule::usual ? 0 : 1]};
    const auto proof = search.prove(to_board(position), {});
    REQUIRE(proof);
    CHECK(proof->is_won == (row["winner"] == row["turn"]));
    std::string expected;
    for (const json& move : row["winning_moves"])
      expected += move.get<std::string>();
    CHECK(winning_moves(position, search) == expected);
    if (proof->is_won)
      CHECK(expected.find(letter(slot_of(position, proof->slot))) != std::string::npos);
  }
}

TEST_CASE("the endgame table agrees with playing everything to the end") {
  const auto relay_rule = GENERATE(RelayRule::usual, RelayRule::narrow);
  const EndgameTable endgames = table(7, relay_rule);
  Random random{30};
  for (int i = 0; i < 300; ++i) {
    const Board board = to_board(random_position(random, 2 + i % 6, relay_rule));
    REQUIRE(endgames.holds(board));
    REQUIRE(endgames.is_won(board) == is_won_by_exhaustion(board, relay_rule));
  }
  const Board beyond = to_board(random_position(random, 8, relay_rule));
  CHECK_FALSE(endgames.holds(beyond));
}

TEST_CASE("in the endgame table an empty side has won") {
  const EndgameTable endgames = table(3, RelayRule::usual);
  CHECK(endgames.is_won({.own = 0, .opposite = 1}));
  CHECK_FALSE(endgames.is_won({.own = 1, .opposite = 0}));
}

TEST_CASE("the sides are numbered without gaps") {
  std::set<std::uint32_t> ranks;
  for (SideWord code = 0; code < 4096; ++code) {  // four values for each slot
    SideWord side = 0;
    for (unsigned slot = 0; slot < side_slots; ++slot)
      side |= (code >> (2 * slot) & 3U) << (8 * slot);
    if (marbles(side) <= 3) ranks.insert(side_rank(side));
  }
  CHECK(ranks.size() == detail::sides_below(4));
  CHECK(*ranks.rbegin() + 1 == ranks.size());
}

TEST_CASE("the deals of the vectors are dealt, and as many thrown away") {
  const json deals = read_vectors("deals.json")["deals"];
  for (const json& row : deals) {
    INFO(row.dump());
    const RelayRule relay_rule =
        row["relay_again"].get<bool>() ? RelayRule::usual : RelayRule::narrow;
    const FairDeal deal = fair_deal(row["seed"].get<std::uint64_t>(), relay_rule);
    CHECK(json(deal.position.slots) == row["slots"]);
    CHECK(deal.thrown == row["thrown"].get<int>());
    CHECK(deal.position.relay_rule == relay_rule);
    CHECK(deal.position.turn == Player::one);
  }
}

TEST_CASE("the classic start is won in the first turn by the usual relay_rule alone") {
  const auto start = classic_start(RelayRule::usual);
  Position position = start;
  std::string way;
  for (const int slot : win_in_one_turn(to_board(start), RelayRule::usual)) {
    way += letter(slot);
    position = sow(position, slot).after;
  }
  CHECK(winner(position) == Player::one);
  const json ways = read_vectors("solved.json")["classic_first_turn_wins"];
  CHECK(std::ranges::count(ways, json(way)) == 1);
  CHECK(win_in_one_turn(to_board(start), RelayRule::narrow).empty());
}

TEST_CASE("steps 9 and 10 see every win in one turn") {
  const int strength = GENERATE(9, 10);
  const ComputerPlayer computer{strength, 1};
  Position position = classic_start(RelayRule::usual);
  int selected = 0;
  for (; position.turn == Player::one && !winner(position); ++selected) {
    const auto thought = computer.think(position, {});
    REQUIRE(thought);
    CHECK(thought->is_exact);
    CHECK(thought->value == 1);
    position = sow(position, thought->slot).after;
  }
  CHECK(winner(position) == Player::one);
  CHECK(selected >= 9);
}

TEST_CASE("steps 9 and 10 play boards of few marbles without a fault") {
  const int strength = GENERATE(9, 10);
  const json positions = read_vectors("solved.json")["positions"];
  for (const json& row : positions) {
    const Position position = position_of(row);
    if (position.relay_rule == RelayRule::narrow) continue;
    const bool is_won = row["winner"] == row["turn"];
    const auto thought = ComputerPlayer{strength, 2}.think(position, {});
    REQUIRE(thought);
    if (strength == 9 && !thought->is_exact) continue;  // more marbles than step 9 knows
    INFO(row.dump());
    CHECK(thought->value == (is_won ? 1 : -1));
    const std::string slot{letter(thought->slot)};
    CHECK(std::ranges::count(row["winning_moves"], json(slot)) == (is_won ? 1 : 0));
  }
}

TEST_CASE("step 10 wins a won fair deal against any play") {
  Random random{40};
  const ComputerPlayer computer{10, 3};
  Position position = fair_deal(500'002, RelayRule::usual).position;
  const auto first = computer.think(position, {});
  REQUIRE(first);
  REQUIRE(first->is_exact);
  const Player favorite = first->value > 0 ? Player::one : Player::two;
  while (!winner(position)) {
    const auto slots = selections(position);
    const Slot slot = position.turn == favorite ? computer.think(position, {})->slot
                                                : slots[random.below(slots.size())];
    position = sow(position, slot).after;
  }
  CHECK(winner(position) == favorite);
}

TEST_CASE("steps 1 to 8 play the same from the same seed") {
  const int strength = GENERATE(range(1, 9));
  const Position position = fair_deal(5, RelayRule::usual).position;
  std::set<Slot> slots;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto one = ComputerPlayer{strength, seed}.think(position, {});
    const auto other = ComputerPlayer{strength, seed}.think(position, {});
    REQUIRE(one);
    REQUIRE(is_selectable(position, one->slot));
    CHECK(one->slot == other->slot);
    slots.insert(one->slot);
  }
  if (strength == 3) CHECK(slots.size() > 2);
}

TEST_CASE("a newcomer's opponent keeps its marbles at home and overlooks what clears its side") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Position position = fair_deal(seed, RelayRule::usual).position;
    const Board board = to_board(position);
    const auto hoarded = ComputerPlayer{weakest, seed}.think(position, {});
    REQUIRE(hoarded);
    DepthSearch search{position.relay_rule, nullptr};
    CHECK(hoarded->slot != slot_of(position, search.choose(board, 1, far_slots_first, {})->slot));
    // Of equally bad ones it takes any.
    const auto worth_after = [&](int slot) {
      const Sown sown = sow(board, slot, position.relay_rule);
      const Worth worth = guess_worth(sown.board);
      return sown.outcome == engine::egg_carton::Outcome::again ? worth : -worth;
    };
    const Choice least = search.least(board, far_slots_first);
    CHECK(worth_after(hoarded->slot) == worth_after(least.slot));
  }
}

TEST_CASE("a stopped player gives no selection") {
  std::stop_source source;
  source.request_stop();
  Limits limits;
  limits.stop = source.get_token();
  const Position position = fair_deal(6, RelayRule::usual).position;
  CHECK_FALSE(ComputerPlayer(8, 1).think(position, limits));
  CHECK_FALSE(ComputerPlayer(9, 1).think(position, limits));
  CHECK_FALSE(ComputerPlayer(10, 1).think(position, limits));
  CHECK_FALSE(EndgameTable::build(10, RelayRule::usual, limits.stop));
}

TEST_CASE("a player without time selects all the same") {
  const int strength = GENERATE(9, 10);
  Limits limits;
  limits.elapsed = [] {
    return 1000ms;
  };
  limits.time = 1ms;
  const Position position = fair_deal(6, RelayRule::usual).position;
  const auto thought = ComputerPlayer{strength, 1}.think(position, limits);
  REQUIRE(thought);
  CHECK(is_selectable(position, thought->slot));
  CHECK_FALSE(thought->is_exact);
  CHECK(thought->depth == 1);
}

TEST_CASE("the worth of a board counts marbles, slots and hands that end exactly off") {
  Position position;
  position.slots = {6, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1};
  CHECK(guess_worth(to_board(position)) == 3 * (3 - 7) + 2 * (3 - 2) + 2 * 1);
}

TEST_CASE("a look ahead takes a win it can see, the soonest one") {
  Position position;
  position.slots = {0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0};  // E F wins, and so does F E F
  DepthSearch search{RelayRule::usual, nullptr};
  const auto choice = search.choose(to_board(position), 4, far_slots_first, {});
  REQUIRE(choice);
  CHECK(choice->slot == 4);
  CHECK(is_certain(choice->worth));
}

}  // namespace
}  // namespace codemaker::engine::egg_carton
