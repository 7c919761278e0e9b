// Scripted callers, each through a part of the program.
#include "pictures/screens.hpp"
#include "pictures/daily.hpp"
#include "pictures/editor.hpp"
#include "pictures/kept_games.hpp"
#include "pictures/match.hpp"
#include "pictures/seasons.hpp"
#include "pictures/sysop.hpp"

#include "support/egg_carton_games.hpp"
#include "support/masterix_rounds.hpp"

#include <fmt/format.h>
#include <string>

namespace codemaker::tests {
namespace {

void show(const Typist& caller, const Tour& tour, const std::string& name) {
  tour.see(name, caller);
}

void show_shell(const Tour& tour) {
  Typist caller{
      tour.call,
      "",
      {best_run("Tiny Tim", 412, 6), best_run("Rabbit", 207, 5), best_run("Ada", 118, 3),
       best_run("Marley", 31, 2)}};
  show(caller, tour, "title");
  caller.type("\n");
  show(caller, tour, "menu");
  caller.type("?");
  show(caller, tour, "help");
  caller.type(" o");
  show(caller, tour, "options");
  caller.type("mr");
  show(caller, tour, "rules");
  caller.type("n");
  show(caller, tour, "rules_scoring");
  while (!caller.sees("Strategy: the first guess"))
    caller.type("n");
  show(caller, tour, "strategy");
  caller.type("n");
  show(caller, tour, "strategy_marks");
  caller.type("mh");
  show(caller, tour, "hall");
  caller.type("mqy");
  show(caller, tour, "farewell");
}

/// What only callers of our own server see.
void show_accounts(const Tour& tour) {
  play::Call call = tour.call;
  call.player.handle.clear();
  call.asks_name = true;
  call.has_passwords = true;
  Typist ada{call, "\n"};
  ada.passwords["Ada"] = "lovelace";
  ada.type("A");
  show(ada, tour, "name");
  ada.type("da\nlovel");
  show(ada, tour, "password");
  const Typist bob{call, "\nBob\nowenig"};
  show(bob, tour, "new-password");
}

void show_campaign(const Tour& tour) {
  const Typist newcomer{tour.call, "\nc"};
  show(newcomer, tour, "newcomer");
  Typist ada{tour.call};
  ada.secrets = {"3542", "1263"};
  ada.type("\nc1122\n2345\n5642\n35");
  show(ada, tour, "board");
  ada.type("42\n");
  ada.wait(std::chrono::seconds{1});
  show(ada, tour, "broken");
  ada.type(" 6156");
  ada.wait(std::chrono::seconds{1});
  show(ada, tour, "setting");
  ada.type("\n");
  ada.wait(std::chrono::seconds{4});
  show(ada, tour, "watching");
  ada.type("   1122\n1263\n 6156\n");
  for (int keys = 0; keys < 5 && !ada.sees("Result"); ++keys)
    ada.type(" ");
  ada.wait(std::chrono::seconds{3});
  show(ada, tour, "level");
  ada.type("qy");
  ada.wait(std::chrono::seconds{3});
  show(ada, tour, "record");
  Typist bob{tour.call, "\nc\nqy"};
  bob.wait(std::chrono::seconds{3});
  show(bob, tour, "left");
  const Typist eve{tour.call, "\nc\n1122\n2345\n"};
  Typist back{tour.call};
  back.left_before({{1, eve.kept.all().back().record}});
  back.type("\nc");
  show(back, tour, "unfinished");
}

void show_duel(const Tour& tour) {
  Typist ada{tour.call, "\ndn"};
  ada.secrets = {"3542"};
  ada.type("4416\n1122\n2345\n5642\n");
  show(ada, tour, "duel");
  ada.type("s");
  show(ada, tour, "scoring");
  ada.type(" 3542\n");
  ada.wait(std::chrono::seconds{2});
  show(ada, tour, "duel-over");
  ada.type("sbbbb");
  show(ada, tour, "scoring-own");
  ada.type(" v");
  show(ada, tour, "review");
  ada.type(" ");
  show(ada, tour, "review-numbers");
  ada.type("p");
  show(ada, tour, "review-text");
}

void show_other_breaking(const Tour& tour) {
  Typist ada{tour.call, "\np"};
  show(ada, tour, "practice-levels");
  ada.secrets = {"3542"};
  ada.type("1rrww\nwbgy\nyk");
  show(ada, tour, "practice");
  Typist new_one{tour.call, "\ng"};
  new_one.secrets = {"3542"};
  new_one.type("1123\n");
  new_one.wait(std::chrono::seconds{2});
  show(new_one, tour, "guided");
  Typist eve{tour.call, "\nd"};
  show(eve, tour, "settings");
  Typist bob{tour.call, "\ns"};
  bob.secrets = {"3542"};
  bob.type("1122\n2345\n");
  show(bob, tour, "splats");
}

/// A round of blue's and red's moves to the result wanted, with its end.
void show_masterix_result(const Tour& tour, const std::string& name, std::strong_ordering result) {
  Typist ada{tour.call, "\nopp\nmr"};
  play_round(ada, round_with(ada.seed, result));
  show(ada, tour, "masterix_over");
  ada.type(" ");
  ada.wait(std::chrono::seconds{4});
  show(ada, tour, name);
}

void show_masterix_opening(const Tour& tour) {
  Typist ada{tour.call, "\nm"};
  show(ada, tour, "masterix_num_lock");
  ada.type("\n");
  show(ada, tour, "masterix_welcome");
  ada.type("\n");
  show(ada, tour, "masterix_instructions");
  ada.type("\n");
  show(ada, tour, "masterix_players");
  ada.type("\n");
  show(ada, tour, "masterix_menu");
}

void show_masterix_rules(const Tour& tour) {
  Typist ada{tour.call, "\nmi"};
  for (int page = 1; ada.sees("RULES"); ++page) {
    show(ada, tour, fmt::format("masterix_rules_{}", page));
    ada.type("\n");
  }
}

/// A move, the computer's, and what they capture, step by step.
void show_masterix_steps(const Tour& tour) {
  Typist ada{tour.call, "\nmr"};
  ada.holds_thinking = true;
  show(ada, tour, "masterix_first");
  ada.type("5");
  show(ada, tour, "masterix_unit");
  ada.type("0");
  const MasterixMoves moves = round_with(ada.seed, more);
  type_move(ada, moves[0]);
  show(ada, tour, "masterix_burst");
  ada.wait_for_step();
  show(ada, tour, "masterix_paying");
  ada.type(" ");
  show(ada, tour, "masterix_thinking");
  ada.reply(thought_of(moves[1]));
  show(ada, tour, "masterix_announced");
  ada.type(" ");
  show(ada, tour, "masterix_answered");
}

void show_masterix_casual(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nmc4"};
  show(ada, tour, "masterix_level");
  ada.type("\n");
  for (int move = 0; move < 8; ++move)
    ada.type("55");
  ada.type("h");
  show(ada, tour, "masterix");
}

void show_masterix_pair(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nm2"};
  show(ada, tour, "masterix_names");
  ada.type("\nBob the Builder\n");
  for (const auto& move : round_with(ada.seed, std::strong_ordering::less))
    type_move(ada, move);
  ada.type(" ");
  ada.wait(std::chrono::seconds{4});
  show(ada, tour, "masterix_pair_won");
  ada.type(" ");
  show(ada, tour, "masterix_pair");
}

void show_masterix(const Tour& tour) {
  show_masterix_opening(tour);
  show_masterix_rules(tour);
  show_masterix_steps(tour);
  show_masterix_casual(tour);
  show_masterix_result(tour, "masterix_won", more);
  show_masterix_result(tour, "masterix_tied", std::strong_ordering::equal);
  show_masterix_result(tour, "masterix_lost", std::strong_ordering::less);
  Typist bob{tour.call, "\nopp\nmrqy"};
  show(bob, tour, "masterix_left");
  show_masterix_pair(tour);
}

/// Selections of both sides up the ladder, the computer's as wanted.
void play_egg_level(Typist& caller, egg_carton::Player winner) {
  const auto deal = egg_deal(caller.seed);
  play_egg_game(caller, deal, egg_game_with(deal, winner));
}

void show_egg_board(const Tour& tour) {
  Typist ada{tour.call, "\n"};
  ada.type("e");
  show(ada, tour, "egg-first-visit");
  ada.type(" ");
  show(ada, tour, "egg-menu");
  ada.type("l");
  ada.press(ansi::KeyCode::right);
  show(ada, tour, "egg-begin");
  for (const char* key : {"c", " ", "e", " ", "f"})
    ada.type(key);
  show(ada, tour, "eggcarton");
  ada.type("d");
  for (int step = 0; step < 5; ++step)
    ada.wait_for_step();
  show(ada, tour, "egg-sowing");
  ada.type(" ");
  show(ada, tour, "egg-thinking");
  ada.type("?");
  show(ada, tour, "egg-help");
}

void show_egg_results(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nel"};
  play_egg_level(ada, egg_carton::Player::one);
  show(ada, tour, "egg-decided");
  ada.type(" ");
  show(ada, tour, "egg-won");
  ada.type(" ");
  play_egg_level(ada, egg_carton::Player::two);
  ada.type(" ");
  show(ada, tour, "egg-record");
  Typist bob{tour.call, "\nopp\nel"};
  play_egg_level(bob, egg_carton::Player::two);
  bob.type(" ");
  show(bob, tour, "egg-lost");
  Typist eve{tour.call, "\nopp\nelqy"};
  show(eve, tour, "egg-left");
}

void show_egg_casual(const Tour& tour) {
  Typist ada{tour.call, "\nopp\nec4"};
  show(ada, tour, "egg-settings");
  ada.type("p");
  show(ada, tour, "egg-casual");
  ada.type("q");
  show(ada, tour, "egg-quit");
  ada.type("ye22Bob\n");
  show(ada, tour, "egg-pair-settings");
  ada.type("pdeabfcfd");
  show(ada, tour, "egg-pair");
  ada.type("e ");
  show(ada, tour, "egg-pair-won");
}

void show_egg_lessons(const Tour& tour) {
  Typist ada{tour.call, "\nex"};
  show(ada, tour, "egg-example");
  for (int example = 1; example <= 3; ++example) {
    ada.type("  ");
    show(ada, tour, fmt::format("egg-example{}", example));
    ada.type(" ");
  }
  ada.type("i");
  for (int page = 1; page <= 7; ++page) {
    show(ada, tour, fmt::format("egg-rules{}", page));
    ada.type("\n");
  }
}

void show_egg_carton(const Tour& tour) {
  show_egg_board(tour);
  show_egg_results(tour);
  show_egg_casual(tour);
  show_egg_lessons(tour);
}

}  // namespace

play::Call call_of_ada() {
  play::Call call = call_of("Ada");
  call.time_left = std::chrono::minutes{42};
  call.idle_limit = std::chrono::hours{1};
  return call;
}

void show_all(const Tour& tour) {
  show_shell(tour);
  show_seasons(tour);
  show_accounts(tour);
  show_campaign(tour);
  show_duel(tour);
  show_other_breaking(tour);
  show_match(tour);
  show_daily(tour);
  show_sysop(tour);
  show_masterix(tour);
  show_egg_carton(tour);
  show_kept_games(tour);
}

void show_frames(const play::Call& call, const SeeFrame& see) {
  show_all({call, [&](const std::string& screen, const Typist& caller) {
              see(screen, caller.session().frame());
            }});
  show_editor(call.terminal, see);
}

}  // namespace codemaker::tests
