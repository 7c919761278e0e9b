/// Games on a board that are not ranked: against the computer or of two people, that of a
/// challenge, and that of a day, which has one try.
#pragma once

#include "ansi/text.hpp"
#include "play/boards/board_scene.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/shared/ceremony.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// Beside what `BoardScene` names, `Own` has `open(stage)`, a caller who comes to play;
/// `play_as(setup, stage)`, which begins a game as it was agreed, and `play_puzzle(stage)`, one
/// that is the same for all; `agreed()`, the setup of what is played; and `end_text()`. `Play` says
/// by `asks_anew(key)` that a key is to begin another game.
template <class Own, class Play>
class FreeScene : public BoardScene<Own, Play> {
  using Base = BoardScene<Own, Play>;

 public:
  using Base::is_playing;

  void enter(Stage& stage) {
    stage.choices().game = Base::Record::game;
    word_ = play::challenge_word(stage);
    word_.empty() ? own().open(stage) : own().play_puzzle(stage);
  }

  /// The game of today; who has played it in this call sees its tables.
  void enter_daily(Stage& stage) {
    const engine::records::Day day = play::today(stage);
    stage.choices().game = Base::Record::game;
    if (play::has_played(Base::Record::game, day, stage)) return stage.go(Place::daily);
    daily_ = day;
    own().play_puzzle(stage);
  }

  /// Names, and what was won before this game, are in no record.
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage) {
    const auto& setup = game.record.template as<typename Base::Record>()->setup;
    if (const auto* daily = std::get_if<engine::records::DailySetup>(&setup)) {
      stage.choices().game = Base::Record::game;
      daily_ = daily->day;
      own().play_puzzle(stage);
    } else {
      own().play_as(setup, stage);
    }
    return Base::make_again(game, stage);
  }

  void give_up(Stage& stage) {
    play_.record().leave(stage);
    if (daily_) play::remember_day(Base::record(), stage);
  }

  void tick(Stage& stage) {
    ceremony_.tick(stage);
    Base::tick(stage);
  }

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return shared::earlier(Base::wakes_at(), ceremony_.wakes_at());
  }

  void press(const ansi::Key& key, Stage& stage) {
    if (phase_ == Phase::decided) return show_result(stage);
    if (phase_ == Phase::result) return answer(key, stage);
    if (play_.leaves(key)) return ask_to_leave(stage);
    if (play_.asks_anew(key)) return ask_anew(stage);
    if (!is_playing()) return;
    play_.press(key, stage);
    own().follow(stage);
  }

  /// Who comes to line mode at the last board is asked whether to play again.
  void take_line(std::string_view line, Stage& stage) {
    if (phase_ == Phase::decided) phase_ = Phase::result;
    const bool is_key =
        line.size() == 1 && (ansi::upper_case(line) == "Q" || play_.asks_anew(first_letter(line)));
    if (is_playing() && !is_key) {
      play_.take_line(line, stage);
      own().follow(stage);
    } else if (const auto key = only_letter(line, stage)) {
      own().press(*key, stage);
    }
  }

  void point(const Pointer& pointer, Stage& stage) {
    if (phase_ == Phase::decided && !pointer.is_release) return show_result(stage);
    if (!is_playing()) return;
    play_.point(pointer, stage);
    own().follow(stage);
  }

  void confirm(Stage& stage) { wants_new_ ? own().begin_game(stage) : leave(stage); }

  [[nodiscard]] std::string prompt() const {
    if (is_at_end()) return daily_ ? "Q for the tables: " : "Again (Y/N): ";
    return is_playing() ? play_.prompt() : "";
  }

  [[nodiscard]] std::vector<std::string> line_help() const {
    if (!is_at_end()) return play_.line_help();
    return {daily_ ? "Q: the tables of the day." : "Y: another game. N: back to the list."};
  }

  [[nodiscard]] std::vector<KeyHelp> keys() const {
    if (phase_ == Phase::decided) return {{"any key", "go on", "Press any key to go on."}};
    if (phase_ != Phase::result) return play_.keys();
    if (daily_) return {{"any key", "tables", "Any key: the tables of the day."}, help_key()};
    return {
        {"Y", "again", "Y or Enter: another game like this."},
        help_key(),
        {"N", "back", "N or Esc: back to the list."},
    };
  }

  /// A game of the day, of a challenge, or as it was agreed.
  void begin_game(Stage& stage) {
    using engine::records::daily_level;
    using engine::records::DailySetup;
    if (daily_) {
      play_.record().begin(DailySetup{*daily_, daily_level}, stage);
    } else {
      play_.record().begin(own().agreed(), stage);
    }
    own().begin_board(stage);
  }

  void begin_board(Stage& stage) { Base::draw_board(puzzle(stage), stage); }

  /// After a yes.
  void begin_again(Stage& stage) { own().begin_game(stage); }

  void decide(Stage& stage) {
    phase_ = Phase::decided;
    if (daily_) play::remember_day(Base::record(), stage);
    stage.drop_typed_ahead();
    if (!own().shows_last_board(stage)) show_result(stage);
  }

  void celebrate(Stage& stage) { ceremony_.begin(own().verdict(), stage); }

  /// What is said with the result.
  void tell_result(Stage& stage) { stage.say(own().end_text() + (daily_ ? "" : " Again? (Y/N)")); }

  /// After the result was told in lines.
  void follow_result(Stage& stage) {
    if (daily_) leave(stage);
  }

 protected:
  using Base::own;
  using Base::phase_;
  using Base::play_;

  [[nodiscard]] bool is_at_end() const {
    return phase_ == Phase::decided || phase_ == Phase::result;
  }

  /// True if the board is the same for all: then so is the computer.
  [[nodiscard]] bool is_puzzle() const { return daily_ || !word_.empty(); }

  /// What it is drawn by; empty: chance.
  [[nodiscard]] std::string puzzle(Stage& stage) const {
    constexpr engine::RankedGame game = Base::Record::game;
    if (daily_) return play::daily_puzzle(stage, *daily_, game);
    return word_.empty() ? "" : engine::records::challenge_name(word_, game);
  }

  /// "Daily 2026-11-21", "Challenge rabbitry"; empty for other games.
  [[nodiscard]] std::string puzzle_title() const {
    if (daily_) return "Daily " + engine::records::date_text(*daily_);
    return word_.empty() ? "" : "Challenge " + word_;
  }

  /// The line to paste into a message, once the game is over; empty: there is none.
  [[nodiscard]] std::string spoiler_free() const {
    return play::spoiler_free(Base::record(), word_);
  }

  void show_result(Stage& stage) {
    phase_ = Phase::result;
    stage.drop_typed_ahead();
    own().celebrate(stage);
    own().tell_result(stage);
    const std::string line = spoiler_free();
    if (!line.empty()) stage.tell(line);
    if (stage.is_line()) own().follow_result(stage);
  }

  void answer(const ansi::Key& key, Stage& stage) {
    const char32_t letter = typed_letter_of(key);  // F2 is no N
    ceremony_.finish();
    const bool is_no = letter == U'n' || letter == U'q' || key.code == ansi::KeyCode::escape;
    if (daily_ || is_no) return leave(stage);
    const bool is_yes = letter == U'y' || goes_on(key) || play_.asks_anew(key);
    is_yes ? own().begin_again(stage) : refuse_key(key, stage);
  }

  void ask_to_leave(Stage& stage) {
    wants_new_ = false;
    stage.ask(
        daily_ ? "Give up the game of the day? It's your only try. (Y/N)" : "Quit this game? (Y/N)"
    );
  }

  void ask_anew(Stage& stage) {
    if (daily_) return stage.refuse("The game of the day is one try.");
    wants_new_ = true;
    stage.ask("Start a new game? (Y/N)");
  }

  void leave(Stage& stage) {
    stage.go(daily_ ? Place::daily : word_.empty() ? Play::home : Place::challenge);
  }

  std::optional<engine::records::Day> daily_;  ///< whose game it is; nullopt: any game
  std::string word_;                           ///< of a challenge, whose board it is; empty: none
  shared::Ceremony ceremony_;
  bool wants_new_ = false;  ///< a yes means another game, not the end of it
};

/// The game of the day, as the scene of a game's casual ones plays it.
template <class Casual>
class DailyScene : public Casual {
 public:
  void enter(Stage& stage) { Casual::enter_daily(stage); }
};

}  // namespace codemaker::play::boards
