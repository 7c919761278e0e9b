/// Golden screens: what terminals of three depths and three character sets show of every screen,
/// painted for them and read back from the model terminal.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace codemaker::tests {

struct Golden {
  std::map<std::string, std::string> texts;   ///< by the screen's name
  std::map<std::string, std::string> sights;  ///< by the screen's name and the kind of terminal
  std::vector<std::string> faults;            ///< where a terminal did not show what was meant
};

/// All of them. A text has the rows as UTF-8 shows them, their colors in 24 bits as a letter each,
/// and a hash of what each kind of terminal shows. A sight is that itself, to look for what
/// differs behind a hash.
[[nodiscard]] Golden golden_screens();

/// All screens as bytes for a terminal of UTF-8, and what it has to show after each: lines of JSON
/// that tests/e2e/judge.js takes.
[[nodiscard]] std::vector<std::string> painted_screens();

}  // namespace codemaker::tests
