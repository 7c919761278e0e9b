/// Paths and commands of ours in cures, which are typed as they stand.
#pragma once

#include "io/posix/process.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace codemaker::commands {

/// The path as a shell takes it: quoted where it has a letter that means something else there.
[[nodiscard]] inline std::string in_shell(std::string_view path) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%";
  if (!path.empty() && path.find_first_not_of(plain) == std::string_view::npos)
    return std::string{path};
  std::string quoted = "'";
  for (const char letter : path)
    letter == '\'' ? quoted += "'\\''" : quoted += letter;
  return quoted + "'";
}

/// From wherever a cure is typed.
[[nodiscard]] inline std::string whole(const std::string& path) {
  return std::filesystem::absolute(path).lexically_normal().string();
}

/// A command of this program for these data, from whatever directory and PATH it is typed.
[[nodiscard]] inline std::string own_command(std::string_view words, const std::string& directory) {
  return in_shell(io::program_path()) + " " + std::string{words} + " --data " + in_shell(directory);
}

}  // namespace codemaker::commands
