// The screens of a match of code breaking.
#include "pictures/match.hpp"

namespace codemaker::tests {
namespace {

/// A round of a match of two people: the code, then the guesses, each behind its pass of the
/// keyboard.
void play_match_round(Typist& both, const std::string& code, const std::string& guesses) {
  both.type(" " + code + "\n " + guesses);
  both.wait(std::chrono::seconds{2});
}

void show_pair(const Tour& tour) {
  Typist both{tour.call, "\nt"};
  both.type("2Bob\nk");
  tour.see("match-settings", both);
  both.type("n");
  tour.see("match-pass", both);
  both.type(" 35");
  tour.see("match-code", both);
  both.type("42\n");
  tour.see("match-turn", both);
  both.type(" 1122\ne\n2345\nemmm\n5642\nee");
  tour.see("match-marks", both);
  both.type("e\n");
  tour.see("match-wrong", both);
  Typist pair{tour.call, "\nt2Bob\nrn"};
  play_match_round(pair, "3542", "1122\n2345\n5642\n35");
  tour.see("match-board", pair);
  pair.type("42\n");
  pair.wait(std::chrono::seconds{2});
  tour.see("match-round", pair);
  pair.type(" ");
  for (const char* const guesses :
       {"1122\n1263\n", "1122\n3344\n1263\n", "1263\n", "1122\n3344\n5566\n1234\n1263\n",
        "1122\n1212\n1263\n"}) {
    play_match_round(pair, "1263", guesses);
    pair.type(" ");
  }
  pair.wait(std::chrono::seconds{4});
  tour.see("match-won", pair);
}

void show_match_alone(const Tour& tour) {
  Typist ada{tour.call, "\ntpkrrrrr"};
  ada.secrets = {"3542"};
  ada.type("n1122\n2345\n3542\n 1263\n");
  tour.see("match-computer", ada);
}

}  // namespace

void show_match(const Tour& tour) {
  show_pair(tour);
  show_match_alone(tour);
}

}  // namespace codemaker::tests
