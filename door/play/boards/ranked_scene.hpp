/// A ranked run on boards: a level after the other, each on a board of its own, until one is lost.
#pragma once

#include "ansi/text.hpp"
#include "play/boards/board_scene.hpp"
#include "play/catalog/games.hpp"
#include "play/opponents/card.hpp"
#include "play/opponents/opponent.hpp"
#include "play/opponents/talk.hpp"
#include "play/shared/ranked_run.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// Beside what `BoardScene` names, `Own` has `end_text()`, how a level went; `board_art`;
/// `draw_level(canvas)` and `draw_result(canvas)`.
template <class Own, class Play>
class RankedScene : public BoardScene<Own, Play> {
  using Base = BoardScene<Own, Play>;

 public:
  void enter(Stage& stage) {
    stage.choices().game = Base::Record::game;
    play_.record().begin(engine::records::RankedSetup{}, stage);
    own().greet(stage);
    own().begin_level(stage);
  }

  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage) {
    enter(stage);
    const bool is_same = Base::make_again(game, stage);
    card_.end();
    run_.resume(stage);
    return is_same;
  }

  void take(const Answer& answer, Stage& stage) {
    if (const auto* filed = std::get_if<event::Filed>(&answer)) return run_.take(*filed, stage);
    if (const auto* tables = std::get_if<event::Tables>(&answer)) return run_.take(*tables, stage);
    Base::take(answer, stage);
  }

  void tick(Stage& stage) {
    run_.tick(stage);
    Base::tick(stage);
  }

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return shared::earlier(Base::wakes_at(), run_.wakes_at());
  }

  void press(const ansi::Key& key, Stage& stage) {
    if (run_.is_naming()) return run_.press(key, stage);
    if (card_.is_on() && card_.press(key, stage)) return;
    if (Base::reviews(key, stage)) return;
    if (shows_end() && run_.begins_again(key, stage)) return;
    const bool leaves = play_.leaves(key) && !run_.is_over();
    if (leaves && card_.is_on() && level() == 1) return step_back(stage);
    if (leaves) return run_.ask_to_leave(play_.record().is_going_on(), stage);
    if (!is_playing()) return go_on(stage);
    play_.press(key, stage);
    own().follow(stage);
  }

  void take_line(std::string_view line, Stage& stage) {
    card_.end();
    if (run_.is_naming()) return run_.take_line(line, stage);
    if (Base::reviews(line, stage)) return;
    const bool leaves = ansi::upper_case(line) == "Q" && !run_.is_over();
    if (leaves) return run_.ask_to_leave(play_.record().is_going_on(), stage);
    if (!is_playing()) return go_on(stage);
    play_.take_line(line, stage);
    own().follow(stage);
  }

  /// Who comes to line mode at the end of a level finds it still to be gone on from.
  void take_empty_line(Stage& stage) {
    card_.end();
    if (!run_.is_naming() && !is_playing()) go_on(stage);
  }

  void point(const Pointer& pointer, Stage& stage) {
    if (card_.is_on()) {
      if (!pointer.is_release) card_.end();
    } else if (is_playing()) {
      play_.point(pointer, stage);
      own().follow(stage);
    } else if (!run_.is_naming() && !pointer.is_release) {
      go_on(stage);
    }
  }

  void confirm(Stage& stage) {
    const bool is_board_there = phase_ != Phase::idle && phase_ != Phase::dealing;
    const bool is_played = is_board_there && play_.is_over();
    run_.leave(is_played && own().verdict() == engine::Verdict::won, stage);
    play_.record().leave(stage);
  }

  void give_up(Stage& stage) { play_.record().leave(stage); }

  [[nodiscard]] int level() const { return run_.level(); }

  [[nodiscard]] bool takes_text() const { return run_.is_naming(); }

  [[nodiscard]] std::string_view art_name() const {
    if (run_.is_naming()) return "fame";
    if (run_.is_left()) return "lose";
    if (phase_ != Phase::result) return Own::board_art;
    const engine::Verdict verdict = own().verdict();
    return verdict == engine::Verdict::won    ? "win"
           : verdict == engine::Verdict::tied ? "tie"
                                              : "lose";
  }

  [[nodiscard]] bool fills_large() const { return Base::fills_large() && !card_.is_on(); }

  void draw(Canvas& canvas) const {
    if (run_.is_naming()) return run_.draw(canvas);
    if (!shows_end()) return card_.is_on() ? card_.draw(canvas) : own().draw_level(canvas);
    canvas.cursor({canvas.message_row(), 0});
    if (run_.is_left() && canvas.is_lean()) return run_.draw_left(canvas);
    own().draw_result(canvas);
    if (!run_.is_left()) card_.draw_last_words(canvas, own().verdict());
  }

  [[nodiscard]] std::string prompt() const {
    if (run_.is_naming()) return run_.prompt();
    if (is_playing()) return play_.prompt();
    return phase_ == Phase::dealing ? "" : "Enter to go on: ";
  }

  [[nodiscard]] std::vector<std::string> line_help() const { return play_.line_help(); }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    if (run_.is_naming()) return shared::RankedRun::keys();
    if (is_playing() || phase_ == Phase::dealing) return level_keys();
    const KeyHelp go_on{"any key", "go on", "Press any key to go on."};
    if (run_.is_left()) return run_.with_again({go_on, help_key()});
    if (run_.is_over()) return run_.with_again({go_on, Base::review_key(), help_key()});
    return {
        go_on,
        Base::review_key(),
        help_key(),
        shared::RankedRun::leave_key(),
    };
  }

  /// A run that was left is over, whatever the computer still does.
  [[nodiscard]] bool is_playing() const {
    return Base::is_playing() && !run_.is_left() && !run_.is_naming();
  }

  /// What is said before the first level.
  void greet(Stage& /*stage*/) {}

  void begin_level(Stage& stage) {
    const play::Game& game = play::game_of(Base::Record::game);
    if (game.faces != nullptr) card_.begin(game.title, game.faces(), run_.level(), stage);
    Base::draw_board("", stage);
  }

  /// What was done may be worth a word of the opponent's.
  void follow(Stage& stage) {
    Base::follow(stage);
    const std::size_t moves = Base::record().moves.size();
    if (std::exchange(moves_heard_, moves) == moves) return;
    talk_.count_move(stage);
    if constexpr (requires { play_.moment(); }) {
      const auto moment = play_.moment();
      if (moment && card_.opponent() != nullptr) talk_.say(*card_.opponent(), *moment, stage);
    }
  }

  /// A level counts the moment it is decided.
  void decide(Stage& stage) {
    phase_ = Phase::decided;
    Base::keep_decided();
    stage.drop_typed_ahead();
    own().record_level(stage);
    if (!own().shows_last_board(stage)) show_result(stage);
  }

  void record_level(Stage& stage) {
    const auto& table = *play_.record().replay().table();
    run_.record(own().verdict(), Base::Record::Rules::worth(table, run_.level()), stage);
  }

  /// What is said with the result.
  void tell_result(Stage& stage) { stage.say(own().end_text() + run_.after_level(stage)); }

  void catch_up(Stage& stage) {
    while (phase_ == Phase::decided || phase_ == Phase::result)
      go_on(stage);
  }

 protected:
  using Base::own;
  using Base::phase_;
  using Base::play_;

  /// Of the board, or of the screen that lies over it.
  [[nodiscard]] std::vector<KeyHelp> level_keys() const {
    return card_.is_on() ? opponents::Card::keys(play_.keys()) : play_.keys();
  }

  /// Who only met the first opponent has seen no board: there is nothing to ask.
  void step_back(Stage& stage) {
    play_.record().leave(stage);
    stage.go(Play::home);
  }

  void go_on(Stage& stage) {
    run_.end_ceremony();
    if (run_.is_left()) return run_.end(stage);
    if (phase_ == Phase::decided) return show_result(stage);
    if (phase_ != Phase::result) return;
    if (run_.is_over()) return run_.end(stage);
    stage.show("");
    own().begin_level(stage);
  }

  void show_result(Stage& stage) {
    phase_ = Phase::result;
    stage.drop_typed_ahead();
    run_.celebrate(own().verdict(), stage);
    own().tell_result(stage);
    card_.tell_last_words(own().verdict(), stage);
    if (stage.is_line()) go_on(stage);
  }

  /// Of a level, or of the run.
  [[nodiscard]] bool shows_end() const { return phase_ == Phase::result || run_.is_left(); }

  shared::RankedRun run_{
      Base::Record::game, Play::home, play::game_of(Base::Record::game).ranked_run};

 private:
  opponents::Card card_;
  opponents::Talk talk_;
  std::size_t moves_heard_ = 0;
};

}  // namespace codemaker::play::boards
