// The words of `codemaker scores`.
#include "commands/parsed_options.hpp"
#include "scores/entry.hpp"
#include "scores/hall.hpp"
#include "scores/seasons/season.hpp"

#include <string>

namespace codemaker::commands {
namespace {

CLI::Option* add_game(CLI::App& command, ScoresOptions& options) {
  return command.add_option("--game,--table", options.game, "Whose table")
      ->type_name("GAME")
      ->check(CLI::IsMember(game_words()));
}

/// Season names need no other check than their form.
std::string fault_of_season(const std::string& name) {
  return scores::season_named(name) ? "" : name + " is not a season, such as 2026-11 or 2026";
}

void add_season(CLI::App& command, ScoresOptions& options) {
  command.add_option("--season", options.season, "The tables of a season, such as 2026-11 or 2026")
      ->type_name("SEASON")
      ->check(fault_of_season);
}

void add_row(CLI::App& command, ScoresOptions& options) {
  add_game(command, options)->required();
  command.add_option("--rank,--place", options.rank, "Its rank in the table")
      ->required()
      ->check(CLI::Range(std::size_t{1}, scores::table_size));
}

void add_words_to_look(CLI::App& above, ParsedOptions& parsed) {
  ScoresOptions& options = parsed.scores;
  CLI::App& list = add_command(above, "list", "Prints the tables");
  add_game(list, options);
  CLI::Option* const json =
      list.add_flag("--json", options.is_json, "As one JSON object: table name to rows");
  list.add_flag("--csv", options.is_csv, "As a table for spreadsheets")->excludes(json);
  add_season(list, options);
  runs(list, parsed, &ParsedOptions::scores, list_scores);

  CLI::App& show = add_command(above, "show", "Tells all that is known of a row");
  add_row(show, options);
  show.add_flag("--json", options.is_json, "As one JSON object");
  add_season(show, options);
  runs(show, parsed, &ParsedOptions::scores, show_score);

  CLI::App& seasons = add_command(above, "seasons", "Lists the seasons and who was best in each");
  seasons.add_flag("--json", options.is_json, "As a list of JSON objects");
  runs(seasons, parsed, &ParsedOptions::scores, list_seasons);
}

void add_words_to_change_rows(CLI::App& above, ParsedOptions& parsed) {
  ScoresOptions& options = parsed.scores;
  CLI::App& add = add_command(above, "add", "Enters a score by the rules of the table");
  add_game(add, options)->required();
  add.add_option("--name", options.name, "The table shows 11 characters of it")->required();
  add.add_option("--score", options.score, "Points")
      ->required()
      ->check(CLI::Range(std::int64_t{1}, scores::max_score));
  add.add_option("--level", options.level, "Last level")
      ->required()
      ->check(CLI::Range(1U, scores::max_level));
  add.add_option("--board", options.board, "Board; without it the one of the config");
  add_season(add, options);
  runs(add, parsed, &ParsedOptions::scores, add_score);

  CLI::App& edit = add_command(
      above, "edit", "Edits tables and players on a full screen",
      "\nIt asks before each change and says what it did. U takes the latest one back.\n"
  );
  runs(edit, parsed, &ParsedOptions::scores, edit_scores);

  CLI::App& rename = add_command(
      above, "rename", "Gives a player's rows another name",
      "\nNAME is the handle on the board. Of two rows that are then the same player's the better\n"
      "one stays. With --shown NAME is what the table shows, and whose row it is stays as it is.\n"
  );
  rename.add_option("NAME", options.name, "The name now")->required();
  rename.add_option("NEW", options.other, "The new name")->required();
  add_game(rename, options);
  rename.add_option("--board", options.board, "Only of this board");
  rename.add_flag("--shown", options.is_shown_name, "Only the name that the table shows");
  add_season(rename, options);
  runs(rename, parsed, &ParsedOptions::scores, rename_score);

  CLI::App& remove = add_command(above, "remove", "Takes a row out");
  add_row(remove, options);
  add_season(remove, options);
  runs(remove, parsed, &ParsedOptions::scores, remove_score);
}

void add_words_to_change_tables(CLI::App& above, ParsedOptions& parsed) {
  ScoresOptions& options = parsed.scores;
  CLI::App& reset = add_command(
      above, "reset", "Empties every table, or one, and keeps a copy of the file",
      "\nAsks first. The copy is SCORES.OLD; codemaker scores undo brings its rows back.\n"
  );
  add_game(reset, options);
  reset.add_flag("--yes", options.is_agreed, "Does it without a question");
  add_season(reset, options);
  runs(reset, parsed, &ParsedOptions::scores, reset_scores);

  CLI::App& restore = add_command(
      above, "restore", "Brings back the latest copy of the tables, or a named one",
      "\nEvery change keeps a copy. What callers have won since a copy was made is not in it; to\n"
      "take back a change alone there is codemaker scores undo.\n"
  );
  restore.add_flag("--list", options.is_listed, "Lists the copies, the latest first");
  restore.add_option("--copy", options.copy, "The copy to bring back")->type_name("NAME");
  add_season(restore, options);
  runs(restore, parsed, &ParsedOptions::scores, restore_scores);

  CLI::App& undo = add_command(
      above, "undo", "Takes back your latest change, and nothing that callers have won since",
      "\nAgain, it takes back the change before.\n"
  );
  CLI::Option* const listed =
      undo.add_flag("--list", options.is_listed, "Lists the changes, the latest first");
  undo.add_flag("--json", options.is_json, "The list as JSON")->needs(listed);
  add_season(undo, options);
  runs(undo, parsed, &ParsedOptions::scores, undo_scores);
}

void add_words_to_carry(CLI::App& above, ParsedOptions& parsed) {
  ScoresOptions& options = parsed.scores;
  CLI::App& exported =
      add_command(above, "export", "Prints the rows for other programs and boards");
  add_game(exported, options);
  CLI::Option* const json =
      exported.add_flag("--json", options.is_json, "As JSON, which it is anyway");
  exported.add_flag("--csv", options.is_csv, "As a table for spreadsheets")->excludes(json);
  add_season(exported, options);
  runs(exported, parsed, &ParsedOptions::scores, export_scores);

  const auto takes_file = [&](CLI::App& command) {
    command.add_option("FILE", options.file, "A SCORES.DAT, or what export has printed")
        ->required();
    command.add_option("--board", options.board, "Enters all rows as this board's");
    add_season(command, options);
  };
  CLI::App& imported =
      add_command(above, "import", "Takes the rows of a file in place of all of ours");
  takes_file(imported);
  imported.add_flag("--yes", options.is_agreed, "Does it without a question");
  runs(imported, parsed, &ParsedOptions::scores, import_scores);

  CLI::App& merged = add_command(
      above, "merge", "Takes the rows of a file in among ours",
      "\nOf two rows of a player the better one stays, of a table the ten best.\n"
  );
  takes_file(merged);
  runs(merged, parsed, &ParsedOptions::scores, merge_scores);
}

void add_words_to_care(CLI::App& above, ParsedOptions& parsed) {
  ScoresOptions& options = parsed.scores;
  CLI::App& verify = add_command(
      above, "verify", "Reads every row, copy and line of the trail; status 1 if one is damaged"
  );
  verify.add_flag("--records", options.compares_records, "Replays the game behind each row, too");
  add_season(verify, options);
  runs(verify, parsed, &ParsedOptions::scores, verify_scores);

  CLI::App& repair = add_command(
      above, "repair", "Keeps the intact rows of a damaged file, and the file as SCORES.BAD"
  );
  add_season(repair, options);
  runs(repair, parsed, &ParsedOptions::scores, repair_scores);

  CLI::App& watch = add_command(above, "watch", "Tells each change of the tables, until Ctrl-C");
  watch.add_flag("--json", options.is_json, "A JSON object a line");
  add_season(watch, options);
  runs(watch, parsed, &ParsedOptions::scores, watch_scores);
}

}  // namespace

void add_scores_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& scores_app = add_command(
      app, "scores", "Shows and edits the Hall of Fame",
      "\nExamples:\n  codemaker scores list --json\n"
      "  codemaker scores add --game breaking --name Ada --score 120 --level 4\n"
      "  codemaker scores remove --game breaking --rank 3\n"
      "  codemaker scores undo\n"
  );
  scores_app.require_subcommand(1);
  add_common(scores_app, parsed.door.common);
  add_words_to_look(scores_app, parsed);
  add_words_to_change_rows(scores_app, parsed);
  add_words_to_change_tables(scores_app, parsed);
  add_words_to_carry(scores_app, parsed);
  add_words_to_care(scores_app, parsed);
}

}  // namespace codemaker::commands
