#include "play/shell/left/code.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/shell/left/words.hpp"
#include "play/shell/mail/guesses.hpp"
#include "play/shell/mail/words.hpp"
#include "play/shell/shown_game.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell::left {

using engine::records::TryState;

void LeftCodeScene::enter(Stage& stage) {
  stage.perform(effect::ReadLeft{stage.kept<LeftDesk>().open});
}

/// Refused, it is shown anew only where another call has changed it: what is typed stays.
void LeftCodeScene::take(const Answer& answer, Stage& stage) {
  const auto* read = std::get_if<event::LeftRead>(&answer);
  if (read == nullptr || !std::exchange(is_waiting_, false)) return;
  const auto asked = std::exchange(asked_, std::nullopt);
  if (!read->code) {
    stage.say(read->refusal);
    return stage.go(Place::left);
  }
  const bool is_done = read->refusal.empty();
  if (is_done || !code_ || code_->version != read->code->version) {
    code_ = *read->code;
    typed_.clear();
    is_typing_ = may_guess();
    describe(stage);
  }
  if (!is_done) return stage.refuse(read->refusal);
  if (asked == LeftDeed::take_back) {
    stage.say("Your code is taken back.");
    return stage.go(Place::left);
  }
  if (asked && !done_text(*asked).empty()) stage.say(done_text(*asked));
}

bool LeftCodeScene::may_guess() const {
  const LeftEntry& entry = code_->entry;
  return waits_for_caller(entry) && (entry.is_open || code_->version > 0);
}

/// What came of a guess, or of giving up; a guess more is asked for by the prompt.
std::string LeftCodeScene::done_text(LeftDeed deed) const {
  switch (code_->view.state) {
  case TryState::broken:
    return fmt::format(
        "You broke it in {}: rank {} of {}.", code_->entry.own_guesses, code_->rank,
        code_->entry.broken
    );
  case TryState::missed:
    return fmt::format("No guess is left. The code was {}.", code_->view.code);
  case TryState::given_up:
    return deed == LeftDeed::give_up
               ? fmt::format("You gave up. The code was {}.", code_->view.code)
               : "";
  case TryState::going_on:
    break;
  }
  return {};
}

std::string LeftCodeScene::status() const {
  const LeftEntry& entry = code_->entry;
  std::string text = fmt::format("By {}: {}.", maker_text(entry), counts_text(entry));
  if (code_->rank > 0) text += fmt::format(" You have rank {}.", code_->rank);
  return text;
}

/// "Karl of Moon: 5", "you: missed".
std::string LeftCodeScene::try_row(const LeftTry& tried) const {
  const std::string who = tried.is_own ? "you" : caller_text(tried.name, tried.board);
  switch (tried.state) {
  case TryState::broken:
    return fmt::format("{}: {}", who, count(tried.guesses, "guess", "guesses"));
  case TryState::going_on:
    return fmt::format("{}: still at it", who);
  case TryState::missed:
    return fmt::format("{}: missed it", who);
  case TryState::given_up:
    break;
  }
  return fmt::format("{}: gave up", who);
}

void LeftCodeScene::describe(Stage& stage) const {
  if (!code_) return;
  stage.tell(fmt::format("{}, left for others.", mail::title_of(code_->entry.terms)));
  mail::tell_guess_rows(code_->view.leg.guesses, stage);
  if (!code_->view.code.empty()) stage.tell(fmt::format("The code: {}.", code_->view.code));
  stage.tell(status());
  for (const LeftTry& tried : code_->tries)
    stage.tell(fmt::format("{}.", try_row(tried)));
}

std::vector<LeftCodeScene::Command> LeftCodeScene::commands() const {
  if (!code_) return {};
  std::vector<Command> list;
  if (may_guess()) {
    list.push_back({Doing::type, 'T', "type", "T or Enter: type your guess."});
    if (code_->version > 0)
      list.push_back({Doing::give_up, 'G', "give up", "G: give up; it counts as not broken."});
  }
  const LeftEntry& entry = code_->entry;
  if (entry.is_own && entry.is_open && entry.tried == 0)
    list.push_back({Doing::take_back, 'T', "take back", "T: take your code back."});
  if (code_->view.leg.record)
    list.push_back({Doing::view, 'V', "view", "V: all guesses, one by one."});
  list.push_back({Doing::next, 'N', "next", "N: the next code that you have not tried."});
  return list;
}

void LeftCodeScene::change(LeftDeed deed, Stage& stage, std::string text) {
  effect::ChangeLeft change;
  change.id = code_->entry.id;
  change.version = code_->version;
  change.deed = deed;
  change.text = std::move(text);
  change.token = mail::draw_token(stage.random());
  is_waiting_ = true;
  asked_ = deed;
  stage.perform(std::move(change));
}

void LeftCodeScene::run(Doing doing, Stage& stage) {
  switch (doing) {
  case Doing::type:
    is_typing_ = true;
    return;
  case Doing::give_up:
    return stage.ask("Give up this code? There is no second try. (Y/N)");
  case Doing::take_back:
    return change(LeftDeed::take_back, stage);
  case Doing::view:
    return replay(stage);
  case Doing::next:
    stage.kept<LeftDesk>().opens_next = true;
    return stage.go(Place::left);
  }
}

void LeftCodeScene::replay(Stage& stage) const {
  ShownGame shown{.record = *code_->view.leg.record, .player = ""};
  shown.second = maker_text(code_->entry);
  stage.kept<ToReplay>() = {std::move(shown), Place::left_code, 0};
  stage.go(Place::replay);
}

void LeftCodeScene::confirm(Stage& stage) {
  change(LeftDeed::give_up, stage);
}

void LeftCodeScene::send(std::string_view text, Stage& stage) {
  if (text.empty())
    return stage.refuse(fmt::format(
        "Type your guess, such as {}, then Enter.", mail::example_of(code_->entry.terms)
    ));
  typed_.clear();
  change(LeftDeed::guess, stage, mail::read_typed(code_->entry.terms, text));
}

void LeftCodeScene::press_in_text(const ansi::Key& key, Stage& stage) {
  if (key.code == ansi::KeyCode::escape) {
    is_typing_ = false;
    return;
  }
  if (key.code == ansi::KeyCode::enter) {
    const std::string text = typed_.text();
    return send(ansi::trim(text), stage);
  }
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::character) return stage.refuse("That is long enough.");
  if (key.code != ansi::KeyCode::backspace) refuse_in_text(key, stage);
}

void LeftCodeScene::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  const bool leaves = letter == U'q' || key.code == ansi::KeyCode::escape;
  if (is_waiting_) return leaves ? stage.go(Place::left) : void();
  if (is_typing_) return press_in_text(key, stage);
  if (leaves) return stage.go(Place::left);
  if (may_guess() && key.code == ansi::KeyCode::enter) return run(Doing::type, stage);
  for (const Command& command : commands())
    if (letter == static_cast<char32_t>(command.letter - 'A' + 'a'))
      return run(command.doing, stage);
  refuse_key(key, stage);
}

/// Of who guesses, a command is a word in lines.
void LeftCodeScene::take_line(std::string_view line, Stage& stage) {
  if (is_waiting_) return;
  if (line == "?") return stage.open_help();
  const std::string word = ansi::upper_case(line);
  if (word == "Q" || word == "QUIT") return stage.go(Place::left);
  for (const Command& command : commands()) {
    const bool is_letter = !is_typing_ && word.size() == 1 && word.front() == command.letter;
    if (is_letter || word == ansi::upper_case(command.word)) return run(command.doing, stage);
  }
  is_typing_ ? send(line, stage) : refuse_line(line, stage);
}

void LeftCodeScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  const std::string title = code_ ? mail::title_of(code_->entry.terms) : "";
  canvas.is_lean() ? canvas.header(fmt::format("Left: {}", title))
                   : canvas.heading("CODEMAKER", "Codes left for others", title);
  if (code_) draw_code(canvas);
}

void LeftCodeScene::draw_code(Canvas& canvas) const {
  constexpr int first = 3;
  const bool is_lean = canvas.is_lean();
  const int indent = is_lean ? 1 : 4;
  const int beside = indent + (is_lean ? 16 : 38);
  const auto room = static_cast<std::size_t>(canvas.columns() - beside);
  if (!code_->entry.is_own) canvas.text({first, indent}, "Your guesses", look::title);
  mail::draw_guess_rows(canvas, {first + 1, indent}, code_->entry.terms, code_->view.leg.guesses);
  int row = first + 1;
  if (!code_->tries.empty()) canvas.text({first, beside}, "Who tried it", look::title);
  for (const LeftTry& tried : code_->tries)
    canvas.text(
        {row++, beside}, ansi::clean(try_row(tried), room),
        tried.is_own ? look::bright : look::plain
    );
  // Nothing stands above it where the caller guesses nothing.
  const int below = code_->entry.is_own ? first : first + 12;
  if (!code_->view.code.empty())
    mail::draw_code(
        code_->entry.terms, canvas, canvas.text({below, indent}, "The code: ", look::dim),
        code_->view.code
    );
  if (is_typing_) {
    const std::string asked =
        fmt::format("Your guess ({}): ", mail::example_of(code_->entry.terms));
    // Small screens have room for it below the title alone.
    const ansi::Position at =
        is_lean ? ansi::Position{1, 0} : ansi::Position{canvas.message_row() - 1, 3};
    canvas.typed(canvas.text(at, asked, look::message), typed_.text(), look::bright);
  }
  canvas.paragraph(below + 1, indent, status(), look::frame);
}

std::string LeftCodeScene::prompt() const {
  if (is_waiting_) return "";
  if (!is_typing_) return "A word (?: which, Q: back): ";
  return fmt::format("Your guess ({}, ?: words, Q: back): ", mail::example_of(code_->entry.terms));
}

std::vector<std::string> LeftCodeScene::line_help() const {
  std::vector<std::string> help;
  if (is_typing_)
    help.push_back(fmt::format("A guess is typed as {}.", mail::example_of(code_->entry.terms)));
  for (const Command& command : commands()) {
    if (is_typing_ && command.doing == Doing::type) continue;
    const std::string_view what = command.sentence.substr(command.sentence.find(": ") + 2);
    help.push_back(fmt::format("{}: {}", command.word, what));
  }
  help.emplace_back("Q: back to the codes. Your try waits for you.");
  return help;
}

std::vector<KeyHelp> LeftCodeScene::keys() const {
  if (is_typing_) {
    return {
        {"Enter", "send", "Letters and digits: your guess. Enter sends it."},
        {"Esc", "other keys", "Esc: other keys: to give up, the next code, back."},
        {"F1", "help", "F1: this help."},
    };
  }
  std::vector<KeyHelp> keys;
  for (const Command& command : commands())
    keys.push_back(
        {std::string(1, command.letter), std::string{command.word}, std::string{command.sentence}}
    );
  keys.push_back({"Q", "back", "Q or Esc: back to the codes. Your try waits for you."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::left
