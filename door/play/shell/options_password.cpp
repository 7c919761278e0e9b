// The password of the caller's name, among the options.
#include "play/shell/options.hpp"

#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

std::string stars(const shared::LineEditor& typed, std::size_t most) {
  return std::string(std::min(ansi::length(typed.text()), most), '*');
}

}  // namespace

void OptionsScene::begin_password(Stage& stage) {
  step_ = Step::first;
  stage.tell(fmt::format(
      "A password for your name: {} letters or more. Enter alone: none.", shared::min_password
  ));
}

void OptionsScene::end_password() {
  step_ = Step::options;
  typed_.clear();
  first_.clear();
}

void OptionsScene::press_in_password(const ansi::Key& key, Stage& stage) {
  if (step_ == Step::saving || typed_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return take_password(std::string{typed_.text()}, stage);
  if (key.code == ansi::KeyCode::escape) return end_password();
  refuse_in_text(key, stage);
}

void OptionsScene::take_password(std::string_view line, Stage& stage) {
  const std::string password{ansi::trim(line)};
  typed_.clear();
  if (step_ == Step::saving) return;
  if (password.empty()) return end_password();
  if (step_ == Step::second) {
    if (password == first_) {
      step_ = Step::saving;
      first_.clear();
      return stage.perform(effect::SetPassword{password});
    }
    step_ = Step::first;
    return stage.refuse("The two differ. Please type a new password again.");
  }
  if (ansi::length(password) < shared::min_password)
    return stage.refuse(fmt::format("{} letters or more, please.", shared::min_password));
  first_ = password;
  step_ = Step::second;
}

void OptionsScene::take(const Answer& answer, Stage& stage) {
  if (std::holds_alternative<event::Remembered>(answer)) return look_at(stage);
  const auto* set = std::get_if<event::PasswordSet>(&answer);
  if (set == nullptr || step_ != Step::saving) return;
  end_password();
  switch (set->result) {
  case event::PasswordSet::Result::done:
    stage.say(
        is_guest_ ? "Your name has a password now, and your games are kept."
                  : "Your name has a new password."
    );
    // By the old one nobody is known in any browser now.
    if (has_browser_ && !is_forgotten_) stage.perform(effect::KeepGuests{});
    stage.call().is_guest = false;
    return look_at(stage);
  case event::PasswordSet::Result::taken:
    return stage.refuse("Somebody was quicker: this name has another password now.");
  case event::PasswordSet::Result::too_many:
    return stage.refuse("Too many new names came from your address today. Please try tomorrow.");
  case event::PasswordSet::Result::failed:
    return stage.refuse("The password couldn't be saved. Please try later.");
  }
}

std::string OptionsScene::prompt() const {
  switch (step_) {
  case Step::first:
    return "New password: ";
  case Step::second:
    return "Once more: ";
  case Step::saving:
    return "";
  case Step::options:
    break;
  }
  return "Options: ";
}

OptionsScene::Row OptionsScene::password_row() const {
  if (!takes_text()) {
    return {
        "W", "Password", is_guest_ ? "none" : "set",
        is_guest_ ? "With one, your games are kept." : "Nobody else takes your name."};
  }
  return {
      "W", "Password", stars(typed_, most_stars),
      step_ == Step::first ? "6 letters or more, then Enter." : "The same once more."};
}

std::string_view OptionsScene::task() const {
  if (!takes_text()) return "Press a letter to change its setting";
  return step_ == Step::first ? "Type your new password" : "Type it once more";
}

/// A guest has nothing but a name.
void OptionsScene::change_browser(Stage& stage) const {
  stage.call().is_forgotten = !is_forgotten_;
  if (is_guest_) {
    const std::string name = is_forgotten_ ? stage.call().player.handle : "";
    return stage.perform(effect::Remember{std::string{effect::remembered_name}, name});
  }
  is_forgotten_ ? stage.perform(effect::KeepGuests{}) : stage.perform(effect::ForgetBrowser{});
}

/// A page has a field of its own, beside what its row says.
void OptionsScene::draw_small_password(Canvas& canvas) const {
  canvas.header("Password");
  if (step_ == Step::saving) return void(canvas.paragraph(small_row, 0, "Saving your password..."));
  const std::string asked =
      step_ == Step::first ? fmt::format("New password, {} letters or more:", shared::min_password)
                           : "The same password once more:";
  const int below = canvas.paragraph(small_row, 0, asked, look::bright);
  const bool is_page = canvas.noted() != nullptr;
  const auto most = is_page ? shared::max_password : std::size_t{most_stars};
  draw_field(canvas, {is_page ? small_row : below, 0}, most_stars + 1, stars(typed_, most));
  if (!is_page) draw_peg_strip(canvas, low_strip_row(canvas));
}

}  // namespace codemaker::play::shell
