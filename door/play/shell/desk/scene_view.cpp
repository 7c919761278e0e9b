// What is seen and told of the sysop's desk.
#include "play/shell/desk/scene.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/desk/places.hpp"
#include "play/shell/hall_words.hpp"
#include "play/sysop/chat.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <span>

namespace codemaker::play::shell::desk {
namespace {

constexpr int box_column = 2;
constexpr int box_columns = 75;
constexpr int indent = 4;

/// As many whole words as there is room for; all of them stand below the list.
std::string first_words(const std::string& text, std::size_t cells) {
  const std::string words = ansi::wrap(text, static_cast<int>(cells)).front();
  const bool is_all = words.size() == text.size();
  return is_all ? words : words.substr(0, words.find_last_not_of(" ,;") + 1);
}

/// A row of a list in one row of the screen.
std::string one_row(const DeskRow& row, bool is_lean) {
  constexpr std::size_t small_cells = Canvas::lean_columns - 2;
  constexpr std::size_t text_cells = 27;
  constexpr std::size_t full_cells = 69;
  if (is_lean) return padded(ansi::clean(row.text, small_cells), small_cells);
  const std::string text = padded(ansi::clean(row.text, text_cells - 1), text_cells);
  const std::string more = ansi::clean(row.more, max_desk_text);
  return padded(text + first_words(more, full_cells - text_cells), full_cells);
}

/// A prompt, and what was typed so far.
void draw_typed(Canvas& canvas, const std::string& prompt, const std::string& text) {
  const int column = canvas.is_lean() ? 0 : indent;
  const auto columns = static_cast<std::size_t>(canvas.columns() - 2 * column - 1);
  const int below =
      canvas.paragraph(detail_row(canvas.is_lean()), column, prompt + ":", look::title);
  sysop::ChatText typed;
  typed.type(text);
  constexpr std::size_t most_rows = 6;
  const auto lines = typed.rows(columns, most_rows);
  ansi::Position after{below, column};
  for (std::size_t at = 0; at < lines.size(); ++at)
    after = canvas.text({below + static_cast<int>(at), column}, lines[at], look::bright);
  canvas.cursor(after);
}

/// Those of a list that are seen, with the letter of each where they are the lists themselves.
void draw_rows(
    Canvas& canvas, std::span<const DeskRow> rows, std::size_t chosen, bool is_list, bool is_typing
) {
  const bool is_lean = canvas.is_lean();
  const std::size_t first = first_of_page(chosen, is_lean);
  const int column = is_lean ? 0 : indent;
  for (std::size_t at = first; at < std::min(rows.size(), first + rows_of_list(is_lean)); ++at) {
    const int row = first_row(is_lean) + static_cast<int>(at - first);
    const bool is_chosen = at == chosen;
    const auto style = is_chosen ? look::reversed : look::plain;
    const std::string letter = is_list ? ">" : rows[at].key;
    canvas.text({row, column}, is_list && !is_chosen ? " " : letter, look::bright);
    canvas.text({row, column + 2}, one_row(rows[at], is_lean), style);
    if (is_chosen && !is_typing) canvas.cursor({row, column});
  }
}

/// The lists themselves, with pegs above and below them as the main menu has them.
void draw_large_menu(Canvas& canvas, std::span<const DeskRow> rows, std::size_t chosen) {
  constexpr int column = 15;
  constexpr int title_column = column + 10;
  constexpr int more_column = title_column + 28;
  draw_peg_strip(canvas, 2);
  draw_box(
      canvas, {large_menu_row - 2, column}, canvas.columns() - 2 * column,
      large_menu_pitch * static_cast<int>(rows.size()) + 1, "", look::frame
  );
  int row = large_menu_row;
  for (std::size_t at = 0; at < rows.size(); ++at, row += large_menu_pitch) {
    const bool is_chosen = at == chosen;
    draw_key(canvas, {row, column + 4}, rows[at].key);
    const auto style = is_chosen ? look::reversed : look::bright;
    canvas.text({row, title_column}, fmt::format(" {} ", rows[at].text), style);
    canvas.text({row, more_column}, rows[at].more);
    if (is_chosen) canvas.cursor({row, title_column});
  }
  draw_peg_strip(canvas, row + 1);
}

}  // namespace

std::string DeskScene::title() const {
  if (!list_) return "Sysop's desk";
  const std::string title{words_of(*list_).title};
  if (*list_ != DeskList::scores) return title;
  return fmt::format("{}: {}", title, game_of(table_).title);
}

/// What stands in place of rows.
std::string DeskScene::remark() const {
  if (!list_ || !rows_.empty()) return {};
  if (is_waiting_) return "One moment...";
  return std::string{is_known_ ? words_of(*list_).empty : "This can't be told now."};
}

std::string DeskScene::typing_prompt() const {
  return fmt::format(fmt::runtime(typing_->typed), chosen() == nullptr ? "" : chosen()->text);
}

void DeskScene::draw(Canvas& canvas) const {
  const bool is_lean = canvas.is_lean();
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_large()) {
    canvas.heading("CODEMAKER", title());
    return draw_large_menu(canvas, rows_, row_);
  }
  if (is_lean) {
    canvas.header(title());
  } else {
    canvas.heading("CODEMAKER", title());
    draw_box(
        canvas, {first_row(false) - 1, box_column}, box_columns,
        static_cast<int>(rows_of_list(false)) + 2, "", look::frame
    );
  }
  const std::string instead = remark();
  if (!instead.empty()) canvas.text({first_row(is_lean), is_lean ? 0 : indent}, instead);
  draw_rows(canvas, rows_, row_, list_.has_value(), typing_ != nullptr);
  constexpr int row_of_strip = 15;
  if (!list_ && !is_lean) draw_peg_strip(canvas, row_of_strip);
  if (typing_ != nullptr) return draw_typed(canvas, typing_prompt(), typed_.text());
  if (!list_ || chosen() == nullptr) return;
  constexpr std::size_t most_on_small = 280;
  const std::string whole = fmt::format("{}: {}", chosen()->text, chosen()->more);
  canvas.paragraph(
      detail_row(is_lean), is_lean ? 0 : indent,
      ansi::clean(whole, is_lean ? most_on_small : max_desk_text)
  );
}

std::string DeskScene::prompt() const {
  if (typing_ != nullptr) return typing_prompt() + ": ";
  if (!list_) return "Sysop: ";
  return is_waiting_ ? "" : "A row's number, a letter, or Q to go back: ";
}

std::vector<std::string> DeskScene::line_help() const {
  if (!list_ || typing_ != nullptr) return {};
  std::vector<std::string> help{"A number: goes to that row. What is done is done about that row."};
  for (const KeyHelp& key : keys())
    if (!key.sentence.empty()) help.push_back(key.sentence);
  return help;
}

std::vector<KeyHelp> DeskScene::keys() const {
  if (typing_ != nullptr) {
    return {
        {"letters", "text", "Letters: what is to be said."},
        {"Backspace", "undo", "Backspace: delete a letter."},
        {"Enter", "send", "Enter: send it."},
        {"F1", "help", "F1: this help."},
        {"Esc", "cancel", "Esc: back, without sending."},
    };
  }
  std::vector<KeyHelp> helps;
  if (!list_) {
    for (const ListWords& list : lists())
      helps.push_back(
          {std::string{list.letter}, "",
           fmt::format("{}: {}, {}.", list.letter, list.title, list.more)}
      );
    helps.push_back({"Enter", "open", "Enter: opens the list under the cursor."});
  }
  for (const ActWords& act : acts()) {
    if (list_ != act.list) continue;
    helps.push_back({std::string{act.letter}, std::string{act.does}, std::string{act.sentence}});
  }
  if (list_ == DeskList::scores)
    helps.push_back({"N", "next game", "N: the table of the next game."});
  if (list_) helps.push_back({"L", "look again", "L: looks again."});
  helps.push_back({"Q", "back", "Q or Esc: back."});
  helps.push_back(help_key());
  return helps;
}

}  // namespace codemaker::play::shell::desk
