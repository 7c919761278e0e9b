// The words of `codemaker records` and `codemaker players`.
#include "commands/parsed_options.hpp"

namespace codemaker::commands {
namespace {

/// A command that works on the database, wherever it is.
template <typename Options>
CLI::App& add_word(
    CLI::App& above, ParsedOptions& parsed, Options ParsedOptions::*options,
    int (*work)(const Options&), const char* name, const char* what
) {
  CLI::App& command = add_command(above, name, what);
  runs(command, parsed, options, work);
  return command;
}

void add_filter(CLI::App& command, RecordsOptions& options) {
  command.add_option("--player", options.player, "Only of this player: number or name");
  command.add_option("--game", options.game, "Only of this game")
      ->check(CLI::IsMember(game_words()));
}

}  // namespace

void add_records_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& records = add_command(
      app, "records", "Shows, checks and carries over games that were recorded",
      "\nWithout a record, show and verify read them from standard input, one a line, also as "
      "JSON.\n"
      "A number means the game of that number in the database.\n"
      "Status 1: a record is wrong, or there was none.\n"
  );
  records.require_subcommand(1);
  add_common(records, parsed.door.common);
  RecordsOptions& options = parsed.records;
  const auto add = [&](const char* name, int (*work)(const RecordsOptions&), const char* what) {
    return &add_word(records, parsed, &ParsedOptions::records, work, name, what);
  };
  const auto add_records = [&](CLI::App* command) {
    command->add_option("RECORD", options.records, "Records, a line of text each, or numbers");
    command->add_flag("--all", options.are_all, "Every game in the database");
    return command;
  };
  add_records(add("show", show_records, "Tells each game move by move"))
      ->add_flag("--json", options.is_json, "A JSON object a line");
  add_records(
      add("verify", verify_records, "Replays each game and says what came of it, or what is wrong")
  );

  CLI::App* const list = add("list", list_records, "Lists the games of the database, newest first");
  add_filter(*list, options);
  list->add_option("--most", options.most, "How many")->check(CLI::Range(1, 1'000'000));
  list->add_flag("--json", options.is_json, "A JSON object a line");

  CLI::App* const exported = add("export", export_records, "Prints all games of the database");
  add_filter(*exported, options);
  auto* const json =
      exported->add_flag("--json", options.is_json, "A JSON object a line (default)");
  exported->add_flag("--csv", options.is_csv, "As a table for spreadsheets")->excludes(json);

  add("import", import_records, "Takes in what export --json printed, from standard input");

  CLI::App* const prune =
      add("prune", prune_records, "Removes unfinished games that nobody goes on with");
  prune->add_option("--days", options.days, "Not played for so many days")
      ->check(CLI::Range(0, 36'500));
  prune->add_flag("--yes", options.is_agreed, "Does it without a question");
}

void add_players_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& players = add_command(
      app, "players", "Shows and edits the players whose games are kept",
      "\nA player is a number of players list, or a name on the board of the config.\n"
  );
  players.require_subcommand(1);
  add_common(players, parsed.door.common);
  PlayersOptions& options = parsed.players;
  const auto add = [&](const char* name, int (*work)(const PlayersOptions&), const char* what) {
    return &add_word(players, parsed, &ParsedOptions::players, work, name, what);
  };
  const auto add_player = [&](CLI::App* command) {
    command->add_option("PLAYER", options.player, "Number or name")->required();
    return command;
  };
  const auto add_json = [&](CLI::App* command) {
    command->add_flag("--json", options.is_json, "A JSON object a line");
  };
  const auto add_yes = [&](CLI::App* command) {
    command->add_flag("--yes", options.is_agreed, "Does it without a question");
  };
  add_json(add("list", list_players, "Lists everybody"));
  add_json(add_player(add("show", show_player, "Tells what is known of a player")));
  add_yes(add_player(
      add("forget", forget_player, "Takes the name off a player's games; the games stay")
  ));
  add_player(add("rename", rename_player, "Gives a player the new name they have on the board"))
      ->add_option("NAME", options.other, "The new name")
      ->required();
  CLI::App* const merge =
      add_player(add("merge", merge_players, "Gives the games of one player to another"));
  merge->add_option("INTO", options.other, "The player who gets them")->required();
  add_yes(merge);
}

}  // namespace codemaker::commands
