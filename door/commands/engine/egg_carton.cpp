#include "commands/engine/egg_carton.hpp"

#include "commands/engine/request.hpp"
#include "engine/egg_carton/board.hpp"
#include "engine/egg_carton/deal.hpp"
#include "engine/egg_carton/player.hpp"

#include <array>
#include <chrono>
#include <fmt/format.h>

namespace codemaker::commands::egg_carton {
namespace {

namespace egg = engine::egg_carton;
using egg::Position;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr int max_depth = 14;
constexpr int max_milliseconds = 600'000;

template <std::size_t n>
std::array<std::uint8_t, n> counts_of(const json& field, const char* name) {
  if (!field.is_array() || field.size() != n) {
    throw BadRequest{fmt::format("\"{}\" must be a list of {} numbers", name, n)};
  }
  std::array<std::uint8_t, n> counts{};
  for (std::size_t i = 0; i < n; ++i) {
    counts[i] = static_cast<std::uint8_t>(Request::number_in(field[i], name, 0, egg::max_marbles));
  }
  return counts;
}

egg::RelayRule relay_rule_of(const Request& request) {
  return request.flag("relay_again", true) ? egg::RelayRule::usual : egg::RelayRule::narrow;
}

Position position_of(const Request& request) {
  Position position;
  position.slots = counts_of<egg::slot_count>(request.at("slots"), "slots");
  if (request.has("off")) position.off = counts_of<2>(request.at("off"), "off");
  position.turn = Request::number_in(request.at("turn"), "turn", 1, 2) == 1 ? egg::Player::one
                                                                            : egg::Player::two;
  position.relay_rule = relay_rule_of(request);
  const int on_board =
      marbles_of(position, egg::Player::one) + marbles_of(position, egg::Player::two);
  if (on_board == 0) throw BadRequest{"\"slots\" holds no marble at all"};
  if (on_board + position.off[0] + position.off[1] > egg::max_marbles) {
    throw BadRequest{fmt::format(
        "there are at most {} marbles, those off the board included", egg::max_marbles
    )};
  }
  return position;
}

Position unfinished_position_of(const Request& request) {
  const Position position = position_of(request);
  if (const auto winner = egg::winner(position)) {
    throw BadRequest{
        fmt::format("the game is over: the side of player {} is empty", static_cast<int>(*winner))};
  }
  return position;
}

egg::Slot move_of(const Request& request, const Position& position) {
  const std::string name = request.text("move");
  const auto slot = name.size() == 1 ? egg::slot_of(name.front()) : std::nullopt;
  if (!slot) throw BadRequest{"\"move\" must be a slot: one letter of A to F or I to N"};
  if (egg::owner(*slot) != position.turn) {
    throw BadRequest{fmt::format("{} belongs to the other side", egg::letter(*slot))};
  }
  if (!egg::is_selectable(position, *slot)) {
    throw BadRequest{fmt::format("{} holds no marble", egg::letter(*slot))};
  }
  return *slot;
}

std::string name_of(egg::Slot slot) {
  return {egg::letter(slot)};
}

std::string trace(const egg::Sowing& sowing) {
  std::string text;
  for (const egg::Drop& drop : sowing.drops) {
    if (drop.begins_relay) text += '|';
    if (egg::is_end(drop.station)) {
      text += drop.station == egg::right_end ? '>' : '<';
    } else {
      text += egg::letter(egg::slot_at(drop.station));
    }
  }
  return text;
}

ordered_json rules_answer(const Request& /*request*/) {
  return {
      {"game", "eggcarton"},
      {"slots", {{"min", 0}, {"max", egg::max_marbles}, {"count", egg::slot_count}}},
      {"marbles", range(1, egg::max_marbles)},
      {"turn", range(1, 2)},
      {"relay_again", {true, false}},
      {"level", range(egg::weakest, egg::strongest)},
      {"depth", range(1, max_depth)},
      {"ms", range(1, max_milliseconds)},
  };
}

ordered_json moves_answer(const Request& request) {
  const Position position = position_of(request);
  ordered_json moves = ordered_json::array();
  for (const egg::Slot slot : egg::selections(position))
    moves.push_back(name_of(slot));
  return {{"moves", moves}, {"over", egg::winner(position).has_value()}};
}

ordered_json play_answer(const Request& request) {
  const Position position = unfinished_position_of(request);
  const egg::Slot slot = move_of(request, position);
  const egg::Sowing sowing = egg::sow(position, slot);
  const auto winner = egg::winner(sowing.after);
  const int turn = static_cast<int>(sowing.after.turn);
  return {
      {"slot", name_of(slot)},
      {"outcome", sowing.outcome == egg::Outcome::again ? "again" : "end"},
      {"trace", trace(sowing)},
      {"drops", sowing.drops.size()},
      {"slots", sowing.after.slots},
      {"off", sowing.after.off},
      {"winner", winner ? static_cast<int>(*winner) : 0},
      {"next", winner ? 0 : turn},
      {"turn", turn},
      {"relay_again", position.relay_rule == egg::RelayRule::usual},
  };
}

/// Adds to `counts` the selections of each depth up to its size.
void count_selections(
    const egg::Board& board, egg::RelayRule relay_rule, std::size_t ply,
    std::vector<std::uint64_t>& counts
) {
  for (int slot = 0; slot < egg::side_slots; ++slot) {
    if (egg::marbles(board.own, slot) == 0) continue;
    ++counts[ply];
    if (ply + 1 == counts.size()) continue;
    const egg::Sown sown = egg::sow(board, slot, relay_rule);
    if (!sown.is_won()) count_selections(sown.board, relay_rule, ply + 1, counts);
  }
}

ordered_json perft_answer(const Request& request) {
  const Position position = position_of(request);
  static_cast<void>(request.at("depth"));
  const int depth = request.number("depth", 1, max_depth, 1);
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
  if (!egg::winner(position)) {
    count_selections(egg::to_board(position), position.relay_rule, 0, counts);
  }
  return {{"perft", counts}};
}

ordered_json deal_answer(const Request& request) {
  static_cast<void>(request.at("seed"));
  const std::uint64_t seed = request.seed();
  const egg::FairDeal deal = egg::fair_deal(seed, relay_rule_of(request));
  return {
      {"seed", std::to_string(seed)},
      {"relay_again", deal.position.relay_rule == egg::RelayRule::usual},
      {"slots", deal.position.slots},
      {"off", deal.position.off},
      {"turn", static_cast<int>(deal.position.turn)},
      {"thrown", deal.thrown},
  };
}

/// A whole number when it is certain.
ordered_json value_of(const egg::Thought& thought) {
  if (thought.is_exact) return thought.value > 0 ? 1 : -1;
  return thought.value;
}

ordered_json best_answer(const Request& request) {
  using namespace std::chrono;
  const Position position = unfinished_position_of(request);
  const int level = request.number("level", egg::weakest, egg::strongest, egg::strongest);
  const int time =
      request.number("ms", 1, max_milliseconds, static_cast<int>(egg::thinking_time.count()));
  const egg::ComputerPlayer player{level, request.seed()};
  const auto begin = steady_clock::now();
  const auto elapsed = [begin] {
    return duration_cast<milliseconds>(steady_clock::now() - begin);
  };
  const auto thought =
      player.think(position, {.stop = {}, .elapsed = elapsed, .time = milliseconds{time}});
  if (!thought) throw BadRequest{"the thinking was stopped"};
  return {
      {"move", name_of(thought->slot)}, {"value", value_of(*thought)}, {"depth", thought->depth},
      {"nodes", thought->selections},   {"ms", elapsed().count()},     {"exact", thought->is_exact},
  };
}

constexpr std::array words{
    EngineWord{"rules", rules_answer}, EngineWord{"moves", moves_answer},
    EngineWord{"play", play_answer},   EngineWord{"perft", perft_answer},
    EngineWord{"deal", deal_answer},   EngineWord{"best", best_answer},
};

}  // namespace

EngineWords requests() {
  return words;
}

}  // namespace codemaker::commands::egg_carton
