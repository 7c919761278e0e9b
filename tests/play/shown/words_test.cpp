// What a page is told of every scene: its words, and what can be tapped.
#include "play/drawing/canvas.hpp"
#include "play/drawing/fingers.hpp"
#include "play/drawing/shown.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include "ansi/text.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using tests::Typist;
using tests::Way;

/// Letters and digits of a text, without what stands between them.
std::string letters_of(std::string_view text) {
  std::string letters;
  for (const char letter : text) {
    if (ansi::is_control(static_cast<unsigned char>(letter)) || letter == ' ') continue;
    letters += letter;
  }
  return letters;
}

/// Of a row, as for who has no keys.
std::string words_in(const ansi::Frame& frame, int row) {
  return letters_of(for_fingers(frame.text(row)));
}

std::string words_of(const Shown& shown) {
  std::string text = shown.heading + shown.message;
  for (const ShownRow& row : shown.rows)
    text += row.text + row.more;
  return text;
}

Session after_tap(const Session& before, const Tap& tap) {
  Session session = before;
  if (!tap.key.empty()) {
    static_cast<void>(session.handle(ansi::character(ansi::decode(tap.key).front())));
    return session;
  }
  for (const bool is_release : {false, true})
    static_cast<void>(session.handle(ansi::Key{
        ansi::KeyCode::mouse, 0, {0, tap.at.column + 1, tap.at.row + 1, is_release}}));
  return session;
}

TEST_CASE("whatever a page can tap in a list means something", "[every game]") {
  int taps = 0;
  for (const Way& way : tests::every_way()) {
    Typist ada{tests::call_in(Presentation::small), way.keys};
    const Shown shown = ada.session().shown();
    if (shown.is_question) continue;
    for (const ShownRow& row : shown.rows) {
      if (!row.tap) continue;
      ++taps;
      INFO(way.scene << ": " << row.text << ", " << row.tap->key);
      const std::string answer = after_tap(ada.session(), *row.tap).shown().message;
      CHECK(answer.find("isn't used here") == std::string::npos);
    }
  }
  CHECK(taps > 50);
}

TEST_CASE("one row at most of a list is lit, and Enter takes it", "[every game]") {
  for (const Way& way : tests::every_way()) {
    Typist ada{tests::call_in(Presentation::small), way.keys};
    const Shown shown = ada.session().shown();
    const auto is_lit = [](const ShownRow& row) {
      return row.tap && row.tap->is_lit;
    };
    INFO(way.scene);
    CHECK(std::ranges::count_if(shown.rows, is_lit) <= 1);
  }
}

TEST_CASE("a page is told the words of the pages that small screens show", "[every game]") {
  for (const std::string_view keys : {"\n", "\ni", "\nb", "\n?"}) {
    Typist ada{tests::call_in(Presentation::small), keys};
    const Shown shown = ada.session().shown();
    const std::string told = letters_of(words_of(shown));
    const ansi::Frame frame = ada.session().frame();
    for (int row = 3; row < Canvas::lean_rows - 4; ++row) {
      const std::string words = words_in(frame, row);
      // The letter of an item is not told beside what it is called.
      const bool is_item = words.size() > 1 && frame.text(row).substr(1, 2) == "  ";
      INFO(keys << " row " << row << ": " << frame.text(row));
      CHECK(told.find(is_item ? words.substr(1) : words) != std::string::npos);
    }
  }
}

TEST_CASE("a question is told as one, and what waits for it stays below") {
  Typist ada{tests::call_in(Presentation::small), "\nr\n"};
  ada.type("q");
  const Shown shown = ada.session().shown();
  CHECK(shown.is_question);
  CHECK(shown.message.find("Quit this run?") != std::string::npos);
  CHECK(std::holds_alternative<ShownPegs>(shown.thing));
}

TEST_CASE("what is typed stands in a field, a password as stars") {
  Call call = tests::call_in(Presentation::small);
  call.asks_name = true;
  call.has_passwords = true;
  call.player.handle.clear();
  Typist ada{call, "\n"};
  ada.passwords["Bob"] = "secret";
  ada.type("Bob");
  REQUIRE(ada.session().shown().field);
  CHECK(ada.session().shown().field->text == "Bob");
  ada.type("\nsec");
  REQUIRE(ada.session().shown().field);
  CHECK(ada.session().shown().field->text == "***");
}

TEST_CASE("each step of a new password has a field that says what it is for, and hides it") {
  Call call = tests::call_in(Presentation::small);
  call.has_passwords = true;
  Typist ada{call, "\no"};
  CHECK_FALSE(ada.session().shown().field);
  const auto asks = [&](std::string_view words) {
    const Shown shown = ada.session().shown();
    REQUIRE(shown.field);
    CHECK(ada.session().hides_typing());
    return std::ranges::any_of(shown.rows, [&](const ShownRow& row) {
      return row.row == shown.field->row && row.text.starts_with(words);
    });
  };
  ada.type("w");
  CHECK(asks("New password, 6 letters or more:"));
  ada.type("a long secret of twenty");
  CHECK(ada.session().shown().field->text == std::string(23, '*'));
  ada.type("\n");
  CHECK(asks("The same password once more:"));
  CHECK(ada.session().shown().field->text.empty());
  ada.type("another\n");
  CHECK(asks("New password, 6 letters or more:"));
  ada.press(ansi::KeyCode::escape);
  CHECK_FALSE(ada.session().shown().field);
}

TEST_CASE("a picture is drawn as ever while nobody notes it", "[every game]") {
  for (const Way& way : tests::every_way()) {
    Typist ada{tests::call_in(Presentation::small), way.keys};
    const ansi::Frame before = ada.session().frame();
    static_cast<void>(ada.session().shown());
    INFO(way.scene);
    CHECK(ada.session().frame() == before);
  }
}

}  // namespace
}  // namespace codemaker::play
