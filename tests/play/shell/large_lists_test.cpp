// Lists on terminals of 132 columns and 50 rows: they fill them, and what is known of the chosen
// row stands beside the list.
#include "play/catalog/theme.hpp"
#include "play/events/effect.hpp"
#include "play/events/mail.hpp"
#include "play/shell/editor/editor.hpp"
#include "support/frame_text.hpp"
#include "support/typist.hpp"

#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"

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

Call wide_call() {
  Call call = tests::call_of("Ada");
  call.terminal.columns = 132;
  call.terminal.rows = 50;
  return call;
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
  explicit AtLargeList(int games, const Call& call = wide_call()) : Typist{call, "\nb"} {
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
  Call call = wide_call();
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
