#include "play/sysop/chat.hpp"

#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::sysop {
namespace {

std::string text_of_letters(std::u32string_view letters) {
  std::string text;
  for (const char32_t letter : letters)
    ansi::append_utf8(text, letter);
  return text;
}

/// Where a row of a line ends that has more letters than columns: behind its last blank, or where
/// the columns do.
std::size_t break_of_row(std::u32string_view line, std::size_t columns) {
  const auto blank = line.substr(0, columns + 1).find_last_of(U' ');
  return blank == std::u32string_view::npos || blank == 0 ? columns : blank + 1;
}

void draw_pane(
    Canvas& canvas, ansi::Position at, const std::vector<std::string>& rows, ansi::Attribute look
) {
  for (const std::string& row : rows)
    canvas.text({at.row++, at.column}, row, look);
}

/// Behind the last letter.
ansi::Position end_of_pane(ansi::Position at, int columns, const std::vector<std::string>& rows) {
  const int length = rows.empty() ? 0 : static_cast<int>(ansi::length(rows.back()));
  const int row = rows.empty() ? 0 : static_cast<int>(rows.size()) - 1;
  return {at.row + row, at.column + std::min(length, columns - 1)};
}

void draw_small_chat(Canvas& canvas, const Chat& chat) {
  constexpr int rows_of_pane = 7;
  // Where there is room, the time has its row for itself.
  const int air = canvas.rows() > Canvas::lean_rows ? 1 : 0;
  const int others_row = 1 + air;
  const int own_row = others_row + rows_of_pane + 1 + air;
  const int columns = canvas.columns();
  const auto width = static_cast<std::size_t>(columns);
  const ansi::Attribute bar = ansi::painted(ansi::Ink::bar_text, ansi::Ink::bar);
  draw_chip(canvas, {others_row, 0}, columns, chat.other_name, bar);
  draw_pane(canvas, {others_row + 1, 0}, chat.other.rows(width, rows_of_pane), look::message);
  draw_chip(canvas, {own_row, 0}, columns, chat.own_name, bar);
  const auto own = chat.own.rows(width, rows_of_pane);
  draw_pane(canvas, {own_row + 1, 0}, own, look::bright);
  canvas.text({0, 0}, "Chat", look::title);
  const ansi::Position end = end_of_pane({own_row + 1, 0}, columns, own);
  canvas.typed(end, "");
}

}  // namespace

std::vector<std::string> ChatText::type(std::string_view text) {
  std::vector<std::string> ended;
  while (!text.empty()) {
    const char32_t letter = ansi::take_character(text);
    if (letter == U'\n') {
      ended.push_back(open_line());
      text_ += letter;
    } else if (letter == U'\b') {
      if (text_.size() > begin_of_open_line()) text_.pop_back();
    } else if (!ansi::is_control(letter)) {
      text_ += letter;
    }
  }
  if (text_.size() > most) text_.erase(0, text_.size() - most);
  return ended;
}

std::size_t ChatText::begin_of_open_line() const {
  const auto end = text_.find_last_of(U'\n');
  return end == std::u32string::npos ? 0 : end + 1;
}

std::string ChatText::open_line() const {
  return text_of_letters(std::u32string_view{text_}.substr(begin_of_open_line()));
}

std::vector<std::string> ChatText::rows(std::size_t columns, std::size_t most_rows) const {
  std::vector<std::string> rows;
  std::u32string_view rest = text_;
  while (true) {
    const auto end = std::min(rest.find(U'\n'), rest.size());
    std::u32string_view line = rest.substr(0, end);
    while (line.size() > columns) {
      const std::size_t size = break_of_row(line, columns);
      rows.push_back(text_of_letters(line.substr(0, std::min(size, columns))));
      line.remove_prefix(size);
    }
    rows.push_back(text_of_letters(line));
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  if (rows.size() > most_rows) rows.erase(rows.begin(), rows.end() - static_cast<int>(most_rows));
  return rows;
}

void draw_chat(Canvas& canvas, const Chat& chat) {
  if (canvas.is_lean()) return draw_small_chat(canvas, chat);
  constexpr int left = 3;
  constexpr int first_row = 2;
  constexpr int large_rows_of_box = 18;
  const bool is_large = canvas.is_large();
  const int rows_of_box = is_large ? large_rows_of_box : (canvas.message_row() - first_row) / 2;
  const int second_row = first_row + rows_of_box;
  const int columns = canvas.columns() - 2 * left;
  // From the frame to the text: a large one has air.
  const ansi::Position inset = is_large ? ansi::Position{2, 4} : ansi::Position{1, 3};
  const int text_columns = columns - 2 * inset.column;
  const auto width = static_cast<std::size_t>(text_columns);
  canvas.heading("CODEMAKER", "Chat", fmt::format("with {}", chat.other_name));
  draw_box(
      canvas, {first_row, left}, columns, rows_of_box, chat.other_name,
      ansi::painted(ansi::Ink::wood_light)
  );
  draw_box(
      canvas, {second_row, left}, columns, rows_of_box, chat.own_name,
      ansi::painted(ansi::Ink::gold_light)
  );
  const ansi::Position other{first_row + inset.row, left + inset.column};
  const ansi::Position own{second_row + inset.row, left + inset.column};
  const auto most_rows = static_cast<std::size_t>(rows_of_box - 2 * inset.row);
  const auto own_rows = chat.own.rows(width, most_rows);
  draw_pane(
      canvas, other, chat.other.rows(width, most_rows), is_large ? look::plain : look::message
  );
  draw_pane(canvas, own, own_rows, look::bright);
  const int below = second_row + rows_of_box;
  if (is_large) draw_shaded_strip(canvas, canvas.row_amid(below, large_strip_rows));
  canvas.cursor(end_of_pane(own, text_columns, own_rows));
}

bool ends_chat(const ansi::Key& key) {
  const bool is_control = key.code == ansi::KeyCode::control;
  return key.code == ansi::KeyCode::escape ||
         (is_control && (key.value == U'D' || key.value == U'C'));
}

bool ends_chat(std::string_view line) {
  return ansi::upper_case(ansi::trim(line)) == "BYE";
}

std::string chat_text_of(const ansi::Key& key) {
  if (key.code == ansi::KeyCode::enter) return "\n";
  if (key.code == ansi::KeyCode::backspace) return "\b";
  std::string text;
  if (key.code == ansi::KeyCode::character) ansi::append_utf8(text, key.value);
  return text;
}

std::vector<KeyHelp> chat_keys() {
  return {
      {"letters", "talk", "Letters: what you say. They are seen as you type."},
      {"Esc", "end the chat", "Esc or Ctrl-D: end the chat."}};
}

}  // namespace codemaker::play::sysop
