/// Games on a board that are not ranked: against the computer or of two people, that of a
/// challenge or of a day that is over, that of today and that of a position which was left, which
/// have one try, and a first game that is guided.
#pragma once

#include "play/boards/board_scene.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "play/catalog/puzzle_again.hpp"
#include "play/shared/ceremony.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play::boards {

/// Beside what `BoardScene` names, `Own` has `open(stage)`, a caller who comes to play;
/// `play_as(setup, stage)`, which begins a game as it was agreed, and `play_puzzle(stage)`, one
/// that is the same for all; `agreed()`, the setup of what is played; and `end_text()`. `Play` says
/// by `asks_anew(key)` that a key is to begin another game. Where a game has a `GuidedScene`, `Own`
/// has `play_guided(stage)`, which begins it, and `Play` what is `learnt` by it.
template <class Own, class Play>
class FreeScene : public BoardScene<Own, Play> {
  using Base = BoardScene<Own, Play>;

 public:
  using Base::is_playing;

  void enter(Stage& stage) {
    stage.choices().game = Base::Record::game;
    label_ = play::puzzle_label(stage);
    label_.empty() ? own().open(stage) : own().play_puzzle(stage);
  }

  /// The game of today; who has played it in this call sees its tables.
  void enter_daily(Stage& stage) {
    const engine::records::Day day = play::today(stage);
    stage.choices().game = Base::Record::game;
    if (play::has_played(Base::Record::game, day, stage)) return stage.go(Place::daily);
    daily_ = day;
    own().play_puzzle(stage);
  }

  /// A position that another caller left; what came of it, its page says.
  void enter_position(Stage& stage) {
    const auto& left = stage.kept<play::LeftPosition>();
    if (left.word.empty() || left.game != Base::Record::game) return stage.go(Place::left);
    play_position(left.word, stage);
  }

  void enter_guided(Stage& stage) {
    stage.choices().game = Base::Record::game;
    is_guided_ = true;
    own().play_guided(stage);
  }

  /// Names, what was won before this game, and whether it was guided are in no record.
  [[nodiscard]] bool resume(const UnfinishedGame& game, Stage& stage) {
    const auto& setup = game.record.template as<typename Base::Record>()->setup;
    if (const auto* daily = std::get_if<engine::records::DailySetup>(&setup)) {
      stage.choices().game = Base::Record::game;
      daily_ = daily->day;
      own().play_puzzle(stage);
    } else if (const std::string word = challenge_of(game.record); !word.empty()) {
      play::go_on_with_challenge(word, Base::Record::game, stage);
      label_ = word;
      own().play_puzzle(stage);
    } else if (const std::string position = position_of(game.record); !position.empty()) {
      play_position(position, stage);
    } else if (label_ = play::puzzle_gone_on_with(Base::Record::game, stage); !label_.empty()) {
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

  [[nodiscard]] std::string_view art_name() const {
    return game_of(Base::Record::game).art.front();
  }

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return shared::earlier(Base::wakes_at(), ceremony_.wakes_at());
  }

  void confirm(Stage& stage) { wants_new_ ? own().begin_game(stage) : leave(stage); }

  /// A game of the day, or as it was agreed.
  void begin_game(Stage& stage) {
    using engine::records::ChallengeSetup;
    using engine::records::DailySetup;
    constexpr engine::RankedGame game = Base::Record::game;
    typename Base::Record::Setup setup = own().agreed();
    const bool is_first = has_challenges && play::takes_first_try(label_, game, stage);
    if (daily_) setup = DailySetup{*daily_, puzzle_level()};
    if constexpr (has_challenges) {
      if (is_first) setup = ChallengeSetup{label_, puzzle_level()};
    }
    if constexpr (has_positions) {
      if (is_position())
        setup =
            engine::records::PositionSetup{play::word_of_position_label(label_), puzzle_level()};
    }
    if (!is_only_try() && !is_first) play::note_puzzle(label_, game, stage);
    play_.record().begin(setup, stage);
    own().begin_board(stage);
  }

  /// The line to paste with a link to the same puzzle.
  [[nodiscard]] std::optional<Share> share() const {
    if (phase_ != Phase::result) return std::nullopt;
    return play::share_of(spoiler_free(), Base::record(), label_);
  }

  void begin_board(Stage& stage) { Base::draw_board(puzzle(stage), stage); }

  void decide(Stage& stage) {
    phase_ = Phase::decided;
    Base::keep_decided();
    if (daily_) play::remember_day(Base::record(), stage);
    stage.drop_typed_ahead();
    if (!own().shows_last_board(stage)) show_result(stage);
  }

  void celebrate(Stage& stage) { ceremony_.begin(own().verdict(), stage); }

 protected:
  /// A game without this kind has challenges that count for nothing.
  static constexpr bool has_challenges =
      std::constructible_from<typename Base::Record::Setup, engine::records::ChallengeSetup>;

  /// None of a game without this kind is left for others.
  static constexpr bool has_positions =
      std::constructible_from<typename Base::Record::Setup, engine::records::PositionSetup>;

  using Base::own;
  using Base::phase_;
  using Base::play_;

  [[nodiscard]] bool is_at_end() const {
    return phase_ == Phase::decided || phase_ == Phase::result;
  }

  /// True if the board is the same for all: then so is the computer.
  [[nodiscard]] bool is_puzzle() const { return daily_ || !label_.empty(); }

  /// How well the computer plays it.
  [[nodiscard]] int puzzle_level() const {
    const auto day = daily_ ? daily_ : engine::records::parse_date(label_);
    return day ? engine::records::level_of(*day) : engine::records::daily_level;
  }

  /// What is played was left by another caller.
  [[nodiscard]] bool is_position() const { return !play::word_of_position_label(label_).empty(); }

  /// There is no second game of it.
  [[nodiscard]] bool is_only_try() const { return daily_ || is_position(); }

  /// Where any key leads behind an only try.
  [[nodiscard]] KeyHelp key_behind_only_try() const {
    if (daily_) return {"any key", "daily puzzles", "Any key: the daily puzzles."};
    return {"any key", "see rank", "Any key: where you stand."};
  }

  /// Of a challenge: the game counts.
  [[nodiscard]] bool is_first_try() const { return !challenge_of(Base::record()).empty(); }

  [[nodiscard]] bool is_second_try() const {
    return has_challenges && engine::records::is_challenge_word(label_) && !is_first_try();
  }

  /// What it is drawn by; empty: chance.
  [[nodiscard]] std::string puzzle(Stage& stage) const {
    constexpr engine::RankedGame game = Base::Record::game;
    if (daily_) return play::daily_puzzle(stage, *daily_, game);
    return play::puzzle_name(stage, label_, game);
  }

  /// "Daily 2026-11-21", "Challenge rabbitry", "Archive 2026-11-19"; empty for other games.
  [[nodiscard]] std::string puzzle_title() const {
    if (daily_) return "Daily " + engine::records::date_text(*daily_);
    return play::puzzle_title(label_) + (is_second_try() ? ", second try" : "");
  }

  /// R behind a guided game begins a ranked run. True if it was that.
  [[nodiscard]] bool begins_run(const ansi::Key& key, Stage& stage) {
    const bool is_meant = is_guided_ && phase_ == Phase::result && typed_letter_of(key) == U'r';
    if (is_meant) stage.go(game_of(Base::Record::game).ranked_run);
    return is_meant;
  }

  /// How a game ended, and what comes next: full screens have the first above in large letters, and
  /// a guided game has told it before.
  void say_result(const std::string& end, const std::string& next, Stage& stage) const {
    const std::string both = end + (next.empty() ? "" : " ") + next;
    stage.tell(both);
    const bool is_said = stage.presentation() == Presentation::full || is_guided_;
    stage.show(is_said ? next : both);
  }

  /// What comes behind the result of a guided game; empty for other games.
  [[nodiscard]] std::string what_was_learnt() const {
    if constexpr (requires { Play::learnt; }) {
      if (is_guided_) return std::string{Play::learnt} + " R: a ranked run.";
    }
    return "";
  }

  [[nodiscard]] static std::vector<KeyHelp> keys_behind_guided() {
    return {
        {"R", "ranked run", "R: a ranked run, for the Hall of Fame."},
        {"any key", "back to menu", "Any other key: back to the list."},
        Base::review_key(),
        help_key()};
  }

  static constexpr std::string_view prompt_behind_guided =
      "R: ranked run, V: review, Enter: list: ";

  /// The line to paste into a message, once the game is over; empty: there is none.
  [[nodiscard]] std::string spoiler_free() const {
    // Who has seen the board before has nothing to boast of.
    return is_second_try() ? "" : play::spoiler_free(Base::record(), label_);
  }

  /// The same above the message of full screens.
  void draw_spoiler_free(Canvas& canvas) const {
    constexpr int indent = 3;  // as the message has
    play::draw_to_paste(canvas, {canvas.message_row() - 1, indent}, spoiler_free());
  }

  void show_result(Stage& stage) {
    phase_ = Phase::result;
    stage.drop_typed_ahead();
    own().celebrate(stage);
    own().tell_result(stage);
    play::tell_spoiler_free(spoiler_free(), stage);
    if (stage.is_line()) own().follow_result(stage);
  }

  void ask_to_leave(Stage& stage) {
    wants_new_ = false;
    stage.ask_to_end(
        play_.record().is_going_on(),
        is_only_try()    ? "your only try"
        : is_first_try() ? "your first try"
                         : "the game",
        daily_          ? "Give up the game of the day? It's your only try. (Y/N)"
        : is_position() ? "Give up this position? It's your only try. (Y/N)"
                        : "Quit this game? (Y/N)"
    );
  }

  void ask_anew(Stage& stage) {
    if (daily_) return stage.refuse("The game of the day is one try.");
    if (is_position()) return stage.refuse("A position is one try.");
    if (is_first_try()) return stage.refuse("Your first try goes on. Q ends it.");
    wants_new_ = true;
    stage.ask("Start a new game? (Y/N)");
  }

  void leave(Stage& stage) {
    stage.go(daily_ ? Place::daily : label_.empty() ? Play::home : play::puzzle_page(label_));
  }

  void play_position(const std::string& word, Stage& stage) {
    stage.kept<play::LeftPosition>() = {Base::Record::game, word};
    stage.choices().game = Base::Record::game;
    label_ = play::position_label(word);
    own().play_puzzle(stage);
  }

  std::optional<engine::records::Day> daily_;  ///< whose game it is; nullopt: any game
  /// Of a challenge, a day that is over or a position, whose board it is; empty: none.
  std::string label_;
  bool is_guided_ = false;  ///< a first game, explained
  shared::Ceremony ceremony_;
  bool wants_new_ = false;  ///< a yes means another game, not the end of it
};

/// The game of the day, as the scene of a game's casual ones plays it.
template <class Casual>
class DailyScene : public Casual {
 public:
  void enter(Stage& stage) { Casual::enter_daily(stage); }
};

/// A position that was left, as the scene of a game's casual ones plays it.
template <class Casual>
class PositionScene : public Casual {
 public:
  void enter(Stage& stage) { Casual::enter_position(stage); }
};

/// A first game that is guided, as the scene of a game's casual ones plays it.
template <class Casual>
class GuidedScene : public Casual {
 public:
  void enter(Stage& stage) { Casual::enter_guided(stage); }
};

}  // namespace codemaker::play::boards
