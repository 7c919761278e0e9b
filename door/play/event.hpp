/// What happens to a session, and what a session wants done.
#pragma once

#include "ansi/keys.hpp"
#include "engine/breaking_game.hpp"
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

using Answer = std::variant<event::Secret, event::Solved, event::Filed, event::Tables>;
using Event =
    std::variant<ansi::Key, event::Tick, event::Resize, event::HangUp, event::Bytes, Answer>;

namespace effect {

/// Draw a code from the system's generator; answered by Secret.
struct DrawSecret {
  engine::Rules rules;
};

/// Let the computer break a code in at most `limit` guesses; answered by Solved.
struct Solve {
  engine::Rules rules;
  engine::Code code;
  int limit = 1;
  int strength = 1;
  std::uint64_t seed = 0;
};

/// Answered by Filed, in order.
struct FileScore {
  scores::Slip slip;
};

/// Answered by Tables.
struct ReadTables {};

/// The terminal turned out to be another one: what was painted is forgotten.
struct ChangeTerminal {};

enum class Farewell : std::uint8_t { left, time_is_up, idle, hung_up };

/// The call is over.
struct Leave {
  Farewell why = Farewell::left;
};

}  // namespace effect

using Effect = std::variant<
    effect::DrawSecret, effect::Solve, effect::FileScore, effect::ReadTables,
    effect::ChangeTerminal, effect::Leave>;
using Effects = std::vector<Effect>;

}  // namespace codemaker::play
