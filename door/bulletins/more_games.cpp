#include "bulletins/more_games.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <vector>

namespace codemaker::bulletins {
namespace {

using Games = std::vector<const play::Game*>;

std::string key_of_game(const play::Game& game) {
  return ansi::upper_case(engine::name(game.id));
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size() - 1);
    lines.emplace_back(text.substr(0, end + 1));
    text.remove_prefix(end + 1);
  }
  return lines;
}

/// Puts one text in the place of another wherever that stands.
void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// The title of a column, with the blanks behind it.
void replace_title(std::string& heading, const play::Game& from, const play::Game& to) {
  const auto at = heading.find(ansi::capitalized(from.title));
  if (at == std::string::npos) return;
  const auto width = heading.find('|', at) - at;
  heading.replace(at, width, fmt::format("{:<{}}", ansi::capitalized(to.title), width));
}

/// A line of the tables without the columns behind the first ones.
std::string first_columns(const std::string& line, std::size_t columns, std::string_view between) {
  std::size_t end = 0;
  for (std::size_t column = 0; column <= columns && end != std::string::npos; ++column)
    end = line.find(between, column == 0 ? end : end + 1);
  return end == std::string::npos ? line : line.substr(0, end) + "\n";
}

/// The first and its rule.
constexpr std::size_t rows_of_heading = 2;

/// How many rows of some tables, one below the other, there is room for on a screen; never none.
std::size_t rows_that_fit(std::size_t lines, std::size_t tables) {
  constexpr std::size_t screen = 23;
  const std::size_t room = (screen - std::min(lines, screen)) / tables;
  return std::max(room, rows_of_heading + 2) - rows_of_heading - 1;
}

/// The tables of some games, made of those that stand in the lines.
std::string tables_like(
    std::span<const std::string> lines, const Games& shown, std::span<const play::Game* const> more
) {
  std::string tables = "\n";
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view between = at == 0 ? "  |11" : at == 1 ? "  ─" : "  |";
    std::string line = first_columns(lines[at], more.size(), between);
    for (std::size_t game = 0; game < more.size(); ++game) {
      if (at == 0) replace_title(line, *shown[game], *more[game]);
      replace_all(line, key_of_game(*shown[game]), key_of_game(*more[game]));
    }
    tables += line;
  }
  return tables;
}

}  // namespace

std::string with_all_games(std::string_view ours) {
  Games shown;
  Games more;
  for (const play::Game& game : play::games()) {
    const bool is_shown = ours.find(key_of_game(game)) != std::string_view::npos;
    (is_shown ? shown : more).push_back(&game);
  }
  if (shown.empty() || more.empty()) return std::string{ours};
  const std::vector<std::string> lines = lines_of(ours);
  const auto has_game = [&](const std::string& line) {
    return line.find(key_of_game(*shown.front())) != std::string::npos;
  };
  const auto rows = std::ranges::find_if(lines, has_game);
  const auto last = std::find_if_not(rows, lines.end(), has_game);
  const auto first = rows - static_cast<std::ptrdiff_t>(rows_of_heading);
  const std::size_t tables = (more.size() + shown.size() - 1) / shown.size();
  const auto most = static_cast<std::ptrdiff_t>(rows_that_fit(lines.size(), tables));
  const auto pattern_end = rows + std::min(most, last - rows);
  std::string text;
  for (auto line = lines.begin(); line != last; ++line)
    text += *line;
  for (std::span<const play::Game* const> left = more; !left.empty();) {
    const auto row = left.first(std::min(left.size(), shown.size()));
    text += tables_like({first, pattern_end}, shown, row);
    left = left.subspan(row.size());
  }
  for (auto line = last; line != lines.end(); ++line)
    text += *line;
  return text;
}

}  // namespace codemaker::bulletins
