/// A game as a value: rules, what was hidden or dealt, and the moves of both sides in order.
///
/// That is all there is of a game. Positions, points and the result are replayed, never kept, so
/// nothing in a record has to be trusted. A scene appends a move as it is made; a record that ends
/// in the middle of a game is one of an unfinished game.
///
/// Here a record is one of any game, held without knowing which: what each game's own record has to
/// be says `records/record_of.hpp`.
#pragma once

#include "engine/ranked_game.hpp"
#include "engine/records/fault.hpp"
#include "engine/records/moves.hpp"
#include "engine/records/puzzle.hpp"
#include "engine/records/seal.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::engine::records {

/// A text that was sealed, with the salt in it.
struct SealedText {
  Salt salt{};
  std::string text;
};

/// A guess and how it was answered.
struct SeenGuess {
  std::string guess;
  int black = 0;
  int white = 0;

  friend bool operator==(const SeenGuess&, const SeenGuess&) = default;
};

/// What can be asked of a record without knowing its game.
class RecordFace {
 public:
  RecordFace() = default;
  RecordFace(const RecordFace&) = delete;
  RecordFace& operator=(const RecordFace&) = delete;
  virtual ~RecordFace() = default;

  [[nodiscard]] virtual RankedGame game() const = 0;
  [[nodiscard]] virtual int rules_version() const = 0;
  [[nodiscard]] virtual std::string_view kind_word() const = 0;
  [[nodiscard]] virtual std::string setup_text() const = 0;
  [[nodiscard]] virtual std::vector<std::string> move_texts() const = 0;
  [[nodiscard]] virtual std::size_t moves() const = 0;
  [[nodiscard]] virtual bool is_ranked() const = 0;
  [[nodiscard]] virtual std::optional<Day> day() const = 0;
  [[nodiscard]] virtual std::string challenge() const = 0;
  [[nodiscard]] virtual std::string position() const = 0;
  [[nodiscard]] virtual Points daily_score(const Outcome& outcome) const = 0;
  [[nodiscard]] virtual Result<Outcome> replay() const = 0;
  [[nodiscard]] virtual std::unique_ptr<const RecordFace> given_up() const = 0;
  [[nodiscard]] virtual std::vector<SealedText> sealed() const = 0;
  [[nodiscard]] virtual std::vector<int> guesses() const = 0;
  [[nodiscard]] virtual bool hides_codes() const = 0;
  [[nodiscard]] virtual bool is_ones_turn() const = 0;
  [[nodiscard]] virtual std::vector<SeenGuess> seen_guesses() const = 0;
  [[nodiscard]] virtual bool begins_with(const RandomSource& numbers) const = 0;
  [[nodiscard]] virtual bool is_same(const RecordFace& other) const = 0;
};

/// A game's own record behind that face; `record_of.hpp` has what it needs.
template <typename GameRecord>
class RecordOf;

/// A record of any game. Copies share it, for it never changes.
class Record {
 public:
  /// Of no game, until one is assigned: nothing else may be done with it.
  Record() = default;

  template <typename GameRecord>
  requires requires { typename GameRecord::Replay; }

  Record(GameRecord record)  // NOLINT(google-explicit-constructor): each record is a Record
      : face_{std::make_shared<const RecordOf<GameRecord>>(std::move(record))} {}

  explicit Record(std::unique_ptr<const RecordFace> face) : face_{std::move(face)} {}

  /// The record, if it is one of this game; nullptr otherwise.
  template <typename GameRecord>
  [[nodiscard]] const GameRecord* as() const {
    const auto* const own = dynamic_cast<const RecordOf<GameRecord>*>(face_.get());
    return own == nullptr ? nullptr : &own->record;
  }

  [[nodiscard]] const RecordFace& face() const { return *face_; }

  friend bool operator==(const Record& one, const Record& other) {
    const bool are_both = one.face_ && other.face_;
    return are_both ? one.face_->is_same(*other.face_) : one.face_ == other.face_;
  }

 private:
  std::shared_ptr<const RecordFace> face_;
};

[[nodiscard]] inline RankedGame game_of(const Record& record) {
  return record.face().game();
}

/// The word for the kind of a game: "campaign", "duel".
[[nodiscard]] inline std::string_view kind_of(const Record& record) {
  return record.face().kind_word();
}

/// True for the kinds whose score stands in the Hall of Fame.
[[nodiscard]] inline bool is_ranked(const Record& record) {
  return record.face().is_ranked();
}

/// The day of a daily game; nullopt for all others.
[[nodiscard]] inline std::optional<Day> day_of(const Record& record) {
  return record.face().day();
}

/// The word of a challenge that a game is the first try at; empty for all others.
[[nodiscard]] inline std::string challenge_of(const Record& record) {
  return record.face().challenge();
}

/// The word of a position left by another caller that a game is the only try at; empty for all
/// others.
[[nodiscard]] inline std::string position_of(const Record& record) {
  return record.face().position();
}

/// What tables file a game by: its day, the number of its challenge's or position's word, or 0.
[[nodiscard]] Day number_of_puzzle(const Record& record);

/// What the tables of daily games rank by, the more the better; 0: not won. What it counts, each
/// game says.
[[nodiscard]] Points daily_score(const Record& record, const Outcome& outcome);

/// How many moves there are.
[[nodiscard]] inline std::size_t moves_of(const Record& record) {
  return record.face().moves();
}

/// The same game, given up by player one.
[[nodiscard]] Record given_up(const Record& record);

/// The texts whose SHA-256 were shown as seals, in the order of the codes. The record replays.
[[nodiscard]] std::vector<std::string> sealed_texts(const Record& record);

/// Plays a record of one game again and shows each position: `each(replay, moves)` is called before
/// the first move with 0, then after each with how many were made. Ends at a move that the rules
/// forbid, with its number.
template <typename GameRecord, typename Each>
requires requires {
  typename GameRecord::Replay;
}

[[nodiscard]] Result<Outcome> replay(const GameRecord& record, Each&& each) {
  typename GameRecord::Replay game{record.setup};
  each(game, std::size_t{0});
  for (std::size_t at = 0; at < record.moves.size(); ++at) {
    const Refusal refusal =
        at < max_moves ? game.play(record.moves[at]) : Refusal{"a record holds no more moves"};
    if (!refusal.empty()) return Fault{Fault::In::move, at + 1, std::string{refusal}};
    each(game, at + 1);
  }
  return game.outcome();
}

/// What came of a game, or the first move that the rules forbid.
[[nodiscard]] inline Result<Outcome> replay(const Record& record) {
  return record.face().replay();
}

}  // namespace codemaker::engine::records
