#include "commands/command_line.hpp"

#include "ansi/text.hpp"
#include "commands/bench/bench.hpp"
#include "commands/calls/door.hpp"
#include "commands/calls/play_here.hpp"
#include "commands/doctor/checks.hpp"
#include "commands/doctor/doctor.hpp"
#include "commands/games.hpp"
#include "commands/parsed_options.hpp"
#include "io/posix/files.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/embedded.hpp"

#include <cstdio>
#include <exception>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

constexpr int wrong_command_line = 2;

std::string word_of(const GameRow& game) {
  return std::string{engine::name(game.game)};
}

void add_doctor_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& doctor = add_command(
      app, "doctor", "Says what is wrong, or what the program understood",
      "\nBy the sysop: looks at config, data directory, lock and scores; status 1 if there is a "
      "fault.\n"
      "As the door (with a drop file, or where a board starts it): tells the caller, on their\n"
      "screen, what was found, and shows what their keys send.\n"
  );
  doctor.require_subcommand(0, 1);
  DoctorOptions& options = parsed.doctor;
  add_door(doctor, parsed.door);
  doctor.add_flag("--json", options.is_json, "As one JSON object");
  doctor.callback([&] {
    if (parsed.run) return;
    parsed.door.explains = true;
    const bool is_door =
        !parsed.door.path.empty() || !parsed.door.io.empty() || looks_like_a_door();
    const bool plays_door = is_door && !options.is_json;
    parsed.run = [&parsed, plays_door, is_door] {
      if (plays_door) return run_door(parsed.door);
      auto checks = check_installation(parsed.door.common);
      if (is_door) checks.push_back(check_call(parsed.door));
      return report(checks, parsed.doctor.is_json);
    };
  });

  CLI::App& dropfile = add_command(
      doctor, "dropfile", "Reads a drop file and tells everything in it",
      "\nThe file alone is read, nothing of the environment. A refusal ends with status 1.\n"
  );
  dropfile.add_option("PATH", options.path, "Drop file, or the directory that holds one")
      ->required();
  dropfile.add_option("--node", parsed.door.node, "Node number")->check(CLI::Range(1, 65535));
  dropfile.add_flag("--json", options.is_json, "As one JSON object");
  dropfile.callback([&] {
    parsed.run = [&] {
      options.node = parsed.door.node;
      return doctor_dropfile(options);
    };
  });

  CLI::App& telnet = add_command(
      doctor, "telnet", "Takes a telnet client's bytes on standard input and tells what they mean",
      "\nThe opening of the server counts as sent, unless --no-opening says otherwise.\n"
  );
  telnet.add_flag("--json", options.is_json, "As one JSON object");
  telnet.add_flag("--no-opening", options.is_without_opening, "The server has offered nothing");
  telnet.callback([&] {
    parsed.run = [&] {
      return doctor_telnet(options);
    };
  });

  CLI::App& rlogin = add_command(
      doctor, "rlogin", "Takes an rlogin client's bytes on standard input and tells what they mean"
  );
  rlogin.add_flag("--json", options.is_json, "As one JSON object");
  rlogin.callback([&] {
    parsed.run = [&] {
      return doctor_rlogin(options);
    };
  });
}

void add_engine_commands(CLI::App& app, ParsedOptions& parsed) {
  std::string requests;
  std::string examples;
  for (const GameRow& game : game_commands()) {
    requests +=
        fmt::format("Requests of {}: {}.\n", word_of(game), listed(game.commands.requests()));
    examples +=
        fmt::format("  echo '{}' | codemaker engine {}\n", game.commands.example, word_of(game));
  }
  CLI::App& engine_app = add_command(
      app, "engine", "The engines by JSON lines on standard input and output",
      fmt::format("\n{}Examples:\n{}", requests, examples)
  );
  engine_app.require_subcommand(1);
  for (const GameRow& game : game_commands()) {
    const auto title = ansi::capitalized(play::game_of(game.game).title);
    add_command(engine_app, word_of(game), title).callback([&parsed, &game] {
      parsed.run = [&game] {
        return run_engine(game.commands.requests());
      };
    });
  }
}

/// Those whose matches `bench` alone leaves out.
std::vector<std::string> games_with_long_matches() {
  std::vector<std::string> words;
  for (const GameRow& game : game_commands()) {
    if (game.commands.bench != game.commands.bench_in_minutes) words.push_back(word_of(game));
  }
  return words;
}

void add_restore_command(CLI::App& app, ParsedOptions& parsed) {
  RestoreOptions& options = parsed.restore;
  CLI::App& restore = add_command(
      app, "restore", "Leads damaged or lost tables and records back by their copies",
      "\nThe next call does it by itself. What is whole is left alone, unless --from names a "
      "copy.\n"
  );
  restore.add_option("WHAT", options.what, "scores, records or all")
      ->check(CLI::IsMember({"scores", "records", "all"}));
  restore.add_flag("--list", options.is_listed, "Lists the copies there are");
  restore.add_flag("--json", options.is_json, "The list as JSON");
  restore
      .add_option(
          "--from", options.copy, "The copy to take, as --list names it; games: runs of kept games"
      )
      ->type_name("COPY");
  restore.add_flag("--dry-run", options.is_trial, "Says what would be done");
  restore.add_flag("--undo", options.is_undone, "Takes back the latest --from");
  runs(restore, parsed, &ParsedOptions::restore, restore_data);
}

void add_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& door = add_command(app, "door", "Plays as a door; the same as giving PATH alone");
  add_door(door, parsed.door);
  door.callback([&] {
    parsed.run = [&] {
      return run_door(parsed.door);
    };
  });

  CLI::App& serve_app = add_command(
      app, "serve", "Its own server: callers come by telnet, by rlogin or in a browser",
      "\nPrints \"listening telnet ADDRESS:PORT\" for each address once it does. --telnet,\n"
      "--rlogin and --web can be given several times; none turns one off. SIGTERM ends the "
      "server.\n"
  );
  const auto listens = [&serve_app](const char* option, auto& addresses, const char* what) {
    serve_app.add_option(option, addresses, what)
        ->type_name("ADDRESS:PORT")
        ->allow_extra_args(false);
  };
  listens("--telnet", parsed.serve.telnet, "Where to listen; without it 127.0.0.1:2323");
  listens("--rlogin", parsed.serve.rlogin, "Where to listen for the callers of other boards");
  listens("--web", parsed.serve.web, "Where to listen for browsers");
  add_show(serve_app, parsed.door.show);
  add_common(serve_app, parsed.door.common);
  serve_app.callback([&] {
    parsed.run = [&] {
      return serve(parsed.serve);
    };
  });

  CLI::App& ssh_app = add_command(
      app, "ssh", "Plays with a caller whom sshd carries here: its ForceCommand",
      "\nWith ExposeAuthInfo in sshd_config a caller is known by their key.\n"
  );
  ssh_app
      .add_option("--name", parsed.ssh.name, "The name of the caller; without it they are asked")
      ->type_name("NAME");
  add_show(ssh_app, parsed.door.show);
  add_common(ssh_app, parsed.door.common);
  ssh_app.callback([&] {
    parsed.run = [&] {
      return play_over_ssh(parsed.ssh);
    };
  });
  add_callers_commands(app, parsed);
  CLI::App& bulletins_app = add_command(
      app, "bulletins", "Writes the Hall of Fame and other bulletins for the menus of your board"
  );
  bulletins_app
      .add_option("--to", parsed.bulletins.directory, "The directory; without it as configured")
      ->type_name("DIR");
  runs(bulletins_app, parsed, &ParsedOptions::bulletins, write_bulletins);
  CLI::App& maint_app = add_command(
      app, "maint", "The nightly work: copies, damage, what has expired, bulletins, the log",
      "\nFor cron or the nightly event of your board. Status 1: something is wrong that was not\n"
      "told before.\n"
  );
  runs(maint_app, parsed, &ParsedOptions::maint, maintain);
  add_restore_command(app, parsed);

  add_scores_commands(app, parsed);
  add_records_commands(app, parsed);
  add_players_commands(app, parsed);
  add_boards_commands(app, parsed);
  add_doctor_commands(app, parsed);

  add_install_command(app, parsed);
  add_engine_commands(app, parsed);

  CLI::App& bench = add_command(
      app, "bench", "Measures disk and processor, each figure beside its limit",
      fmt::format(
          "\nWithout a word it measures everything but the long matches of {}.\n"
          "Status 1: a limit was missed.\n",
          fmt::join(games_with_long_matches(), ", ")
      )
  );
  bench.require_subcommand(0, 1);
  bench.callback([&] {
    if (!parsed.run) parsed.run = bench_all;
  });
  const auto measures = [&](const std::string& name, const std::string& what, int (*work)()) {
    CLI::App& word = add_command(bench, name, what);
    word.callback([&parsed, work] {
      if (!parsed.run) parsed.run = work;
    });
    return &word;
  };
  measures("scores", "How soon scores are filed, by one writer and by sixteen", bench_scores);
  CLI::App& records =
      add_command(bench, "records", "Recorded games: how soon verified, kept and found");
  records.add_option("--games", parsed.games_of_bench, "How many the database has")
      ->check(CLI::Range(1000, 10'000'000));
  records.callback([&] {
    parsed.run = [&] {
      return bench_records(parsed.games_of_bench);
    };
  });
  for (const GameRow& game : game_commands()) {
    CLI::App& word = *measures(word_of(game), game.commands.measures, game.commands.bench);
    word.require_subcommand(0, 1);
    add_command(word, "ladder", "How strong each level is, alone")
        .callback([&parsed, work = game.commands.bench_ladder] { parsed.run = work; });
  }

  CLI::App& config_app =
      add_command(app, "config", "Prints the settings in force and their origin");
  config_app.add_option("FILE", parsed.config.check, "Checks this file instead");
  config_app.add_flag("--sample", parsed.config.wants_sample, "Prints a commented sample file");
  add_common(config_app, parsed.door.common);
  config_app.callback([&] {
    parsed.run = [&] {
      return show_config(parsed.config);
    };
  });
  add_manual_commands(app, parsed);
}

/// A word that is neither a command nor a file, and was not written like a path.
bool is_mistyped(const std::string& path) {
  const bool is_word = !path.empty() && path.find_first_of("./") == std::string::npos;
  return is_word && !io::exists(path);
}

LocalOrder local_order(const ParsedOptions& parsed) {
  if (parsed.is_sysop) return LocalOrder::sysop;
  return parsed.is_local ? LocalOrder::given : LocalOrder::none;
}

int run_default(const DoorOptions& options, LocalOrder local) {
  if (local != LocalOrder::none && (!options.path.empty() || !options.io.empty())) {
    complain("--local and --sysop are for play without a drop file and without --io; leave one of "
             "them out");
    return wrong_command_line;
  }
  if (is_mistyped(options.path)) {
    complain(fmt::format(
        "there is no command and no file \"{}\"; --help lists the commands",
        ansi::clean(options.path, 40)
    ));
    return wrong_command_line;
  }
  const bool is_told = !options.path.empty() || !options.io.empty();
  const bool is_door = is_told || (local == LocalOrder::none && looks_like_a_door());
  return is_door ? run_door(options) : play_here(options.common, options.show, local);
}

}  // namespace

std::optional<int> parse(int argc, char** argv, ParsedOptions& parsed) {
  CLI::App app{fmt::format(
      "codemaker, a BBS door of logic games: {}.\n\n"
      "Without a command it plays in this terminal. With a drop file or its directory, or when a\n"
      "board's environment names one, it is a door.",
      play::game_titles()
  )};
  app.footer(
      "\nExamples:\n"
      "  codemaker                          play here and now\n"
      "  codemaker /bbs/node1/DOOR32.SYS    a door\n"
      "  codemaker serve                    a telnet server on 127.0.0.1:2323\n"
      "  codemaker doctor dropfile .        what does the drop file here say?\n\n"
      "A path that is spelled like a command is written ./serve.\n"
      "Status: 0 after a call, 1 after a fault that the log explains, 2 for a wrong command line.\n"
  );
  app.set_version_flag("--version", fmt::format("codemaker {}", play::embedded::version));
  add_door(app, parsed.door);
  app.add_flag("--local", parsed.is_local, "Plays here, whoever has started the program");
  app.add_flag("--sysop", parsed.is_sysop, "Plays here in the name of the sysop in the config");
  add_commands(app, parsed);
  app.require_subcommand(0, 1);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : wrong_command_line;
  }
  if (const auto misplaced = misplaced_option(app)) {
    complain(*misplaced);
    return wrong_command_line;
  }
  parsed.share();
  return std::nullopt;
}

int run(int argc, char** argv) {
  ParsedOptions parsed;
  try {
    if (const auto status = parse(argc, argv, parsed)) return *status;
  } catch (const std::bad_alloc&) {
    return turn_away();
  }
  try {
    return parsed.run ? parsed.run() : run_default(parsed.door, local_order(parsed));
  } catch (const std::exception& error) {
    complain(fmt::format("the system refuses what this needs: {}", error.what()));
    return 1;
  }
}

}  // namespace codemaker::commands
