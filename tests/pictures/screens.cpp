// Scripted callers, each through a part of the program.
#include "pictures/screens.hpp"
#include "pictures/daily.hpp"
#include "pictures/editor.hpp"
#include "pictures/mail.hpp"
#include "pictures/my_page.hpp"
#include "pictures/people.hpp"
#include "pictures/pictured_game.hpp"
#include "pictures/seasons.hpp"
#include "pictures/sysop.hpp"
#include "play/drawing/canvas.hpp"

#include <chrono>
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
  caller.type("mi");
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

}  // namespace

play::Call call_of_ada() {
  play::Call call = call_of("Ada");
  call.time_left = std::chrono::minutes{42};
  call.idle_limit = std::chrono::hours{1};
  return call;
}

void turn_review(const Tour& tour, Typist& caller) {
  if (!play::Canvas::has_large_room(tour.call.terminal, play::Presentation::full)) caller.type("n");
}

void show_all(const Tour& tour) {
  show_shell(tour);
  show_seasons(tour);
  show_accounts(tour);
  show_daily(tour);
  show_sysop(tour);
  show_page(tour);
  show_people(tour);
  show_mail(tour);
  show_games(tour);
}

void show_frames(const play::Call& call, const SeeFrame& see) {
  show_all({call, [&](const std::string& screen, const Typist& caller) {
              see(screen, caller.session().frame());
            }});
  show_editor(call.terminal, see);
}

}  // namespace codemaker::tests
