#include "play/shell/left/code.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/left/words.hpp"
#include "play/shell/mail/words.hpp"
#include "play/shell/shown_game.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace codemaker::play::shell::left {

using engine::records::TryState;

namespace {

/// Below so many there is room for the code.
constexpr std::size_t few_tries = 4;

}  // namespace

void LeftCodeScene::enter(Stage& stage) {
  stage.perform(effect::ReadLeft{stage.kept<LeftDesk>().open});
}

/// Refused, it is shown anew only where another call has changed it: what is typed stays.
void LeftCodeScene::take(const Answer& answer, Stage& stage) {
  const auto* read = std::get_if<event::LeftRead>(&answer);
  // A page that was left may have asked for another code.
  const bool is_others =
      read != nullptr && read->code && read->code->entry.id != stage.kept<LeftDesk>().open;
  if (read == nullptr || is_others || !std::exchange(is_waiting_, false)) return;
  take_done(*read, stage);
  read->refusal.empty() ? ahead_.press_in(*this, stage) : ahead_.drop();
}

void LeftCodeScene::take_done(const event::LeftRead& read, Stage& stage) {
  const auto asked = std::exchange(asked_, std::nullopt);
  if (!read.code) {
    stage.say(read.refusal);
    return stage.go(Place::left);
  }
  const bool is_done = read.refusal.empty();
  if (is_done || !code_ || code_->version != read.code->version) {
    show(*read.code, stage);
    describe(stage);
  }
  if (!is_done) return stage.refuse(read.refusal);
  if (asked == LeftDeed::take_back) {
    stage.say("Your code is taken back.");
    return stage.go(Place::left);
  }
  if (!asked || done_text(*asked).empty()) return;
  celebrate(stage);
  stage.say(done_text(*asked));
}

void LeftCodeScene::show(const LeftCode& code, Stage& stage) {
  if (!board_) board_ = mail::board_of(code.entry.terms);
  code_ = code;
  is_typing_ = may_guess();
  if (!board_) return;
  const LeftEntry& entry = code_->entry;
  shared::CodePage page;
  page.own = {.guesses = code_->view.leg.guesses, .code = code_->view.code};
  page.is_over = code_->view.leg.is_over || entry.is_own;
  page.has_panel = !page.is_over;
  page.rows_beside = static_cast<int>(code_->tries.size()) + 1;
  page.has_code_beside = page.is_over && code_->tries.size() <= few_tries;
  if (is_typing_) page.row = shared::CodeRow::guess;
  page.facts = facts_of(entry);
  board_->show(std::move(page), stage);
}

/// Who gave up sees the board at once.
void LeftCodeScene::celebrate(Stage& stage) {
  const bool is_broken = code_->view.state == TryState::broken;
  if (!board_ || (!is_broken && code_->view.state != TryState::missed)) return;
  board_->celebrate(
      is_broken ? engine::Verdict::won : engine::Verdict::lost,
      is_broken ? fmt::format("BROKEN IN {}!", code_->entry.own_guesses) : "", stage
  );
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
    return "No guess is left: you missed it.";
  case TryState::given_up:
    return deed == LeftDeed::give_up ? "You gave up. This was the code." : "";
  case TryState::going_on:
    break;
  }
  return {};
}

std::string LeftCodeScene::status() const {
  const LeftEntry& entry = code_->entry;
  std::string text = fmt::format("By {}: {}.", maker_text(entry), counts_text(entry));
  // Those who broke it stand in their order, the caller among them.
  if (code_->rank > static_cast<std::int64_t>(few_tries))
    text += fmt::format(" You have rank {}.", code_->rank);
  return text;
}

void LeftCodeScene::describe(Stage& stage) const {
  if (!code_) return;
  stage.tell(fmt::format("{}, left for others.", mail::title_of(code_->entry.terms)));
  if (board_) board_->tell(stage);
  stage.tell(status());
  for (const LeftTry& tried : code_->tries)
    stage.tell(fmt::format("{}.", try_row(tried, false)));
}

std::vector<LeftCodeScene::Command> LeftCodeScene::commands() const {
  if (!code_) return {};
  std::vector<Command> list;
  if (may_guess()) {
    list.push_back({Doing::type, 'T', "type", "T or Enter: back to your guess."});
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

void LeftCodeScene::command(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  for (const Command& command : commands())
    if (letter == static_cast<char32_t>(command.letter - 'A' + 'a'))
      return run(command.doing, stage);
  refuse_key(key, stage);
}

/// Letters that are no pegs are commands on the row, too; Esc leads to all of them.
void LeftCodeScene::press(const ansi::Key& key, Stage& stage) {
  const bool is_on_board = board_ && (is_typing_ || board_->is_celebrating()) && !is_waiting_;
  if (is_on_board && is_typing_ && key.code == ansi::KeyCode::escape) {
    is_typing_ = false;
    return;
  }
  const bool leaves = typed_letter_of(key) == U'q' || key.code == ansi::KeyCode::escape;
  if (leaves) return stage.go(Place::left);
  if (is_waiting_) return ahead_.add(key);
  if (is_on_board) {
    auto typed = board_->press(key, stage);
    if (!typed.row.empty()) return change(LeftDeed::guess, stage, std::move(typed.row));
    return typed.is_command ? command(key, stage) : void();
  }
  if (may_guess() && key.code == ansi::KeyCode::enter) return run(Doing::type, stage);
  command(key, stage);
}

void LeftCodeScene::point(const Pointer& pointer, Stage& stage) {
  if (board_ && !is_waiting_) board_->point(pointer, stage);
}

void LeftCodeScene::tick(Stage& stage) {
  if (board_) board_->tick(stage);
}

/// Of who guesses, a command is a word in lines.
void LeftCodeScene::take_line(std::string_view line, Stage& stage) {
  const std::string word = ansi::upper_case(line);
  if (word == "Q" || word == "QUIT") return stage.go(Place::left);
  if (is_waiting_) return ahead_.add(line);
  if (line == "?") return stage.open_help();
  for (const Command& command : commands()) {
    const bool is_letter = !is_typing_ && word.size() == 1 && word.front() == command.letter;
    if (is_letter || word == ansi::upper_case(command.word)) return run(command.doing, stage);
  }
  if (!is_typing_ || !board_) return refuse_line(line, stage);
  auto typed = board_->take_line(line, stage);
  if (!typed.row.empty()) return change(LeftDeed::guess, stage, std::move(typed.row));
  if (typed.is_command) refuse_line(line, stage);
}

void LeftCodeScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  const std::string title = code_ ? mail::title_of(code_->entry.terms) : "";
  const std::string_view whose =
      code_ && code_->entry.is_own ? "Your code for others" : "A code left for you";
  const std::string game = code_ ? mail::heading_of(code_->entry.terms) : "CODEMAKER";
  canvas.is_lean() ? canvas.header(title) : canvas.heading(game, whose, title);
  if (!code_) return;
  if (board_) board_->draw(canvas);
  if (board_ && board_->is_celebrating()) return;
  draw_tries(canvas);
  if (board_ && may_guess() && !canvas.is_lean() && !canvas.is_large()) return;  // facts are there
  const int below = canvas.is_lean() ? 15 : canvas.is_large() ? canvas.message_row() - 2 : 18;
  canvas.paragraph(below, canvas.is_lean() ? 0 : 3, status(), look::frame);
}

namespace {

/// How it ended ends the row, in few letters, whatever there is of the name.
void draw_small_try(Canvas& canvas, ansi::Position at, const LeftTry& tried, ansi::Attribute look) {
  constexpr std::size_t shortest_name = 5;
  const std::string how = tried.state == TryState::broken   ? fmt::format("in {}", tried.guesses)
                          : tried.state == TryState::missed ? "-"
                                                            : how_it_went(tried, false);
  const auto room = static_cast<std::size_t>(canvas.columns() - at.column);
  const std::size_t rest = room - std::min(room, how.size() + 1);
  const std::size_t name_cells = std::max(rest, shortest_name);
  const std::string name = padded(ansi::clean(who_tried(tried), name_cells), name_cells);
  canvas.row_text(at, fmt::format("{} {}", name, how), look);
}

}  // namespace

void LeftCodeScene::draw_try(Canvas& canvas, ansi::Position at, const LeftTry& tried) const {
  const auto look = tried.is_own ? look::message : look::plain;
  if (canvas.noted() != nullptr) return canvas.row_text(at, try_row(tried, false), look);
  if (canvas.is_lean()) return draw_small_try(canvas, at, tried, look);
  constexpr std::size_t name_cells = 18;
  constexpr int guesses = 10;
  canvas.text(at, ansi::clean(who_tried(tried), name_cells - 1), look);
  const ansi::Position bar{at.row, at.column + static_cast<int>(name_cells)};
  const bool is_broken = tried.state == TryState::broken;
  const auto ink = is_broken ? ansi::Ink::gold : ansi::Ink::ember;
  draw_bar(canvas, bar, guesses, is_broken ? tried.guesses : guesses, guesses, ink);
  canvas.text({bar.row, bar.column + guesses + 1}, how_it_went(tried, false), look);
}

/// Where the colors stood.
void LeftCodeScene::draw_tries(Canvas& canvas) const {
  if (code_->tries.empty() || !board_) return;
  const bool is_lean = canvas.is_lean();
  const bool is_large = canvas.is_large();
  const std::size_t most = is_large ? 34 : 11;
  auto [row, column] = board_->beside(canvas);
  const auto shown = std::span{code_->tries}.first(std::min(code_->tries.size(), most));
  // A large screen has air within the frame, and between few tries.
  const int pitch = is_large && 2 * shown.size() <= most ? 2 : 1;
  if (is_lean) {
    canvas.text({row++, column}, "Who tried it", look::frame);
  } else {
    const std::size_t tries = is_large ? shown.size() : std::max(shown.size(), few_tries);
    const int rows = pitch * (static_cast<int>(tries) - 1) + (is_large ? 5 : 3);
    const int width = canvas.columns() - column - 1;
    draw_box(
        canvas, {row++, column}, width, rows, "Who tried it", ansi::painted(ansi::Ink::wood_light)
    );
  }
  row += is_large ? 1 : 0;
  for (const LeftTry& tried : shown)
    draw_try(canvas, {std::exchange(row, row + pitch), column + (is_lean ? 0 : 2)}, tried);
}

std::string LeftCodeScene::prompt() const {
  if (is_waiting_) return "";
  if (!is_typing_) return "A word (?: which, Q: back): ";
  if (std::string row = board_ ? board_->row_prompt("Your guess") : ""; !row.empty()) return row;
  return fmt::format("Your guess ({}, ?: words, Q: back): ", mail::example_of(code_->entry.terms));
}

std::vector<std::string> LeftCodeScene::line_help() const {
  std::vector<std::string> help;
  if (is_typing_ && board_) help = board_->line_help();
  for (const Command& command : commands()) {
    if (is_typing_ && command.doing == Doing::type) continue;
    const std::string_view what = command.sentence.substr(command.sentence.find(": ") + 2);
    help.push_back(fmt::format("{}: {}", command.word, what));
  }
  help.emplace_back("Q: back to the codes. A try that goes on waits for you.");
  return help;
}

std::vector<KeyHelp> LeftCodeScene::keys() const {
  if (board_ && (is_typing_ || board_->is_celebrating())) {
    auto keys = board_->keys();
    const char* const others = code_->version > 0 ? "give up, next" : "more keys";
    if (is_typing_) keys.push_back({"Esc", others, "Esc: the other keys of this page."});
    keys.push_back(help_key());
    keys.push_back({"Q", "back", "Q: back to the codes. A try that goes on waits for you."});
    return keys;
  }
  std::vector<KeyHelp> keys;
  for (const Command& command : commands())
    keys.push_back(
        {std::string(1, command.letter), std::string{command.word}, std::string{command.sentence}}
    );
  keys.push_back({"Q", "back", "Q or Esc: back to the codes. A try that goes on waits for you."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::left
