// Every key of the table in the guide, in every scene.
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/frame_text.hpp"
#include "support/tested_game.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Letters;
using tests::Typist;
using tests::Way;

constexpr ansi::Key control(char32_t letter) {
  return {KeyCode::control, letter, {}};
}

constexpr ansi::Key function(char32_t number) {
  return {KeyCode::function, number, {}};
}

const std::vector<ansi::Key> table{
    ansi::character(U'?'), function(1),           function(2),
    function(3),           function(4),           function(5),
    ansi::character(U'n'), ansi::character(U'o'), ansi::character(U'r'),
    ansi::character(U's'), ansi::character(U'e'), ansi::character(U'l'),
    ansi::character(U'p'), ansi::character(U' '), {KeyCode::enter, 0, {}},
    ansi::character(U'q'), control(U'Q'),         control(U'X'),
    control(U'L'),         ansi::character(U'='), {KeyCode::escape, 0, {}},
    ansi::character(U'é'), ansi::character(U'漢')};

/// What a caller can see: text, and where the cursor stands.
struct Seen {
  std::string text;
  ansi::Position cursor;

  friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen_in(const Session& session) {
  const ansi::Frame frame = session.frame();
  return {tests::text_of(frame), frame.cursor};
}

/// A scene, and the same session after a key.
struct Pressed {
  Pressed(const Session& before, const ansi::Key& key) : session{before} {
    effects = session.handle(key);
  }

  [[nodiscard]] bool sees(std::string_view words) const {
    return seen_in(session).text.find(words) != std::string::npos;
  }

  /// Looks at what there is until keys count again.
  void read() {
    const Instant later = session.call().start + std::chrono::minutes{1};
    session.shown(later);
    static_cast<void>(session.handle(event::Tick{later + std::chrono::seconds{1}}));
  }

  [[nodiscard]] bool has_redrawn() const {
    for (const Effect& effect : effects) {
      if (std::holds_alternative<effect::ChangeTerminal>(effect)) return true;
    }
    return false;
  }

  [[nodiscard]] bool is_help() const { return sees("key back") || sees("key: back"); }

  [[nodiscard]] bool refuses() const { return sees("isn't used here. Press "); }

  Session session;
  Effects effects;
};

/// Calls with the way to each scene, and its session.
template <class Call>
void in_every_scene(const Call& call) {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const Way& way : tests::every_way()) {
      play::Call caller = tests::call_in(presentation);
      caller.may_page = true;
      Typist ada{caller, way.keys};
      if (way.scene == "chat") ada.hear(event::ChatBegins{"Ulrich"});
      ada.wait(std::chrono::seconds{10});
      call(way, ada.session());
    }
  }
}

bool is_text(const Way& way) {
  return way.letters == Letters::text || way.letters == Letters::name;
}

TEST_CASE("no key of the table is silently taken in any scene", "[every game]") {
  in_every_scene([](const Way& way, const Session& session) {
    for (const ansi::Key& key : table) {
      const Pressed after{session, key};
      INFO(way.scene << ", " << ansi::name(key));
      CHECK(
          (seen_in(after.session) != seen_in(session) || after.has_redrawn() ||
           after.session.is_over())
      );
    }
  });
}

TEST_CASE("no key of the table leaves any scene stuck: Ctrl-X still leads home", "[every game]") {
  in_every_scene([](const Way& way, const Session& session) {
    for (const ansi::Key& key : table) {
      Pressed after{session, key};
      INFO(way.scene << ", " << ansi::name(key));
      const bool is_at_end =
          after.sees("Goodbye") || after.session.presentation() == Presentation::lines;
      after.read();
      if (after.sees("(Y/N)")) static_cast<void>(after.session.handle(ansi::character(U'n')));
      if (after.is_help()) static_cast<void>(after.session.handle(ansi::character(U'x')));
      static_cast<void>(after.session.handle(control(U'X')));
      static_cast<void>(after.session.handle(ansi::character(U'y')));
      CHECK((is_at_end || after.sees("Goodbye, Ada.")));
    }
  });
}

TEST_CASE("a drag that begins and ends outside of a board plays nothing", "[every game]") {
  int boards = 0;
  in_every_scene([&](const Way& way, const Session& session) {
    Pressed after{session, ansi::Key{KeyCode::mouse, 0, {0, 300, 200, false}}};
    for (const auto& [button, is_release] :
         {std::pair{32, false}, {0, true}, {2, false}, {2, true}})
      static_cast<void>(after.session.handle(ansi::Key{
          KeyCode::mouse, 0, {button, 300, 200, is_release}}));
    const Seen before = seen_in(session);
    const auto has = [&](std::string_view words) {
      return before.text.find(words) != std::string::npos;
    };
    INFO(way.scene << "\n" << before.text);
    const bool is_board = has("Q quit") && !has("any key") && !has("our opponent");
    if (is_board) CHECK(seen_in(after.session) == before);
    if (is_board) ++boards;
    static_cast<void>(after.session.handle(control(U'X')));
    static_cast<void>(after.session.handle(ansi::character(U'y')));
  });
  CHECK(boards >= 10);
}

TEST_CASE(
    "F2 to F5 are their letters or refused, and Ctrl-Q is Q, where letters are commands",
    "[every game]"
) {
  struct Pair {
    ansi::Key key;
    char32_t letter;
  };

  const std::vector<Pair> pairs{
      {function(2), U'n'},
      {function(3), U'o'},
      {function(4), U'x'},
      {function(5), U's'},
      {control(U'Q'), U'q'}};
  in_every_scene([&](const Way& way, const Session& session) {
    const bool means_something_else = way.letters == Letters::moves ||
                                      way.letters == Letters::skips ||
                                      way.letters == Letters::answers;
    if (is_text(way) || means_something_else) return;
    for (const auto& [key, letter] : pairs) {
      const Pressed by_key{session, key};
      const Pressed by_letter{session, ansi::character(letter)};
      INFO(way.scene << ", " << ansi::name(key));
      // At an offer that any key passes over it is one of those.
      const Pressed by_any{session, ansi::character(U'%')};
      const auto seen = seen_in(by_key.session);
      CHECK((
          by_key.refuses() || seen == seen_in(by_letter.session) || seen == seen_in(by_any.session)
      ));
    }
  });
}

TEST_CASE("F1 is help in every scene, and so is ? where it is no text", "[every game]") {
  in_every_scene([](const Way& way, const Session& session) {
    INFO(way.scene);
    if (way.letters == Letters::answers || way.scene == "chat") return;
    CHECK(Pressed{session, function(1)}.is_help());
    if (!is_text(way)) CHECK(Pressed{session, ansi::character(U'?')}.is_help());
  });
}

TEST_CASE("in lines no letter of the table is silently taken in any scene", "[every game]") {
  for (const std::string& lines : tests::ways_in_lines()) {
    for (const char* const letter :
         {"?", "HELP", "TIME", "T", "N", "O", "R", "S", "E", "L", "P", "Q", "xyzzy", "é"}) {
      Typist ada{tests::call_in(Presentation::lines), lines};
      ada.heard.clear();
      const std::string before = ada.prompt();
      ada.type(letter + std::string{"\n"});
      if (ada.session().presentation() != Presentation::lines) continue;  // S at the title
      INFO(lines << letter);
      CHECK((!ada.heard.empty() || ada.prompt() != before || ada.left));
      ada.press(control(U'X'));
      CHECK((ada.prompt() == "Return to the BBS? (Y/N): " || ada.last_line() == "Goodbye, Ada."));
    }
  }
}

}  // namespace
}  // namespace codemaker::play
