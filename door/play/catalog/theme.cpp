#include "play/catalog/theme.hpp"

#include "ansi/markup.hpp"
#include "ansi/text.hpp"
#include "play/catalog/games.hpp"
#include "play/drawing/canvas.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace codemaker::play {
namespace {

constexpr int usual_columns = 79;

/// The parts of a file name: screen, width and ending, in capitals.
struct Name {
  std::string screen;
  std::string width;
  bool is_ansi = true;
};

std::optional<Name> parse(std::string_view file_name) {
  const std::string upper = ansi::upper_case(file_name);
  const bool is_ansi = upper.ends_with(".ANS");
  if (!is_ansi && !upper.ends_with(".ASC")) return std::nullopt;
  const std::string stem = upper.substr(0, upper.size() - 4);
  const auto point = stem.find('.');
  if (point == std::string::npos) return Name{stem, "", is_ansi};
  return Name{stem.substr(0, point), stem.substr(point + 1), is_ansi};
}

/// `132COL` or `C40`; nullopt for another word.
std::optional<std::pair<int, int>> widths(std::string_view word) {
  constexpr std::string_view ending = "COL";
  if (word.empty()) return std::pair{0, 0};
  const bool is_exact = word.ends_with(ending);
  if (!is_exact && !word.starts_with('C')) return std::nullopt;
  const std::string_view digits =
      is_exact ? word.substr(0, word.size() - ending.size()) : word.substr(1);
  if (digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  const auto columns = ansi::within(ansi::leading_number(digits), 20, 1000);
  if (!columns) return std::nullopt;
  return is_exact ? std::pair{*columns, 0} : std::pair{0, *columns};
}

}  // namespace

std::vector<std::string_view> art_names() {
  std::vector<std::string_view> names{
      "title",
      "name",
      "menu",
      "board",
      "win",
      "tie",
      "lose",
      "fame",
      "hall",
      "daily",
      "mypage",
      "mygames",
      "people",
      "replay",
      "rules",
      "options",
      "help",
      "goodbye",
      "doctor",
      "bulletin-hall",
      "bulletin-daily",
      "bulletin-month",
      "bulletin-champions",
      "bulletin-callers",
      "bulletin-mail",
      "bulletin-season",
      "bulletin-seasons"};
  for (const Game& game : games())
    names.insert(names.end(), game.art.begin(), game.art.end());
  return names;
}

std::string_view why_never_shown(std::string_view file_name) {
  const auto name = parse(file_name);
  if (!name) return "its name ends neither in .ans nor in .asc";
  if (!widths(name->width)) return "its width is written neither like 132col nor like c40";
  const auto is_its_screen = [&](std::string_view screen) {
    return ansi::equals_ignoring_case(screen, name->screen);
  };
  return std::ranges::any_of(art_names(), is_its_screen) ? "" : "no screen has that name";
}

Theme::Theme(const std::vector<File>& files) {
  constexpr int widest_usual = 80;
  for (const File& file : files) {
    const auto name = parse(file.name);
    const auto columns = name ? widths(name->width) : std::nullopt;
    if (!columns) continue;
    const auto [exact, least] = *columns;
    const bool is_bulletin = name->screen.starts_with("bulletin-") && !name->is_ansi;
    const int usual = is_bulletin ? bulletin_columns : widest_usual;
    const int width = std::max({exact, least, exact + least == 0 ? usual : 0});
    pieces_.push_back(
        {name->screen, name->is_ansi, exact, least,
         name->is_ansi ? ansi::read_art(file.bytes, width) : ansi::read_markup(file.bytes, width)}
    );
  }
}

const Theme::Piece* Theme::best(std::string_view screen, int columns, bool is_ansi) const {
  const auto rank = [](const Piece& piece) {
    return std::tuple{piece.exact_columns, piece.least_columns};
  };
  const Piece* best = nullptr;
  for (const Piece& piece : pieces_) {
    const bool fits = piece.exact_columns > 0
                          ? piece.exact_columns == columns
                          : columns >= std::max(piece.least_columns, 1) &&
                                (piece.least_columns > 0 || columns >= usual_columns);
    const bool is_it = piece.screen == screen && piece.is_ansi == is_ansi && fits;
    if (is_it && (best == nullptr || rank(piece) > rank(*best))) best = &piece;
  }
  return best;
}

const ansi::Art* Theme::find(std::string_view screen, int columns, ansi::Charset charset) const {
  const std::string name = ansi::upper_case(screen);
  const bool is_ansi_first = charset != ansi::Charset::ascii;
  for (const bool is_ansi : {is_ansi_first, !is_ansi_first}) {
    if (const Piece* piece = best(name, columns, is_ansi)) return &piece->art;
  }
  return nullptr;
}

bool can_fill_large(const Call& call, Presentation presentation, std::string_view art_name) {
  if (!Canvas::has_large_room(call.terminal, presentation)) return false;
  return !call.theme || !call.theme->find(art_name, call.terminal.columns, call.terminal.charset);
}

}  // namespace codemaker::play
