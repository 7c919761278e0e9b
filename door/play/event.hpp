/// What happens to a session, and what a session wants done.
#pragma once

#include "ansi/keys.hpp"
#include "engine/breaking_game.hpp"
#include "engine/egg_carton_player.hpp"
#include "engine/masterix_player.hpp"
#include "engine/review.hpp"
#include "scores/store.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play {

namespace event {

/// A second has passed, about.
struct Tick {
  ansi::Instant now;
};

struct Resize {
  int rows = 0;
  int columns = 0;
};

/// The line is gone, or the program has to end.
struct HangUp {};

/// Bytes as they came over the line; only told when somebody looks at them.
struct Bytes {
  std::string bytes;
};

/// Answers to effects.
struct Secret {
  engine::Code code;
};

struct Solved {
  engine::History turns;
};

/// Bits of the system's generator, for a board that nobody could foresee.
struct Seed {
  std::uint64_t seed = 0;
};

/// What the computer thinks, with the position it was asked about: the caller may have gone on.
struct Guessed {
  engine::History history;
  std::optional<engine::Code> guess;  ///< nullopt if no code fits the answers
};

struct Hinted {
  engine::Rules rules;
  engine::History history;
  engine::Hint hint;
};

struct Reviewed {
  engine::History history;
  engine::Review review;
};

struct Jumped {
  engine::masterix::Position position;
  std::optional<engine::masterix::Thought> thought;
};

struct Selected {
  engine::eggcarton::Position position;
  std::optional<engine::eggcarton::Thought> thought;
};

struct Filed {
  enum class Where : std::uint8_t {
    in_table,  ///< at `place`
    below,     ///< not among the ten best
    behind,    ///< a run of the player's that is as good or better stands there
    spooled,   ///< kept until the table can be had
    nowhere    ///< neither could be written
  };
  Where where = Where::nowhere;
  std::size_t place = 0;
  bool was_damaged = false;  ///< the table's file was; what could be read of it stands
};

struct Tables {
  scores::Hall hall;
  bool are_readable = true;
  bool are_damaged = false;  ///< the hall is what could be read
};

}  // namespace event

/// What a caller is told of a filing.
[[nodiscard]] event::Filed filed_of(const scores::Result<scores::Filed>& result);

using Answer = std::variant<
    event::Secret, event::Seed, event::Solved, event::Guessed, event::Hinted, event::Reviewed,
    event::Jumped, event::Selected, event::Filed, event::Tables>;
using Event =
    std::variant<ansi::Key, event::Tick, event::Resize, event::HangUp, event::Bytes, Answer>;

namespace effect {

/// Draw a code from the system's generator; answered by Secret.
struct DrawSecret {
  engine::Rules rules;
};

/// Answered by Seed.
struct DrawSeed {};

/// Let the computer break a code in at most `limit` guesses; answered by Solved.
struct Solve {
  engine::Rules rules;
  engine::Code code;
  int limit = 1;
  int strength = 1;
  std::uint64_t seed = 0;
};

/// Let the computer make the next guess, which fits `history` as far as its strength (1 … 10)
/// remembers it; answered by Guessed.
struct Guess {
  engine::Rules rules;
  engine::History history;
  int strength = 1;
  std::uint64_t seed = 0;
};

/// Answered by Hinted.
struct Hint {
  engine::Rules rules;
  engine::History history;
  std::uint64_t seed = 0;
};

/// Answered by Reviewed.
struct Review {
  engine::Rules rules;
  engine::History history;
  std::uint64_t seed = 0;
};

/// Let the computer choose a jump at a level from 1; answered by Jumped.
struct Jump {
  engine::masterix::Position position;
  int level = 1;
  std::uint64_t seed = 0;
};

/// Let the computer select a slot at a strength of 1 … 10; answered by Selected.
struct Select {
  engine::eggcarton::Position position;
  int strength = 1;
  std::uint64_t seed = 0;
};

/// Answered by Filed, in order.
struct FileScore {
  scores::Slip slip;
};

/// Answered by Tables.
struct ReadTables {};

/// Ring the caller's bell once.
struct Ring {};

/// The terminal turned out to be another one: what was painted is forgotten.
struct ChangeTerminal {};

enum class Farewell : std::uint8_t { left, time_is_up, idle, nameless, hung_up };

/// The call is over.
struct Leave {
  Farewell why = Farewell::left;
};

}  // namespace effect

using Effect = std::variant<
    effect::DrawSecret, effect::DrawSeed, effect::Solve, effect::Guess, effect::Hint,
    effect::Review, effect::Jump, effect::Select, effect::FileScore, effect::ReadTables,
    effect::Ring, effect::ChangeTerminal, effect::Leave>;
using Effects = std::vector<Effect>;

}  // namespace codemaker::play
