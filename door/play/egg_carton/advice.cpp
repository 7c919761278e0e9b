#include "play/egg_carton/advice.hpp"

#include "engine/egg_carton/player.hpp"
#include "engine/egg_carton/review.hpp"
#include "play/events/thinking.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace question {

/// Each slot for a short time, and where that proves nothing the best of them for as long as a
/// selection of the computer may take: with a table of its own, as a full one hinders a proof.
Selected answer(const Advise& advise, Mind& mind, const std::stop_token& stop) {
  constexpr int adviser_strength = 8;  // it looks as far as no clock needs to stop it
  constexpr int depth = 12;
  const Position& position = advise.position;
  auto thought = ComputerPlayer{adviser_strength, 0}.think(position, {.stop = stop, .elapsed = {}});
  if (!thought) return {};
  const auto within = [&](std::chrono::milliseconds time) {
    return Limits{stop, mind.stopwatch<std::chrono::milliseconds>(), time};
  };
  std::vector<Slot> slots = selections(position);
  const auto chosen = std::ranges::find(slots, thought->slot);
  if (chosen != slots.end()) std::rotate(slots.begin(), chosen, chosen + 1);
  SelectionReviewer reviewer{position.relay_rule, depth};
  int most = -sure_chance - 1;
  for (const Slot slot : slots) {
    const auto seen = reviewer.review(position, slot, within(2 * review_time));
    if (!seen) return {};
    if (seen->best_chance == sure_chance) {
      thought->slot = seen->best;
      return {thought};
    }
    if (seen->played_chance <= most) continue;
    most = seen->played_chance;
    thought->slot = slot;
  }
  SelectionReviewer patient{position.relay_rule, depth};
  const auto seen = patient.review(position, thought->slot, within(thinking_time));
  if (!seen) return {};
  if (seen->best_chance == sure_chance) thought->slot = seen->best;
  return {thought};
}

}  // namespace question

namespace {

bool goes_on_with(const Position& position, Slot slot) {
  return sow(position, slot).outcome == engine::egg_carton::Outcome::again;
}

/// Slots whose last marble falls off the board.
int slots_off_board(const Position& position) {
  const auto slots = selections(position);
  return static_cast<int>(std::ranges::count_if(slots, [&](Slot slot) {
    return goes_on_with(position, slot);
  }));
}

}  // namespace

std::vector<std::string> reasons(const Position& position, Slot slot) {
  const Sowing sowing = sow(position, slot);
  const char name = letter(slot);
  if (winner(sowing.after) == position.turn)
    return {fmt::format("Select {}: it empties your row, and you win.", name)};
  const bool is_relay =
      std::ranges::any_of(sowing.drops, [](const Drop& drop) { return drop.begins_relay; });
  const int before = marbles_of(position, position.turn);
  const int after = marbles_of(sowing.after, position.turn);
  const std::string left = before == after
                               ? fmt::format("Your row keeps its {} marbles.", before)
                               : fmt::format("Your row goes from {} to {}.", before, after);
  std::vector<std::string> reasons;
  if (goes_on_with(position, slot)) {
    reasons.push_back(fmt::format(
        "Select {}: {} off the board{} select again.", name,
        is_relay ? "it relays, then ends" : "its last marble falls", ", so you"
    ));
    reasons.push_back(left);
  } else {
    const bool is_only_way = slots_off_board(position) == 0;
    reasons.push_back(fmt::format(
        "Select {}. {} {}", name, left,
        is_only_way ? "No slot ends off the board now." : "Best a few selections ahead."
    ));
    reasons.emplace_back("Its last marble ends in an empty slot, and so your turn.");
  }
  if (is_relay) reasons.emplace_back("Relay: a last marble on other marbles sows them all on.");
  return reasons;
}

bool speaks_at(int selection, const Position& position, Slot slot) {
  constexpr int first_selections = 6;
  const int others = slots_off_board(position);
  const bool is_again = goes_on_with(position, slot);
  const bool is_won = winner(sow(position, slot).after).has_value();
  return selection <= first_selections || is_won || (is_again ? others == 1 : others > 0);
}

}  // namespace codemaker::play::egg_carton
