// The screens of Egg Carton.
#include "engine/egg_carton/id.hpp"
#include "pictures/daily.hpp"
#include "pictures/pictured_game.hpp"
#include "support/egg_carton_games.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::tests {
namespace {

/// Selections of both sides up the ladder, the computer's as wanted.
void play_egg_level(Typist& caller, egg_carton::Player winner) {
  const auto deal = egg_deal(caller.seed);
  play_egg_game(caller, deal, egg_game_with(deal, winner));
}

void show_egg_board(const Tour& tour) {
  Typist ada{tour.call, "\n"};
  ada.type("e");
  tour.see("egg-first-visit", ada);
  ada.type(" r\n");
  ada.press(ansi::KeyCode::right);
  tour.see("egg-begin", ada);
  for (const char* key : {"c", " ", "e", " ", "f"})
    ada.type(key);
  tour.see("eggcarton", ada);
  ada.type("c");
  for (int step = 0; step < 5; ++step)
    ada.wait_for_step();
  tour.see("egg-sowing", ada);
  ada.type(" b ");
  tour.see("egg-thinking", ada);
  ada.type("?");
  tour.see("egg-help", ada);
}

void show_egg_results(const Tour& tour) {
  Typist ada{tour.call, "\nopp\ner"};
  play_egg_level(ada, egg_carton::Player::one);
  tour.see("egg-decided", ada);
  ada.type(" ");
  tour.see("egg-won", ada);
  ada.holds_thinking = false;
  ada.type("v");
  tour.see("egg-review", ada);
  turn_review(tour, ada);
  tour.see("egg-review-table", ada);
  ada.type("q ");
  play_egg_level(ada, egg_carton::Player::two);
  ada.type(" ");
  tour.see("egg-record", ada);
  Typist bob{tour.call, "\nopp\ner"};
  play_egg_level(bob, egg_carton::Player::two);
  bob.type(" ");
  tour.see("egg-lost", bob);
  Typist eve{tour.call, "\nopp\nerqy"};
  tour.see("egg-left", eve);
}

void show_egg_casual(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nec4"};
  tour.see("egg-settings", ada);
  Typist eve{tour.call, "\nopp\necp"};
  eve.press(ansi::KeyCode::right);
  tour.see("egg-first-legs", eve);
  ada.type("pq");
  tour.see("egg-quit", ada);
  ada.type("yet\nBob");
  tour.see("egg-pair-settings", ada);
  ada.type("\nda");
  tour.see("egg-pair", ada);
  // From the classic start player one wins at once.
  Typist bob{tour.call, "\nopp\necdqt\nBob\n"};
  bob.type("deabfcfde");
  see_result(bob);
  tour.see("egg-pair-won", bob);
}

/// At its first selection, and at its end.
void show_egg_guided(const Tour& tour) {
  Typist ada{tour.call, "\nopp\neqeg"};
  tour.see("egg-guided", ada);
  ada.type("\n");
  while (!ada.sees("wins, ") && !ada.sees("Your row is empty. You win!"))
    ada.type("h\n");
  see_result(ada);
  tour.see("egg-guided-won", ada);
}

void show_egg_lessons(const Tour& tour) {
  Typist ada{tour.call, "\nex"};
  tour.see("egg-example", ada);
  for (int example = 1; example <= 3; ++example) {
    ada.type("  ");
    tour.see(fmt::format("egg-example{}", example), ada);
    ada.type(" ");
  }
  ada.type("i");
  for (int page = 1; page <= 7; ++page) {
    tour.see(fmt::format("egg-rules{}", page), ada);
    ada.type("\n");
  }
}

void show_egg_daily(const Tour& tour) {
  Typist eve{tour.call, "\nopp\nd3p"};
  play_egg_level(eve, egg_carton::Player::one);
  eve.days.tables = day_of_two(egg_carton::id);
  eve.type(" ");
  tour.see("daily-carton", eve);
}

void show_egg_replay(const Tour& tour) {
  Typist bob{tour.call, "\nopp\ner"};
  play_egg_level(bob, egg_carton::Player::two);
  ReplayReader reader{tour, {&bob}};
  show_game(tour, reader, "eggcarton", 7);
  reader.press(ansi::KeyCode::end);
  tour.see("replay-end", reader);
}

void show_egg_carton(const Tour& tour) {
  show_egg_board(tour);
  show_egg_results(tour);
  show_egg_casual(tour);
  show_egg_guided(tour);
  show_egg_lessons(tour);
  show_egg_daily(tour);
  show_egg_replay(tour);
}

const Pictured pictured_egg_carton{{egg_carton::id, show_egg_carton}};

}  // namespace
}  // namespace codemaker::tests
