/// `codemaker ssh`: a caller whom OpenSSH carries here (`ForceCommand`).
#pragma once

#include "commands/options.hpp"

#include <string>

namespace codemaker::commands {

/// What is said on the command line; the rest is in the config, under `[serve]`, too.
struct SshOptions {
  CommonOptions common;
  ShowOptions show;
  std::string name;  ///< of the caller; empty: the key knows it, or they are asked
};

/// Returns the exit status. Who came with a key is known by it from the second call on (sshd needs
/// `ExposeAuthInfo yes`); everybody else is as a caller of `serve`.
[[nodiscard]] int play_over_ssh(const SshOptions& options);

}  // namespace codemaker::commands
