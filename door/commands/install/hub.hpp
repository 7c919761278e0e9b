/// What other boards have to be told so that their callers come to this server by rlogin.
#pragma once

#include <string>

namespace codemaker::commands {

/// As the sysop sends it to another one.
struct HubOptions {
  std::string address;            ///< HOST:PORT; empty: nothing of this is asked for
  std::string tag = "TAG";        ///< of the other board
  std::string secret = "SECRET";  ///< of the other board
};

/// The texts for all boards that can call, to be sent as they are.
[[nodiscard]] std::string hub_text(const HubOptions& hub);

}  // namespace codemaker::commands
