// How a kept game is drawn that is shown again, and its moves as a text.
#include "play/shell/replay_scene.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <string_view>

namespace codemaker::play::shell {
namespace {

constexpr int text_row = 2;
constexpr int text_indent = 8;  ///< of full screens

/// The screens on which a story is told.
struct Paper {
  bool is_lean;
  bool is_large;
  int small_rows;  ///< of a small one

  [[nodiscard]] std::size_t rows() const {
    constexpr int around = 6;  // the header, air, the keys
    if (is_lean) return static_cast<std::size_t>(small_rows - around);
    return is_large ? 40 : 15;
  }

  [[nodiscard]] bool parts_rounds() const {
    return is_large || (is_lean && small_rows > Canvas::lean_rows);
  }
};

using Page = std::vector<std::string>;

/// A text in rows that fit the screen, those below its first one behind its number.
Page wrapped(const std::string& text, bool is_lean) {
  constexpr int hang = 4;
  const int width = is_lean ? Canvas::lean_columns : Canvas::full_columns - 2 * text_indent;
  Page rows = ansi::wrap(text, width);
  if (rows.size() < 2) return rows;
  // What came of a move stays whole.
  const auto colon = text.rfind(": ");
  if (colon != std::string::npos) {
    Page parts{text.substr(0, colon + 1), std::string(hang, ' ') + text.substr(colon + 2)};
    const auto fits = [&](const std::string& part) {
      return static_cast<int>(ansi::length(part)) <= width;
    };
    if (std::ranges::all_of(parts, fits)) return parts;
  }
  rows = ansi::wrap(text, width - hang);
  for (std::size_t row = 1; row < rows.size(); ++row)
    rows[row].insert(0, hang, ' ');
  return rows;
}

/// Pages of rows; none ends amid a text or begins with a free row.
std::vector<Page> pages_of(const std::vector<std::string>& texts, bool is_lean, std::size_t most) {
  std::vector<Page> pages{{}};
  for (const std::string& text : texts) {
    const Page rows = wrapped(text, is_lean);
    if (pages.back().size() + rows.size() > most) pages.emplace_back();
    if (text.empty() && pages.back().empty()) continue;
    pages.back().insert(pages.back().end(), rows.begin(), rows.end());
  }
  return pages;
}

/// A story on pages, where there is room with a free row before each round but the first.
std::vector<Page> pages_of_story(Page texts, const AnyReplay& view, const Paper& paper) {
  for (std::size_t move = texts.size() - 1; paper.parts_rounds() && move > 1; --move) {
    const std::string where = view.where(move);
    const bool begins_round =
        where.find("ound ") != std::string::npos && where != view.where(move - 1);
    if (begins_round) texts.insert(texts.begin() + static_cast<std::ptrdiff_t>(move), "");
  }
  return pages_of(texts, paper.is_lean, paper.rows());
}

/// " 6. Level 1, round 2 of 4. …", or a level that is won: from there on something new is told.
bool begins_level(std::string_view words) {
  return words.find(". Level ") != std::string_view::npos;
}

/// " 6. Level 1, round 2 of 4. …" alone.
bool names_level(std::string_view words) {
  constexpr std::size_t longest_number = 5;
  return words.find(". Level ") < longest_number;
}

/// " 2. You guess …"
bool is_callers(std::string_view words) {
  return words.find(". You ") != std::string_view::npos;
}

/// The text between two lines, and where there is room a word above them. No frame beside it: that
/// would be copied along.
void draw_full_text(Canvas& canvas, std::span<const std::string> rows, bool is_first) {
  constexpr std::string_view word = "REPLAY";
  constexpr int rows_around = 4;  ///< the lines, and air beside them
  constexpr int columns = Canvas::full_columns - 2 * text_indent;
  const int column = (canvas.columns() - columns) / 2;
  const int free = canvas.message_row() - text_row - static_cast<int>(rows.size()) - rows_around;
  const bool has_word = free > big_rows + 1;  // and air below the heading
  if (has_word)
    draw_big(canvas, {text_row, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  int row = text_row + (has_word ? big_rows + 1 : free / 2);
  // Levels and rounds are apart where there is room for that.
  const auto levels = static_cast<int>(std::ranges::count_if(rows, names_level));
  const bool has_air = has_word && levels < free - big_rows - 1;
  draw_rule(canvas, {row, column}, columns);
  row += 2;
  for (const std::string& words : rows) {
    const bool is_heading = is_first && &words == rows.data();
    if (has_air && names_level(words)) ++row;
    const auto look = is_heading            ? look::title
                      : is_callers(words)   ? look::bright
                      : begins_level(words) ? look::frame
                                            : look::plain;
    canvas.text({row++, column}, words, look);
    if (is_heading && has_word) ++row;
  }
  draw_rule(canvas, {row + 1, column}, columns);
}

}  // namespace

/// The whole game: what it was, its moves with their numbers, its end.
std::vector<std::string> ReplayScene::story(bool is_line) const {
  std::vector<std::string> story{fmt::format("{}: {}.", title_, result_)};
  // In lines nothing stands above the number.
  const std::size_t digits = is_line ? 0 : fmt::to_string(moves()).size();
  for (std::size_t move = 1; move <= moves(); ++move) {
    story.push_back(fmt::format("{:>{}}. {}", move, digits, view_->said(move, is_line)));
  }
  return story;
}

void ReplayScene::press_in_text(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  const bool is_next = goes_on(key) || letter == U'n' || key.code == KeyCode::page_down ||
                       key.code == KeyCode::right || key.code == KeyCode::down;
  const bool is_back = letter == U'b' || key.code == KeyCode::page_up ||
                       key.code == KeyCode::left || key.code == KeyCode::up;
  const bool is_lean = stage.presentation() == Presentation::small;
  const bool is_large = Canvas::has_large_room(stage.call().terminal, stage.presentation());
  const Paper paper{is_lean, is_large, Canvas::small_rows_on(stage.call().terminal)};
  const std::size_t pages = pages_of_story(story(false), *view_, paper).size();
  if (letter == U'q' || letter == U'm' || key.code == KeyCode::escape) return stage.go(back_);
  if (letter == U'p') return text_page_.reset();
  if (is_back && *text_page_ == 0) return stage.refuse("This is the first page.");
  if (is_back) {
    --*text_page_;
  } else if (is_next) {
    ++*text_page_;
    if (*text_page_ >= pages) text_page_.reset();
  } else {
    refuse_key(key, stage);
  }
}

void ReplayScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  if (!view_) return;
  if (is_reviewing()) return view_->draw_review(canvas);
  if (text_page_) return draw_text(canvas);
  std::string where = view_->where(move_);
  if (canvas.is_lean()) {
    const bool is_page = canvas.noted() != nullptr;
    if (!where.empty()) {
      if (!is_page) where.front() = static_cast<char>(where.front() - 'A' + 'a');
      where.insert(0, ": ");
    }
    canvas.header(fmt::format("Move {}{}{}{}", move_, is_page ? " of " : "/", moves(), where));
  } else {
    canvas.heading("REPLAY", ansi::clean(title_, 48), where);
  }
  // What is said of a move tells its end: that waits until it is seen. A page says it beside it.
  if (next_leg_at_ && canvas.noted() == nullptr) canvas.hide_said();
  next_leg_at_ ? view_->draw_leg(canvas, move_, leg_) : view_->draw(canvas, move_);
  if (!canvas.is_lean()) draw_progress(canvas);
}

/// How far it is, above the words of the last move; at the end what came of it.
void ReplayScene::draw_progress(Canvas& canvas) const {
  constexpr int column = 3;
  constexpr int bar_columns = 24;
  const bool has_air = view_->leaves_row() && !canvas.is_large();
  const int row = canvas.message_row() - (has_air ? 2 : 1);
  const auto label = [&](std::size_t move) {
    return fmt::format("Move {} of {}", move, moves());
  };
  canvas.text({row, column}, label(move_), look::frame);
  const int bar_column = column + static_cast<int>(label(moves()).size()) + 2;
  draw_thin_bar(
      canvas, {row, bar_column}, bar_columns, static_cast<std::int64_t>(move_),
      static_cast<std::int64_t>(moves()), ansi::Ink::peg_cyan
  );
  if (move_ < moves()) return;
  const ansi::Position result{row, bar_column + bar_columns + 2};
  const std::string words = ansi::clean(result_, 30);
  if (!canvas.is_large()) return void(canvas.text(result, words, look::bright));
  // Beside a board that fills the screen it is to be seen at once.
  const int columns = static_cast<int>(ansi::length(words)) + 4;
  draw_chip(canvas, result, columns, words, ansi::painted(ansi::Ink::dark_text, ansi::Ink::gold));
}

void ReplayScene::draw_text(Canvas& canvas) const {
  const bool is_lean = canvas.is_lean();
  const Paper paper{is_lean, canvas.is_large(), canvas.rows()};
  const std::vector<Page> pages = pages_of_story(story(false), *view_, paper);
  // A window that became larger has fewer pages.
  const std::size_t page = std::min(*text_page_, pages.size() - 1);
  const std::string which = fmt::format("Page {} of {}", page + 1, pages.size());
  if (is_lean) {
    canvas.header("Replay: " + which);
  } else {
    canvas.heading("REPLAY", ansi::clean(title_, 48), which);
  }
  if (!is_lean) return draw_full_text(canvas, pages[page], page == 0);
  int row = text_row;
  ansi::Attribute look = look::title;  // of what it is all about
  for (const std::string& words : pages[page]) {
    const bool is_move = page > 0 || row > text_row;
    const bool goes_on = words.starts_with("    ");
    if (is_move && !goes_on) look = is_callers(words) ? look::bright : look::plain;
    canvas.text({row++, 0}, words, look);
  }
}

}  // namespace codemaker::play::shell
