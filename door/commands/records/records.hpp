/// `codemaker records`: shows, checks and carries over games that were recorded.
#pragma once

#include "commands/options.hpp"
#include "engine/records/line.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace codemaker::commands {

/// Of all its words; each reads its own.
struct RecordsOptions {
  CommonOptions common;
  /// Lines, JSON, or numbers of kept games; none: one a line of standard input.
  std::vector<std::string> records;
  std::vector<std::string> seals;  ///< as boards showed them; the record must hold their codes
  std::string season_key;          ///< daily games must be about its puzzles; empty: about any
  bool is_json = false;
  bool is_csv = false;
  bool is_check = false;          ///< games by mail are played again, not listed
  bool are_all = false;           ///< every kept game
  std::string player;             ///< number or name; empty: everybody
  std::string game;               ///< the word of a game; empty: all
  std::int64_t most = 100;        ///< games of a list
  int days = 30;                  ///< after which an unfinished game is old
  bool is_agreed = false;         ///< --yes: nothing is asked
  bool is_undone = false;         ///< --undo: an annulment is taken back
  std::int64_t taken_out = 0;     ///< number of a code that was left; 0: none
  std::int64_t brought_back = 0;  ///< the same
};

/// Each returns the exit status: 1 if a record is wrong, or none was given. This one tells each
/// game move by move, or prints a JSON object a line.
[[nodiscard]] int show_records(const RecordsOptions& options);
/// Says of each whether it is valid, and what came of the game, or what is wrong with it. What
/// callers are told as proof of a code is checked, too; with all kept games those by mail.
[[nodiscard]] int verify_records(const RecordsOptions& options);

/// The kept games, the one begun last first: a row each, or a JSON object.
[[nodiscard]] int begin_records(const RecordsOptions& options);
[[nodiscard]] int list_records(const RecordsOptions& options);
/// All that is kept, as JSON lines, which `import_records` reads, or as CSV.
[[nodiscard]] int export_records(const RecordsOptions& options);
/// Takes in what was exported elsewhere, from standard input. What is here already stays.
[[nodiscard]] int import_records(const RecordsOptions& options);
/// Takes away unfinished games that nobody went on with for some days. Asks first.
[[nodiscard]] int prune_records(const RecordsOptions& options);

/// Games of two by mail, the one offered last first: a row each, or a JSON object. Nothing that is
/// hidden from one of the two is told before the end.
[[nodiscard]] int list_mail(const RecordsOptions& options);
/// Games by mail are played again; status 1 if one is not what its moves make of it.
[[nodiscard]] int check_mail(const RecordsOptions& options);
/// Codes that callers left for others, the newest first: a row each, or a JSON object; never the
/// codes. Or takes one out, or opens it again.
[[nodiscard]] int list_left(const RecordsOptions& options);
/// Takes a game by mail out: it counts for nobody. Its number is `records`. Asks first. Or takes
/// that back.
[[nodiscard]] int annul_mail(const RecordsOptions& options);

/// "breaking campaign, lost, level 3, 48 points".
[[nodiscard]] std::string result_text(const engine::records::Line& line);

}  // namespace codemaker::commands
