#include "play/shell/paging.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace codemaker::play::shell {
namespace {

/// When the caller paged the sysop last in this call.
struct LastPage {
  std::optional<Instant> when;
};

constexpr std::string_view what_paging_is =
    "This rings the sysop's bell. Play on: if they are there, they will come and talk to you.";
constexpr int first_box_row = 9;
constexpr int reason_row = first_box_row + 6;
constexpr int reason_column = 8;

/// Empty if it is not.
std::string too_soon(Stage& stage) {
  const auto last = stage.kept<LastPage>().when;
  if (!last || stage.now() >= *last + Paging::pause) return {};
  const auto left = std::chrono::ceil<std::chrono::minutes>(*last + Paging::pause - stage.now());
  return fmt::format(
      "You paged the sysop just now. Try again in {}.", count(left.count(), "minute", "minutes")
  );
}

}  // namespace

std::string page_sysop(std::string_view reason, Stage& stage) {
  std::string refusal = too_soon(stage);
  if (!refusal.empty()) return refusal;
  stage.kept<LastPage>().when = stage.now();
  stage.perform(effect::PageSysop{ansi::clean(reason, max_page_reason)});
  return {};
}

void Paging::enter(Stage& stage) {
  const std::string refusal = too_soon(stage);
  if (!refusal.empty()) stage.refuse(refusal);
  describe(stage);
}

void Paging::describe(Stage& stage) const {
  stage.tell(std::string{what_paging_is});
  stage.tell("Say why in a line, or Enter alone. Q: don't page.");
}

void Paging::page(const std::string& reason, Stage& stage) {
  if (const std::string refusal = page_sysop(reason, stage); !refusal.empty())
    return stage.refuse(refusal);
  stage.say("The sysop has been paged. Play on!");
  stage.go(stage.choices().list);
}

void Paging::press(const ansi::Key& key, Stage& stage) {
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return page(typed_.text(), stage);
  if (key.code == ansi::KeyCode::escape) return stage.go(stage.choices().list);
  if (key.code == ansi::KeyCode::character) {
    return stage.refuse(fmt::format("{} letters at most, please.", max_page_reason));
  }
  refuse_in_text(key, stage);
}

void Paging::take_line(std::string_view line, Stage& stage) {
  if (line == "q" || line == "Q") return stage.go(stage.choices().list);
  page(std::string{line}, stage);
}

void Paging::take_empty_line(Stage& stage) {
  page("", stage);
}

std::string Paging::prompt() const {
  return "Why (Enter: page, Q: back): ";
}

void Paging::draw(Canvas& canvas) const {
  if (canvas.is_lean()) {
    canvas.header("Page the sysop");
    const int row = canvas.paragraph(3, 0, what_paging_is) + 1;
    canvas.text({row, 0}, "Why? (optional)");
    const auto shown = typed_.text();
    if (canvas.noted() != nullptr) return void(canvas.typed({row + 1, 0}, shown));
    const auto lines = ansi::wrap(shown, canvas.columns());
    const int rows = std::max(static_cast<int>(lines.size()), 1);
    draw_peg_strip(canvas, low_strip_row(canvas));
    canvas.fill({row + rows, 0}, canvas.columns(), 1, "_", look::dim);
    canvas.paragraph(row + 1, 0, shown.empty() ? "_" : shown, look::bright);
    // Blanks at the end are in no line.
    const auto blanks = shown.size() - std::min(shown.find_last_not_of(' ') + 1, shown.size());
    const int last = static_cast<int>((lines.empty() ? 0 : ansi::length(lines.back())) + blanks);
    return canvas.cursor({row + rows, std::min(last, canvas.columns() - 1)});
  }
  canvas.heading("CODEMAKER", "Page the sysop");
  constexpr std::string_view word = "SYSOP";
  draw_big(canvas, {2, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  const auto frame = ansi::painted(ansi::Ink::wood_light);
  draw_box(canvas, {first_box_row, 3}, 73, 10, "Ask for a chat", frame);
  const int below = canvas.paragraph(first_box_row + 2, 6, what_paging_is);
  canvas.text({below + 1, 6}, "Why? (optional)");
  const int most = static_cast<int>(max_page_reason) + 1;
  draw_field(canvas, {reason_row, reason_column}, most, typed_.text(), look::bright);
}

std::vector<std::string> Paging::line_help() const {
  return {
      "A line: why you want to talk to the sysop. Enter alone: page without saying.",
      "Q: back, without paging."};
}

std::vector<KeyHelp> Paging::keys() const {
  return {
      {"letters", "reason", "Letters: why you want to talk to the sysop. You need not say."},
      {"Backspace", "undo", "Backspace: delete a letter."},
      {"Enter", "page", "Enter: page the sysop."},
      {"F1", "help", "F1: this help."},
      {"Esc", "back", "Esc: back, without paging."},
  };
}

}  // namespace codemaker::play::shell
