#include "web/preview.hpp"

#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/canvas.hpp"
#include "web/preview_board.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <fmt/format.h>

namespace codemaker::web {
namespace {

constexpr Tint ground{20, 17, 13};
constexpr Tint gold{230, 182, 92};
constexpr Tint light{236, 226, 206};
constexpr Tint wood{197, 138, 69};

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  const std::string capitals = ansi::upper_case(text);
  for (std::string_view rest = capitals; !rest.empty();) {
    const auto end = std::min(rest.find(' '), rest.size());
    if (end > 0) words.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return words;
}

/// "26 NOV 2026", for which there are letters.
std::string date_in_words(engine::records::Day day) {
  constexpr std::array<std::string_view, 12> months{"JAN", "FEB", "MAR", "APR", "MAY", "JUN",
                                                    "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"};
  const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
  return fmt::format(
      "{} {} {}", static_cast<unsigned>(date.day()),
      months.at(static_cast<unsigned>(date.month()) - 1), static_cast<int>(date.year())
  );
}

play::ShownThing cover_of(const play::Game& game, engine::records::Day day) {
  play::Shown shown;
  if (game.cover != nullptr) game.cover(shown, day);
  return std::move(shown.thing);
}

/// Where the words stand, and how wide they may be.
constexpr double words_left = 60;
constexpr double words_width = 470;
constexpr Area room_of_board{580, 60, 560, 510};

/// As large as fits into the width, in points of the letters; returns where the next row begins.
double write(Raster& raster, double top, const std::string& word, double most, Tint tint) {
  const int width = play::big_width(word);
  if (width == 0) return top;
  // Whole points leave no seams.
  const double point = std::floor(std::min(most, words_width / width));
  write_big(raster, {words_left, top}, point, word, tint);
  return std::floor(top + point * 2 * play::big_rows + 2.6 * most);
}

}  // namespace

void write_big(Raster& raster, Spot at, double point, const std::string& word, Tint tint) {
  ansi::Terminal terminal;
  terminal.charset = ansi::Charset::utf8;
  play::Canvas canvas{terminal, play::Presentation::full, play::Choices{}};
  play::draw_big(canvas, {0, 0}, word, play::metal::gold);
  const ansi::Frame frame = std::move(canvas).take();
  for (int row = 0; row < play::big_rows; ++row) {
    const auto cells = frame.row(row);
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const ansi::Glyph block = cells[column].glyph;
      if (block == u' ') continue;
      const double top = at.y + point * (2 * row + (block == u'▄' ? 1 : 0));
      const double height = block == u'█' ? 2 * point : point;
      const double left = at.x + point * static_cast<double>(column);
      raster.plank({left, top, point, height}, 0, tint);
    }
  }
}

std::optional<Preview> preview_of(
    std::string_view path, engine::records::Day today, const play::OfferedGames& offered
) {
  using play::Link;
  const Link link = play::read_link(path);
  if (link.to == Link::To::nowhere) return std::nullopt;
  const play::Game& game = play::game_of(link.game.value_or(offered.first()));
  if (link.game && !offered.has(*link.game)) return std::nullopt;
  if (link.to == Link::To::challenge)
    return Preview{
        {"CHALLENGE", ansi::upper_case(link.word)},
        words_of(link.game ? game.puzzle.challenge : ""),
        cover_of(game, engine::records::first_day)};
  const auto day = link.day.value_or(today);
  if (day > today) return std::nullopt;
  return Preview{words_of(game.puzzle.title), {date_in_words(day)}, cover_of(game, day)};
}

Preview preview_of(const GamePage& game) {
  const play::Game& row = play::row_of(game.game.record);
  play::ShownThing board = board_at_end(game);
  if (std::holds_alternative<std::monostate>(board))
    board = cover_of(row, engine::records::first_day);
  return {words_of(row.title), words_of(game.game.player), std::move(board)};
}

Raster drawn(const Preview& preview) {
  constexpr int width = 1200;
  constexpr int height = 630;
  constexpr double small = 4;
  constexpr double middle = 6;
  constexpr double large = 11;
  Raster raster{width, height, ground};
  double top = write(raster, room_of_board.top, "CODEMAKER", small, wood) + 3 * large;
  for (const std::string& word : preview.title)
    top = write(raster, top, word, large, gold);
  top += large;
  for (const std::string& word : preview.below)
    top = write(raster, top, word, middle, light);
  draw_board(raster, room_of_board, preview.board);
  return raster;
}

}  // namespace codemaker::web
