/// Two players at one terminal: rounds with changing sides, whose score is kept; never ranked.
#pragma once

#include "ansi/text.hpp"
#include "play/boards/free_scene.hpp"
#include "play/boards/pair_names.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play::boards {

/// While it is idle, names are given. No computer helps either of them, and a move is taken back if
/// the other player agrees.
///
/// Beside what `FreeScene` names but `open`, `play_as` and `play_puzzle`, `Own` has
/// `greet(stage)`, what is said before the first round; `winner()`, a player or nobody, and
/// `round_text()`, both of a round that is over; `tells_end(stage)`, as `shows_last_board`; where
/// it has more to agree on, `agree_as(setup, stage)`; `naming_words`, `new_sides_text()` and
/// `new_game_key()`; and what is drawn: `draw_naming`, `draw_board` and `draw_result`. `Play` has
/// `is_asked()`, whether a person is to move; `taken_back()`, the move that U takes back; and
/// the `names()` of player one and two.
template <class Own, class Play>
class PairScene : public FreeScene<Own, Play> {
  using Base = FreeScene<Own, Play>;

 public:
  using Base::is_playing;
  using typename Base::Phase;

  void enter(Stage& stage) {
    stage.choices().game = Base::Record::game;
    pair_.begin(stage.call().player.handle);
    stage.drop_typed_ahead();
    describe(stage);
  }

  void describe(Stage& stage) const {
    if (phase_ != Phase::idle) return Base::describe(stage);
    stage.tell("Two players, names of up to 11 characters. Nothing is ranked.");
  }

  /// Names, and the rounds won before this one, are in no record.
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage) {
    own().agree_as(game.record.template as<typename Base::Record>()->setup, stage);
    pair_.begin(stage.call().player.handle);
    pair_.give_nothing();
    pair_.give_nothing();
    begin_rounds(stage);
    return Base::make_again(game, stage);
  }

  [[nodiscard]] std::array<std::string, 2> names() const { return play_.names(); }

  void agree_as(const typename Base::Record::Setup& /*setup*/, Stage& /*stage*/) {}

  void press(const ansi::Key& key, Stage& stage) {
    if (phase_ == Phase::idle) return press_name(key, stage);
    if (Base::reviews(key, stage)) return;
    if (play_.leaves(key))
      return phase_ == Phase::result ? stage.go(Play::home) : ask_to_quit(stage);
    const bool is_new = is_at_end() && typed_letter_of(key) == U'n';
    if (is_new || play_.asks_anew(key)) return ask_for_new_game(stage);
    if (is_at_end()) return go_on(stage);
    if (!is_playing()) return;
    if (letter_of(key) == U'u' && play_.is_asked()) return ask_for_undo(stage);
    play_.press(key, stage);
    own().follow(stage);
  }

  void take_line(std::string_view line, Stage& stage) {
    if (phase_ == Phase::idle) return give_name(line, stage);
    const std::string word = ansi::upper_case(line);
    if (Base::reviews(line, stage)) return;
    if (word == "Q") return ask_to_quit(stage);
    const bool is_new = word == "N" && (is_at_end() || play_.asks_anew(first_letter(line)));
    if (is_new) return ask_for_new_game(stage);
    if (is_at_end()) return go_on(stage);
    if (word == "U" && play_.is_asked()) return ask_for_undo(stage);
    play_.take_line(line, stage);
    own().follow(stage);
  }

  void take_empty_line(Stage& stage) {
    if (phase_ == Phase::idle) {
      pair_.give_nothing();
      begin_if_named(stage);
    } else if (is_at_end()) {
      go_on(stage);
    }
  }

  void point(const Pointer& pointer, Stage& stage) {
    if (is_at_end() && !pointer.is_release) return go_on(stage);
    if (!is_playing()) return;
    play_.point(pointer, stage);
    own().follow(stage);
  }

  void confirm(Stage& stage) {
    switch (asked_) {
    case Asked::undo:
      return play_.undo(stage);
    case Asked::new_game:
      return begin_anew(stage);
    case Asked::end:
      return stage.go(Play::home);
    }
  }

  [[nodiscard]] bool takes_text() const { return phase_ == Phase::idle; }

  [[nodiscard]] std::string prompt() const {
    if (phase_ == Phase::idle) return pair_.prompt();
    return is_at_end() ? "Enter to go on: " : play_.prompt();
  }

  [[nodiscard]] std::vector<std::string> line_help() const {
    std::vector<std::string> help = play_.line_help();
    if (phase_ != Phase::idle && play_.asks_anew(first_letter("n")))
      help.emplace_back("N: a new game.");
    return help;
  }

  void draw(Canvas& canvas) const {
    if (phase_ == Phase::idle)
      return pair_.draw(canvas, own().draw_naming(canvas), Own::naming_words);
    if (phase_ != Phase::result) return own().draw_board(canvas);
    canvas.cursor({canvas.message_row(), 0});
    own().draw_result(canvas);
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    if (phase_ == Phase::idle) return Pair::keys();
    if (phase_ != Phase::result) {
      std::vector<KeyHelp> keys = play_.keys();
      keys.insert(keys.end() - 2, Own::new_game_key());
      return keys;
    }
    return {
        {"any key", "next round", "Any key: the next round; you change sides."},
        Base::review_key(),
        {"N", "new game", "N or F2: a new game, from the first round."},
        help_key(),
        {"Q", "quit", "Q or Esc: no more rounds."},
    };
  }

  void begin_board(Stage& stage) {
    pair_.begin_round();
    own().seat(stage);
    Base::begin_board(stage);
  }

  [[nodiscard]] bool shows_last_board(Stage& stage) {
    pair_.end_round(own().winner());
    return own().tells_end(stage);
  }

  void tell_result(Stage& stage) const {
    Base::say_result(own().round_text(), pair_.score_text(), stage);
  }

  void follow_result(Stage& stage) { go_on(stage); }

 protected:
  using Base::is_at_end;
  using Base::own;
  using Base::phase_;
  using Base::play_;

  Pair pair_;

 private:
  /// What a yes is to.
  enum class Asked : std::uint8_t { undo, new_game, end };

  /// Before the first name there is only the menu.
  void press_name(const ansi::Key& key, Stage& stage) {
    if (key.code == ansi::KeyCode::escape)
      return pair_.steps_back() ? void() : stage.go(Play::home);
    pair_.press(key, stage);
    if (key.code == ansi::KeyCode::enter) begin_if_named(stage);
  }

  void give_name(std::string_view name, Stage& stage) {
    pair_.give(name);
    begin_if_named(stage);
  }

  void begin_if_named(Stage& stage) {
    if (!pair_.are_named()) return;  // what follows is the other's name
    stage.drop_typed_ahead();
    begin_rounds(stage);
  }

  void begin_rounds(Stage& stage) {
    own().greet(stage);
    Base::begin_game(stage);
  }

  /// The same players from the first round on.
  void begin_anew(Stage& stage) {
    Base::ceremony_.finish();
    pair_.begin_anew();
    stage.show("");
    Base::begin_game(stage);
  }

  void go_on(Stage& stage) {
    Base::ceremony_.finish();
    if (phase_ == Phase::decided) return Base::show_result(stage);
    // On small screens no page of its own has said who won.
    const bool is_small = stage.presentation() == Presentation::small;
    const std::string won = is_small ? own().round_text() + " " : "";
    stage.show(won + std::string{Own::new_sides_text});
    Base::begin_game(stage);
  }

  /// Nobody loses a move that they were glad of without being asked.
  void ask_for_undo(Stage& stage) {
    const auto move = play_.taken_back();
    if (!move) return stage.refuse("There is no move to take back.");
    asked_ = Asked::undo;
    stage.ask(fmt::format("{}: may {} take that back? (Y/N)", move->other, move->by));
  }

  /// A move, or a round that was won, would be lost.
  void ask_for_new_game(Stage& stage) {
    if (pair_.round() == 1 && !play_.has_begun()) return begin_anew(stage);
    asked_ = Asked::new_game;
    stage.ask("Start a new game? (Y/N)");
  }

  /// The end of a round that was still being shown is seen, and nothing is left to ask.
  void ask_to_quit(Stage& stage) {
    if (is_playing()) {
      play_.finish_last_move(stage);
      own().follow(stage);
      if (phase_ == Phase::decided) return;
    }
    asked_ = Asked::end;
    stage.ask_to_end(
        play_.record().is_going_on(), "the round", "Quit this round? It counts for nobody. (Y/N)"
    );
  }

  Asked asked_ = Asked::end;
};

}  // namespace codemaker::play::boards
