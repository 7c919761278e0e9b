#include "play/catalog/link.hpp"

#include "ansi/text.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace codemaker::play {
namespace {

using engine::RankedGame;
using engine::records::Day;

/// What stands between the slashes; empty for a path that does not begin with one.
std::vector<std::string> parts_of(std::string_view path) {
  std::vector<std::string> parts;
  while (path.starts_with('/')) {
    path.remove_prefix(1);
    const auto end = std::min(path.find('/'), path.size());
    std::string part{path.substr(0, end)};
    std::ranges::transform(part, part.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    parts.push_back(std::move(part));
    path.remove_prefix(end);
  }
  return parts;
}

std::optional<RankedGame> game_of_link(std::string_view word) {
  const auto found =
      std::ranges::find_if(games(), [&](const Game& game) { return game.puzzle.link == word; });
  return found == games().end() ? std::nullopt : std::optional{found->id};
}

Link link_of_day(const std::vector<std::string>& parts) {
  if (parts.size() == 2 && parts.back() == "today") return {.to = Link::To::daily};
  Link link{.to = Link::To::daily, .game = game_of_link(parts.back())};
  const bool has_day = parts.size() == 3;
  if (has_day) link.day = engine::records::parse_date(parts[1]);
  const bool is_whole = link.game && has_day == link.day.has_value();
  return is_whole ? link : Link{};
}

Link link_of_word(const std::vector<std::string>& parts) {
  Link link{.to = Link::To::challenge, .word = parts[1]};
  const bool has_game = parts.size() == 3;
  if (has_game) link.game = game_of_link(parts.back());
  const bool is_whole =
      engine::records::is_challenge_word(link.word) && has_game == link.game.has_value();
  return is_whole ? link : Link{};
}

std::string_view link_word(RankedGame game) {
  return game_of(game).puzzle.link;
}

}  // namespace

Link read_link(std::string_view path) {
  const auto parts = parts_of(path);
  if (parts.size() < 2 || parts.size() > 3) return {};
  if (parts.front() == "daily") return link_of_day(parts);
  return parts.front() == "c" ? link_of_word(parts) : Link{};
}

std::string link_to(Day day, RankedGame game) {
  return fmt::format("/daily/{}/{}", engine::records::date_text(day), link_word(game));
}

std::string link_to(std::string_view word, RankedGame game) {
  return fmt::format("/c/{}/{}", word, link_word(game));
}

std::string link_to(const engine::records::Record& record) {
  const RankedGame game = engine::records::game_of(record);
  if (const auto day = engine::records::day_of(record)) return link_to(*day, game);
  const std::string word = engine::records::challenge_of(record);
  return word.empty() ? "" : link_to(word, game);
}

std::optional<Share> share_of(
    const std::string& line, const engine::records::Record& record, const std::string& label
) {
  if (line.empty()) return std::nullopt;
  const RankedGame game = engine::records::game_of(record);
  const auto day = engine::records::parse_date(label);
  Share share{.line = line, .head = without_marks(line), .squares = squares_of(line)};
  share.path = label.empty() ? link_to(record) : day ? link_to(*day, game) : link_to(label, game);
  return share;
}

}  // namespace codemaker::play
