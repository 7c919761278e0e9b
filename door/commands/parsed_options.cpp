#include "commands/parsed_options.hpp"

#include "config/settings.hpp"
#include "engine/ranked_game.hpp"
#include "io/door/line_order.hpp"

#include <fmt/format.h>

namespace codemaker::commands {
namespace {

std::string check_io(const std::string& io) {
  if (io::parse_line_order(io)) return "";
  return fmt::format("must be {}", io::line_order_forms);
}

std::string in_words_of_today(std::string& mode) {
  mode = config::mode_of_today(mode);
  return "";
}

/// The command that was given, or the program itself.
const CLI::App& chosen_command(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : chosen_command(*chosen.front());
}

bool is_given(const CLI::Option* option) {
  return option->count() > 0;
}

}  // namespace

void ParsedOptions::share() {
  serve.common = ssh.common = callers.common = bulletins.common = maint.common = door.common;
  restore.common = door.common;
  scores.common = config.common = records.common = players.common = boards.common = door.common;
  serve.show = ssh.show = door.show;
  for (std::string* const game : {&scores.game, &records.game})
    *game = first_said(*game, door.show.game);
}

std::vector<std::string> game_words() {
  std::vector<std::string> words;
  words.reserve(engine::ranked_games.size());
  for (const engine::RankedGame game : engine::ranked_games)
    words.emplace_back(engine::name(game));
  return words;
}

void add_common(CLI::App& app, CommonOptions& options) {
  app.add_option("--data", options.data, "Directory of SCORES.DAT and the log")->type_name("DIR");
  app.add_option(
         "--config", options.config,
         "Settings; without it codemaker.toml beside the program or in /etc/codemaker"
  )
      ->type_name("FILE");
}

void add_show(CLI::App& app, ShowOptions& options) {
  app.add_option("--charset", options.charset, "Characters sent to the caller")
      ->check(CLI::IsMember({"auto", "cp437", "utf8", "ascii"}));
  app.add_option("--mode", options.mode, "Presentation the caller begins with")
      ->transform(CLI::Validator(in_words_of_today, ""))
      ->check(CLI::IsMember({"auto", "full", "small", "lines"}));
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
      ->check(CLI::IsMember(game_words()));
  add_show(app, options.show);
  add_common(app, options.common);
}

CLI::App& add_command(
    CLI::App& app, const std::string& name, const std::string& what, const std::string& more
) {
  CLI::App& command = *app.add_subcommand(name, what);
  command.footer(more);
  return command;
}

std::optional<std::string> misplaced_option(const CLI::App& app) {
  const CLI::App& command = chosen_command(app);
  for (const CLI::App* above = command.get_parent(); above != nullptr;
       above = above->get_parent()) {
    for (const CLI::Option* option : above->get_options(is_given)) {
      const std::string name = option->get_name();
      const CLI::Option* const same = command.get_option_no_throw(name);
      if (same == nullptr) {
        return fmt::format("{} does nothing for {}; leave it out", name, command.get_name());
      }
      if (is_given(same)) return fmt::format("{} is given twice; give it once", name);
    }
  }
  return std::nullopt;
}

}  // namespace codemaker::commands
