// The manual pages and what shells complete.
#include "commands/manual/completion.hpp"
#include "commands/manual/man_pages.hpp"
#include "config/settings.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::commands {
namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// A program with a word that has a word.
struct SmallProgram {
  CLI::App app{"A program.\n\nIt's small."};
  std::string name;
  std::string game;
  int node = 0;
  bool is_json = false;

  SmallProgram() {
    app.add_option("--node", node, "Node number")->check(CLI::Range(1, 99));
    CLI::App& scores = *app.add_subcommand("scores", "Shows the Hall of Fame");
    CLI::App& add = *scores.add_subcommand("add", "Enters a score");
    add.footer("\nA `path` is fine.\nExample:\n  echo '{\"a\\b\":1}' | codemaker\n.dots end it.\n");
    add.add_option("--game,--table", game, "Whose table")
        ->check(CLI::IsMember({"breaking", "masterix"}))
        ->required();
    add.add_option("--node", node, "Node number")->check(CLI::Range(1, 99));
    add.add_option("NAME", name, "Who");
    add.add_flag("--json", is_json, "As one JSON object");
  }

  [[nodiscard]] Command table() const { return command_table(app); }
};

TEST_CASE("what a value may be is known of an option") {
  const SmallProgram program;
  const Command table = program.table();
  const Command& add = table.words.front().words.front();
  CHECK(add.path == " scores add");
  const auto& parameters = add.parameters;
  const auto named = [&](std::string_view name) {
    return *std::ranges::find(parameters, name, [](const Parameter& parameter) {
      return std::string_view{parameter.names.back()};
    });
  };
  CHECK(named("--table").names == std::vector<std::string>{"--game", "--table"});
  CHECK(named("--table").choices == std::vector<std::string>{"breaking", "masterix"});
  CHECK(named("--table").is_required);
  CHECK(named("--node").value == "N");
  CHECK(named("--node").range == "1 to 99");
  CHECK(named("--json").value.empty());
  CHECK_FALSE(named("NAME").is_option());
}

TEST_CASE("the manual page tells each command with what it takes") {
  const SmallProgram program;
  const std::string page = man_page(program.table(), {"1.2.3", "2026-11-23"});
  CHECK(page.starts_with(".TH CODEMAKER 1 2026-11-23 \"codemaker 1.2.3\""));
  CHECK(has(page, "\n.SS codemaker scores add\nEnters a score.\n"));
  CHECK(
      has(page, "\n.TP\n\\fB\\-\\-game\\fR, \\fB\\-\\-table\\fR \\fBbreaking\\fR|\\fBmasterix\\fR\n"
                "Whose table; it has to be given.\n")
  );
  CHECK(has(page, "\n.TP\n\\fB\\-\\-node\\fR \\fIN\\fR\nNode number (1 to 99).\n"));
}

TEST_CASE("an option that the program has itself is explained once in the manual page") {
  const SmallProgram program;
  const std::string page = man_page(program.table(), {"1.2.3", "2026-11-23"});
  const auto first = page.find("Node number");
  CHECK(page.find("Node number", first + 1) == std::string::npos);
  CHECK(has(page, "These mean the same as above: \\fB\\-\\-node\\fR.\n"));
}

TEST_CASE("a manual page shows quotes, backslashes and dots as they were written") {
  const SmallProgram program;
  const std::string page = man_page(program.table(), {"1.2.3", "2026-11-23"});
  CHECK(has(page, "\nIt\\(aqs small.\n"));
  CHECK(has(page, "\nA \\(gapath\\(ga is fine.\n"));
  CHECK(has(page, "\n.EX\necho \\(aq{\"a\\eb\":1}\\(aq | codemaker\n.EE\n"));
  CHECK(has(page, "\n\\&.dots end it.\n"));
}

TEST_CASE("the manual page of the config has every setting with its default") {
  const std::string page = config_man_page({"1.2.3", "2026-11-23"});
  for (const config::Setting& setting : config::all_settings())
    CHECK(has(page, "\n.TP\n\\fB" + std::string{setting.key} + "\\fR = "));
}

TEST_CASE("every shell is told the words, the options and what may stand behind them") {
  const SmallProgram program;
  for (const std::string_view shell : known_shells()) {
    INFO(shell);
    const std::string script = completion(program.table(), shell);
    CHECK(has(script, "' scores add'"));
    CHECK(has(script, "breaking masterix"));
    CHECK(has(script, "json"));
  }
}

}  // namespace
}  // namespace codemaker::commands
