#include "play/shell/editor/editor.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "support/frame_text.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::shell {
namespace {

using ansi::Key;
using ansi::KeyCode;
using engine::RankedGame;

scores::Entry won(const std::string& handle, engine::Points score) {
  return {
      .table = engine::breaking::id,
      .player = {"bbs", "", handle},
      .name = scores::table_name(handle),
      .score = score,
      .level = 3,
      .when = 1'795'424'217,
  };
}

EditorContents some_contents() {
  EditorContents contents;
  contents.hall.enter(won("Ada Lovelace", 120));
  contents.hall.enter(won("Bob", 90));
  contents.hall.enter(won("Cid", 10));
  contents.players = {{4, "Ada Lovelace", "bbs", 12, 1'795'424'217}, {7, "Bob", "bbs", 1, 0}};
  contents.mail = {
      {12, "Masterix", "Ada", "Bob", "played", 1'795'424'217, false},
      {3, "code breaking", "Cid", "Ada", "annulled", 1'795'424'217, true}};
  contents.latest = {9, "add by root: Cid (10 points) is in"};
  return contents;
}

/// The key of the tab behind those of the games.
const std::string players_tab = std::to_string(engine::ranked_games.size() + 1);
const std::string mail_tab = std::to_string(engine::ranked_games.size() + 2);

ansi::Terminal utf8_terminal() {
  ansi::Terminal terminal;
  terminal.charset = ansi::Charset::utf8;
  return terminal;
}

/// An editor, and somebody who types.
struct Sysop {
  Editor editor{some_contents()};
  std::optional<Order> order;  ///< the latest

  void press(const Key& key) {
    if (auto asked = editor.press(key)) order = std::move(asked);
  }

  void press(KeyCode code) { press(Key{code, 0, {}}); }

  void type(std::string_view letters) {
    for (const char letter : letters)
      press(ansi::character(static_cast<char32_t>(letter)));
  }

  void enter(std::string_view text) {
    type(text);
    press(KeyCode::enter);
  }

  /// All that is on the screen, its rows one behind the other.
  [[nodiscard]] std::string screen() const { return tests::text_of(editor.frame(utf8_terminal())); }

  [[nodiscard]] bool sees(std::string_view text) const {
    return screen().find(text) != std::string::npos;
  }

  template <typename Wanted>
  [[nodiscard]] const Wanted& ordered() const {
    REQUIRE(order);
    REQUIRE(std::holds_alternative<Wanted>(*order));
    return std::get<Wanted>(*order);
  }
};

TEST_CASE("a row is removed after a question, as it was seen") {
  Sysop sysop;
  sysop.press(KeyCode::down);
  sysop.type("d");
  CHECK(sysop.sees("Remove rank 2, Bob (90 points)?"));
  CHECK_FALSE(sysop.order);
  sysop.type("y");
  const auto& row = sysop.ordered<order::RemoveRow>().row;
  CHECK(row.rank == 2);
  CHECK(row.seen == won("Bob", 90));
}

TEST_CASE("any key but Y leaves everything as it is, and the editor says so") {
  for (const char32_t letter : std::u32string{U"nq \u001b"}) {
    Sysop sysop;
    sysop.type("d");
    letter == U'\u001b' ? sysop.press(KeyCode::escape) : sysop.press(ansi::character(letter));
    CHECK_FALSE(sysop.order);
    CHECK(sysop.sees("Nothing was changed."));
    CHECK_FALSE(sysop.editor.is_left());
  }
}

TEST_CASE("a rename is of the player in all tables, or of what one table shows") {
  for (const bool shown_alone : {false, true}) {
    Sysop sysop;
    sysop.type("r");
    sysop.enter("Countess");
    CHECK(sysop.sees("Rename Ada Lovelace to Countess in all tables?"));
    sysop.type(shown_alone ? "s" : "y");
    const auto& renaming = sysop.ordered<order::RenameRows>().renaming;
    CHECK(renaming.from == (shown_alone ? "Ada Lovelac" : "Ada Lovelace"));
    CHECK(renaming.to == "Countess");
    CHECK(renaming.board == "bbs");
    CHECK(renaming.table.has_value() == shown_alone);
  }
}

TEST_CASE("a row is added to the table that is open, with a name, points and a level") {
  Sysop sysop;
  sysop.type("2a");
  sysop.enter("Eve");
  sysop.enter("77");
  sysop.enter("5");
  CHECK(sysop.sees("Add Eve with 77 points, level 5?"));
  sysop.type("y");
  const auto& row = sysop.ordered<order::AddRow>();
  CHECK(row.table == engine::masterix::id);
  CHECK(row.name == "Eve");
  CHECK(row.score == 77);
  CHECK(row.level == 5);
}

TEST_CASE("points that are no number add nothing") {
  for (const std::string points : {"", "0", "-3", "many"}) {
    Sysop sysop;
    sysop.type("a");
    sysop.enter("Eve");
    sysop.enter(points);
    CHECK(sysop.sees("Nothing was added: points are a number"));
  }
}

TEST_CASE("an undo names the change, and takes back no other") {
  Sysop sysop;
  sysop.type("u");
  CHECK(sysop.sees("Undo add by root: Cid (10 points) is in?"));
  sysop.type("y");
  CHECK(sysop.ordered<order::UndoLatest>().number == 9);
}

TEST_CASE("with no change in force there is nothing to undo") {
  Sysop sysop;
  EditorContents contents = some_contents();
  contents.latest = {};
  sysop.editor.take(contents);
  sysop.type("u");
  CHECK(sysop.sees("There is no change to undo."));
}

TEST_CASE("a search shows only what has its letters, and Esc shows all again") {
  Sysop sysop;
  sysop.type("/LOVE");
  CHECK(sysop.sees("Ada"));
  CHECK_FALSE(sysop.sees("Bob"));
  sysop.press(KeyCode::enter);
  sysop.type("d");
  CHECK(sysop.sees("Remove rank 1, Ada Lovelac (120 points)?"));
  sysop.type("n");
  sysop.press(KeyCode::escape);
  CHECK(sysop.sees("Bob"));
  CHECK_FALSE(sysop.editor.is_left());
  sysop.press(KeyCode::escape);
  CHECK(sysop.editor.is_left());
}

TEST_CASE("the selection stays on its row when another score comes in above it") {
  Sysop sysop;
  sysop.press(KeyCode::down);
  EditorContents contents = some_contents();
  contents.hall.enter(won("Zoe", 500));
  sysop.editor.take(contents);
  sysop.type("d");
  CHECK(sysop.sees("Remove rank 3, Bob (90 points)?"));
}

TEST_CASE("while a question is open nothing moves under it") {
  Sysop sysop;
  sysop.type("d");
  EditorContents contents = some_contents();
  contents.hall.clear(engine::breaking::id);
  sysop.editor.take(contents);
  sysop.type("y");
  CHECK(sysop.ordered<order::RemoveRow>().row.seen == won("Ada Lovelace", 120));
}

TEST_CASE("players are renamed, merged and forgotten, each after a question") {
  Sysop sysop;
  sysop.type(players_tab + "r");
  sysop.enter("Countess");
  CHECK(sysop.sees("Rename Ada Lovelace on bbs (12 games) to Countess?"));
  sysop.type("y");
  CHECK(sysop.ordered<order::RenamePlayer>().player.id == 4);
  sysop.type("m");
  sysop.enter("bob");
  CHECK(sysop.sees("Give the games of Ada Lovelace on bbs (12 games) to Bob on bbs (1 game)?"));
  sysop.type("y");
  CHECK(sysop.ordered<order::MergePlayers>().into.id == 7);
  sysop.press(KeyCode::down);
  sysop.type("fy");
  CHECK(sysop.ordered<order::ForgetPlayer>().player.id == 7);
}

TEST_CASE("a player is not merged with themselves, or with nobody") {
  for (const std::string other : {"4", "Ada Lovelace", "Eve", ""}) {
    Sysop sysop;
    sysop.type(players_tab + "m");
    sysop.enter(other);
    CHECK(sysop.sees("Nothing was merged"));
  }
}

TEST_CASE("a game by mail is annulled after a question, and the annulment taken back") {
  Sysop sysop;
  sysop.type(mail_tab);
  CHECK(sysop.sees("Ada and Bob"));
  sysop.type("u");
  CHECK(sysop.sees("This game is not annulled."));
  sysop.type("d");
  CHECK(sysop.sees("Annul game 12 of Ada and Bob?"));
  sysop.type("y");
  REQUIRE(sysop.order);
  CHECK(std::get<order::AnnulMail>(*sysop.order).game.id == 12);
  sysop.press(KeyCode::down);
  sysop.type("d");
  CHECK(sysop.sees("U takes that back."));
  sysop.type("uy");
  CHECK(std::get<order::UndoAnnulment>(*sysop.order).game.id == 3);
}

TEST_CASE("a password is typed twice and never shown; an empty one takes it away") {
  Sysop sysop;
  sysop.type(players_tab + "psecret1");
  CHECK(sysop.sees("*******"));
  CHECK_FALSE(sysop.sees("secret1"));
  sysop.press(KeyCode::enter);
  sysop.enter("secret2");
  CHECK(sysop.sees("The two differ; nothing was changed."));
  sysop.type("p");
  sysop.enter("secret1");
  sysop.enter("secret1");
  sysop.type("y");
  CHECK(sysop.ordered<order::SetPassword>().password == "secret1");
  sysop.type("p");
  sysop.enter("");
  CHECK(sysop.sees("Take the password of Ada Lovelace on bbs (12 games) away?"));
  sysop.type("p");
  sysop.type("p");
  sysop.enter("short");
  CHECK(sysop.sees("A password has 6 letters or more."));
}

TEST_CASE("the page of keys stays within its frame, in tables and at the players") {
  for (const char* keys : {"1?", "4?"}) {
    Sysop sysop;
    sysop.type(keys);
    CHECK(sysop.sees("Keys of the editor"));
    const ansi::Frame frame = sysop.editor.frame(utf8_terminal());
    for (int row = 3; row < 20; ++row) {
      INFO(frame.text(row));
      CHECK(frame.at({row, 75}).glyph == U'│');
    }
  }
}

TEST_CASE("names that would steer a terminal are cleaned in the editor") {
  Sysop sysop;
  EditorContents contents;
  scores::Entry hostile = won("Eve\x1b[2J\xC2\x9B", 50);
  hostile.player.board = "\x1b]0;x\x07";
  contents.hall.enter(hostile);
  contents.players = {{1, "Mal\x1b[2J", "b\x07", 1, 0}};
  sysop.editor.take(contents);
  for (const char* keys : {"", "d", "n", "r", "4", "f"}) {
    sysop.type(keys);
    for (const char control : {'\x1b', '\x07', '\x9B'})
      CHECK(sysop.screen().find(control) == std::string::npos);
  }
}

TEST_CASE("whatever is pressed, the editor stays within 79 columns and orders nothing unasked") {
  Sysop sysop;
  std::uint32_t chance = 1;
  const std::u32string letters = U"1234/aArRdDuUmMpPfF?xn \u00e9";
  for (int count = 0; count < 5000; ++count) {
    chance = chance * 1664525 + 1013904223;
    const std::uint32_t draw = chance >> 16U;
    if (draw % 3 == 0) {
      sysop.press(static_cast<KeyCode>(2 + draw / 3 % 15));
    } else {
      sysop.press(ansi::character(letters[draw / 3 % letters.size()]));
    }
    const ansi::Frame frame = sysop.editor.frame(utf8_terminal());
    for (int row = 0; row < frame.rows(); ++row)
      REQUIRE(frame.at({row, 79}).glyph == u' ');
  }
  CHECK_FALSE(sysop.order);
}

TEST_CASE("on forty columns the editor has its lists, questions and keys, and cuts nothing") {
  Sysop sysop;
  ansi::Terminal narrow = utf8_terminal();
  narrow.columns = 40;
  const auto screen = [&] {
    const ansi::Frame frame = sysop.editor.frame(narrow);
    for (int row = 0; row < frame.rows(); ++row)
      CHECK(frame.at({row, 39}) == ansi::Cell{});
    return tests::text_of(frame);
  };
  CHECK(screen().find("Sysop's editor: code breaking") != std::string::npos);
  CHECK(screen().find("Handle Ada Lovelace, board bbs") != std::string::npos);
  sysop.type("d");
  CHECK(screen().find("Y yes") != std::string::npos);
  sysop.type("n?");
  CHECK(screen().find("Q         Leave") != std::string::npos);
  sysop.type(" " + players_tab);
  CHECK(screen().find("Ada Lovelace, board bbs") != std::string::npos);
  sysop.type("psecret");
  CHECK(screen().find("******") != std::string::npos);
  sysop.press(KeyCode::escape);
  sysop.type(mail_tab);
  CHECK(screen().find("Ada and Bob: Masterix, moved") != std::string::npos);
}

}  // namespace
}  // namespace codemaker::play::shell
