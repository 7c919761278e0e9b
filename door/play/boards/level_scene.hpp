/// Casual games on a board against the computer at a level that is chosen first, and played again
/// at any key.
#pragma once

#include "ansi/text.hpp"
#include "play/boards/free_scene.hpp"
#include "play/boards/level_row.hpp"
#include "play/call/words.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// While it is idle, the level is chosen. `Play` keeps it for the call in its `Choices`, and says
/// by `has_begun()` that a move was made. `Own` has what is drawn: `draw_choice`, `draw_board`,
/// `draw_result`.
template <class Own, class Play>
class LevelScene : public FreeScene<Own, Play> {
  using Base = FreeScene<Own, Play>;

 public:
  using Base::is_playing;
  using typename Base::Phase;

  void describe(Stage& stage) const {
    if (phase_ != Phase::idle) return Base::describe(stage);
    stage.tell("A casual game, never ranked. Level 1 is easy, 10 is the strongest. Q: back.");
  }

  void press(const ansi::Key& key, Stage& stage) {
    if (play_.leaves(key)) {
      const bool is_going_on = phase_ == Phase::dealing || is_playing();
      const bool is_lost = is_going_on && (play_.has_begun() || is_only_try() || is_first_try());
      return is_lost ? Base::ask_to_leave(stage) : Base::leave(stage);
    }
    if (phase_ == Phase::idle) return choose_level(key, stage);
    if (Base::reviews(key, stage) || Base::begins_run(key, stage)) return;
    if (play_.asks_anew(key)) return ask_for_new_game(stage);
    if (is_at_end()) return go_on(stage);
    if (!is_playing()) return;
    play_.press(key, stage);
    own().follow(stage);
  }

  void take_line(std::string_view line, Stage& stage) {
    const std::string word = ansi::upper_case(line);
    if (Base::reviews(line, stage)) return;
    if (word == "Q" || (word == "R" && is_at_end())) return press(first_letter(line), stage);
    if (is_at_end()) return go_on(stage);
    if (phase_ == Phase::idle) return take_level(line, stage);
    if (word == "N") return ask_for_new_game(stage);
    if (!is_playing()) return;
    play_.take_line(line, stage);
    own().follow(stage);
  }

  void take_empty_line(Stage& stage) {
    if (phase_ == Phase::idle) return Base::begin_game(stage);
    if (is_at_end()) go_on(stage);
  }

  void point(const Pointer& pointer, Stage& stage) {
    if (pointer.is_release) return;
    if (is_at_end()) return go_on(stage);
    if (is_playing()) {
      play_.point(pointer, stage);
      return own().follow(stage);
    }
    const bool offers_levels = phase_ == Phase::idle && stage.presentation() == Presentation::full;
    const auto level = offers_levels ? level_at(pointer.at) : std::nullopt;
    if (!level) return;
    if (level == level_) return press(ansi::Key{ansi::KeyCode::enter, 0, {}}, stage);
    set_level(*level, stage);
  }

  void draw(Canvas& canvas) const {
    if (phase_ == Phase::idle) return own().draw_choice(canvas);
    if (phase_ != Phase::result) return own().draw_board(canvas);
    canvas.cursor({canvas.message_row(), 0});
    own().draw_result(canvas);
  }

  [[nodiscard]] std::string prompt() const {
    if (phase_ == Phase::idle) return "Level (1 to 10, Enter: " + std::to_string(level_) + "): ";
    if (is_guided_ && is_at_end()) return std::string{Base::prompt_behind_guided};
    if (is_at_end()) return "Enter to go on: ";
    return is_playing() ? play_.prompt() : "";
  }

  [[nodiscard]] std::vector<std::string> line_help() const {
    if (is_guided_ && is_at_end()) return {"R: a ranked run. V: the review. Enter: the list."};
    if (phase_ != Phase::idle) return play_.line_help();
    return {"1 to 10: how well the computer plays. Enter: play at the level shown. Q: back."};
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    if (phase_ == Phase::idle) return keys_of_levels();
    if (phase_ != Phase::result) {
      std::vector<KeyHelp> keys = play_.keys();
      if (!is_only_try() && !is_first_try())
        keys.insert(keys.end() - 2, {"", "", "N or F2: a new game."});
      return keys;
    }
    if (is_guided_) return Base::keys_behind_guided();
    if (is_only_try()) return {Base::key_behind_only_try(), Base::review_key(), help_key()};
    return {
        {"any key", "play again",
         label_.empty() ? "Any key: play again on a fresh board."
                        : "Any key: play the same board again."},
        Base::review_key(),
        help_key(),
        {"Q", "quit", "Q or Esc: back to the list."},
    };
  }

  /// What is said before a game.
  void greet(Stage& /*stage*/) const {}

  void open(Stage& stage) {
    level_ = kept_level(stage);
    describe(stage);
  }

  void play_as(const typename Base::Record::Setup& setup, Stage& stage) {
    set_level(std::get<engine::records::CasualSetup>(setup).level, stage);
    begin_at_level(stage);
  }

  void play_puzzle(Stage& stage) {
    level_ = Base::puzzle_level();
    begin_at_level(stage);
  }

  void play_guided(Stage& stage) {
    level_ = 1;
    begin_at_level(stage);
  }

  [[nodiscard]] engine::records::CasualSetup agreed() const { return {level_}; }

  void tell_result(Stage& stage) const {
    Base::say_result(own().end_text(), Base::what_was_learnt(), stage);
  }

  /// Behind a guided game it is asked what comes next.
  void follow_result(Stage& stage) {
    if (!is_guided_) go_on(stage);
  }

 protected:
  using Base::daily_;
  using Base::is_at_end;
  using Base::is_first_try;
  using Base::is_guided_;
  using Base::is_only_try;
  using Base::label_;
  using Base::own;
  using Base::phase_;
  using Base::play_;

  int level_ = 1;  ///< of the computer

 private:
  [[nodiscard]] static int& kept_level(Stage& stage) {
    return stage.kept<typename Play::Choices>().level;
  }

  void set_level(int level, Stage& stage) {
    level_ = std::clamp(level, 1, engine::records::strongest_level);
    kept_level(stage) = level_;
  }

  void begin_at_level(Stage& stage) {
    own().greet(stage);
    Base::begin_game(stage);
  }

  void choose_level(const ansi::Key& key, Stage& stage) {
    using ansi::KeyCode;
    const char32_t letter = letter_of(key);
    if (letter >= U'0' && letter <= U'9') {
      set_level(letter == U'0' ? 10 : static_cast<int>(letter - U'0'), stage);
    } else if (key.code == KeyCode::right || key.code == KeyCode::up || letter == U'+') {
      set_level(level_ + 1, stage);
    } else if (key.code == KeyCode::left || key.code == KeyCode::down || letter == U'-') {
      set_level(level_ - 1, stage);
    } else if (goes_on(key) || letter == U'p') {
      begin_at_level(stage);
    } else {
      refuse_key(key, stage);
    }
  }

  void take_level(std::string_view line, Stage& stage) {
    int level = 0;
    const char* const last = line.data() + line.size();
    const auto [end, fault] = std::from_chars(line.data(), last, level);
    const bool is_level = fault == std::errc{} && end == last && level >= 1 &&
                          level <= engine::records::strongest_level;
    if (!is_level) return stage.refuse("Enter a level from 1 to 10, or Q to go back.");
    set_level(level, stage);
    Base::begin_game(stage);
  }

  void ask_for_new_game(Stage& stage) {
    const bool is_nothing_lost = !play_.has_begun() || !is_playing();
    const bool may_begin = is_nothing_lost && !is_only_try() && !(is_playing() && is_first_try());
    may_begin ? Base::begin_game(stage) : Base::ask_anew(stage);
  }

  void go_on(Stage& stage) {
    Base::ceremony_.finish();
    if (phase_ == Phase::decided) return Base::show_result(stage);
    const bool leads_back = is_only_try() || is_guided_ || (!label_.empty() && stage.is_line());
    if (leads_back) return Base::leave(stage);
    if (!stage.is_line()) {
      stage.show("");
      return Base::begin_game(stage);
    }
    phase_ = Phase::idle;
  }

  [[nodiscard]] static std::vector<KeyHelp> keys_of_levels() {
    return {
        {"0-9", "level", "1 to 9, 0 for 10: how well the computer plays. Arrows work too."},
        {"", "", "Mouse: click a level, and again to play.", true},
        {"Enter", "play", "Enter: play at this level."},
        help_key(),
        {"Q", "back", "Q or Esc: back to the list."},
    };
  }
};

}  // namespace codemaker::play::boards
