#include "commands/board_of_before.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <map>
#include <string_view>
#include <utility>

namespace codemaker::commands {
namespace {

/// Boards that are ways to call, or come from elsewhere.
bool is_no_board_here(std::string_view board, const config::Settings& settings) {
  static constexpr std::array<std::string_view, 4> ways{"telnet", "web", "ssh", "local"};
  const bool is_way = std::ranges::count(ways, board) > 0 || board == settings.serve_web_board;
  const bool is_of_hub = board.ends_with('?') ||
                         std::ranges::count(settings.serve_boards, board, &config::Board::tag) > 0;
  return is_way || is_of_hub;
}

}  // namespace

std::string board_of_before(const scores::Hall& hall, const config::Settings& settings) {
  std::map<std::string, int> rows;
  for (std::size_t at = 0; at < engine::ranked_games.size(); ++at) {
    for (const scores::Entry& row : hall.rows(engine::ranked_games.at(at)))
      if (!is_no_board_here(row.player.board, settings)) ++rows[row.player.board];
  }
  if (rows.empty() || rows.contains(settings.board)) return {};
  return std::ranges::max_element(rows, {}, &std::pair<const std::string, int>::second)->first;
}

std::string words_for_other_board(const std::string& before, const config::Settings& settings) {
  return fmt::format(
      "the tables know nobody of \"{}\", but players of \"{}\", who are others now", settings.board,
      before
  );
}

}  // namespace codemaker::commands
