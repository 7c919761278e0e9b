#include "pictures/editor.hpp"

#include "engine/breaking/id.hpp"
#include "play/shell/editor/editor.hpp"

#include <string_view>

namespace codemaker::tests {
namespace {

using play::shell::Editor;
using play::shell::EditorContents;

constexpr std::int64_t one_day = 1'795'424'217;

EditorContents contents_of_a_board() {
  EditorContents contents;
  engine::Points score = 1240;
  std::int64_t when = one_day;
  for (const std::string_view handle :
       {"Countess Lovelace", "Rabbit", "Tiny Tim", "Marley", "Deep Though", "Kim", "Zoë"}) {
    contents.hall.enter({
        .table = engine::breaking::id,
        .player = {handle == "Kim" ? "The Other Board" : "bbs", "", std::string{handle}},
        .name = scores::table_name(handle),
        .score = score,
        .level = static_cast<std::uint32_t>(score / 100 + 1),
        .when = when,
    });
    contents.players.push_back(
        {static_cast<std::int64_t>(contents.players.size()) * 3 + 1, std::string{handle}, "bbs",
         score / 30, when}
    );
    score = score * 2 / 3;
    when -= 400'000;
  }
  contents.latest = {12, "remove by bbs: Marley (366 points) is gone"};
  return contents;
}

void type_keys(Editor& editor, std::string_view letters) {
  for (const char letter : letters)
    static_cast<void>(editor.press(ansi::character(static_cast<char32_t>(letter))));
}

}  // namespace

void show_editor(const ansi::Terminal& terminal, const SeeFrame& see) {
  Editor editor{contents_of_a_board()};
  static_cast<void>(editor.press({ansi::KeyCode::down, 0, {}}));
  see("editor", editor.frame(terminal));
  type_keys(editor, "d");
  see("editor-asks", editor.frame(terminal));
  type_keys(editor, "n?");
  see("editor-help", editor.frame(terminal));
  type_keys(editor, " 4");
  see("editor-players", editor.frame(terminal));
  type_keys(editor, "psecret");
  see("editor-types", editor.frame(terminal));
}

}  // namespace codemaker::tests
