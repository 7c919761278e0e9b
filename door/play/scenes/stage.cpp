#include "play/scenes/stage.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play {

Stage::Stage(
    Call& call, Choices& choices, engine::Random& random, const Filings& filings,
    Presentation presentation, Instant now, std::optional<std::chrono::seconds> time_left
)
    : call_{call},
      choices_{choices},
      random_{random},
      filings_{filings},
      presentation_{presentation},
      now_{now},
      time_left_{time_left} {}

Stage::~Stage() = default;

std::int64_t Stage::wall_clock() const {
  const auto passed = std::chrono::duration_cast<std::chrono::seconds>(now_ - call_.start);
  return call_.wall_clock + passed.count();
}

std::chrono::milliseconds Stage::line_time(int bytes) const {
  constexpr int bits_per_byte = 10;  // 8N1
  const int speed = call_.terminal.speed;
  return std::chrono::milliseconds{speed > 0 ? 1000 * bits_per_byte * bytes / speed : 0};
}

std::chrono::milliseconds Stage::step_time(int bytes) const {
  using std::chrono::milliseconds;
  const milliseconds on_the_line = line_time(bytes);
  switch (choices_.pace) {
  case Pace::at_once:
    return milliseconds{0};
  case Pace::fast:
    return std::max(milliseconds{80}, on_the_line);
  case Pace::normal:
    return std::max(milliseconds{250}, on_the_line);
  case Pace::slow:
    return std::max(milliseconds{700}, on_the_line);
  }
  return on_the_line;
}

bool Stage::may_offer_skip(int bytes) const {
  constexpr std::chrono::milliseconds least{250};
  const auto step = step_time(bytes);
  return step >= least && line_time(bytes) < step;
}

void Stage::say(std::string text) {
  told.push_back(text);
  show(std::move(text));
}

void Stage::refuse(std::string text) {
  say(std::move(text));
  is_refusal = true;
}

void Stage::show(std::string text) {
  message = std::move(text);
  is_refusal = false;
}

void Stage::tell(std::string text) {
  told.push_back(std::move(text));
}

void Stage::perform(Effect effect) {
  effects.push_back(std::move(effect));
}

void Stage::ring() {
  if (choices_.sound != Sound::off) perform(effect::Ring{});
}

void Stage::beep() {
  if (choices_.sound == Sound::all && !is_line()) perform(effect::Ring{});
}

bool Stage::play(std::optional<ansi::Tune> tune) {
  constexpr std::chrono::milliseconds longest{40};
  const bool can_play = choices_.sound != Sound::off && call_.terminal.plays_music && !is_line();
  if (!tune || !can_play) return false;
  if (line_time(static_cast<int>(ansi::music(*tune).size())) > longest) return false;
  perform(effect::PlayTune{*tune});
  return true;
}

void Stage::ask_to_end(bool is_kept, std::string_view what, std::string otherwise) {
  const bool may_pause = is_kept && call_.resume_days > 0 && call_.is_kept();
  if (!may_pause) return ask(std::move(otherwise));
  question = Confirmation{
      .text = fmt::format("Pause (kept), end {}, or go on? (P/E/G)", what), .may_pause = true};
}

void Stage::ask_to_leave_door() {
  question = Confirmation{call_.leaving_question(), true};
}

void Stage::think(Question asked) {
  perform(effect::Think{.ticket = 0, .question = std::move(asked)});
}

}  // namespace codemaker::play
