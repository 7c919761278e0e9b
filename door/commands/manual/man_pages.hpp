/// Manual pages for `man`.
#pragma once

#include "commands/manual/command_table.hpp"

#include <string>
#include <string_view>

namespace codemaker::commands {

/// What stands at the edges of a page.
struct Release {
  std::string_view version;  ///< `1.2.3`
  std::string_view date;     ///< `2026-11-23`
};

/// codemaker(1): every command with all it takes.
[[nodiscard]] std::string man_page(const Command& program, const Release& release);

/// codemaker.toml(5): every setting.
[[nodiscard]] std::string config_man_page(const Release& release);

/// codemaker-keys(6): what callers press.
[[nodiscard]] std::string keys_man_page(const Release& release);

}  // namespace codemaker::commands
