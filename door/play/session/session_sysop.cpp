// What the sysop does in the middle of a call: messages, a chat, and the end of the call.
#include "play/session/session.hpp"

#include "ansi/text.hpp"
#include "play/session/showing.hpp"
#include "play/sysop/status_line.hpp"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

bool is_control_key(const ansi::Key& key, char32_t letter) {
  return key == ansi::Key{ansi::KeyCode::control, letter, {}};
}

}  // namespace

bool Session::hears(const FromSysop& said) const {
  const bool is_message = std::holds_alternative<event::Message>(said);
  const bool has_room = !is_message || !notices_ || !(*notices_)->is_full();
  const bool can_begin = !std::holds_alternative<event::ChatBegins>(said) || !chat_;
  return !is_over_ && !is_at_farewell() && has_room && can_begin;
}

int Session::level() const {
  return showing_->scene.level();
}

void Session::hear_sysop(const FromSysop& said, Stage& stage) {
  if (is_at_farewell()) return;
  std::visit([&](const auto& each) { hear(each, stage); }, said);
}

void Session::hear(const event::Message& message, Stage& /*stage*/) {
  if (!notices_) notices_.emplace();
  (*notices_)->add(
      {ansi::clean(message.from, max_sysop_name), ansi::clean(message.text, max_sysop_text)},
      time_.now()
  );
}

void Session::hear(const event::EndCall& end, Stage& stage) {
  send_home(effect::Farewell::ended, stage, ansi::clean(end.text, max_sysop_text));
  stage.drop_typed_ahead();
}

/// The next message is shown when nothing moves any more; lines have it at once.
void Session::show_notices(Effects& effects) {
  if (!notices_) return;
  sysop::Notices& notices = **notices_;
  Stage stage = this->stage();
  if (presentation_ == Presentation::lines) {
    for (const event::Message& message : notices.take_all()) {
      stage.ring();
      stage.tell(fmt::format("Message from {}: {}", message.from, message.text));
    }
  } else if (notices.pass_time(time_.now(), scene_wakes_at().has_value())) {
    stage.ring();
  }
  if (notices.is_empty() || is_at_farewell()) notices_.reset();
  adopt(stage, effects);
}

/// The key that closes a message does nothing else.
bool Session::closes_notice(const ansi::Key& key) {
  if (!notices_ || (*notices_)->shown() == nullptr || is_redraw(key)) return false;
  constexpr int motion_or_wheel = 32 | 64;
  const bool is_press = key.code != ansi::KeyCode::mouse ||
                        (!key.mouse.is_release && (key.mouse.button & motion_or_wheel) == 0);
  return is_press && (*notices_)->close(time_.now());
}

/// It lies over everything; what is below stands still until it is over. What was typed until now
/// was meant for that.
void Session::hear(const event::ChatBegins& begins, Stage& stage) {
  if (chat_) return;
  paged_.reset();
  chat_.emplace();
  sysop::Chat& chat = **chat_;
  chat.other_name = ansi::clean(begins.sysop, max_sysop_name);
  chat.own_name = ansi::clean(call_.player.handle, max_sysop_name);
  if (chat.own_name.empty()) chat.own_name = "You";
  chat.typed_below = std::exchange(typed_, shared::LineEditor{max_chat_line});
  chat.message_below = std::exchange(message_, {});
  refusal_.clear();
  type_ahead_.end();
  time_.touch();
  stage.ring();
  stage.say(fmt::format("{} wants to talk to you.", chat.other_name));
  stage.tell("Type a line and press Enter. BYE ends the chat.");
}

void Session::hear(const event::ChatTyped& typed, Stage& stage) {
  if (!chat_) return;
  sysop::Chat& chat = **chat_;
  for (const std::string& line : chat.other.type(typed.text))
    stage.tell(fmt::format("{}: {}", chat.other_name, line));
}

void Session::hear(const event::ChatEnds& ends, Stage& stage) {
  if (!chat_) return;
  const std::string rest = (*chat_)->other.open_line();
  if (!rest.empty()) stage.tell(fmt::format("{}: {}", (*chat_)->other_name, rest));
  type_ahead_.end();  // what they are typing is not meant for a game
  const std::string_view how =
      ends.is_dropped ? "was disconnected, so the chat is over" : "ended the chat";
  close_chat(fmt::format("{} {}.", (*chat_)->other_name, how), stage);
}

/// Who pages anew rings.
void Session::hear(const event::OthersHere& others, Stage& stage) {
  const std::string before = others_ ? (*others_)->number : "";
  if (!others.number.empty() && others.number != before) stage.ring();
  if (!others_) others_.emplace();
  **others_ = others;
}

/// F10, where there is such a line.
bool Session::toggles_status_line(const ansi::Key& key) {
  constexpr char32_t number = 10;
  if (!others_ || key != ansi::Key{ansi::KeyCode::function, number, {}}) return false;
  call_.has_status_line = !call_.has_status_line;
  return true;
}

void Session::draw_status_line(Canvas& canvas) const {
  const bool has_room = call_.terminal.rows >= sysop::least_rows_with_status;
  if (!call_.has_status_line || !others_ || !has_room || is_at_farewell()) return;
  const std::string& board = call_.board_name.empty() ? call_.player.board : call_.board_name;
  sysop::draw_status_line(
      canvas, call_.terminal.rows - 1, {call_.player.handle, board, time_.time_left(), **others_}
  );
}

void Session::close_chat(const std::string& words, Stage& stage) {
  message_ = std::move((*chat_)->message_below);
  typed_ = std::move((*chat_)->typed_below);
  chat_.reset();
  refusal_ = words;  // until the next key
  time_.touch();
  ++asked_;
  stage.tell(words);
}

void Session::end_chat(Stage& stage) {
  if (!chat_) return;
  stage.perform(effect::ChatEnded{});
  close_chat("You ended the chat.", stage);
}

/// Keys of screens and of lines; those that end a call end the chat before.
void Session::press_in_chat(const ansi::Key& key, Stage& stage) {
  refusal_.clear();
  if (is_control_key(key, U'L')) return stage.perform(effect::ChangeTerminal{});
  if (sysop::ends_chat(key)) return end_chat(stage);
  if (is_control_key(key, U'X')) {
    end_chat(stage);
    return stage.ask_to_leave_door();
  }
  if (presentation_ == Presentation::lines) return type_in_chat(key, stage);
  const std::string text = sysop::chat_text_of(key);
  if (key.code == ansi::KeyCode::mouse) return;
  if (text.empty()) {
    return stage.refuse(
        fmt::format("{} isn't used here. Press Esc to end the chat.", ansi::name(key))
    );
  }
  message_.clear();
  (*chat_)->own.type(text);
  stage.perform(effect::ChatSaid{text});
}

void Session::type_in_chat(const ansi::Key& key, Stage& stage) {
  if (key.code != ansi::KeyCode::enter) {
    typed_.press(key);
    return;
  }
  const std::string line = typed_.text();
  typed_.clear();
  ++asked_;
  if (sysop::ends_chat(line)) return end_chat(stage);
  (*chat_)->own.type(line + '\n');
  stage.perform(effect::ChatSaid{line + '\n'});
}

}  // namespace codemaker::play
