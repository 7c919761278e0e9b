#include "play/sysop/notices.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::sysop {
namespace {

/// The message in lines, as many as fit.
std::vector<std::string> lines_of_notice(const std::string& text, int columns, int most) {
  auto lines = ansi::wrap_evenly(text, columns);
  if (lines.size() > static_cast<std::size_t>(most)) lines.resize(static_cast<std::size_t>(most));
  return lines;
}

void draw_small_notice(Canvas& canvas, const event::Message& message) {
  constexpr int most_lines = 12;
  const auto lines = lines_of_notice(message.text, canvas.columns() - 2, most_lines);
  const int rows = static_cast<int>(lines.size()) + 2;
  // Right above the keys.
  const int below = canvas.rows() > Canvas::lean_rows ? 1 : 0;
  int row = canvas.message_row() + below - rows + 1;
  canvas.fill({row, 0}, canvas.columns(), rows, " ", look::plain);
  draw_chip(canvas, {row++, 0}, canvas.columns(), message.from, look::key_cap());
  for (const std::string& line : lines)
    canvas.text({row++, 1}, line, look::message);
  if (canvas.noted() != nullptr) return;
  draw_rule(canvas, {row, 0}, canvas.columns());
  canvas.right_text(row, " any key ", look::bright);
  canvas.cursor({row, 0});
}

}  // namespace

void Notices::add(event::Message message, Instant now) {
  if (is_full()) return;
  if (waiting_.empty()) since_ = now;
  waiting_.push_back(std::move(message));
}

bool Notices::pass_time(Instant now, bool moves) {
  if (is_shown_ && now >= since_ + patience) remove_first(now);
  const bool waits = moves && now < since_ + patience_with_motion;
  if (waiting_.empty() || is_shown_ || waits) return false;
  is_shown_ = true;
  since_ = now;
  type_ahead_.end();
  return true;
}

const event::Message* Notices::shown() const {
  return is_shown_ ? &waiting_.front() : nullptr;
}

bool Notices::close(Instant now) {
  if (!is_shown_ || type_ahead_.is_dropped(now)) return false;
  remove_first(now);
  return true;
}

void Notices::remove_first(Instant now) {
  waiting_.erase(waiting_.begin());
  is_shown_ = false;
  since_ = now;
}

std::optional<Instant> Notices::wakes_at() const {
  if (waiting_.empty()) return std::nullopt;
  return since_ + (is_shown_ ? patience : patience_with_motion);
}

std::vector<event::Message> Notices::take_all() {
  is_shown_ = false;
  return std::exchange(waiting_, {});
}

void draw_notice(Canvas& canvas, const event::Message& message) {
  if (canvas.is_lean()) return draw_small_notice(canvas, message);
  constexpr int text_columns = 63;  ///< with its frame and shadow as wide as a page's list
  constexpr int most_lines = 10;
  constexpr int around = 4;
  const auto lines = lines_of_notice(message.text, text_columns, most_lines);
  const int columns = text_columns + around;
  const int rows = static_cast<int>(lines.size()) + around;
  const ansi::Position at{(canvas.rows() - rows) / 2, (canvas.columns() - columns) / 2};
  canvas.fill({at.row + 1, at.column + 2}, columns, rows, "░", look::dim);
  canvas.fill(at, columns, rows, " ", look::plain);
  draw_box(
      canvas, at, columns, rows, fmt::format("Message from {}", message.from),
      ansi::painted(ansi::Ink::gold_light)
  );
  canvas.text({at.row + rows - 1, at.column + columns - 12}, " any key ", look::key_cap());
  // In the middle as one block: a line breaks where all of them are about as long.
  const auto longest =
      std::ranges::max(lines, {}, [](const auto& line) { return ansi::length(line); });
  const int column = at.column + (columns - static_cast<int>(ansi::length(longest))) / 2;
  int row = at.row + 2;
  for (const std::string& line : lines)
    canvas.text({row++, column}, line, look::bright);
  canvas.cursor({row - 1, column + static_cast<int>(ansi::length(lines.back()))});
}

}  // namespace codemaker::play::sysop
