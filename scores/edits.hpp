/// What a sysop does to the tables. Every change is in the trail and can be undone.
///
/// A change is made under the lock against the tables as they are then, in this order: its line is
/// added to the trail and synced; for an undo, the reserve; then the new tables, which name the
/// change, take the place of the old ones. Until that one step the line means nothing, for no
/// tables name it; from then on it is there to be undone. So whenever the program is killed, the
/// change was made and can be undone once, or it was not made.
#pragma once

#include "scores/store.hpp"
#include "scores/trail.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// Who changes something.
struct Hand {
  std::string who;       ///< login name of the account
  std::int64_t now = 0;  ///< seconds since 1970, UTC
};

/// A change that was made.
struct Edited {
  Change change;                     ///< its number is 0 if nothing had to be changed
  Hall hall;                         ///< the tables now
  std::string kept_as;               ///< the copy of the tables before; empty: there were none
  std::vector<std::string> remarks;  ///< for the sysop
};

/// Enters a run by the rules of the tables.
[[nodiscard]] Result<Edited> add_run(Disk& disk, const Hand& hand, const Entry& entry);

/// A row as the sysop saw it, at its rank from 1 on; without `seen` whoever has that rank.
struct SeenRow {
  engine::RankedGame table = engine::first_ranked_game;
  std::size_t rank = 1;
  std::optional<Entry> seen = {};
};

/// Takes out a row. A fault if there is none, or it is not the one that was seen.
[[nodiscard]] Result<Edited> remove_row(Disk& disk, const Hand& hand, const SeenRow& row);

/// What is renamed.
enum class Renamed : std::uint8_t {
  player,     ///< the handle, and the name shown where it was the handle's
  shown_name  ///< only the name shown, of the rows that show the old one
};

/// Another name for a player.
struct Renaming {
  std::string from;
  std::string to;
  std::optional<engine::RankedGame> table = {};  ///< nullopt: in all tables
  std::string board = {};                        ///< empty: on all boards
  Renamed what = Renamed::player;
};

/// Of two rows that are then the same player's the better one stays. A fault if nobody is called
/// so.
[[nodiscard]] Result<Edited> rename_player(Disk& disk, const Hand& hand, const Renaming& renaming);

/// Empties one table, or every one, also if they are empty.
[[nodiscard]] Result<Edited> reset(
    Disk& disk, const Hand& hand, std::optional<engine::RankedGame> table = {}
);

/// Brings back a copy that `is_copy`. Of a damaged one the intact rows.
[[nodiscard]] Result<Edited> restore(Disk& disk, const Hand& hand, std::string_view copy);

/// The rows of another board in place of ours, or, with `merge`, among them: the better run of a
/// player stays. `origin` says where they come from.
[[nodiscard]] Result<Edited> import_rows(
    Disk& disk, const Hand& hand, const Hall& rows, std::string_view origin
);
[[nodiscard]] Result<Edited> merge_rows(
    Disk& disk, const Hand& hand, const Hall& rows, std::string_view origin
);

/// Rows that the tables lack, from the finished ranked runs of kept games: those that no change in
/// force took out.
[[nodiscard]] Result<Edited> merge_kept_runs(Disk& disk, const Hand& hand);

/// The rows that it would enter. Nothing is changed, and no lock taken.
[[nodiscard]] Result<std::vector<Entry>> missing_runs(Disk& disk);

/// How many rows it would enter where there is no score file, nor a copy of it; 0 anywhere else.
[[nodiscard]] std::size_t rows_of_games_alone(Disk& disk);

/// What the trail says that these rows come from.
inline constexpr std::string_view origin_of_kept_runs = "kept games";

/// Takes back the latest change that is in force, and nothing else: what callers have won since
/// stays. A fault if there is none, or it is another one than the sysop saw.
[[nodiscard]] Result<Edited> undo(
    Disk& disk, const Hand& hand, std::optional<ChangeNumber> seen = {}
);

}  // namespace codemaker::scores
