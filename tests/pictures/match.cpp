// The screens of a match of code breaking.
#include "drawing.hpp"

namespace codemaker::tests {
namespace {

/// A round of a match of two people: the code, then the guesses, each behind its pass of the
/// keyboard.
void play_match_round(Typist& both, const std::string& code, const std::string& guesses) {
  both.type(" " + code + "\n " + guesses);
  both.wait(std::chrono::seconds{2});
}

void draw_pair(const std::string& directory) {
  Typist both{call_of_ada(), "\n2"};
  both.type("2Bob\nk");
  draw(both, directory, "match-settings");
  both.type("n");
  draw(both, directory, "match-pass");
  both.type(" 35");
  draw(both, directory, "match-code");
  both.type("42\n");
  draw(both, directory, "match-turn");
  both.type(" 1122\ne\n2345\nemmm\n5642\nee");
  draw(both, directory, "match-marks");
  both.type("e\n");
  draw(both, directory, "match-wrong");
  Typist pair{call_of_ada(), "\n22Bob\nrn"};
  play_match_round(pair, "3542", "1122\n2345\n5642\n35");
  draw(pair, directory, "match-board");
  pair.type("42\n");
  pair.wait(std::chrono::seconds{2});
  draw(pair, directory, "match-round");
  pair.type(" ");
  for (const char* const guesses :
       {"1122\n1263\n", "1122\n3344\n1263\n", "1263\n", "1122\n3344\n5566\n1234\n1263\n",
        "1122\n1212\n1263\n"}) {
    play_match_round(pair, "1263", guesses);
    pair.type(" ");
  }
  pair.wait(std::chrono::seconds{4});
  draw(pair, directory, "match-won");
}

void draw_match_alone(const std::string& directory) {
  Typist ada{call_of_ada(), "\n2pkrrrrr"};
  ada.secrets = {"3542"};
  ada.type("n1122\n2345\n3542\n 1263\n");
  draw(ada, directory, "match-computer");
}

}  // namespace

void draw_match(const std::string& directory) {
  draw_pair(directory);
  draw_match_alone(directory);
}

}  // namespace codemaker::tests
