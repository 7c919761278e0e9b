#include "play/session/sysop_side.hpp"

#include "ansi/text.hpp"
#include "play/sysop/chat.hpp"
#include "play/sysop/notices.hpp"
#include "play/sysop/status_line.hpp"

#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace codemaker::play {
namespace {

bool is_control_key(const ansi::Key& key, char32_t letter) {
  return key == ansi::Key{ansi::KeyCode::control, letter, {}};
}

}  // namespace

SysopSide::SysopSide() = default;
SysopSide::SysopSide(const SysopSide& other) = default;
SysopSide::SysopSide(SysopSide&& other) noexcept = default;
SysopSide& SysopSide::operator=(const SysopSide& other) = default;
SysopSide& SysopSide::operator=(SysopSide&& other) noexcept = default;
SysopSide::~SysopSide() = default;

bool SysopSide::has_room_for(const FromSysop& said) const {
  const bool is_message = std::holds_alternative<event::Message>(said);
  const bool has_room = !is_message || !notices_ || !(*notices_)->is_full();
  return has_room && !(std::holds_alternative<event::ChatBegins>(said) && chat_);
}

void SysopSide::hear(const event::Message& message, Dialogue& /*dialogue*/, Stage& stage) {
  if (!notices_) notices_.emplace();
  (*notices_)->add(
      {ansi::clean(message.from, max_sysop_name), ansi::clean(message.text, max_sysop_text)},
      stage.now()
  );
}

void SysopSide::hear(const event::ChatBegins& begins, Dialogue& dialogue, Stage& stage) {
  if (chat_) return;
  paged_.reset();
  chat_.emplace();
  sysop::Chat& chat = **chat_;
  chat.other_name = ansi::clean(begins.sysop, max_sysop_name);
  chat.own_name = ansi::clean(stage.call().player.handle, max_sysop_name);
  if (chat.own_name.empty()) chat.own_name = "You";
  chat.typed_below = std::exchange(dialogue.typed, shared::LineEditor{max_chat_line});
  chat.message_below = std::exchange(dialogue.message, {});
  dialogue.refusal.clear();
  if (!begins.is_answered) stage.ring();
  const std::string_view words =
      begins.is_answered ? "You are talking to {}." : "{} wants to talk to you.";
  stage.say(fmt::format(fmt::runtime(words), chat.other_name));
  stage.tell("Type a line and press Enter. BYE ends the chat.");
}

void SysopSide::hear(const event::ChatTyped& typed, Dialogue& /*dialogue*/, Stage& stage) {
  if (!chat_) return;
  sysop::Chat& chat = **chat_;
  for (const std::string& line : chat.other.type(typed.text))
    stage.tell(fmt::format("{}: {}", chat.other_name, line));
}

void SysopSide::hear(const event::ChatEnds& ends, Dialogue& dialogue, Stage& stage) {
  if (!chat_) return;
  const std::string rest = (*chat_)->other.open_line();
  if (!rest.empty()) stage.tell(fmt::format("{}: {}", (*chat_)->other_name, rest));
  const std::string_view how =
      ends.is_dropped ? "was disconnected, so the chat is over" : "ended the chat";
  close_chat(fmt::format("{} {}.", (*chat_)->other_name, how), dialogue, stage);
}

void SysopSide::hear(const event::OthersHere& others, Dialogue& /*dialogue*/, Stage& stage) {
  const std::string before = others_ ? (*others_)->number : "";
  if (!others.number.empty() && others.number != before) stage.ring();
  if (!others_) others_.emplace();
  **others_ = others;
}

void SysopSide::close_chat(const std::string& words, Dialogue& dialogue, Stage& stage) {
  dialogue.message = std::move((*chat_)->message_below);
  dialogue.typed = std::move((*chat_)->typed_below);
  chat_.reset();
  dialogue.refusal = words;  // until the next key
  ++dialogue.prompts;
  stage.tell(words);
}

void SysopSide::end_chat(const std::string& words, Dialogue& dialogue, Stage& stage) {
  if (!chat_) return;
  stage.perform(effect::ChatEnded{});
  close_chat(words, dialogue, stage);
}

void SysopSide::press(const ansi::Key& key, Dialogue& dialogue, Stage& stage) {
  constexpr std::string_view ended = "You ended the chat.";
  dialogue.refusal.clear();
  if (is_control_key(key, U'L')) return stage.perform(effect::ChangeTerminal{});
  if (sysop::ends_chat(key)) return end_chat(std::string{ended}, dialogue, stage);
  if (is_control_key(key, U'X')) {
    end_chat(std::string{ended}, dialogue, stage);
    return stage.ask_to_leave_door();
  }
  if (stage.is_line()) return type(key, dialogue, stage);
  const std::string text = sysop::chat_text_of(key);
  if (key.code == ansi::KeyCode::mouse) return;
  if (text.empty()) {
    return stage.refuse(
        fmt::format("{} isn't used here. Press Esc to end the chat.", ansi::name(key))
    );
  }
  dialogue.message.clear();
  (*chat_)->own.type(text);
  stage.perform(effect::ChatSaid{text});
}

void SysopSide::type(const ansi::Key& key, Dialogue& dialogue, Stage& stage) {
  if (key.code != ansi::KeyCode::enter) {
    dialogue.typed.press(key);
    return;
  }
  const std::string line = dialogue.take_typed();
  if (sysop::ends_chat(line)) return end_chat("You ended the chat.", dialogue, stage);
  (*chat_)->own.type(line + '\n');
  stage.perform(effect::ChatSaid{line + '\n'});
}

void SysopSide::show_messages(bool moves, bool is_leaving, Stage& stage) {
  if (!notices_) return;
  sysop::Notices& notices = **notices_;
  if (stage.is_line()) {
    for (const event::Message& message : notices.take_all()) {
      stage.ring();
      stage.tell(fmt::format("Message from {}: {}", message.from, message.text));
    }
  } else if (notices.pass_time(stage.now(), moves)) {
    stage.ring();
  }
  if (notices.is_empty() || is_leaving) notices_.reset();
}

const event::Message* SysopSide::message() const {
  return notices_ ? (*notices_)->shown() : nullptr;
}

bool SysopSide::closes_message(const ansi::Key& key, Instant now) {
  if (message() == nullptr) return false;
  constexpr int motion_or_wheel = 32 | 64;
  const bool is_press = key.code != ansi::KeyCode::mouse ||
                        (!key.mouse.is_release && (key.mouse.button & motion_or_wheel) == 0);
  return is_press && (*notices_)->close(now);
}

void SysopSide::was_shown(Instant now) {
  if (notices_) (*notices_)->was_shown(now);
}

std::optional<Instant> SysopSide::wakes_at() const {
  return notices_ ? (*notices_)->wakes_at() : std::nullopt;
}

bool SysopSide::toggles_status_line(const ansi::Key& key, Call& call) const {
  constexpr char32_t number = 10;
  if (!others_ || key != ansi::Key{ansi::KeyCode::function, number, {}}) return false;
  call.has_status_line = !call.has_status_line;
  return true;
}

void SysopSide::draw_chat(Canvas& canvas) const {
  sysop::draw_chat(canvas, **chat_);
}

void SysopSide::draw_status_line(
    Canvas& canvas, const Call& call, std::optional<std::chrono::seconds> time_left
) const {
  const bool has_room = call.terminal.rows >= sysop::least_rows_with_status;
  if (!call.has_status_line || !others_ || !has_room) return;
  const std::string& board = call.board_name.empty() ? call.player.board : call.board_name;
  sysop::draw_status_line(canvas, canvas.rows(), {call.player.handle, board, time_left, **others_});
}

}  // namespace codemaker::play
