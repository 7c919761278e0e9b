#include "play/shell/left/position.hpp"

#include "ansi/text.hpp"
#include "engine/records/code_try.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/shell/left/board.hpp"
#include "play/shell/left/words.hpp"
#include "play/shell/mail/words.hpp"
#include "play/shell/shown_game.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell::left {

using engine::records::TryState;

namespace {

bool is_asked_for(const LeftEntry& entry, Stage& stage) {
  const std::string& word = stage.kept<LeftPosition>().word;
  return word.empty() ? entry.id == stage.kept<LeftDesk>().open
                      : engine::records::word_of_position(entry.terms) == word;
}

}  // namespace

/// By its word where the caller comes from its board, perhaps in a later call than they began.
void LeftPositionScene::enter(Stage& stage) {
  stage.choices().list = Place::left_position;
  const auto& left = stage.kept<LeftPosition>();
  const LeftId open = left.word.empty() ? stage.kept<LeftDesk>().open : 0;
  if (left.word.empty() && open == 0) return stage.go(Place::left);
  stage.perform(effect::ReadLeft{open, left.word, left.game});
}

void LeftPositionScene::take(const Answer& answer, Stage& stage) {
  const auto* read = std::get_if<event::LeftRead>(&answer);
  // A page that was left may have asked for another one.
  const bool is_others = read != nullptr && read->code && !is_asked_for(read->code->entry, stage);
  if (read == nullptr || is_others || !std::exchange(is_waiting_, false)) return;
  const bool was_played = !std::exchange(stage.kept<LeftPosition>().word, "").empty();
  if (!read->code) {
    stage.say(read->refusal);
    return stage.go(Place::left);
  }
  show(*read->code, stage);
  stage.kept<LeftDesk>().open = code_->entry.id;
  describe(stage);
  if (!read->refusal.empty()) return stage.refuse(read->refusal);
  if (takes_back_) {
    stage.say("Your position is taken back.");
    return stage.go(Place::left);
  }
  if (was_played && !done_text().empty()) stage.say(done_text());
}

void LeftPositionScene::show(const LeftCode& code, Stage& stage) {
  code_ = code;
  end_left_try(code_->entry, stage.call().resume_days > 0);
  const auto& record = code_->view.leg.record;
  if (!table_) table_ = mail::table_of(code_->entry.terms);
  if (!table_ || !record) return;
  view_.emplace(row_of(*record).replay(ShownGame{.record = *record, .player = ""}));
  table_->show(page_of_position(*record, stage), stage);
}

bool LeftPositionScene::may_play() const {
  return code_ && waits_for_caller(code_->entry) && (code_->entry.is_open || code_->version > 0);
}

std::string LeftPositionScene::done_text() const {
  switch (code_->view.state) {
  case TryState::broken:
    return fmt::format(
        "You won by {}: rank {} of {}.", code_->entry.own_guesses, code_->rank, code_->entry.broken
    );
  case TryState::missed:
    return "You did not solve it.";
  case TryState::given_up:
    return "You gave up.";
  case TryState::going_on:
    break;
  }
  return {};
}

std::string LeftPositionScene::status() const {
  const LeftEntry& entry = code_->entry;
  std::string text = fmt::format("By {}: {}.", maker_text(entry), counts_text(entry));
  if (code_->rank > 0) text += fmt::format(" You have rank {}.", code_->rank);
  const bool was_left = entry.own_try == TryState::given_up && !code_->view.leg.is_over;
  if (was_left) text += " You left it: that counts as given up.";
  return text;
}

/// "1 Karl: by 12, 2 you: by 9, Eve: not solved".
std::string LeftPositionScene::tries_text() const {
  std::string text;
  for (std::size_t at = 0; at < code_->tries.size(); ++at) {
    const LeftTry& tried = code_->tries[at];
    if (!text.empty()) text += ", ";
    if (tried.state == TryState::broken) text += fmt::format("{} ", at + 1);
    text += try_row(tried, true);
  }
  return text;
}

void LeftPositionScene::describe(Stage& stage) const {
  if (!code_) return;
  stage.tell(fmt::format("{}, left for others.", mail::title_of(code_->entry.terms)));
  if (view_)
    for (std::string& line : view_->told(view_->moves()))
      stage.tell(std::move(line));
  stage.tell(status());
  for (const LeftTry& tried : code_->tries)
    stage.tell(fmt::format("{}.", try_row(tried, true)));
  if (may_play()) stage.tell("P: play it. You have one try, against computer level 5.");
}

std::vector<LeftPositionScene::Command> LeftPositionScene::commands() const {
  if (!code_) return {};
  const LeftEntry& entry = code_->entry;
  std::vector<Command> list;
  if (may_play())
    list.push_back({Doing::play, 'P', "play", "P or Enter: play it. You have one try."});
  if (entry.is_own && entry.is_open && entry.tried == 0)
    list.push_back({Doing::take_back, 'T', "take back", "T: take your position back."});
  if (code_->view.leg.is_over)
    list.push_back({Doing::view, 'V', "view", "V: your game, move by move."});
  list.push_back({Doing::next, 'N', "next", "N: the next one that you have not tried."});
  return list;
}

void LeftPositionScene::run(Doing doing, Stage& stage) {
  switch (doing) {
  case Doing::play:
    return play(stage);
  case Doing::take_back:
    return take_back(stage);
  case Doing::view:
    return replay(stage);
  case Doing::next:
    stage.kept<LeftDesk>().opens_next = true;
    return stage.go(Place::left);
  }
}

void LeftPositionScene::play(Stage& stage) const {
  const auto& terms = code_->entry.terms;
  stage.kept<LeftPosition>() = {terms.game, engine::records::word_of_position(terms)};
  stage.go(game_of(terms.game).position.leads);
}

void LeftPositionScene::take_back(Stage& stage) {
  effect::ChangeLeft change;
  change.id = code_->entry.id;
  change.version = code_->version;
  change.deed = LeftDeed::take_back;
  change.token = mail::draw_token(stage.random());
  is_waiting_ = true;
  takes_back_ = true;
  stage.perform(std::move(change));
}

void LeftPositionScene::replay(Stage& stage) const {
  ShownGame shown{.record = *code_->view.leg.record, .player = ""};
  stage.kept<ToReplay>() = {std::move(shown), Place::left_position, 0};
  stage.go(Place::replay);
}

void LeftPositionScene::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  if (letter == U'q' || key.code == ansi::KeyCode::escape) return stage.go(Place::left);
  if (is_waiting_) return;
  if (may_play() && key.code == ansi::KeyCode::enter) return run(Doing::play, stage);
  for (const Command& command : commands())
    if (letter == static_cast<char32_t>(command.letter - 'A' + 'a'))
      return run(command.doing, stage);
  refuse_key(key, stage);
}

void LeftPositionScene::take_line(std::string_view line, Stage& stage) {
  const std::string word = ansi::upper_case(line);
  if (word == "Q" || word == "QUIT") return stage.go(Place::left);
  if (is_waiting_) return;
  if (line == "?") return stage.open_help();
  for (const Command& command : commands())
    if (word == ansi::upper_case(command.word)) return run(command.doing, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void LeftPositionScene::take_empty_line(Stage& stage) {
  if (may_play() && !is_waiting_) run(Doing::play, stage);
}

void LeftPositionScene::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  const std::string title = code_ ? mail::title_of(code_->entry.terms) : "";
  const std::string_view whose =
      code_ && code_->entry.is_own ? "Your position for others" : "A position left for you";
  const std::string game = code_ ? mail::heading_of(code_->entry.terms) : "CODEMAKER";
  canvas.is_lean() ? canvas.header(title)
                   : canvas.heading(game, whose, code_ ? counts_text(code_->entry) : "");
  if (!code_) return;
  const bool has_table = table_ && view_;
  if (has_table) table_->draw(canvas);
  constexpr int row_alone = 3;
  const std::string tries = tries_text();
  const bool has_room = canvas.is_lean();
  draw_below_position(
      canvas, has_table ? table_->row_below(canvas) : row_alone,
      tries.empty() ? status()
      : has_room    ? fmt::format("{} {}", status(), tries)
                    : tries
  );
}

std::string LeftPositionScene::prompt() const {
  if (is_waiting_) return "";
  return may_play() ? "P play, N next, Q back: " : "N next, Q back (?: all keys): ";
}

std::vector<std::string> LeftPositionScene::line_help() const {
  std::vector<std::string> help;
  for (const Command& command : commands()) {
    const std::string_view what = command.sentence.substr(command.sentence.find(": ") + 2);
    help.push_back(fmt::format("{}: {}", command.letter, what));
  }
  help.emplace_back("Q: back to the codes.");
  return help;
}

std::vector<KeyHelp> LeftPositionScene::keys() const {
  std::vector<KeyHelp> keys;
  for (const Command& command : commands()) {
    const bool is_play = command.doing == Doing::play;
    keys.push_back(
        {is_play ? "Enter" : std::string(1, command.letter), std::string{command.word},
         std::string{command.sentence}}
    );
  }
  keys.push_back({"Q", "back", "Q or Esc: back to the codes."});
  keys.push_back(help_key());
  return keys;
}

}  // namespace codemaker::play::shell::left
