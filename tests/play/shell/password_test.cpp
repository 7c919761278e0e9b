// A name on our own server can have a password; then it is nobody else's, and its games are kept.
#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/events/answers.hpp"
#include "play/events/effect.hpp"
#include "support/campaign_runs.hpp"

#include <catch2/catch.hpp>

#include <chrono>
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
  CHECK(bob.sees("To keep what you play, give your name a password"));
  CHECK((bob.asked_what_is_remembered == 0 && bob.reads.empty()));
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

TEST_CASE("who waits for a turn among those who guess is told how long, and is let in then") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  Stranger ada{presentation};
  ada.waits_for_turn = std::chrono::seconds{90};
  ada.type("Ada\nlovelace\n");
  const std::string_view told = "Others are guessing at this name. Your turn comes in about 90 s.";
  const bool is_line = presentation == Presentation::lines;
  CHECK((is_line ? ada.last_line() == told : ada.sees(told.substr(0, told.find('.')))));
  CHECK(ada.session().call().player.handle.empty());
  ada.type("babbage\n");  // nothing is typed meanwhile
  ada.answer(event::PasswordChecked{true});
  CHECK(ada.session().call().player.handle == "Ada");
}

TEST_CASE("a turn that is waited for is no silence of who gives no name") {
  Call call = stranger_in(Presentation::full);
  call.name_until = call.start + std::chrono::seconds{60};
  Typist ada{call};
  ada.passwords["Ada"] = "lovelace";
  ada.waits_for_turn = std::chrono::seconds{90};
  ada.type("\nAda\nlovelace\n");
  ada.wait(std::chrono::seconds{100});
  CHECK_FALSE(ada.left);
  ada.answer(event::PasswordChecked{true});
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

TEST_CASE("who comes from where too many new names came from today stays a guest, and is told") {
  Stranger bob{GENERATE(Presentation::full, Presentation::small)};
  bob.may_take_name = false;
  bob.type("Bob\now");
  bob.type("enigma7\nenigma7\n");
  CHECK(bob.sees("Too many new names"));
  CHECK(bob.session().call().is_guest);
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

TEST_CASE("a click types nothing into a new password") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small);
  Stranger bob{presentation};
  bob.type("Bob\now");
  const std::string before = bob.screen();
  bob.click({6, 6});
  CHECK(bob.screen() == before);
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
  bob.type("Bob\nr");
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

/// Character by character, whatever the bytes of each.
void type_name(Typist& typist, std::string_view name) {
  for (const char32_t character : ansi::decode(name))
    typist.press(ansi::character(character));
  typist.type("\n");
}

TEST_CASE("a name that looks like one with a password asks for it, and is then that one") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  for (const char* name : {"Ad\u0101", "\u0410da", "ADA", "Ad\u0430"}) {
    CAPTURE(name);
    Stranger ada{presentation};
    type_name(ada, name);
    CHECK(ada.session().call().player.handle.empty());
    ada.type("lovelace\n");
    CHECK(ada.session().call().player.handle == "Ada");
    CHECK_FALSE(ada.session().call().is_guest);
  }
}

/// At the question where some names are reserved.
struct Reserving : Typist {
  explicit Reserving(bool has_passwords) : Typist{reserving_call(has_passwords)} { type("\n"); }

  static Call reserving_call(bool has_passwords) {
    Call call = stranger_in(Presentation::full);
    call.has_passwords = has_passwords;
    call.own_names = OwnNames{{"telnet"}, {"My Board", "A board of a very long name"}};
    return call;
  }
};

TEST_CASE("nobody takes the sysop's name, the computer's or that of a board") {
  const bool has_passwords = GENERATE(false, true);
  for (const char* name :
       {"sysop", "SYS0P", "s\u0443sop", "Computer", "The Computer", "Player 2", "my board",
        "Guest Ada", "GUEST  X", "A board of "}) {
    CAPTURE(name, has_passwords);
    Reserving eve{has_passwords};
    type_name(eve, name);
    CHECK(eve.sees("is reserved. Please type another."));
    CHECK(eve.session().call().asks_name);
    eve.type("Eve\n");
    CHECK(eve.session().call().player.handle == "Eve");
  }
}

TEST_CASE("the sysop who has a password is let in by it") {
  Reserving sysop{true};
  sysop.passwords["Sysop"] = "lovelace";
  sysop.type("sysop\nlovelace\n");
  CHECK(sysop.session().call().player.handle == "Sysop");
}

TEST_CASE("while names cannot be checked everybody is a guest whose name says so") {
  const auto presentation = GENERATE(Presentation::full, Presentation::small, Presentation::lines);
  Stranger ada{presentation};
  ada.are_names_checked = false;
  ada.type("Ada\n");
  const Call& call = ada.session().call();
  CHECK(call.player.handle == "Guest Ada");
  CHECK(call.is_guest);
  CHECK_FALSE(call.has_passwords);
  CHECK(ada.reads.empty());
  if (presentation == Presentation::full)
    CHECK(ada.sees("Names cannot be checked now. You play as Guest Ada."));
}

TEST_CASE("the mark of a guest fits into a name, and is put there once") {
  CHECK(guest_name("Ada") == "Guest Ada");
  CHECK(guest_name("Guest Ada") == "Guest Ada");
  CHECK(guest_name("Charles Bab") == "Guest Charl");
}

TEST_CASE("what cannot be seen is no name") {
  Stranger eve;
  type_name(eve, "\u3164");
  CHECK(eve.sees("Please type a name, then Enter."));
}

}  // namespace
}  // namespace codemaker::play::shell
