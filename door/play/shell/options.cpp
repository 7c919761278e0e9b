#include "play/shell/options.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/choices/challenges.hpp"
#include "play/opponents/talk.hpp"
#include "play/shell/kept_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell {
namespace {

Presentation after(Presentation presentation) {
  switch (presentation) {
  case Presentation::full:
    return Presentation::small;
  case Presentation::small:
    return Presentation::lines;
  case Presentation::lines:
    return Presentation::full;
  }
  return presentation;
}

ansi::Charset after(ansi::Charset letters) {
  switch (letters) {
  case ansi::Charset::cp437:
    return ansi::Charset::utf8;
  case ansi::Charset::utf8:
    return ansi::Charset::ascii;
  case ansi::Charset::ascii:
    return ansi::Charset::cp437;
  }
  return letters;
}

/// The next presentation that the terminal can show.
Presentation next_shown(Stage& stage) {
  Presentation wanted = stage.presentation();
  do {
    wanted = after(wanted);
  } while (choose_presentation(stage.call().terminal, wanted, false) != wanted);
  return wanted;
}

}  // namespace

void OptionsScene::look_at(Stage& stage) {
  choices_ = stage.choices();
  presentation_ = choices_.wanted
                      ? choose_presentation(stage.call().terminal, choices_.wanted, false)
                      : stage.presentation();
  const ansi::Terminal& terminal = stage.call().terminal;
  letters_ = choices_.letters.value_or(terminal.charset);
  has_screen_ = presentation_ != Presentation::lines;
  depth_ = terminal.depth;
  has_squares_ =
      presentation_ == Presentation::full && choices_.has_color && letters_ != ansi::Charset::ascii;
  has_passwords_ = stage.call().has_passwords && !stage.call().is_visitor;
  do_opponents_speak_ = stage.kept<opponents::Habits>().speak;
  are_challenges_taken_ = stage.kept<Challenges>().are_taken;
  is_guest_ = stage.call().is_guest;
  has_browser_ = stage.call().may_be_known();
  is_forgotten_ = stage.call().is_forgotten;
  may_page_ = stage.call().may_page;
  has_mouse_ = choices_.mouse.value_or(terminal.reports_mouse);
}

void OptionsScene::enter(Stage& stage) {
  look_at(stage);
  if (std::exchange(stage.kept<PasswordWish>().is_open, false)) return begin_password(stage);
  describe(stage);
}

void OptionsScene::describe(Stage& stage) const {
  for (const Row& row : rows()) {
    stage.tell(fmt::format("{}: {}, now {}.", row.key, row.name, row.value));
  }
  if (may_page_) stage.tell("K: page the sysop.");
  stage.tell("M: done.");
}

/// Enter is the letter of the setting that the bar is on.
ansi::Key OptionsScene::meant(const ansi::Key& key) const {
  const auto rows = this->rows();
  const bool is_on_setting = bar_.at() >= 1 && bar_.at() <= rows.size();
  const bool takes_setting = key.code == ansi::KeyCode::enter && is_on_setting;
  return takes_setting ? first_letter(rows[bar_.at() - 1].key) : key;
}

void OptionsScene::press(const ansi::Key& pressed, Stage& stage) {
  if (takes_text()) return press_in_password(pressed, stage);
  if (bar_.press(pressed, rows().size() + 1)) return;
  const ansi::Key key = meant(pressed);
  Choices& choices = stage.choices();
  const char32_t letter = typed_letter_of(key);
  if (letter == U's') {
    choices.wanted = next_shown(stage);
  } else if (letter == U'l') {
    choices.letters = after(letters_);
  } else if (letter == U'n' && has_screen_) {
    choices.change_numbers(has_squares_, depth_);
  } else if (letter == U'b') {
    choices.sound = next(choices.sound);
  } else if (letter == U'v') {
    choices.is_visible = !choices.is_visible;
  } else if (letter == U'a') {
    choices.tells_arrivals = !choices.tells_arrivals;
  } else if (letter == U'g') {
    stage.kept<Challenges>().are_taken = !are_challenges_taken_;
  } else if (letter == U't') {
    stage.kept<opponents::Habits>().speak = !do_opponents_speak_;
  } else if (letter == U'p') {
    choices.pace = next(choices.pace);
  } else if (letter == U'c' && has_screen_) {
    choices.has_color = !choices.has_color;
  } else if (letter == U'u' && has_screen_) {
    choices.mouse = !has_mouse_;
  } else if (letter == U'w' && has_passwords_) {
    return begin_password(stage);
  } else if (letter == U'f' && has_browser_) {
    change_browser(stage);
  } else if (letter == U'k' && may_page_) {
    return stage.open_over(Place::paging);
  } else if (goes_on(key) || key.code == ansi::KeyCode::escape || letter == U'q' || letter == U'm') {
    return stage.go(Place::menu);
  } else {
    return refuse_key(key, stage);
  }
  look_at(stage);
  for (const Row& row : rows()) {
    const bool was_changed = row.key.front() == static_cast<char>(letter - U'a' + U'A');
    if (was_changed) stage.tell(fmt::format("{}: {}.", row.name, row.value));
  }
}

void OptionsScene::take_line(std::string_view line, Stage& stage) {
  if (takes_text()) return take_password(line, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

/// In lines there is no Esc.
void OptionsScene::take_empty_line(Stage& stage) {
  if (!takes_text()) return;
  end_password();
  stage.tell("No new password.");
}

std::vector<OptionsScene::Row> OptionsScene::rows() const {
  const auto on = [](bool is_on) {
    return is_on ? "on" : "off";
  };
  std::vector<Row> rows{
      {"S", "Screens", std::string{name(presentation_)}, "Full, small or plain lines."}};
  rows.push_back({"L", "Letters", std::string{name(letters_)}, "Code page, UTF-8 or ASCII."});
  if (has_screen_) {
    const auto value = std::string{choices_.numbers_text(has_squares_, depth_)};
    rows.push_back(
        {"N", "Numbers on pegs", value, has_squares_ ? "On, off or shapes." : "On, or shapes."}
    );
    rows.push_back({"C", "Colors", on(choices_.has_color), "Off: black and white."});
    rows.push_back({"U", "Mouse", on(has_mouse_), "Click keys, pegs and squares."});
  }
  rows.push_back(
      {"B", "Bell and music", std::string{name(choices_.sound)}, "All: pegs and guesses, too."}
  );
  rows.push_back({"P", "Move speed", std::string{name(choices_.pace)}, "How fast moves are shown."}
  );
  rows.push_back({"T", "Opponents speak", on(do_opponents_speak_), "They say a word now and then."}
  );
  const std::string_view answer = are_challenges_taken_ ? "accepted" : "declined";
  rows.push_back({"G", "Challenges", std::string{answer}, "Others may offer you games."});
  rows.push_back({"A", "Arrivals", on(choices_.tells_arrivals), "The menu says who has come."});
  rows.push_back({"V", "Visible", on(choices_.is_visible), "Others see that you are here."});
  if (has_passwords_) rows.push_back(password_row());
  if (has_browser_)
    rows.push_back(
        {"F", "This device", is_forgotten_ ? "not remembered" : "remembered",
         is_forgotten_ ? "It opens as a guest." : "It opens with your name."}
    );
  return rows;
}

/// What a letter does is the same for all; Enter and Esc mean nothing in lines.
std::vector<std::string> OptionsScene::line_help() const {
  std::vector<std::string> lines;
  for (const KeyHelp& key : keys()) {
    const bool is_setting =
        std::ranges::any_of(rows(), [&](const Row& row) { return row.key == key.keys; });
    if (is_setting) lines.push_back(key.sentence);
  }
  if (may_page_) lines.emplace_back("K: page the sysop, if you want to talk to them.");
  lines.emplace_back("M: done.");
  return lines;
}

std::vector<KeyHelp> OptionsScene::keys() const {
  if (takes_text()) {
    return {
        {"letters", "password", "Letters: type the new password. Nobody sees it."},
        {"Backspace", "undo", "Backspace: delete a letter."},
        {"Enter", "save", "Enter: save it, once you have typed it twice."},
        {"Esc", "back", "Esc: no new password."},
    };
  }
  // On screens the letters stand beside what they change.
  const auto in_lines = [this](std::string_view word) {
    return std::string{has_screen_ ? std::string_view{} : word};
  };
  std::vector<KeyHelp> keys;
  if (has_screen_)
    keys.push_back({"letters", "change settings", "Letters: each changes its setting."});
  keys.push_back({"S", in_lines("screens"), "S: change to another kind of screen."});
  keys.push_back({"L", "", "L: change letters that look odd."});
  if (has_screen_) {
    keys.push_back({"N", in_lines("numbers"), "N: tell pegs apart in another way."});
    keys.push_back({"C", in_lines("colors"), "C: change to black and white, or back."});
    keys.push_back({"U", in_lines("mouse"), "U: turn the mouse on or off."});
  }
  keys.push_back({"B", in_lines("bell"), "B: hear nothing, results, or pegs too."});
  keys.push_back({"P", in_lines("speed"), "P: change how fast moves are shown."});
  keys.push_back({"T", "", "T: let your opponents speak, or not."});
  keys.push_back({"G", "", "G: let others offer you games."});
  keys.push_back({"A", "", "A: let the menu say who has come."});
  keys.push_back({"V", "", "V: let others see you here, and your games on the web."});
  if (has_passwords_) keys.push_back({"W", "", "W: a password keeps your name yours."});
  if (has_browser_) keys.push_back({"F", "", "F: let this device open with your name, or not."});
  if (may_page_) keys.push_back({"K", "sysop", "K: page the sysop, if you want to talk to them."});
  keys.push_back({"Enter", "done", "Enter, M or Esc: done. Arrows: a setting for Enter."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell
