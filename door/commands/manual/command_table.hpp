/// The command line as a value: manual pages and completion are made from it, so they say what the
/// program takes.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace codemaker::commands {

/// An option, or what stands behind a command without one.
struct Parameter {
  std::vector<std::string> names;    ///< `--game`, `--table`; what stands there without one: `PATH`
  std::string about;                 ///< a sentence without its full stop
  std::string value;                 ///< `DIR`, `TEXT`; empty: a flag, or no option
  std::vector<std::string> choices;  ///< the words that the value may be; empty: it is free
  std::string range;                 ///< `1 to 65535`; empty: it has none
  bool is_required = false;

  /// True for what begins with a dash.
  [[nodiscard]] bool is_option() const { return names.front().front() == '-'; }

  friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// A command, and its words.
struct Command {
  std::string path;   ///< with a space before each word: ` scores add`; empty: the program itself
  std::string about;  ///< a sentence without its full stop; of the program itself, several
  std::string more;   ///< what its help says at the end
  std::vector<Parameter> parameters;
  std::vector<Command> words;
};

/// All that `app` takes.
[[nodiscard]] Command command_table(const CLI::App& app);

/// The command and all that stand below it, in the order of the help.
[[nodiscard]] std::vector<const Command*> with_all_below(const Command& command);

}  // namespace codemaker::commands
