#include "commands/doctor/score_words.hpp"

#include "commands/doctor/in_shell.hpp"
#include "commands/scores/working.hpp"
#include "scores/edits.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {

std::string naming_board(const std::string& board, const Settled& settled) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ._-";
  if (board.find_first_not_of(plain) != std::string::npos)
    return fmt::format("in the config, unless it was meant: board = \"{}\"", board);
  const std::string line = fmt::format("board = \"{}\"", board);
  if (settled.file.empty()) {
    return fmt::format("mkdir -p /etc/codemaker; echo '{}' >> /etc/codemaker/codemaker.toml", line);
  }
  const std::string file = in_shell(std::filesystem::absolute(settled.file).string());
  return settled.parsed.lines.contains("board")
             ? fmt::format("sed -i 's|^ *board *=.*|{}|' {}", line, file)
             : fmt::format("sed -i '1i {}' {}", line, file);
}

std::string damaged_text(scores::Disk& disk, std::size_t rows) {
  const auto missing = scores::missing_runs(disk);
  const std::size_t more = missing ? missing->size() : 0;
  return fmt::format(
      "SCORES.DAT is damaged, and no copy of it is whole; {} can be read{}",
      rows == 0 ? "no row of it" : count_text(rows) + " of it",
      more == 0 ? "" : fmt::format(", and kept games have {}", count_text(more))
  );
}

}  // namespace codemaker::commands
