// The words of `codemaker scores`.
#include "commands/parsed_options.hpp"
#include "scores/entry.hpp"

namespace codemaker::commands {

void add_scores_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& scores_app = add_command(
      app, "scores", "Shows and edits the Hall of Fame",
      "\nExamples:\n  codemaker scores list --json\n"
      "  codemaker scores add --table breaking --name Ada --score 120 --level 4\n"
      "  codemaker scores remove --table breaking --place 3\n"
      "  codemaker scores restore\n"
  );
  scores_app.require_subcommand(1);
  add_common(scores_app, parsed.door.common);
  ScoresOptions& options = parsed.scores;
  const auto table = [&](CLI::App& command) {
    return command.add_option("--table", options.table, "Which table")
        ->check(CLI::IsMember(game_words()));
  };

  CLI::App& list = add_command(scores_app, "list", "Prints the tables");
  table(list);
  list.add_flag("--json", options.is_json, "As one JSON object: table name to rows");
  runs(list, parsed, &ParsedOptions::scores, list_scores);

  CLI::App& add = add_command(scores_app, "add", "Enters a score by the rules of the table");
  table(add)->required();
  add.add_option("--name", options.name, "At most 11 characters")->required();
  add.add_option("--score", options.score, "Points")
      ->required()
      ->check(CLI::Range(std::int64_t{1}, scores::max_score));
  add.add_option("--level", options.level, "Last level")
      ->required()
      ->check(CLI::Range(1U, scores::max_level));
  add.add_option("--board", options.board, "Board; without it the one of the config");
  runs(add, parsed, &ParsedOptions::scores, add_score);

  CLI::App& remove = add_command(scores_app, "remove", "Takes a row out");
  table(remove)->required();
  remove.add_option("--place", options.place, "Its place in the table")
      ->required()
      ->check(CLI::Range(std::size_t{1}, std::size_t{10}));
  runs(remove, parsed, &ParsedOptions::scores, remove_score);

  CLI::App& reset = add_command(
      scores_app, "reset", "Empties every table, or one, and keeps a copy of the file",
      "\nAsks first. The copy is SCORES.OLD; codemaker scores restore brings it back.\n"
  );
  table(reset);
  reset.add_flag("--yes", options.is_agreed, "Does it without a question");
  runs(reset, parsed, &ParsedOptions::scores, reset_scores);

  CLI::App& restore = add_command(
      scores_app, "restore", "Brings back the latest copy of the tables, or a named one",
      "\nEvery add, remove, reset and restore keeps a copy; a restore can be undone by another.\n"
  );
  restore.add_flag("--list", options.lists_copies, "Lists the copies, the latest first");
  restore.add_option("--copy", options.copy, "The copy to bring back")->type_name("NAME");
  runs(restore, parsed, &ParsedOptions::scores, restore_scores);
}

}  // namespace codemaker::commands
