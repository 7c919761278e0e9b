// The words of `codemaker records` and `codemaker players`.
#include "commands/parsed_options.hpp"

#include "engine/records/seal.hpp"

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

/// Records as several commands take them.
CLI::App& add_given(CLI::App& command, RecordsOptions& options, const char* what) {
  command.add_option("RECORD", options.records, what);
  command.add_flag("--all", options.are_all, "Every game in the database");
  return command;
}

void add_replay(CLI::App& above, ParsedOptions& parsed, const char* name) {
  RecordsOptions& options = parsed.records;
  CLI::App& command = add_word(
      above, parsed, &ParsedOptions::records, show_records, name, "Tells each game move by move"
  );
  add_given(command, options, "Records, a line of text each, or numbers of kept games")
      .add_flag("--json", options.is_json, "A JSON object a line");
}

std::string check_seal(const std::string& seal) {
  constexpr std::size_t shown = 16;
  constexpr std::size_t whole = 64;
  const bool is_one = seal.size() >= shown && seal.size() <= whole &&
                      seal.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
  if (is_one || engine::records::parse_seal(seal)) return "";
  return "must be the 32 letters that the board showed, or 16 to 64 hexadecimal digits of an old "
         "seal";
}

void add_verify(CLI::App& above, ParsedOptions& parsed) {
  RecordsOptions& options = parsed.records;
  CLI::App& command = add_word(
      above, parsed, &ParsedOptions::records, verify_records, "verify",
      "Replays each game and says what came of it, or what is wrong"
  );
  add_given(command, options, "Records, a line of text each, numbers of kept games, or proofs")
      .add_option("--seal", options.seals, "What the board showed before the first guess")
      ->allow_extra_args(false)
      ->check(check_seal)
      ->type_name("SEAL");
  command
      .add_option(
          "--season-key", options.season_key, "Daily games must be about this key's puzzles"
      )
      ->type_name("KEY");
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
  add_replay(records, parsed, "show");
  add_verify(records, parsed);

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

  CLI::App* const mail = add("mail", list_mail, "Lists games of two by mail, newest first");
  mail->add_option("--most", options.most, "How many")->check(CLI::Range(1, 1'000'000));
  auto* const mail_json = mail->add_flag("--json", options.is_json, "A JSON object a line");
  mail->add_flag("--check", options.is_check, "Plays all of them again and says what is wrong")
      ->excludes(mail_json);

  CLI::App* const left =
      add("left", list_left, "Lists codes and positions left for others, newest first");
  left->add_option("--most", options.most, "How many")->check(CLI::Range(1, 1'000'000));
  left->add_flag("--json", options.is_json, "A JSON object a line");

  CLI::Option* const taken_out =
      left->add_option("--take-out", options.taken_out, "Nobody begins with this code any more")
          ->check(CLI::PositiveNumber);
  left->add_option("--bring-back", options.brought_back, "Opens one that was taken out")
      ->check(CLI::PositiveNumber)
      ->excludes(taken_out);

  CLI::App* const annul =
      add("annul", annul_mail, "Takes a game by mail out: it counts for nobody");
  annul->add_option("NUMBER", options.records, "Of the game, as records mail lists it")
      ->expected(1)
      ->required();
  annul->add_flag("--yes", options.is_agreed, "Does it without a question");
  annul->add_flag("--undo", options.is_undone, "Takes an annulment back");

  add("begin", begin_records, "Begins a new database where one was and is gone");

  CLI::App* const prune =
      add("prune", prune_records, "Removes unfinished games that nobody goes on with");
  prune->add_option("--days", options.days, "Not played for so many days")
      ->check(CLI::Range(0, 36'500));
  prune->add_flag("--yes", options.is_agreed, "Does it without a question");

  add_replay(app, parsed, "replay");
  add_verify(app, parsed);
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
  add_player(add("password", set_password,
                 "Gives a player of our own server a new password, typed or from standard input"))
      ->add_flag("--remove", options.is_taken_away, "Takes it away: the name is a guest's again");
  CLI::App* const merge =
      add_player(add("merge", merge_players, "Gives the games of one player to another"));
  merge->add_option("INTO", options.other, "The player who gets them")->required();
  add_yes(merge);
}

}  // namespace codemaker::commands
