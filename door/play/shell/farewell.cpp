#include "play/shell/farewell.hpp"

#include "ansi/line_painter.hpp"
#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/ceremony.hpp"

#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace codemaker::play::shell {
namespace {

/// How long a goodbye stands, and how long a disk that does not answer is waited for before it.
constexpr std::chrono::seconds patience{4};

std::string lost_text(const Filings& filings) {
  std::string text;
  for (const scores::Submission& submission : filings.unsaved()) {
    text += text.empty() ? "" : " ";
    text += fmt::format(
        "Your {} could not be saved. Please tell the sysop.",
        count(submission.entry.score, "point", "points")
    );
  }
  return text;
}

}  // namespace

std::string_view Farewell::reason() const {
  if (!words_.empty()) return words_;
  switch (why_) {
  case effect::Farewell::time_is_up:
    return "Your time on the board is up. Every level you won counts.";
  case effect::Farewell::idle:
    return "Disconnected: no key pressed for too long. Every level you won counts.";
  case effect::Farewell::nameless:
    return "Disconnected: you gave no name. Please call again.";
  case effect::Farewell::wrong_password:
    return "Disconnected: that was not the password of this name.";
  case effect::Farewell::closed:
    return "Disconnected: the games are closed at this hour.";
  case effect::Farewell::ended:
    return "The sysop has to end your call. Every level you won counts.";
  default:
    return "Thank you for playing.";
  }
}

void Farewell::enter(Stage& stage) {
  handle_ = ansi::clean(stage.call().player.handle, 24);
  until_ = stage.now() + patience;
  stage.tell(std::string{reason()});
  go_on(stage);
}

void Farewell::take(const Answer& answer, Stage& stage) {
  if (std::holds_alternative<event::Filed>(answer)) go_on(stage);
}

void Farewell::tick(Stage& stage) {
  if (stage.now() < until_) return;
  has_said_goodbye_ ? leave(stage) : say_goodbye(stage);
}

void Farewell::press(const ansi::Key& /*key*/, Stage& stage) {
  if (has_said_goodbye_) leave(stage);
}

void Farewell::go_on(Stage& stage) {
  if (stage.filings().are_out()) return;
  const bool tries = !stage.filings().unsaved().empty() && !has_tried_;
  if (!tries) return say_goodbye(stage);
  has_tried_ = true;
  stage.file_unsaved();
}

/// A board paints over it as soon as the door has ended.
void Farewell::say_goodbye(Stage& stage) {
  if (std::exchange(has_said_goodbye_, true)) return;
  if (const std::string lost = lost_text(stage.filings()); !lost.empty()) stage.say(lost);
  stage.tell(handle_.empty() ? "Goodbye." : fmt::format("Goodbye, {}.", handle_));
  until_ = stage.now() + patience;
  const bool is_read_by_program = stage.is_line() && stage.call().is_piped;
  const bool stands = may_stand() && !is_read_by_program;
  if (!stands) leave(stage);
}

void Farewell::leave(Stage& stage) const {
  stage.perform(effect::Leave{why_});
}

std::vector<KeyHelp> Farewell::keys() const {
  if (!has_said_goodbye_ || !may_stand()) return {};
  return {{"any key", "leave", "Press any key to leave."}};
}

void Farewell::draw(Canvas& canvas) const {
  const std::string goodbye = handle_.empty() ? "Goodbye." : fmt::format("Goodbye, {}.", handle_);
  if (canvas.is_lean()) {
    canvas.header("codemaker");
    const int row = canvas.paragraph(3, 0, reason());
    canvas.text({row + 1, 0}, goodbye, look::bright);
    shared::Ceremony::draw_small(canvas, row + 4, "BYE!", shared::Mood::ended);
    draw_peg_strip(canvas, row + 11);
    return canvas.cursor({row + 3, 0});
  }
  constexpr std::string_view word = "GOODBYE";
  const bool is_large = canvas.is_large();
  canvas.heading("CODEMAKER", goodbye);
  draw_peg_strip(canvas, 2);
  const int width = is_large ? 2 * big_width(word) : big_width(word);
  const auto draw_word = is_large ? draw_large : draw_big;
  draw_word(
      canvas, {is_large ? 14 : 7, (canvas.columns() - width) / 2}, word, metal::sky, std::nullopt
  );
  constexpr int text_columns = 72;
  int row = is_large ? 29 : 13;
  const int last_text_row = row + 3;
  for (const std::string& line : ansi::wrap(reason(), text_columns)) {
    if (row <= last_text_row) canvas.middle_text(row++, 0, canvas.columns(), line, look::bright);
  }
  if (row < last_text_row)
    canvas.middle_text(row + 1, 0, canvas.columns(), "Come back soon: the top ten never sleeps.");
  draw_peg_strip(canvas, is_large ? 38 : 18);
  canvas.cursor({last_text_row, 0});
}

}  // namespace codemaker::play::shell
