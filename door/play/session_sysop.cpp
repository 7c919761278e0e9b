// What the sysop does in the middle of a call: messages, and its end.
#include "play/session.hpp"

#include "ansi/text.hpp"
#include "play/showing.hpp"

#include <fmt/format.h>
#include <utility>

namespace codemaker::play {

bool Session::hears(const FromSysop& said) const {
  const bool is_message = std::holds_alternative<event::Message>(said);
  const bool has_room = !is_message || !notices_ || !(*notices_)->is_full();
  return !is_over_ && !is_at_farewell() && has_room;
}

int Session::level() const {
  return std::visit([](const auto& scene) { return scene.level(); }, showing_->scene);
}

void Session::hear_sysop(const FromSysop& said, Stage& stage) {
  if (is_at_farewell()) return;
  if (const auto* message = std::get_if<event::Message>(&said)) {
    if (!notices_) notices_.emplace();
    (*notices_)->add(
        {ansi::clean(message->from, max_sysop_name), ansi::clean(message->text, max_sysop_text)},
        time_.now()
    );
  } else {
    send_home(
        effect::Farewell::ended, stage,
        ansi::clean(std::get<event::EndCall>(said).text, max_sysop_text)
    );
    stage.drop_typed_ahead();
  }
}

/// The next message is shown when nothing moves any more; lines have it at once.
void Session::show_notices(Effects& effects) {
  if (!notices_) return;
  shared::Notices& notices = **notices_;
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

}  // namespace codemaker::play
