#include "play/shell/mail/game.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/shared/motion.hpp"
#include "play/shell/mail/words.hpp"
#include "play/shell/shown_game.hpp"

#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace codemaker::play::shell::mail {
namespace {

using engine::records::MailSeat;

/// What a board is dealt from.
std::string random_seed(engine::Random& random) {
  return fmt::format("{:016x}", random.next());
}

void say_next_phrase(GameState& state, Stage& stage) {
  state.phrase = (state.phrase + 1) % (phrases().size() + 1);
  const bool is_none = state.phrase == 0;
  stage.say(
      is_none ? "Nothing is said with your move."
              : fmt::format("With your move: \"{}\"", phrases()[state.phrase - 1])
  );
}

void offer_rematch(const GameState& state, Stage& stage) {
  const MailEntry& entry = state.game->entry;
  if (entry.other.empty()) return stage.refuse("The other player has left these boards.");
  auto& desk = stage.kept<MailDesk>();
  desk.to = entry.other;
  desk.board = entry.board;
  desk.terms = entry.terms;
  desk.days = entry.days;
  stage.go(Place::mail_offer);
}

}  // namespace

void MailGameScene::enter(Stage& stage) {
  state_.may_write = stage.call().may_write;
  stage.perform(effect::ReadMail{stage.kept<MailDesk>().open});
}

/// Refused, it is shown anew only where somebody else has changed it: what is typed stays.
void MailGameScene::take(const Answer& answer, Stage& stage) {
  const auto* read = std::get_if<event::MailRead>(&answer);
  // A page that was left may have asked for another game.
  const bool is_others =
      read != nullptr && read->game && read->game->entry.id != stage.kept<MailDesk>().open;
  if (read == nullptr || is_others) return;
  if (looks_ > 0) return take_look(*read, stage);
  // What was done makes a newer version: this is the answer to a look of the page that was left.
  const bool is_old = asked_ && asked_ != MailDeed::mute && read->refusal.empty() && read->game &&
                      read->game->entry.version == state_.game->entry.version;
  if (is_old) return;
  if (!std::exchange(is_waiting_, false)) return;
  take_done(*read, stage);
  read->refusal.empty() ? ahead_.press_in(*this, stage) : ahead_.drop();
}

void MailGameScene::take_done(const event::MailRead& read, Stage& stage) {
  const auto asked = std::exchange(asked_, std::nullopt);
  state_.now = read.now;
  if (!read.game) {
    stage.say(read.refusal);
    return stage.go(Place::mail);
  }
  const bool is_done = read.refusal.empty();
  const bool is_other = !state_.game || state_.game->entry.version != read.game->entry.version;
  if (is_done && asked == MailDeed::move) {
    state_.phrase = 0;
    state_.line.clear();
  }
  if (is_done && asked == MailDeed::mute) {
    state_.game = *read.game;
    return stage.say(muted_text(state_));
  }
  if (is_done || is_other) {
    const MailStage before = state_.game ? state_.stage() : MailStage::over;
    show(*read.game, stage);
    celebrate(state_, before, stage);
    describe(stage);
    if (!state_.game->line.empty() && !stage.is_line()) stage.say(written_text(state_));
  }
  if (!is_done) return stage.refuse(read.refusal);
  if (asked) stage.say(done_text(state_));
  look_later(stage);
}

/// Of what has not changed nothing is said, nor of what cannot be read: the next look may do.
void MailGameScene::take_look(const event::MailRead& read, Stage& stage) {
  --looks_;
  if (is_waiting_) return;
  const bool is_new = read.game && read.game->entry.version != state_.game->entry.version;
  if (is_new) {
    state_.now = read.now;
    const MailStage before = state_.stage();
    show(*read.game, stage);
    celebrate(state_, before, stage);
    describe(stage);
    stage.say(moved_text(state_));
    stage.ring();
  }
  look_later(stage);
}

void MailGameScene::look_later(Stage& stage) {
  constexpr std::chrono::seconds time_to_look{2};
  looks_at_.reset();
  if (state_.game && state_.stage() == MailStage::others_move)
    looks_at_ = stage.now() + time_to_look;
}

std::optional<Instant> MailGameScene::wakes_at() const {
  const auto moves_at = state_.board   ? state_.board->wakes_at()
                        : state_.table ? state_.table->wakes_at()
                                       : std::nullopt;
  return shared::earlier(shared::earlier(looks_at_, moves_at), state_.finale.wakes_at());
}

void MailGameScene::tick(Stage& stage) {
  if (state_.board) state_.board->tick(stage);
  if (state_.table) state_.table->tick(stage);
  state_.finale.tick(stage);
  if (!looks_at_ || stage.now() < *looks_at_) return;
  looks_at_.reset();
  if (is_waiting_) return;
  ++looks_;
  stage.perform(effect::ReadMail{state_.game->entry.id});
}

/// Who saw the first board played sees its end, too.
void MailGameScene::show(const MailGame& game, Stage& stage) {
  const bool was_at_first = state_.table && !stage.is_line() && state_.shown_leg() != nullptr &&
                            state_.leg == 0 && !state_.shown_leg()->is_over;
  if (!state_.board && game.hides_codes) state_.board = board_of(game.entry.terms);
  if (!state_.table && !game.hides_codes) state_.table = table_of(game.entry.terms);
  state_.game = game;
  state_.is_typing = state_.stage() == MailStage::own_move;
  state_.view.reset();
  if (game.hides_codes) show_boards(state_, stage);
  if (!game.view) return;
  state_.leg = game.view->legs[0].is_over && !was_at_first ? 1 : 0;
  if (!game.hides_codes) show_leg(state_, state_.leg, stage);
}

void MailGameScene::describe(Stage& stage) const {
  if (state_.game) tell_game(state_, stage);
}

void MailGameScene::change(MailDeed deed, Stage& stage, std::string text) {
  effect::ChangeMail change;
  change.id = state_.game->entry.id;
  change.version = state_.game->entry.version;
  change.deed = deed;
  change.text = std::move(text);
  if (deed == MailDeed::move && state_.phrase > 0) change.said = phrases()[state_.phrase - 1];
  if (deed == MailDeed::move) change.line = state_.line;
  change.token = draw_token(stage.random());
  is_waiting_ = true;
  asked_ = deed;
  stage.perform(std::move(change));
}

void MailGameScene::run(Doing doing, Stage& stage) {
  switch (doing) {
  case Doing::type:
    state_.is_typing = true;
    return state_.is_at_end_of_leg() ? show_leg(state_, 1, stage) : void();
  case Doing::offer_draw:
    return change(MailDeed::offer_draw, stage);
  case Doing::agree:
    return change(MailDeed::agree, stage);
  case Doing::claim:
    return change(MailDeed::claim, stage);
  case Doing::resign:
    return stage.ask("Resign this game? It counts as lost. (Y/N)");
  case Doing::accept:
    return accept(stage);
  case Doing::decline:
    return change(MailDeed::decline, stage);
  case Doing::take_back:
    return change(MailDeed::take_back, stage);
  case Doing::phrase:
    return say_next_phrase(state_, stage);
  case Doing::write:
    state_.is_writing = true;
    state_.writing.clear();
    return;
  case Doing::mute:
    return change(MailDeed::mute, stage);
  case Doing::other_board:
    return turn_leg(stage);
  case Doing::replay:
    stage.kept<ToReplay>() = {shown_game(state_), Place::mail_game, 0};
    return stage.go(Place::replay);
  case Doing::rematch:
    return offer_rematch(state_, stage);
  case Doing::next:
    stage.kept<MailDesk>().opens_next = true;
    return stage.go(Place::mail);
  }
}

void MailGameScene::confirm(Stage& stage) {
  change(MailDeed::resign, stage);
}

/// Boards are dealt from what is drawn by who sits down.
void MailGameScene::accept(Stage& stage) {
  if (!state_.wants_code()) return change(MailDeed::accept, stage, random_seed(stage.random()));
  state_.is_typing = true;
  show_boards(state_, stage);
  stage.say(fmt::format("Make a code for {} to break.", other_text(state_.game->entry)));
}

void MailGameScene::turn_leg(Stage& stage) {
  if (!state_.game->view->legs[0].is_over)
    return stage.refuse("The second board comes when the first one is over.");
  show_leg(state_, 1 - state_.leg, stage);
  tell_leg(state_, stage);
}

/// A guess, or the code of a game that is accepted.
void MailGameScene::send_row(std::string row, Stage& stage) {
  change(state_.wants_code() ? MailDeed::accept : MailDeed::move, stage, std::move(row));
}

void MailGameScene::command(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  for (const Command& command : commands(state_))
    if (letter == static_cast<char32_t>(command.letter - 'A' + 'a'))
      return run(command.doing, stage);
  refuse_key(key, stage);
}

/// Letters that are no pegs are commands on the row, too; Esc leads to all of them.
void MailGameScene::press_on_board(const ansi::Key& key, Stage& stage) {
  if (state_.is_typing && key.code == ansi::KeyCode::escape) {
    state_.is_typing = false;
    return;
  }
  if (typed_letter_of(key) == U'q' || key.code == ansi::KeyCode::escape)
    return stage.go(Place::mail);
  auto typed = state_.board->press(key, stage);
  if (!typed.row.empty()) return send_row(std::move(typed.row), stage);
  if (typed.is_command) command(key, stage);
}

/// So they are on a table.
void MailGameScene::press_on_table(const ansi::Key& key, Stage& stage) {
  if (typed_letter_of(key) == U'q') return stage.go(Place::mail);
  if (key.code == ansi::KeyCode::escape && !state_.table->is_choosing()) {
    state_.is_typing = false;
    return;
  }
  // What is shown when V is pressed is what is viewed.
  const bool views = typed_letter_of(key) == U'v';
  const bool leads_on = state_.is_at_end_of_leg() && !views;
  if (leads_on) show_leg(state_, 1, stage);
  auto typed = state_.table->press(key, stage);
  if (!typed.move.empty()) return change(MailDeed::move, stage, std::move(typed.move));
  // B has shown the other board already.
  const bool is_done = leads_on && typed_letter_of(key) == U'b';
  if (typed.is_command && !is_done) command(key, stage);
}

void MailGameScene::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = typed_letter_of(key);
  const bool leaves = letter == U'q' || key.code == ansi::KeyCode::escape;
  if (is_waiting_) return leaves ? stage.go(Place::mail) : ahead_.add(key);
  if (std::exchange(state_.has_finale, false)) return leaves ? stage.go(Place::mail) : void();
  if (state_.is_writing) return press_in_line(state_, key, stage);
  if (state_.has_row() || (state_.board && state_.board->is_celebrating()))
    return press_on_board(key, stage);
  if (state_.is_typing && state_.table) return press_on_table(key, stage);
  if (leaves) return stage.go(Place::mail);
  const bool is_mover = state_.stage() == MailStage::own_move;
  if (is_mover && key.code == ansi::KeyCode::enter) return run(Doing::type, stage);
  command(key, stage);
}

void MailGameScene::point(const Pointer& pointer, Stage& stage) {
  if (is_waiting_) return;
  if (!pointer.is_release && std::exchange(state_.has_finale, false)) return;
  if (state_.board) return state_.board->point(pointer, stage);
  if (!state_.table || state_.is_writing) return;
  const bool is_mover = state_.stage() == MailStage::own_move;
  const bool leads_on = is_mover && state_.is_at_end_of_leg() && !pointer.is_release;
  if (leads_on) return run(Doing::type, stage);
  auto typed = state_.table->point(pointer, stage);
  if (!typed.move.empty()) return change(MailDeed::move, stage, std::move(typed.move));
  if (state_.may_move()) state_.is_typing = true;
}

/// Moves are letters, too: in lines a command of the caller whose move it is is a word.
void MailGameScene::take_line(std::string_view line, Stage& stage) {
  if (is_waiting_) return ahead_.add(line);
  if (state_.is_writing) return write_line(state_, line, stage);
  if (line == "?") return stage.open_help();
  const std::string word = ansi::upper_case(line);
  if (word == "Q" || word == "QUIT") return stage.go(Place::mail);
  for (const Command& command : commands(state_)) {
    const bool is_letter = !state_.is_typing && word.size() == 1 && word.front() == command.letter;
    if (is_letter || word == ansi::upper_case(command.word)) return run(command.doing, stage);
  }
  if (!state_.is_typing) return refuse_line(line, stage);
  if (!state_.board) return change(MailDeed::move, stage, std::string{line});
  auto typed = state_.board->take_line(line, stage);
  if (!typed.row.empty()) return send_row(std::move(typed.row), stage);
  if (typed.is_command) refuse_line(line, stage);
}

}  // namespace codemaker::play::shell::mail
