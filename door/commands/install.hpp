/// `codemaker install`: what a board has to be told, with the paths of this machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace codemaker::commands {

/// What is asked for.
struct InstallOptions {
  std::string bbs;      ///< one of `known_boards`
  std::string write;    ///< directory to write the files to; empty: they are printed
  std::string program;  ///< what the board starts; empty: this program
};

/// A file or a snippet for a board.
struct BoardFile {
  std::string name;
  std::string content;
  bool is_script = false;  ///< wants to be executable
};

/// The boards by the words of `--bbs`.
[[nodiscard]] const std::vector<std::string>& known_boards();

/// What this board needs; `program` is the path of codemaker.
[[nodiscard]] std::vector<BoardFile> files_for(const std::string& bbs, const std::string& program);

/// Prints or writes them; 1 if a file cannot be written. What is there already is never
/// overwritten.
[[nodiscard]] int install(const InstallOptions& options);

}  // namespace codemaker::commands
