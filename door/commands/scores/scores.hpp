/// `codemaker scores`: shows and edits the Hall of Fame.
#pragma once

#include "commands/options.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace codemaker::commands {

/// Of all its words; each reads its own.
struct ScoresOptions {
  CommonOptions common;
  std::string game;    ///< its word; empty: all
  std::string season;  ///< whose tables, as in 2026-11; empty: those of all time
  bool is_json = false;
  bool is_csv = false;
  std::string name;   ///< of a new row, or that is renamed
  std::string other;  ///< the new name
  std::string board;
  std::int64_t score = 0;
  std::uint32_t level = 1;
  std::size_t rank = 0;
  bool is_agreed = false;         ///< --yes: nothing is asked
  bool is_listed = false;         ///< --list: of copies, of changes
  bool is_shown_name = false;     ///< --shown: only the name in the table is renamed
  bool compares_records = false;  ///< --records
  std::string copy;               ///< the copy to bring back; empty: the latest
  std::string file;               ///< whose rows are taken in
};

/// Each returns the exit status: 1 if it could not be done. This one prints tables, or JSON or CSV.
[[nodiscard]] int list_scores(const ScoresOptions& options);
/// All that is known of one row.
[[nodiscard]] int show_score(const ScoresOptions& options);
/// The seasons there are, and who was best in each.
[[nodiscard]] int list_seasons(const ScoresOptions& options);
/// Enters a row for a player of a board, as if it had been won.
[[nodiscard]] int add_score(const ScoresOptions& options);
/// Gives a player's rows another name.
[[nodiscard]] int rename_score(const ScoresOptions& options);
/// Takes out the row at a rank.
[[nodiscard]] int remove_score(const ScoresOptions& options);
/// Asks first, unless that was agreed; without a terminal to ask on it refuses.
[[nodiscard]] int reset_scores(const ScoresOptions& options);
/// Brings a copy back, or lists the copies there are.
[[nodiscard]] int restore_scores(const ScoresOptions& options);
/// Takes back the latest change that can be, or lists all of them.
[[nodiscard]] int undo_scores(const ScoresOptions& options);
/// Says what is wrong with the files of the Hall of Fame; 1 if something is.
[[nodiscard]] int verify_scores(const ScoresOptions& options);
/// Puts right what can be, and keeps the damaged files.
[[nodiscard]] int repair_scores(const ScoresOptions& options);
/// Prints the rows for other programs and boards: JSON or CSV.
[[nodiscard]] int export_scores(const ScoresOptions& options);
/// Takes the rows of a file in place of ours; asks first, unless that was agreed.
[[nodiscard]] int import_scores(const ScoresOptions& options);
/// Takes the rows of a file in among ours.
[[nodiscard]] int merge_scores(const ScoresOptions& options);
/// The editor, on the terminal that it was started in.
[[nodiscard]] int edit_scores(const ScoresOptions& options);
/// Prints each change of the tables until it is interrupted.
[[nodiscard]] int watch_scores(const ScoresOptions& options);

}  // namespace codemaker::commands
