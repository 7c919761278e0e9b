#include "commands/command_line.hpp"

#include "commands/bench.hpp"
#include "commands/doctor.hpp"
#include "commands/doctor_checks.hpp"
#include "commands/door.hpp"
#include "commands/engine_breaking.hpp"
#include "commands/engine_eggcarton.hpp"
#include "commands/engine_masterix.hpp"
#include "commands/install.hpp"
#include "commands/play_here.hpp"
#include "commands/scores.hpp"
#include "commands/serve.hpp"
#include "commands/show_config.hpp"
#include "engine/ranked_game.hpp"
#include "io/line_order.hpp"

#include "ansi/text.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <functional>
#include <unistd.h>

namespace codemaker::commands {
namespace {

constexpr int wrong_command_line = 2;

/// Everything the command line can fill in, and what is to be run.
struct Wishes {
  DoorOptions door;
  ServeOptions serve;
  ScoresOptions scores;
  DoctorOptions doctor;
  ConfigOptions config;
  InstallOptions install;
  std::function<int()> run;
};

void add_common(CLI::App& app, CommonOptions& options) {
  app.add_option("--data", options.data, "Directory of SCORES.DAT and the log")->type_name("DIR");
  app.add_option(
         "--config", options.config, "Settings; without it codemaker.toml beside the program"
  )
      ->type_name("FILE");
}

void add_show(CLI::App& app, ShowOptions& options) {
  app.add_option("--charset", options.charset, "Characters sent to the caller")
      ->check(CLI::IsMember({"auto", "cp437", "utf8", "ascii"}));
  app.add_option("--mode", options.mode, "Presentation the caller begins with")
      ->check(CLI::IsMember({"auto", "full", "lean", "line"}));
}

std::string check_io(const std::string& io) {
  if (io::parse_line_order(io)) return "";
  return fmt::format("must be {}", io::line_order_forms);
}

void add_door(CLI::App& app, DoorOptions& options) {
  app.add_option("PATH", options.path, "Drop file, or the directory that holds one");
  app.add_option("--io", options.io, fmt::format("The caller's line: {}", io::line_order_forms))
      ->check(check_io);
  app.add_flag("--probe", options.probes, "Asks the caller's terminal what it is");
  app.add_option("--baud", options.show.baud, "Speed of the line in bits per second")
      ->check(CLI::Range(1, 10'000'000));
  app.add_option("--node", options.node, "Node number")->check(CLI::Range(1, 65535));
  app.add_option("--game", options.show.game, "Goes straight to this game")
      ->check(CLI::IsMember({"breaking", "masterix", "eggcarton"}));
  add_show(app, options.show);
  add_common(app, options.common);
}

CLI::App& add_command(CLI::App& app, const char* name, const char* what, const char* more = "") {
  CLI::App& command = *app.add_subcommand(name, what);
  command.footer(more);
  return command;
}

std::vector<std::string> table_names() {
  std::vector<std::string> names;
  for (const engine::RankedGame game : engine::ranked_games) {
    names.emplace_back(engine::name(game));
  }
  return names;
}

void add_scores_commands(CLI::App& app, Wishes& wishes) {
  CLI::App& scores = add_command(
      app, "scores", "Shows and edits the Hall of Fame",
      "\nExamples:\n  codemaker scores list --json\n"
      "  codemaker scores add --table breaking --name Ada --score 120 --level 4\n"
      "  codemaker scores remove --table breaking --place 3\n"
  );
  scores.require_subcommand(1);
  ScoresOptions& options = wishes.scores;
  const auto table = [&](CLI::App& command) {
    return command.add_option("--table", options.table, "Which table")
        ->check(CLI::IsMember(table_names()));
  };
  const auto runs = [&wishes](CLI::App& command, int (*work)(const ScoresOptions&)) {
    add_common(command, wishes.scores.common);
    command.callback([&wishes, work] {
      wishes.run = [&wishes, work] {
        return work(wishes.scores);
      };
    });
  };

  CLI::App& list = add_command(scores, "list", "Prints the tables");
  table(list);
  list.add_flag("--json", options.is_json, "As one JSON object: table name to rows");
  runs(list, list_scores);

  CLI::App& add = add_command(scores, "add", "Enters a score by the rules of the table");
  table(add)->required();
  add.add_option("--name", options.name, "At most 11 characters")->required();
  add.add_option("--score", options.score, "Points")
      ->required()
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000'000}));
  add.add_option("--level", options.level, "Last level")
      ->required()
      ->check(CLI::Range(1U, 1'000'000U));
  add.add_option("--board", options.board, "Board; without it the one of the config");
  runs(add, add_score);

  CLI::App& remove = add_command(scores, "remove", "Takes a row out");
  table(remove)->required();
  remove.add_option("--place", options.place, "Its place in the table")
      ->required()
      ->check(CLI::Range(std::size_t{1}, std::size_t{10}));
  runs(remove, remove_score);

  runs(
      add_command(scores, "reset", "Empties every table and keeps a copy of the file"), reset_scores
  );
}

void add_doctor_commands(CLI::App& app, Wishes& wishes) {
  CLI::App& doctor = add_command(
      app, "doctor", "Says what is wrong, or what the program understood",
      "\nBy the sysop: looks at config, data directory, lock and scores; status 1 if there is a "
      "fault.\n"
      "As the door (with a drop file, or where a board starts it): tells the caller, on his own\n"
      "screen, what was found, and shows what his keys send.\n"
  );
  doctor.require_subcommand(0, 1);
  DoctorOptions& options = wishes.doctor;
  add_door(doctor, wishes.door);
  doctor.add_flag("--json", options.is_json, "As one JSON object");
  doctor.callback([&] {
    if (wishes.run) return;
    wishes.door.explains = true;
    const bool is_door =
        !wishes.door.path.empty() || !wishes.door.io.empty() || looks_like_a_door();
    const bool plays_door = is_door && !options.is_json;
    wishes.run = [&wishes, plays_door, is_door] {
      if (plays_door) return run_door(wishes.door);
      auto checks = check_installation(wishes.door.common);
      if (is_door) checks.push_back(check_call(wishes.door));
      return report(checks, wishes.doctor.is_json);
    };
  });

  CLI::App& dropfile = add_command(
      doctor, "dropfile", "Reads a drop file and tells everything in it",
      "\nThe file alone is read, nothing of the environment. A refusal ends with status 1.\n"
  );
  dropfile.add_option("PATH", options.path, "Drop file, or the directory that holds one")
      ->required();
  dropfile.add_option("--node", options.node, "Node number")->check(CLI::Range(1, 65535));
  dropfile.add_flag("--json", options.is_json, "As one JSON object");
  dropfile.callback([&] {
    wishes.run = [&] {
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
    wishes.run = [&] {
      return doctor_telnet(options);
    };
  });

  CLI::App& rlogin = add_command(
      doctor, "rlogin", "Takes an rlogin client's bytes on standard input and tells what they mean"
  );
  rlogin.add_flag("--json", options.is_json, "As one JSON object");
  rlogin.callback([&] {
    wishes.run = [&] {
      return doctor_rlogin(options);
    };
  });
}

void add_commands(CLI::App& app, Wishes& wishes) {
  CLI::App& door = add_command(app, "door", "Plays as a door; the same as giving PATH alone");
  add_door(door, wishes.door);
  door.callback([&] {
    wishes.run = [&] {
      return run_door(wishes.door);
    };
  });

  CLI::App& serve_app = add_command(
      app, "serve", "Its own server: callers come by telnet",
      "\nPrints \"listening telnet ADDRESS:PORT\" once it does. SIGTERM ends it.\n"
  );
  serve_app
      .add_option("--telnet", wishes.serve.telnet, "Where to listen; without it 127.0.0.1:2323")
      ->type_name("ADDRESS:PORT");
  add_show(serve_app, wishes.serve.show);
  add_common(serve_app, wishes.serve.common);
  serve_app.callback([&] {
    wishes.run = [&] {
      return serve(wishes.serve);
    };
  });

  add_scores_commands(app, wishes);
  add_doctor_commands(app, wishes);

  CLI::App& install_app = add_command(
      app, "install", "Prints what your board has to be told, with the paths of this machine",
      "\nExample:\n  codemaker install --bbs=synchronet --write /sbbs/xtrn/codemaker\n"
  );
  install_app.add_option("--bbs", wishes.install.bbs, "Which board")
      ->required()
      ->check(CLI::IsMember(known_boards()));
  install_app
      .add_option("--write", wishes.install.write, "Writes the files there; nothing is overwritten")
      ->type_name("DIR");
  install_app.callback([&] {
    wishes.run = [&] {
      return install(wishes.install);
    };
  });

  CLI::App& engine_app = add_command(
      app, "engine", "The engines by JSON lines on standard input and output",
      "\nRequests of breaking: rules, mark, best, solve, solve_all, review.\n"
      "Requests of masterix and eggcarton: rules, moves, play, perft, deal, best. Examples:\n"
      "  echo '{\"do\":\"best\",\"history\":[[\"1122\",[1,1]]]}' | codemaker engine breaking\n"
      "  echo '{\"do\":\"deal\",\"seed\":\"1\"}' | codemaker engine masterix\n"
      "  echo '{\"do\":\"deal\",\"seed\":\"500001\"}' | codemaker engine eggcarton\n"
  );
  engine_app.require_subcommand(1);
  const auto answers = [&](const char* name, const char* what, EngineAnswer answer_to) {
    add_command(engine_app, name, what).callback([&wishes, answer_to] {
      wishes.run = [answer_to] {
        return run_engine(answer_to);
      };
    });
  };
  answers("breaking", "Code breaking", answer_breaking);
  answers("masterix", "Masterix", answer_masterix);
  answers("eggcarton", "Egg Carton", answer_eggcarton);

  CLI::App& bench = add_command(
      app, "bench", "Measures what we promise, each figure beside its limit",
      "\nWithout a word it measures everything but the long matches of masterix.\n"
      "Status 1: a limit was missed.\n"
  );
  bench.require_subcommand(0, 1);
  bench.callback([&] {
    if (!wishes.run) wishes.run = bench_all;
  });
  const auto measures = [&](const char* name, const char* what, int (*work)()) {
    add_command(bench, name, what).callback([&wishes, work] { wishes.run = work; });
  };
  measures("bytes", "Bytes on the wire in a scripted game", bench_bytes);
  measures("start", "A door's start and its memory", bench_start);
  measures("breaking", "Speed and strength of code breaking, about 3 minutes", bench_breaking);
  measures("masterix", "Bytes, speed and strength of Masterix, about 10 minutes", bench_masterix);
  measures(
      "eggcarton", "Bytes, speed and strength of Egg Carton, about 4 minutes", bench_eggcarton
  );

  CLI::App& config_app =
      add_command(app, "config", "Prints the settings in force and their origin");
  config_app.add_option("FILE", wishes.config.check, "Checks this file instead");
  config_app.add_flag("--sample", wishes.config.wants_sample, "Prints a commented sample file");
  add_common(config_app, wishes.config.common);
  config_app.callback([&] {
    wishes.run = [&] {
      return show_config(wishes.config);
    };
  });
}

/// A word that is neither a command nor a file, and was not written like a path.
bool is_mistyped(const std::string& path) {
  const bool is_word = !path.empty() && path.find_first_of("./") == std::string::npos;
  return is_word && ::access(path.c_str(), F_OK) != 0;
}

int run_default(const DoorOptions& options) {
  if (is_mistyped(options.path)) {
    fmt::print(
        stderr, "codemaker: there is no command and no file \"{}\"; --help lists the commands\n",
        ansi::clean(options.path, 40)
    );
    return wrong_command_line;
  }
  const bool is_door = !options.path.empty() || !options.io.empty() || looks_like_a_door();
  return is_door ? run_door(options) : play_here(options.common, options.show);
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app{
      "codemaker, a BBS door of three logic games: code breaking, Masterix and Egg Carton.\n\n"
      "Without a command it plays in this terminal. With a drop file or its directory, or when a\n"
      "board's environment names one, it is a door."};
  app.footer(
      "\nExamples:\n"
      "  codemaker                          play here and now\n"
      "  codemaker /bbs/node1/DOOR32.SYS    a door\n"
      "  codemaker serve                    a telnet server on 127.0.0.1:2323\n"
      "  codemaker doctor dropfile .        what does the drop file here say?\n\n"
      "A path that is spelled like a command is written ./serve.\n"
      "Status: 0 after a call, 1 after a fault that the log explains, 2 for a wrong command line.\n"
  );
  app.set_version_flag("--version", "codemaker " CODEMAKER_VERSION);
  Wishes wishes;
  add_door(app, wishes.door);
  add_commands(app, wishes);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : wrong_command_line;
  }
  try {
    return wishes.run ? wishes.run() : run_default(wishes.door);
  } catch (const std::exception& error) {
    fmt::print(stderr, "codemaker: the system refuses what this needs: {}\n", error.what());
    return 1;
  }
}

}  // namespace codemaker::commands
