/// What each board needs, with the path of codemaker.
#pragma once

#include <string>
#include <vector>

namespace codemaker::commands {

/// A file or a snippet for a board.
struct BoardFile {
  std::string name;
  std::string content;
  bool is_script = false;  ///< wants to be executable
  bool is_text = true;     ///< may be printed
};

using BoardFiles = std::vector<BoardFile>;

[[nodiscard]] BoardFiles for_synchronet(const std::string& program);
[[nodiscard]] BoardFiles for_wwiv(const std::string& program);
[[nodiscard]] BoardFiles for_enigma(const std::string& program);
[[nodiscard]] BoardFiles for_mystic(const std::string& program);
[[nodiscard]] BoardFiles for_talisman(const std::string& program);
[[nodiscard]] BoardFiles for_mbse(const std::string& program);
[[nodiscard]] BoardFiles for_binktermphp(const std::string& program);
[[nodiscard]] BoardFiles for_vision3(const std::string& program);

}  // namespace codemaker::commands
