// The sysop's editor on a terminal of 132 columns and 50 rows.
#include "engine/breaking/id.hpp"
#include "play/shell/editor/editor.hpp"
#include "support/frame_text.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::play::shell {
namespace {

TEST_CASE("a large terminal is filled by the editor: more rows, and all of one beside them") {
  EditorContents contents;
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
  Editor editor{contents};
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
}  // namespace codemaker::play::shell
