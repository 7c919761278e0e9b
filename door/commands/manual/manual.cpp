#include "commands/manual/manual.hpp"

#include "commands/manual/completion.hpp"
#include "commands/manual/man_pages.hpp"
#include "commands/manual/reference.hpp"
#include "commands/parsed_options.hpp"

#include "play/drawing/embedded.hpp"

#include <cstdio>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

constexpr std::string_view config_page = "codemaker.toml";
constexpr std::string_view reference_page = "reference";
constexpr std::string_view keys_page = "keys";

/// The command line is gone when a command runs, so its text is made before.
void prints(ParsedOptions& parsed, std::string text) {
  parsed.run = [text = std::move(text)] {
    fmt::print("{}", text);
    return 0;
  };
}

}  // namespace

void add_manual_commands(CLI::App& app, ParsedOptions& parsed) {
  CLI::App& man = add_command(
      app, "man", "Prints the manual page, for man; reference is Markdown",
      "\nExample:\n  codemaker man | man -l -\n"
  );
  man.add_option("PAGE", parsed.manual.page, "Which page; without it that of the program")
      ->check(CLI::IsMember(std::vector<std::string>{
          "codemaker", std::string{config_page}, std::string{keys_page},
          std::string{reference_page}}));
  man.callback([&app, &parsed] {
    const Release release{play::embedded::version, play::embedded::released};
    const std::string& wanted = parsed.manual.page;
    if (wanted == config_page) return prints(parsed, config_man_page(release));
    if (wanted == keys_page) return prints(parsed, keys_man_page(release));
    const Command program = command_table(app);
    prints(parsed, wanted == reference_page ? reference(program) : man_page(program, release));
  });

  CLI::App& completes = add_command(
      app, "completion", "Prints what a shell completes on the command line",
      "\nExample:\n  source <(codemaker completion bash)\n"
  );
  const auto shells = known_shells();
  completes.add_option("SHELL", parsed.manual.shell, "Which shell")
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>{shells.begin(), shells.end()}));
  completes.callback([&app, &parsed] {
    prints(parsed, completion(command_table(app), parsed.manual.shell));
  });
}

}  // namespace codemaker::commands
