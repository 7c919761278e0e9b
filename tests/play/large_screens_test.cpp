// Boards and lists on terminals of 132 columns and 50 rows, and more: they fill them, and what is
// known of the chosen row stands beside the list.
#include "play/breaking/splats/room.hpp"
#include "play/catalog/theme.hpp"
#include "play/egg_carton/board.hpp"
#include "play/events/effect.hpp"
#include "play/events/mail.hpp"
#include "play/shell/editor/editor.hpp"
#include "support/at_table.hpp"
#include "support/frame_text.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using ansi::KeyCode;
using tests::Typist;

constexpr std::array boards{"\nopp\nmr ", "\nopp\ner "};

TEST_CASE("a board fills a large screen: its heading above, its keys in the last row but one") {
  for (const char* const way : boards) {
    const Typist ada{tests::on_large(tests::call_of("Ada")), way};
    const ansi::Frame frame = ada.session().frame();
    INFO(ada.screen());
    CHECK(frame.text(0).find("Level 1") != std::string::npos);
    CHECK(frame.text(48).find("? help") != std::string::npos);
    CHECK(frame.text(49).empty());
    for (int row = 0; row < frame.rows(); ++row)
      CHECK(frame.at({row, 131}).glyph == u' ');
    int used = 0;
    for (int row = 1; row < 44; ++row)
      used += frame.at({row, 110}) == ansi::Cell{} ? 0 : 1;
    CHECK(used > 35);
  }
}

/// Rows in which something stands near the right edge.
int rows_at_the_right(const Typist& ada) {
  const ansi::Frame frame = ada.session().frame();
  int used = 0;
  for (int row = 0; row < frame.rows(); ++row) {
    bool is_used = false;
    for (int column = 100; column < 131; ++column)
      is_used = is_used || frame.at({row, column}) != ansi::Cell{};
    used += is_used ? 1 : 0;
    INFO(ada.screen());
    CHECK(frame.at({row, 131}) == ansi::Cell{});
  }
  return used;
}

TEST_CASE("on a large screen help stands in the middle as everywhere, and results fill it") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nopp\nmr "};
  ada.type("?");
  CHECK(ada.session().frame().text(0).empty());
  ada.type(" ");
  CHECK_FALSE(ada.session().frame().text(0).empty());
  ada.type("qy");
  CHECK(ada.session().frame().text(0).find("The run is over") != std::string::npos);
  CHECK(rows_at_the_right(ada) > 10);
}

TEST_CASE("on a large screen codes, title, menu, Hall of Fame, day, options and goodbye fill it") {
  for (const char* const way :
       {"", "\n", "\nr\n\n12", "\nt\n", "\np\n", "\nh", "\nd", "\nc\n1234\n", "\ns", "\nhc", "\no",
        "\nqy"}) {
    INFO(way);
    CHECK(rows_at_the_right(Typist{tests::on_large(tests::call_of("Ada")), way}) > 15);
  }
}

TEST_CASE("a page that does not fill a large screen stands in a ring of what it is played with") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\n"};
  const ansi::Frame menu = ada.session().frame();
  ada.type("c");
  CHECK(ada.sees("Press a letter to change"));
  CHECK(rows_at_the_right(ada) > 35);
  const ansi::Frame settings = ada.session().frame();
  // Those above stand where the menu has its own, but in the shade.
  for (int column = 0; column < 131; ++column) {
    const auto is_there = [&](const ansi::Frame& frame) {
      return frame.at({4, column}) != ansi::Cell{};
    };
    CHECK(is_there(settings) == is_there(menu));
  }
  constexpr ansi::Position in_first{4, 8};
  CHECK(settings.at(in_first) != menu.at(in_first));
  int below = 0;
  for (int column = 0; column < 131; ++column)
    below += settings.at({44, column}) != ansi::Cell{} ? 1 : 0;
  CHECK(below > 80);
  CHECK(settings.text(49).empty());
}

TEST_CASE("a large board of Splats fills the page, with numbers above and digits to click") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\ns"};
  const ansi::Frame frame = ada.session().frame();
  INFO(ada.screen());
  const breaking::splats::Size size;
  CHECK(breaking::splats::row_below(size, breaking::splats::full_room_of(size, true)) > 33);
  const auto heads = frame.text(breaking::splats::full_room_of(size, true).frame_row());
  CHECK(heads.find(" 1 ") < heads.find("10 "));
  CHECK(heads.find("10 ") < heads.find(" ? "));
  const ansi::Position digits = breaking::splats::digits_place(size, true);
  ada.click({digits.row, digits.column + 2 * breaking::splats::digit_width});
  CHECK(ada.sees("Your guess: 3___"));
  const breaking::splats::Room room = breaking::splats::full_room_of(size, true);
  const int first = breaking::splats::digits_row(size, room);
  CHECK(ada.session().frame().text(first + 1).find(" 3 ") != std::string::npos);
  CHECK(ada.session().frame().text(first + room.pitch).find("┌") != std::string::npos);
}

TEST_CASE("around a sysop's own picture there are no pegs") {
  Call call = tests::on_large(tests::call_of("Ada"));
  call.theme = std::make_shared<const Theme>(std::vector<Theme::File>{{"options.ans", "ours"}});
  const Typist ada{call, "\no"};
  CHECK(rows_at_the_right(ada) < 30);
}

TEST_CASE("in a large Hall of Fame a click on the table of another game turns to it") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nh"};
  ada.click({18, 60});
  CHECK(ada.sees("Hall of Fame  Masterix"));
  ada.click({18, 120});
  CHECK(ada.sees("Hall of Fame  Egg Carton"));
}

TEST_CASE("a click on a line of the large menu leads there") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\n"};
  ada.click("Daily puzzles");
  CHECK(ada.sees("One try a day"));
}

TEST_CASE("a large page of options says in sentences what they do, and a click changes one") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\no"};
  CHECK(ada.sees("Change to black and white, or back."));
  const std::string before = ada.screen();
  ada.click("Move speed");
  CHECK(ada.screen() != before);
}

TEST_CASE("a click on a large board meets the square or slot that is drawn there") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nopp\nmr "};
  ada.holds_thinking = true;
  const auto position = tests::dealt(ada.seed);
  const auto move = tests::masterix::moves(position).front();
  for (const auto square : {move.origin, move.target}) {
    const ansi::Position middle = masterix::masterix_place(square, BoardSize::large);
    const auto shown = ada.session().frame().at(middle).glyph;
    CHECK((shown == u'O' || shown == u'X' || shown == u'+'));
    ada.click({middle.row + 3, middle.column - 5});
  }
  CHECK(ada.sees("Moves"));
  CHECK(ada.sees(tests::masterix::text(move)));

  Typist bob{tests::on_large(tests::call_of("Ada")), "\nopp\ner "};
  const ansi::Position letter = egg_carton::large_carton.strip(engine::egg_carton::station_of(2));
  bob.click({letter.row - 5, letter.column + 2});
  CHECK(bob.sees("C »"));
}

TEST_CASE("where the sysop has a picture for a board it is drawn as large as that is") {
  Call call = tests::on_large(tests::call_of("Ada"));
  call.theme = std::make_shared<const Theme>(std::vector<Theme::File>{
      {"masterix-board.ans", "\x1b[18;1Hthe sysop's"}});
  const Typist ada{call, "\nopp\nmr "};
  CHECK(ada.session().frame().text(0).empty());
  CHECK(ada.sees("the sysop's"));
}

TEST_CASE("the moves of both sides stand beside a large board, without those taken back") {
  Typist ada{tests::on_large(tests::call_of("Ada")), "\nopp\nmc1\n"};
  ada.holds_thinking = true;
  const auto position = tests::dealt(ada.seed);
  const auto own = tests::masterix::moves(position).front();
  tests::type_move(ada, own);
  const auto answer = tests::masterix::moves(tests::masterix::after(position, own)).front();
  ada.reply(tests::thought_of(answer));
  const std::string row = tests::masterix::text(own) + "    +";
  CHECK(ada.screen().find(row) != std::string::npos);
  ada.type("u");
  CHECK(ada.screen().find(row) == std::string::npos);
}

TEST_CASE("the moves of a board by mail stand beside it, too") {
  const auto first = tests::masterix::moves(tests::dealt(tests::seed_of_boards)).front();
  const std::string sent = engine::masterix::records::MasterixRules::text(first);
  tests::AtTable ada{tests::masterix_match({sent})};
  ada.resize(50, 132);
  CHECK(ada.sees("Moves"));
  CHECK(ada.sees(tests::masterix::text(first) + "    +"));
}

/// Games by mail with callers whose names are numbered.
event::MailList games_by_mail(int number) {
  std::vector<MailEntry> games;
  for (int game = 1; game <= number; ++game) {
    MailEntry entry;
    entry.id = game;
    entry.terms = {engine::masterix::id, 1, "match", ""};
    entry.other = fmt::format("Caller {}", game);
    entry.stage = MailStage::own_move;
    games.push_back(std::move(entry));
  }
  return {true, std::make_shared<const std::vector<MailEntry>>(std::move(games)), 0};
}

/// Ada at her games by mail.
struct AtLargeList : Typist {
  explicit AtLargeList(int games, const Call& call = tests::on_large(tests::call_of("Ada")))
      : Typist{call, "\nb"} {
    answer(games_by_mail(games));
  }

  [[nodiscard]] const effect::ReadMail* opened() const {
    return mail_asked.empty() ? nullptr : std::get_if<effect::ReadMail>(&mail_asked.back());
  }
};

/// Where a text begins on the screen.
ansi::Position place_on_screen(const Typist& ada, std::string_view text) {
  const ansi::Frame frame = ada.session().frame();
  for (int row = 0; row < frame.rows(); ++row) {
    const std::size_t column = frame.text(row).find(text);
    if (column != std::string::npos) return {row, static_cast<int>(column)};
  }
  return {-1, -1};
}

TEST_CASE("a page of a large list has thirty rows, and a click on one picks it") {
  AtLargeList ada{40};
  INFO(ada.screen());
  CHECK(ada.sees("Caller 30"));
  CHECK_FALSE(ada.sees("Caller 31"));
  ada.type("f");
  CHECK(ada.sees("Caller 31"));
  CHECK(ada.sees("Caller 40"));
  ada.click("Caller 37");
  REQUIRE(ada.opened() != nullptr);
  CHECK(ada.opened()->id == 37);
}

TEST_CASE("few rows of a large list have air between them, and are met by clicks all the same") {
  AtLargeList ada{4};
  const ansi::Position third = place_on_screen(ada, "Caller 3");
  CHECK(third.row == place_on_screen(ada, "Caller 2").row + 3);
  ada.click("Caller 3");
  REQUIRE(ada.opened() != nullptr);
  CHECK(ada.opened()->id == 3);
}

TEST_CASE("the frame of a large list ends with its rows, and pegs fill what that leaves free") {
  constexpr int row_of_pegs = 38;
  constexpr std::string_view side_of_frame = "│";
  const auto row = [](int games) {
    return AtLargeList{games}.session().frame().text(row_of_pegs);
  };
  CHECK(row(40).find(side_of_frame) != std::string::npos);
  CHECK(row(4).find(side_of_frame) == std::string::npos);
  CHECK(row(4).find("█") != std::string::npos);
}

TEST_CASE("what is known of the chosen row stands beside a large list") {
  AtLargeList ada{3};
  // Between two rows of the list.
  const auto title = [&] {
    return ada.session().frame().text(17);
  };
  INFO(ada.screen());
  CHECK(title().find("Caller 1") != std::string::npos);
  CHECK(ada.sees("A move may take"));
  ada.press(KeyCode::down);
  CHECK(title().find("Caller 2") != std::string::npos);
}

TEST_CASE("where the sysop has a picture for a list its pages are those of a full screen") {
  Call call = tests::on_large(tests::call_of("Ada"));
  call.theme = std::make_shared<const Theme>(std::vector<Theme::File>{{"mail.ans", "ours"}});
  AtLargeList ada{40, call};
  CHECK_FALSE(ada.sees("Caller 11"));
  ada.type("f");
  CHECK(ada.sees("Caller 11"));
  CHECK_FALSE(ada.sees("Caller 21"));
}

TEST_CASE("a large terminal is filled by the editor: more rows, and all of one beside them") {
  shell::EditorContents contents;
  contents.hall.enter(
      {.table = engine::breaking::id,
       .player = {"bbs", "", "Ada Lovelace"},
       .name = "Ada Lovelac",
       .score = 70,
       .level = 1}
  );
  for (std::int64_t number = 1; number <= 40; ++number)
    contents.players.push_back({100 + number, "Player " + std::to_string(number), "bbs", number, 0}
    );
  shell::Editor editor{contents};
  const auto type = [&](char32_t letter) {
    CHECK_FALSE(editor.press(ansi::character(letter)));
  };
  ansi::Terminal large;
  large.columns = 132;
  large.rows = 50;
  const auto sees = [&](std::string_view text) {
    const ansi::Frame frame = editor.frame(large);
    for (int row = 0; row < frame.rows(); ++row)
      CHECK(frame.at({row, 131}) == ansi::Cell{});
    return tests::text_of(frame).find(text) != std::string::npos;
  };
  CHECK(sees("Ada Lovelace"));
  // What is asked stands right below the list, and not where messages do.
  type(U'd');
  CHECK(sees("Remove rank 1"));
  CHECK(editor.frame(large).text(47).empty());
  type(U'n');
  type(U'4');
  CHECK(sees("Last seen"));
  CHECK(sees("Player 30"));
  CHECK_FALSE(editor.press({ansi::KeyCode::end, 0, {}}));
  CHECK(sees("Player 40"));
  CHECK_FALSE(sees("Player 1 "));
  type(U'5');
  CHECK(sees("5 By mail"));
  type(U'?');
  CHECK(sees("Keys of the editor"));
}

}  // namespace
}  // namespace codemaker::play
