#include "play/shell/doctor_scene.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"

#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

constexpr std::size_t max_shown = 8;

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    text += fmt::format("{}{:02x}", text.empty() ? "" : " ", static_cast<unsigned char>(byte));
  }
  return text;
}

std::string_view meaning(ansi::Level level) {
  switch (level) {
  case ansi::Level::a:
    return "A, text only";
  case ansi::Level::b:
    return "B, plain ANSI";
  case ansi::Level::c:
    return "C, a known terminal";
  case ansi::Level::d:
    return "D, a known terminal with a mouse";
  }
  return {};
}

std::string in_words(const ansi::Terminal& terminal) {
  return fmt::format(
      "{} columns, {} rows, {}, level {}", terminal.columns, terminal.rows, name(terminal.charset),
      meaning(terminal.level)
  );
}

std::string_view yes_or_no(bool is_so) {
  return is_so ? "yes" : "no";
}

/// What is known of what it can do besides.
std::string abilities(const ansi::Terminal& terminal) {
  return fmt::format(
      "Colors: {}. Repeats: {}. Erases in color: {}. Music: {}", ansi::name(terminal.depth),
      yes_or_no(terminal.repeats), yes_or_no(terminal.erases), yes_or_no(terminal.plays_music)
  );
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text += (text.empty() ? "" : ", ") + word;
  return text.empty() ? "none" : text;
}

}  // namespace

void DoctorScene::enter(Stage& stage) {
  const Call& call = stage.call();
  const ansi::Terminal& terminal = call.terminal;
  findings_ = call.findings.value_or(std::vector<std::string>{});
  findings_.push_back(fmt::format("Terminal: {}", in_words(terminal)));
  findings_.push_back(fmt::format(
      "{}. Speed: {}", abilities(terminal),
      terminal.speed > 0 ? fmt::format("{} bps", terminal.speed) : "not known to be slow"
  ));
  findings_.push_back(fmt::format("Answers to the probe: {}", joined(call.answers)));
  if (call.probed) {
    findings_.push_back(fmt::format("With --probe the terminal is: {}", in_words(*call.probed)));
    findings_.push_back(abilities(*call.probed));
  }
  findings_.push_back(fmt::format(
      "So you get {}. Time left: {}", name(stage.presentation()), time_text(stage.time_left())
  ));
  describe(stage);
}

void DoctorScene::describe(Stage& stage) const {
  for (const std::string& finding : findings_)
    stage.tell(finding + ".");
}

void DoctorScene::see(std::string_view bytes) {
  constexpr std::size_t max_bytes = 16;
  bytes_ += bytes;
  if (bytes_.size() > max_bytes) bytes_.erase(0, bytes_.size() - max_bytes);
}

void DoctorScene::press(const ansi::Key& key, Stage& stage) {
  if (letter_of(key) == U'q') return stage.go(Place::farewell);
  pressed_.push_back(fmt::format("{:<14} {}", ansi::clean(ansi::name(key), 24), hex(bytes_)));
  bytes_.clear();
  if (pressed_.size() > max_shown) pressed_.pop_front();
}

void DoctorScene::take_line(std::string_view line, Stage& stage) {
  if (line == "q" || line == "Q") return stage.go(Place::farewell);
  stage.tell(fmt::format("{} came as {}.", ansi::clean(line, 20), hex(bytes_)));
  bytes_.clear();
}

void DoctorScene::take_empty_line(Stage& stage) {
  stage.tell(fmt::format("Enter came as {}.", hex(bytes_)));
  bytes_.clear();
}

void DoctorScene::draw(Canvas& canvas) const {
  canvas.header("What codemaker sees");
  int row = 1;
  for (const std::string& finding : findings_)
    row = canvas.paragraph(row, canvas.is_lean() ? 0 : 1, finding);
  const int left = std::max(1, canvas.message_row() - row - 1);
  const auto shown = std::min(pressed_.size(), static_cast<std::size_t>(left));
  canvas.text({++row, 1}, "Keys as they come:", look::frame);
  for (std::size_t i = pressed_.size() - shown; i < pressed_.size(); ++i)
    canvas.text({++row, 3}, pressed_[i], look::bright);
  canvas.cursor({std::min(row + 1, canvas.message_row()), 0});
}

std::vector<KeyHelp> DoctorScene::keys() const {
  return {{"any key", "shows what it sends", ""}, {"Q", "leave", "Q: leave."}};
}

}  // namespace codemaker::play::shell
