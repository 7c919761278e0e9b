#include "play/shell/left/board.hpp"

#include "ansi/text.hpp"
#include "play/shell/hall_words.hpp"

#include <cstddef>
#include <utility>

namespace codemaker::play::shell::left {

shared::MovePage page_of_position(engine::records::Record record, Stage& stage) {
  shared::MovePage page{std::move(record), {}};
  page.names = {table_name(stage.call().player.handle), "Computer"};
  return page;
}

/// On small screens the time stands beside the board's first row.
void draw_below_position(Canvas& canvas, int small_row, std::string_view text) {
  constexpr int indent = 3;
  if (canvas.is_lean()) return void(canvas.paragraph(small_row, 0, text, look::message));
  const auto room = static_cast<std::size_t>(canvas.columns() - indent);
  canvas.text({canvas.message_row() - 1, indent}, ansi::clean(text, room), look::message);
}

}  // namespace codemaker::play::shell::left
