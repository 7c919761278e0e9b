/// Codes and positions that callers leave for others, and the tries at them. What `Store` says of
/// its functions holds here.
///
/// A player has one try at a code; the row of the try is the truth of it, as that of a game by mail
/// is. Code and guesses are closed with the key: the last guess may be the code. A try at a
/// position is a game that is kept (`left/positions.hpp`): with it the row changes, and by nothing
/// else.
#pragma once

#include "engine/records/code_try.hpp"
#include "records/store.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::scores::records {

using engine::records::TryState;
using LeftId = std::int64_t;
/// Names a code that is left or a change of a try: doing it twice under one token is as doing it
/// once.
using LeftToken = std::int64_t;

/// The numbers stand in the database and never change.
enum class LeftState : std::uint8_t {
  open = 0,
  taken_back = 1,  ///< nobody had tried it
  ended = 2,       ///< it had been there for long enough
  taken_out = 3    ///< by the sysop
};

/// Codes of one maker that are open at a time.
inline constexpr std::int64_t most_left_codes = 10;
/// Codes that a maker may leave on a day.
inline constexpr std::int64_t most_left_codes_a_day = 30;
/// So long a code is open.
inline constexpr UtcSeconds left_ends_after = UtcSeconds{365} * 86'400;
/// Tries that a maker needs in the table of makers.
inline constexpr std::int64_t least_tries_of_maker = 3;

/// A code without the code, or a position.
struct LeftCode {
  LeftId id = 0;
  std::optional<PlayerId> maker;  ///< nullopt: forgotten
  Player who;                     ///< empty then
  engine::records::MailTerms terms;
  LeftState state = LeftState::open;
  UtcSeconds made = 0;
  std::int64_t tried = 0;   ///< by how many
  std::int64_t broken = 0;  ///< by how many
  /// Of those who broke it, in all; of a position their margins, less than 0: so fewer is better.
  std::int64_t guesses = 0;
  /// Of who asks; nullopt: they have not begun. Their guesses then.
  std::optional<TryState> own_state;
  std::int64_t own_guesses = 0;
};

/// A try at a code, as others may see it.
struct LeftTry {
  Player who;  ///< empty: a former caller
  bool is_own = false;
  TryState state = TryState::going_on;
  std::int64_t guesses = 0;  ///< as of `LeftCode`
};

/// A code, as who asks may see it.
struct SeenCode {
  LeftCode code;
  bool is_own = false;              ///< who asks made it
  engine::records::TryView view;    ///< what they see of it
  std::int64_t version = 0;         ///< counts the changes of their try; 0: not begun
  std::int64_t rank = 0;            ///< theirs among those who broke it; 0: none
  std::vector<LeftTry> tries = {};  ///< the best first; none before their own is over
};

/// What came of it: a refusal is a sentence for the caller, and nothing is changed then.
struct LeftDone {
  std::string refusal;
  bool is_late = false;          ///< another call of theirs has gone on meanwhile
  std::optional<SeenCode> code;  ///< as it stands now; nullopt: there is none
};

/// What is done to a code that was left.
struct LeftAct {
  enum class Kind : std::uint8_t { guess, give_up, take_back };
  Kind kind = Kind::guess;
  std::string text = {};  ///< the guess as it was typed
};

[[nodiscard]] Result<LeftDone> leave_code(
    Store& store, const Player& player, const engine::records::MailTerms& terms,
    const std::string& code, LeftToken token, UtcSeconds now
);

[[nodiscard]] Result<LeftDone> look_at_left(Store& store, const Player& player, LeftId id);

/// The same of a position by its word.
[[nodiscard]] Result<LeftDone> look_at_position(
    Store& store, const Player& player, engine::RankedGame game, const std::string& word
);

/// Does this, where the caller's try was seen with this version.
[[nodiscard]] Result<LeftDone> change_left(
    Store& store, const Player& player, LeftId id, std::int64_t version, const LeftAct& act,
    LeftToken token, UtcSeconds now
);

/// A code, and whether who asks made it.
struct OwnLeft {
  LeftCode code;
  bool is_own = false;
};

/// The codes that are open: first the one that the player is at, then those that they have not
/// tried, then the others; of these the newest of each maker first, so that nobody's many hide
/// others' few.
[[nodiscard]] Result<std::vector<OwnLeft>> left_codes(Store& store, const Player& player);

/// For the sysop: nobody begins a try at an open code any more, and it counts in no table; or that
/// is taken back. Who has begun a try may end it. False if the code is not there, or not so.
[[nodiscard]] Result<bool> take_out_left(Store& store, LeftId id, bool is_out);

/// All codes, the newest first.
[[nodiscard]] Result<std::vector<LeftCode>> all_left(Store& store, std::int64_t most);

/// A code that stood: from when it was left until it was broken first, or until now.
struct StoodRow {
  LeftCode code;
  UtcSeconds stood = 0;
  bool still_stands = true;
};

/// A maker, and what their codes cost: tries that did not break one count as a guess more than the
/// most.
struct MakerRow {
  Player who;
  std::int64_t codes = 0;
  std::int64_t tries = 0;  ///< that are over
  std::int64_t cost = 0;   ///< guesses of all of them
};

/// A maker of positions, and how many tries they cost.
struct PositionMakerRow {
  Player who;
  std::int64_t positions = 0;
  std::int64_t tries = 0;  ///< that are over
  std::int64_t lost = 0;   ///< of these
};

struct LeftTables {
  std::vector<StoodRow> stood;   ///< the longest first; of codes that somebody has tried
  std::vector<MakerRow> makers;  ///< the dearest first
  std::vector<PositionMakerRow> position_makers;  ///< of whose positions most was lost first
};

[[nodiscard]] Result<LeftTables> left_tables(Store& store, std::int64_t most, UtcSeconds now);

/// Tries at positions with which nobody went on since `before` are given up; their games stay.
[[nodiscard]] Result<void> end_left_tries(Store& store, UtcSeconds before, UtcSeconds now);

/// Ends codes that were left before `left_ends_after`; how many.
[[nodiscard]] Result<std::int64_t> end_old_codes(Store& store, UtcSeconds now);

}  // namespace codemaker::scores::records
