/// The command line.
#pragma once

#include <optional>

namespace codemaker::commands {

struct ParsedOptions;

/// Fills in what the command line says. The exit status if there is nothing more to do: a help was
/// printed, or the command line is wrong (2) and that was said.
[[nodiscard]] std::optional<int> parse(int argc, char** argv, ParsedOptions& parsed);

/// Parses the command line and runs what it asks for. Returns the exit status: 2 if it is wrong.
[[nodiscard]] int run(int argc, char** argv);

}  // namespace codemaker::commands
