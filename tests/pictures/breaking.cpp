// The screens of code breaking, but for those of a match.
#include "engine/breaking/id.hpp"
#include "pictures/match.hpp"
#include "pictures/pictured_game.hpp"
#include "support/kept_games.hpp"

#include <chrono>

namespace codemaker::tests {
namespace {

void show_campaign(const Tour& tour) {
  const Typist newcomer{tour.call, "\nr"};
  tour.see("newcomer", newcomer);
  const Typist rival{tour.call, "\nr\n"};
  tour.see("opponent", rival);
  Typist ada{tour.call};
  ada.secrets = {"3542", "1263"};
  ada.type("\nr1122\n2345\n5642\n35");
  tour.see("board", ada);
  ada.type("42\n");
  ada.wait(std::chrono::seconds{1});
  tour.see("broken", ada);
  ada.type(" 6156");
  ada.wait(std::chrono::seconds{1});
  tour.see("setting", ada);
  ada.type("\n");
  ada.wait(std::chrono::seconds{4});
  tour.see("watching", ada);
  ada.type("   1122\n1263\n 6156\n");
  for (int keys = 0; keys < 5 && !ada.sees("Result") && !ada.sees("Level 1 won"); ++keys)
    ada.type(" ");
  ada.wait(std::chrono::seconds{3});
  tour.see("level", ada);
  ada.type("qy");
  ada.wait(std::chrono::seconds{3});
  tour.see("record", ada);
  Typist bob{tour.call, "\nr\nqy"};
  bob.wait(std::chrono::seconds{3});
  tour.see("left", bob);
  const Typist eve{tour.call, "\nr\n1122\n2345\n"};
  Typist back{tour.call};
  back.left_before({{1, eve.kept.all().back().record}});
  back.type("\nr");
  tour.see("unfinished", back);
}

void show_duel(const Tour& tour) {
  Typist ada{tour.call, "\ncn"};
  ada.secrets = {"3542"};
  ada.type("4416\n1122\n2345\n5642\n");
  ada.wait(std::chrono::seconds{2});
  tour.see("duel", ada);
  ada.type("s");
  tour.see("scoring", ada);
  ada.type(" 3542\n");
  ada.wait(std::chrono::seconds{2});
  tour.see("duel-over", ada);
  ada.type("sbbbb");
  tour.see("scoring-own", ada);
  ada.type(" v");
  tour.see("review", ada);
  turn_review(tour, ada);
  tour.see("review-numbers", ada);
  ada.type("p");
  tour.see("review-text", ada);
}

void show_other_breaking(const Tour& tour) {
  Typist ada{tour.call, "\np"};
  tour.see("practice-levels", ada);
  ada.secrets = {"3542"};
  ada.type("1rrww\nwbgy\nyk");
  tour.see("practice", ada);
  Typist new_one{tour.call, "\ng"};
  new_one.secrets = {"3542"};
  new_one.type("1123\n");
  new_one.wait(std::chrono::seconds{2});
  tour.see("guided", new_one);
  Typist eve{tour.call, "\nc"};
  tour.see("settings", eve);
  Typist bob{tour.call, "\ns"};
  bob.secrets = {"3542"};
  bob.type("1122\n2345\n");
  tour.see("splats", bob);
  Typist loser{tour.call, "\np8"};
  loser.secrets = {"3542"};
  loser.type("1111\n1111\n1111\n1111\n1111\n");
  loser.wait(std::chrono::seconds{3});
  tour.see("practice-lost", loser);
}

void show_breaking_replays(const Tour& tour) {
  Typist ada{tour.call, "\nopp\n"};
  ada.secrets = {"3542"};
  ada.type("cn4416\n1122\n2345\n5642\n3542\n");
  Typist bob{tour.call, "\nopp\n"};
  bob.secrets = {"3542", "1263"};
  bob.type("r\n1122\n2345\n5642\n3542\n 6156\n");
  bob.type("  1122\n1263\n 6156\n  qy");
  Typist eve{tour.call, "\nopp\np1rrww\nwbgy\nqy"};
  eve.type("s1122\n2345\n1234\n");
  ReplayReader reader{tour, {&bob, &eve, &ada}};
  tour.see("my-games", reader);
  show_game(tour, reader, "duel", 9);
  reader.type("q");
  reader.press(ansi::KeyCode::end);
  show_game(tour, reader, "campaign", 4);
  reader.type("l");
  tour.see("replay-lifted", reader);
  reader.type("p");
  tour.see("replay-text", reader);
}

void show_breaking(const Tour& tour) {
  show_campaign(tour);
  show_duel(tour);
  show_other_breaking(tour);
  show_match(tour);
  show_breaking_replays(tour);
}

const Pictured pictured_breaking{{engine::breaking::id, show_breaking}};

}  // namespace
}  // namespace codemaker::tests
