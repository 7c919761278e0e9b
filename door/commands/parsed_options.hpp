/// Everything the command line can fill in, and the options that several commands have.
#pragma once

#include "commands/bench/bench.hpp"
#include "commands/boards/boards.hpp"
#include "commands/bulletins.hpp"
#include "commands/callers/who.hpp"
#include "commands/calls/door.hpp"
#include "commands/calls/ssh.hpp"
#include "commands/doctor/doctor.hpp"
#include "commands/install/install.hpp"
#include "commands/maint.hpp"
#include "commands/manual/manual.hpp"
#include "commands/records/players.hpp"
#include "commands/records/records.hpp"
#include "commands/restore.hpp"
#include "commands/scores/scores.hpp"
#include "commands/serve.hpp"
#include "commands/show_config.hpp"

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::commands {

/// An option that several commands have is one variable: before a command and behind it it means
/// the same.
struct ParsedOptions {
  DoorOptions door;  ///< its common and show options are everybody's
  ServeOptions serve;
  SshOptions ssh;
  ScoresOptions scores;
  DoctorOptions doctor;
  ConfigOptions config;
  InstallOptions install;
  RecordsOptions records;
  PlayersOptions players;
  BoardsOptions boards;
  CallersOptions callers;
  BulletinOptions bulletins;
  MaintOptions maint;
  RestoreOptions restore;
  ManualOptions manual;
  int games_of_bench = commands::games_of_bench;
  bool is_local = false;
  bool is_sysop = false;
  std::function<int()> run;  ///< what is to be done; empty: no command was given

  /// Gives every command what was said for all.
  void share();
};

/// What the games and their tables are called on the command line.
[[nodiscard]] std::vector<std::string> game_words();

/// Options that several commands have: where things lie, how the game is shown, what a door takes.
void add_common(CLI::App& app, CommonOptions& options);
void add_show(CLI::App& app, ShowOptions& options);
void add_door(CLI::App& app, DoorOptions& options);

/// A command with one line about it, and more at the end of its help.
CLI::App& add_command(
    CLI::App& app, const std::string& name, const std::string& what, const std::string& more = ""
);

/// A word of a command: it takes what is said for all, and works on the options of its command.
template <typename Options>
void runs(
    CLI::App& word, ParsedOptions& parsed, Options ParsedOptions::*options,
    int (*work)(const Options&)
) {
  add_common(word, parsed.door.common);
  word.callback([&parsed, options, work] {
    parsed.run = [&parsed, options, work] {
      return work(parsed.*options);
    };
  });
}

/// `codemaker scores` and its words.
void add_scores_commands(CLI::App& app, ParsedOptions& parsed);
void add_install_command(CLI::App& app, ParsedOptions& parsed);

/// `codemaker who` and the other commands about callers who play now.
void add_callers_commands(CLI::App& app, ParsedOptions& parsed);

/// `codemaker records` and `codemaker players`, and their words.
void add_records_commands(CLI::App& app, ParsedOptions& parsed);
void add_players_commands(CLI::App& app, ParsedOptions& parsed);

/// `codemaker boards` and its words.
void add_boards_commands(CLI::App& app, ParsedOptions& parsed);

/// `codemaker man` and `codemaker completion`.
void add_manual_commands(CLI::App& app, ParsedOptions& parsed);

/// Why an option before a command cannot count: the command has none of that name, or says it
/// again. nullopt if all of them count.
[[nodiscard]] std::optional<std::string> misplaced_option(const CLI::App& app);

}  // namespace codemaker::commands
