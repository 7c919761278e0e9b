// A name on our own server can have a password; then it is nobody else's, and its games are kept.
#include "ansi/line_painter.hpp"
#include "play/events/farewell.hpp"
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

namespace codemaker::play::shell {
namespace {

using tests::Typist;

/// Somebody calls our own server.
Call stranger_in(Presentation presentation) {
  Call call = tests::call_in(presentation);
  call.player.handle.clear();
  call.asks_name = true;
  call.has_passwords = true;
  call.resume_days = 30;
  return call;
}

/// Somebody at the question for the name, where Ada has the password "lovelace".
struct Stranger : Typist {
  explicit Stranger(Presentation presentation = Presentation::full)
      : Typist{stranger_in(presentation)} {
    passwords["Ada"] = "lovelace";
    type(presentation == Presentation::lines ? "p\n" : "\n");
  }
};

TEST_CASE("a name without a password is a guest's, and nothing of theirs is asked for") {
  Stranger bob;
  bob.type("Bob\n");
  CHECK(bob.sees("Welcome, Bob."));
  CHECK(bob.session().call().is_guest);
  CHECK(bob.asked_what_is_remembered == 0);
  CHECK(bob.reads.empty());
}

TEST_CASE("who knows the password of a name is its player, with what earlier calls left") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  Stranger ada{presentation};
  ada.type("Ada\n");
  CHECK(ada.session().call().player.handle.empty());
  ada.type("lovelace\n");
  CHECK(ada.session().call().player.handle == "Ada");
  CHECK_FALSE(ada.session().call().is_guest);
  CHECK(ada.asked_what_is_remembered == 1);
  CHECK(ada.reads.size() == 1);
}

TEST_CASE("three wrong passwords end the call, and each is told") {
  const auto presentation = GENERATE(Presentation::full, Presentation::lines);
  Stranger eve{presentation};
  const bool is_line = presentation == Presentation::lines;
  const auto is_told = [&](std::string_view text) {
    return is_line ? eve.last_line() == text : eve.sees(text);
  };
  eve.type("Ada\nbabbage\n");
  CHECK(is_told("That isn't the password. 2 tries left."));
  eve.type("byron\n");
  CHECK(is_told("That isn't the password. 1 try left."));
  CHECK_FALSE(eve.left);
  eve.type("lovelace1\n");
  eve.wait(std::chrono::seconds{5});
  CHECK(eve.left == effect::Farewell::wrong_password);
  CHECK(eve.session().call().player.handle.empty());
}

TEST_CASE("a password that nobody looks at, for too many are guessed, costs no try") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  Stranger ada{presentation};
  ada.are_passwords_heard = false;
  ada.type("Ada\n");
  for (int i = 0; i < 5; ++i)
    ada.type("lovelace\n");
  CHECK_FALSE(ada.left);
  CHECK(ada.session().call().player.handle.empty());
  ada.are_passwords_heard = true;
  ada.type("lovelace\n");
  CHECK(ada.session().call().player.handle == "Ada");
}

TEST_CASE("wrong passwords of two names are counted together") {
  Stranger eve;
  eve.passwords["Grace"] = "hopper";
  eve.type("Ada\nbabbage\n");
  eve.press(ansi::KeyCode::escape);
  eve.type("Grace\nbabbage\nbabbage\n");
  eve.wait(std::chrono::seconds{5});
  CHECK(eve.left == effect::Farewell::wrong_password);
}

TEST_CASE("a password is seen by nobody, neither on a screen nor in lines") {
  Stranger ada;
  ada.type("Ada\nlovel");
  CHECK(ada.sees("Password: *****"));
  CHECK_FALSE(ada.sees("lovel"));
  Stranger lines{Presentation::lines};
  lines.type("Ada\n");
  CHECK(lines.prompt() == "Password: ");
  lines.type("lovel");
  CHECK(lines.session().take_page().typed == "*****");
}

TEST_CASE("who comes to a password and has none goes back to the name") {
  Stranger bob;
  bob.type("Ada\n");
  bob.press(ansi::KeyCode::escape);
  bob.type("Bob\n");
  CHECK(bob.sees("Welcome, Bob."));
  Stranger lines{Presentation::lines};
  lines.type("Ada\n\nBob\n");
  CHECK(lines.session().call().player.handle == "Bob");
}

TEST_CASE("a guest who sets a password in the options is a player from then on") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  Stranger bob{presentation};
  bob.type("Bob\now");
  bob.type("enigma7\n");
  CHECK(bob.passwords.size() == 1);
  bob.type("enigma7\n");
  CHECK(bob.passwords.at("Bob") == "enigma7");
  CHECK(bob.sees("Your name has a password now"));
  CHECK_FALSE(bob.session().call().is_guest);
  CHECK(bob.reads.size() == 1);
  bob.type("m");
  CHECK(bob.sees("Welcome, Bob."));
}

TEST_CASE("a new password is refused if it is short, or typed in two ways") {
  Stranger bob;
  bob.type("Bob\nowlow\n");
  CHECK(bob.sees("6 letters or more, please."));
  bob.type("enigma7\nenigma8\n");
  CHECK(bob.sees("The two differ."));
  CHECK(bob.passwords.size() == 1);
  bob.press(ansi::KeyCode::escape);
  bob.type("m");
  CHECK(bob.sees("Welcome, Bob."));
  CHECK(bob.passwords.size() == 1);
}

TEST_CASE("in lines a new password is typed twice, and an empty line leaves it be") {
  Stranger bob{Presentation::lines};
  bob.type("Bob\no\nw\n");
  CHECK(bob.prompt() == "New password: ");
  bob.type("enigma7\n");
  CHECK(bob.prompt() == "Once more: ");
  bob.type("\n");
  CHECK(bob.last_line() == "No new password.");
  bob.type("w\nenigma7\nenigma7\n");
  CHECK(bob.last_line() == "Your name has a password now, and your games are kept.");
  CHECK(bob.prompt() == "Options: ");
}

TEST_CASE("a password can be set while the options lie over a game, which goes on") {
  Stranger bob;
  bob.type("Bob\nc");
  bob.type(" ");
  bob.press(ansi::Key{ansi::KeyCode::function, 3, {}});
  bob.type("wenigma7\nenigma7\n");
  CHECK(bob.passwords.contains("Bob"));
  bob.type("m");
  CAPTURE(bob.screen());
  CHECK(bob.sees("CODE BREAKING  Level 1"));
}

TEST_CASE("callers of a board are asked for no password and offered none") {
  Typist ada{tests::call_of("Ada"), "\no"};
  CHECK_FALSE(ada.sees("Password"));
  ada.type("w");
  CHECK_FALSE(ada.sees("6 letters"));
}

/// Somebody whom sshd carries, with a key.
struct Keyed : Typist {
  explicit Keyed(const std::string& known_name, Presentation presentation = Presentation::full)
      : Typist{with_key(presentation)} {
    own_name = known_name;
    type(presentation == Presentation::lines ? "p\n" : "\n");
  }

  static Call with_key(Presentation presentation) {
    Call call = stranger_in(presentation);
    call.player = {"ssh", "SHA256:key", ""};
    call.has_passwords = false;
    return call;
  }
};

TEST_CASE("who comes with a key is asked for a name once, and is no guest") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  Keyed ada{"", presentation};
  CHECK(ada.session().call().player.handle.empty());
  ada.type("Ada\n");
  CHECK(ada.session().call().player.handle == "Ada");
  CHECK_FALSE(ada.session().call().is_guest);
  CHECK(ada.remembered["name"] == "Ada");
}

TEST_CASE("whose key is known can type ahead of the menu") {
  Keyed ada{"Ada"};
  ada.type("h");
  CHECK(ada.sees("Hall of Fame"));
}

TEST_CASE("whose key is known is not asked for a name") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  const Keyed ada{"Ada", presentation};
  CHECK(ada.session().call().player.handle == "Ada");
  CHECK_FALSE(ada.session().call().is_guest);
  CHECK(ada.asked_what_is_remembered == 1);
}

}  // namespace
}  // namespace codemaker::play::shell
