// The screens of Masterix.
#include "engine/masterix/id.hpp"
#include "pictures/pictured_game.hpp"
#include "support/masterix_rounds.hpp"

#include <chrono>
#include <compare>
#include <fmt/format.h>
#include <string>

namespace codemaker::tests {
namespace {

/// A round of blue's and red's moves to the result wanted, with its end.
void show_masterix_result(const Tour& tour, const std::string& name, std::strong_ordering result) {
  Typist ada{tour.call, "\nopp\nmr"};
  play_round(ada, round_with(ada.seed, result));
  tour.see("masterix_over", ada);
  ada.type(" ");
  ada.wait(std::chrono::seconds{4});
  tour.see(name, ada);
}

void show_masterix_review(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmr"};
  play_round(ada, round_with(ada.seed, more));
  ada.holds_thinking = false;
  ada.type("v");
  tour.see("masterix_review", ada);
  turn_review(tour, ada);
  tour.see("masterix_review_table", ada);
}

void show_masterix_opening(const Tour& tour) {
  Typist ada{tour.call, "\nm"};
  tour.see("masterix_num_lock", ada);
  ada.type("\n");
  tour.see("masterix_welcome", ada);
  ada.type("\n");
  tour.see("masterix_instructions", ada);
  ada.type("\n");
  tour.see("masterix_players", ada);
  ada.type("\n");
  tour.see("masterix_menu", ada);
}

void show_masterix_rules(const Tour& tour) {
  Typist ada{tour.call, "\nmi"};
  for (int page = 1; ada.sees("RULES") || ada.sees(fmt::format("Rules {}/", page)); ++page) {
    tour.see(fmt::format("masterix_rules_{}", page), ada);
    ada.type("\n");
  }
}

/// A move, the computer's, and what they capture, step by step.
void show_masterix_steps(const Tour& tour) {
  Typist ada{tour.call, "\nmr"};
  ada.holds_thinking = true;
  tour.see("masterix_opponent", ada);
  ada.type(" ");
  tour.see("masterix_first", ada);
  ada.type("5");
  tour.see("masterix_unit", ada);
  ada.type("0");
  const MasterixMoves moves = round_with(ada.seed, more);
  type_move(ada, moves[0]);
  tour.see("masterix_burst", ada);
  ada.type(" ");
  tour.see("masterix_thinking", ada);
  ada.reply(thought_of(moves[1]));
  tour.see("masterix_announced", ada);
  ada.type(" ");
  tour.see("masterix_answered", ada);
}

void show_masterix_casual(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmc4"};
  tour.see("masterix_level", ada);
  ada.type("\n");
  for (int move = 0; move < 8; ++move)
    ada.type("55");
  ada.type("h");
  tour.see("masterix", ada);
}

/// At its first move.
void show_masterix_guided(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmg"};
  tour.see("masterix_guided", ada);
}

void show_masterix_pair(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmt"};
  tour.see("masterix_names", ada);
  ada.type("\nBob the Builder\n");
  for (const auto& move : round_with(ada.seed, std::strong_ordering::less))
    type_move(ada, move);
  ada.type(" ");
  ada.wait(std::chrono::seconds{4});
  tour.see("masterix_pair_won", ada);
  ada.type(" ");
  tour.see("masterix_pair", ada);
}

void show_masterix_daily(const Tour& tour) {
  Typist bob{tour.call, "\nopp\nd2p"};
  play_round(bob, round_with(bob.seed, more));
  bob.type(" ");
  tour.see("daily-masterix", bob);
}

void show_masterix_replay(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmr"};
  play_round(ada, round_with(ada.seed, std::strong_ordering::less));
  ReplayReader reader{tour, {&ada}};
  show_game(tour, reader, "masterix", 12);
}

void show_masterix(const Tour& tour) {
  show_masterix_opening(tour);
  show_masterix_rules(tour);
  show_masterix_steps(tour);
  show_masterix_casual(tour);
  show_masterix_guided(tour);
  show_masterix_result(tour, "masterix_won", more);
  show_masterix_result(tour, "masterix_tied", std::strong_ordering::equal);
  show_masterix_result(tour, "masterix_lost", std::strong_ordering::less);
  show_masterix_review(tour);
  Typist bob{tour.call, "\nopp\nmrqy"};
  tour.see("masterix_left", bob);
  show_masterix_pair(tour);
  show_masterix_daily(tour);
  show_masterix_replay(tour);
}

const Pictured pictured_masterix{{masterix::id, show_masterix}};

}  // namespace
}  // namespace codemaker::tests
