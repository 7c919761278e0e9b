/// Games on a board as records, the same for all of them: what is dealt is played by two sides, a
/// person takes moves back, and a run goes from board to board.
///
/// Each game has `Rules` for it, a type with these static members:
///   `game`, `version`, `kinds`     its id, that of its rules, and a word for each kind of game
///   `Setup`, `Move`, `Table`       kinds, with `RankedSetup` first; its own move; what lies there
///   `deal(setup, seed, level)`     a table; `start(setup)`, if a kind begins without a deal
///   `is_legal(table, move)`, `play(table, move)`
///   `is_over(table)`, `verdict(table)`, `score(table)`, `worth(table, level)` of a level won
///   `is_persons_turn(setup, table)`, `undoes_unanswered`: or also else
///   `not_legal`, `not_undone`: why a move is refused
///   `daily_score(outcome)`, `text(move)`, `parse_move(text)`
#pragma once

#include "engine/records/record_of.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::engine::records {

/// The best that computers play on any board; the weakest is 1.
inline constexpr int strongest_level = 10;

// What was agreed: `text` writes it, and `parse` reads that and nothing else. A setup of a game's
// own has both, too, and where it is of two kinds a `kind`.

/// A ranked run, from level 1.
struct RankedSetup {
  [[nodiscard]] static std::string text() { return {}; }

  [[nodiscard]] static std::optional<RankedSetup> parse(std::string_view text);

  friend bool operator==(const RankedSetup&, const RankedSetup&) = default;
};

/// A game against the computer, with hints and undo.
struct CasualSetup {
  int level = 1;  ///< 1 … 10

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<CasualSetup> parse(std::string_view text);

  friend bool operator==(const CasualSetup&, const CasualSetup&) = default;
};

/// The game of a day against the computer, the same board for all: one try, without hints and undo.
struct DailySetup {
  Day day = first_day;      ///< on which the game began
  int level = daily_level;  ///< 1 … 10

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<DailySetup> parse(std::string_view text);

  friend bool operator==(const DailySetup&, const DailySetup&) = default;
};

/// The first try at the board of a word, against the computer, without hints and undo.
struct ChallengeSetup {
  std::string word;
  int level = daily_level;  ///< 1 … 10

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<ChallengeSetup> parse(std::string_view text);

  friend bool operator==(const ChallengeSetup&, const ChallengeSetup&) = default;
};

/// The only try at a board that another caller left, against the computer, without hints and undo.
struct PositionSetup {
  std::string position;     ///< the word that it is drawn by
  int level = daily_level;  ///< 1 … 10

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static std::optional<PositionSetup> parse(std::string_view text);

  friend bool operator==(const PositionSetup&, const PositionSetup&) = default;
};

/// A game that is replayed, move by move.
template <typename Rules>
class BoardReplay {
 public:
  using Setup = typename Rules::Setup;
  using Table = typename Rules::Table;
  using Move = std::variant<Dealt, typename Rules::Move, Undo, Leave>;

  explicit BoardReplay(const Setup& setup) : setup_{setup} {
    if constexpr (requires { Rules::start(setup); }) table_ = Rules::start(setup);
  }

  /// Makes the next move. Refused, it changes nothing.
  [[nodiscard]] Refusal play(const Move& move) {
    const bool is_over = is_ranked() ? run_.is_over() : table_ && !is_on();
    if (is_left_ || is_over) return is_over_already;
    return std::visit([&](const auto& one) { return apply(one); }, move);
  }

  /// What lies there after the last move; nullopt before a deal.
  [[nodiscard]] const std::optional<Table>& table() const { return table_; }

  /// Of the run, or of the computer; two people play as in level 1 (rules.md [D30]).
  [[nodiscard]] int level() const {
    if (is_ranked()) return run_.level();
    return std::visit(
        [](const auto& setup) {
          if constexpr (requires { setup.level; }) return setup.level;
          return 1;
        },
        setup_
    );
  }

  /// Whoever begins is player one, and in a run the person.
  [[nodiscard]] bool is_ones_turn() const {
    return !table_ || Rules::is_persons_turn(RankedSetup{}, *table_);
  }

  [[nodiscard]] bool is_ranked() const { return std::holds_alternative<RankedSetup>(setup_); }

  /// What came of the game so far.
  [[nodiscard]] Outcome outcome() const {
    if (is_ranked()) return outcome_of(run_, is_left_);
    const Ending open = is_left_ ? Ending::left : Ending::unfinished;
    if (!table_) return {.ending = open};
    const auto [one, two] = Rules::score(*table_);
    const bool is_decided = !is_left_ && !is_on();
    return {is_decided ? ending_of(Rules::verdict(*table_)) : open, 0, one, two};
  }

 private:
  [[nodiscard]] bool is_challenge() const {
    return std::visit(
        [](const auto& setup) {
          return requires {
            setup.word;
          };
        },
        setup_
    );
  }

  [[nodiscard]] bool is_position() const {
    return std::visit(
        [](const auto& setup) {
          return requires {
            setup.position;
          };
        },
        setup_
    );
  }

  [[nodiscard]] bool is_on() const { return table_ && !Rules::is_over(*table_); }

  [[nodiscard]] Refusal apply(const Dealt& dealt) {
    if (is_on()) return "the last board is still being played";
    table_.emplace(Rules::deal(setup_, dealt.seed, level()));
    return accepted;
  }

  [[nodiscard]] Refusal apply(const typename Rules::Move& move) {
    if (!is_on()) return "there is no board to play on yet";
    if (!Rules::is_legal(*table_, move)) return Rules::not_legal;
    if (!is_ranked() && Rules::is_persons_turn(setup_, *table_)) before_.push_back(*table_);
    Rules::play(*table_, move);
    const bool is_level_over = is_ranked() && !is_on();
    if (is_level_over) run_.record(Rules::verdict(*table_), Rules::worth(*table_, level()));
    return accepted;
  }

  [[nodiscard]] Refusal apply(Undo /*undo*/) {
    if (is_ranked()) return "in ranked games nothing is undone";
    if (std::holds_alternative<DailySetup>(setup_)) return "in the game of a day nothing is undone";
    if (is_challenge()) return "in the first try of a challenge nothing is undone";
    if (is_position()) return "in the only try at a position nothing is undone";
    const bool is_due =
        is_on() && (Rules::undoes_unanswered || Rules::is_persons_turn(setup_, *table_));
    if (!is_due || before_.empty()) return Rules::not_undone;
    table_.emplace(before_.back());
    before_.pop_back();
    return accepted;
  }

  [[nodiscard]] Refusal apply(Leave /*leave*/) {
    is_left_ = true;
    return accepted;
  }

  Setup setup_;
  RankedRun run_;  ///< of a ranked game
  std::optional<Table> table_;
  std::vector<Table> before_;  ///< each move of a person's that can be undone
  bool is_left_ = false;
};

/// A game, finished or not: a scene appends each move as it is made. `record_of.hpp` says what the
/// members are; `board_texts.hpp` defines those that write and read.
template <typename BoardRules>
struct BoardRecord {
  using Rules = BoardRules;
  using Replay = BoardReplay<Rules>;
  using Setup = typename Replay::Setup;
  using Move = typename Replay::Move;

  static constexpr RankedGame game = Rules::game;
  static constexpr int rules_version = Rules::version;

  [[nodiscard]] static std::string_view kind(const Setup& setup);
  [[nodiscard]] static std::string text(const Setup& setup);
  [[nodiscard]] static std::optional<Setup> parse_setup(
      std::string_view kind, std::string_view text
  );
  static void append(std::string& text, const Move& move);
  [[nodiscard]] static std::optional<Move> parse_move(std::string_view text);

  [[nodiscard]] static Points daily_score(const Outcome& outcome) {
    return Rules::daily_score(outcome);
  }

  Setup setup;
  std::vector<Move> moves;

  friend bool operator==(const BoardRecord&, const BoardRecord&) = default;
};

}  // namespace codemaker::engine::records
