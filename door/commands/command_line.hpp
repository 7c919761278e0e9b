/// The command line.
#pragma once

namespace codemaker::commands {

/// Parses the command line and runs what it asks for. Returns the exit status: 2 if it is wrong.
[[nodiscard]] int run(int argc, char** argv);

}  // namespace codemaker::commands
