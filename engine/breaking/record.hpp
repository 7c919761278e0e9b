/// Games of code breaking as records: what decides them, and how they are replayed.
#pragma once

#include "engine/breaking/campaign.hpp"
#include "engine/breaking/drawn_code.hpp"
#include "engine/breaking/game.hpp"
#include "engine/breaking/id.hpp"
#include "engine/breaking/match.hpp"
#include "engine/breaking/match_of_rounds.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/record_of.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::engine::breaking::records {

using namespace engine::records;

/// A ranked run of the campaign, from level 1.
struct Campaign {
  friend bool operator==(const Campaign&, const Campaign&) = default;
};

/// Free play alone (rules.md 2.2); Bulls and Cows are its rules of four of ten digits.
struct FreePlay {
  breaking::Rules rules;

  friend bool operator==(const FreePlay&, const FreePlay&) = default;
};

/// Free play against the computer.
struct Duel {
  breaking::Rules rules;
  int strength = 1;  ///< of the computer, 1 … 10

  friend bool operator==(const Duel&, const Duel&) = default;
};

/// Intersections & Splats (rules.md 2.3).
struct Splats {
  breaking::Rules rules{.marking = breaking::Marking::splats};
  int guesses = 10;  ///< 1 … 15

  friend bool operator==(const Splats&, const Splats&) = default;
};

/// A practice level (rules.md 2.4); the guided game is the first.
struct Practice {
  int level = 1;  ///< 1 … 8

  friend bool operator==(const Practice&, const Practice&) = default;
};

/// A match of rounds (rules.md 2.5).
struct RoundsMatch {
  breaking::Agreement agreed;
  int strength = 0;  ///< of the computer, 1 … 10; 0: two people

  friend bool operator==(const RoundsMatch&, const RoundsMatch&) = default;
};

/// The code of a day, the same for all: one try, without hints.
struct DailyCode {
  Day day = first_day;  ///< on which the game began
  breaking::Rules rules;

  friend bool operator==(const DailyCode&, const DailyCode&) = default;
};

/// The first try at the code of a word, without hints.
struct ChallengeCode {
  std::string word;
  breaking::Rules rules;

  friend bool operator==(const ChallengeCode&, const ChallengeCode&) = default;
};

/// What was agreed before the first move.
using BreakingSetup =
    std::variant<Campaign, FreePlay, Duel, Splats, Practice, RoundsMatch, DailyCode, ChallengeCode>;

/// A code was made, or drawn.
struct Hidden {
  breaking::Code code;
  std::optional<Salt> salt;  ///< of a code of the computer's that was sealed, or its share of it
  std::string typed = {};    ///< the caller's share; empty: the code was sealed whole

  friend bool operator==(const Hidden&, const Hidden&) = default;
};

/// The level was ended early: conceded, or won by the points so far (rules.md section 3).
struct EndLevel {
  friend bool operator==(const EndLevel&, const EndLevel&) = default;
};

/// What happens in a game. A code alone is a guess, whoever makes it.
using BreakingMove = std::variant<Hidden, breaking::Code, EndLevel, Leave>;

/// Whose a round is, and what is known of it.
struct RoundPlace {
  int level = 0;                                    ///< of a run; 0 in other games
  int round = 1;                                    ///< of the level or match
  breaking::Side breaker = breaking::Side::player;  ///< in a match, player two is the computer

  friend bool operator==(const RoundPlace&, const RoundPlace&) = default;
};

/// A game alone against a code: free play, practice, splats.
class SoloCourse {
 public:
  SoloCourse(const breaking::Rules& rules, int limit) : rules_{rules}, limit_{limit} {}

  [[nodiscard]] const breaking::Rules& rules() const { return rules_; }

  [[nodiscard]] bool is_over() const { return game_ && game_->is_over(); }

  [[nodiscard]] bool wants_code() const { return !game_; }

  [[nodiscard]] bool wants_guess() const { return !wants_code(); }

  [[nodiscard]] bool is_computers_code() const { return true; }

  void hide(const breaking::Code& code) { game_.emplace(rules_, limit_, code); }

  void guess(const breaking::Code& code) {
    if (game_) game_->guess(code);
  }

  [[nodiscard]] const breaking::BreakingGame* last_round() const {
    return game_ ? &*game_ : nullptr;
  }

  [[nodiscard]] static RoundPlace place() { return {}; }

  [[nodiscard]] Outcome outcome() const;

 private:
  breaking::Rules rules_;
  int limit_;
  std::optional<breaking::BreakingGame> game_;
};

/// A duel: the player's code first, then the computer's.
class DuelCourse {
 public:
  explicit DuelCourse(const breaking::Rules& rules) : rules_{rules} {}

  [[nodiscard]] const breaking::Rules& rules() const { return rules_; }

  [[nodiscard]] bool is_over() const { return match_ && match_->is_over(); }

  [[nodiscard]] bool wants_code() const { return !match_; }

  [[nodiscard]] bool wants_guess() const { return !wants_code(); }

  [[nodiscard]] bool is_computers_code() const { return own_.has_value(); }

  void hide(const breaking::Code& code);
  void guess(const breaking::Code& code);
  [[nodiscard]] const breaking::BreakingGame* last_round() const;

  [[nodiscard]] RoundPlace place() const { return {0, 1, breaker_}; }

  [[nodiscard]] Outcome outcome() const;

 private:
  breaking::Rules rules_;
  std::optional<breaking::Code> own_;
  std::optional<breaking::Match> match_;
  breaking::Side breaker_ = breaking::Side::player;  ///< of the last code, or the last guess
};

/// A run of the campaign.
class CampaignCourse {
 public:
  [[nodiscard]] const breaking::Rules& rules() const { return level_.level().rules; }

  [[nodiscard]] bool is_over() const { return run_.is_over(); }

  /// Also while the computer guesses: where it comes to no guess the player sets a code anew, and
  /// the round begins anew with it.
  [[nodiscard]] bool wants_code() const { return !is_round_on_ || !is_computers_code(); }

  [[nodiscard]] bool wants_guess() const { return is_round_on_; }

  [[nodiscard]] bool is_computers_code() const {
    return level_.breaker() == breaking::Side::player;
  }

  void hide(const breaking::Code& code);
  void guess(const breaking::Code& code);
  [[nodiscard]] bool may_end_level() const;
  void end_level();

  [[nodiscard]] const breaking::BreakingGame* last_round() const {
    return round_ ? &*round_ : nullptr;
  }

  [[nodiscard]] RoundPlace place() const { return place_; }

  [[nodiscard]] Outcome outcome() const { return outcome_of(run_, false); }

 private:
  /// What the computer guesses counts when it has come to an end with it.
  [[nodiscard]] int guesses_so_far() const {
    return round_ && is_round_on_ && is_computers_code() ? round_->guesses_made() : 0;
  }

  void decide();

  RankedRun run_;
  breaking::CampaignLevel level_{1};
  RoundPlace place_{.level = 1};
  bool is_round_on_ = false;
  std::optional<breaking::BreakingGame> round_;  ///< the last one, also once it is over
};

/// A match of rounds.
class MatchCourse {
 public:
  explicit MatchCourse(const RoundsMatch& setup) : setup_{setup}, played_{setup.agreed} {}

  [[nodiscard]] const breaking::Rules& rules() const { return rules_; }

  [[nodiscard]] bool is_over() const { return played_.is_decided(); }

  [[nodiscard]] bool wants_code() const { return !round_ || round_->is_over(); }

  [[nodiscard]] bool wants_guess() const { return !wants_code(); }

  [[nodiscard]] bool is_computers_code() const {
    return setup_.strength > 0 && played_.breaker() == breaking::Seat::one;
  }

  void hide(const breaking::Code& code);
  void guess(const breaking::Code& code);

  [[nodiscard]] const breaking::BreakingGame* last_round() const {
    return round_ ? &*round_ : nullptr;
  }

  [[nodiscard]] RoundPlace place() const { return place_; }

  [[nodiscard]] Outcome outcome() const;

 private:
  RoundsMatch setup_;
  breaking::Rules rules_;
  breaking::MatchOfRounds played_;
  RoundPlace place_;
  std::optional<breaking::BreakingGame> round_;
};

/// A game that is replayed, move by move.
class BreakingReplay {
 public:
  explicit BreakingReplay(const BreakingSetup& setup);

  /// Makes the next move. Refused, it changes nothing.
  [[nodiscard]] Refusal play(const BreakingMove& move);

  /// The round of the last move; null before the first.
  [[nodiscard]] const breaking::BreakingGame* round() const;
  /// Which round that is.
  [[nodiscard]] RoundPlace place() const;
  /// The rules of the round that is played, or comes next.
  [[nodiscard]] const breaking::Rules& rules() const;
  /// What came of the game so far.
  [[nodiscard]] Outcome outcome() const;

 private:
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] Refusal apply(const Hidden& hidden);
  [[nodiscard]] Refusal apply(const breaking::Code& guess);
  [[nodiscard]] Refusal apply(EndLevel end);
  [[nodiscard]] Refusal apply(Leave leave);

  std::variant<SoloCourse, DuelCourse, CampaignCourse, MatchCourse> course_;
  bool is_left_ = false;
};

/// A game of code breaking, finished or not: a scene appends each move as it is made.
struct BreakingRecord {
  using Replay = BreakingReplay;

  static constexpr RankedGame game = id;
  static constexpr bool hides_codes = true;

  /// Counted up when a record made before would be played differently.
  static constexpr int rules_version = 1;

  /// The word for the kind of a game: "campaign", "duel".
  [[nodiscard]] static std::string_view kind(const BreakingSetup& setup);
  /// What was agreed, with points between: "4x6b.c7"; empty where nothing is.
  [[nodiscard]] static std::string text(const BreakingSetup& setup);
  /// A setup of a kind; nullopt for any text that `text` does not write.
  [[nodiscard]] static std::optional<BreakingSetup> parse_setup(
      std::string_view kind, std::string_view text
  );
  /// Appends a move: its sign, "=" before what was hidden or dealt and "," before all others, and
  /// the move itself.
  static void append(std::string& text, const BreakingMove& move);
  /// A move with its sign; nullopt for any text that `append` does not write. Whether the rules
  /// allow it is for the replay to say.
  [[nodiscard]] static std::optional<BreakingMove> parse_move(std::string_view text);

  /// Of a day's code that was broken: the guesses left, and one for the code.
  [[nodiscard]] static Points daily_score(const Outcome& outcome) {
    return breaking::Match::guesses + 1 - outcome.one;
  }

  BreakingSetup setup;
  std::vector<BreakingMove> moves;

  friend bool operator==(const BreakingRecord&, const BreakingRecord&) = default;
};

/// What was sealed, in the order of the codes. The record replays.
[[nodiscard]] std::vector<SealedText> sealed_of(const BreakingRecord& record);

/// How many guesses player one needed for each code they broke.
[[nodiscard]] std::vector<int> guesses_of(const BreakingRecord& record);

/// The guesses at the last code, and how they were answered.
[[nodiscard]] std::vector<SeenGuess> seen_guesses_of(const BreakingRecord& record);

/// Whether the code of a day and its salt are those that the numbers give.
[[nodiscard]] bool begins_with_drawn(const BreakingRecord& record, const RandomSource& numbers);

}  // namespace codemaker::engine::breaking::records
