#include "play/shell/my_games.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/theme.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/cut_text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/shared/list_details.hpp"
#include "play/shell/hall_words.hpp"
#include "play/shell/large/thing.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace codemaker::play::shell {
namespace {

using shared::ListPlace;

constexpr int small_games_row = 2;
constexpr std::size_t small_games = 7;  ///< two rows each
constexpr std::size_t told_games = 10;

std::size_t page_of(Presentation presentation, bool is_large) {
  return presentation == Presentation::full    ? shared::list_page(is_large)
         : presentation == Presentation::small ? small_games
                                               : told_games;
}

/// What the eye looks for first in a list of games: the word that its result begins with.
ansi::Ink ink_of_result(const ListedGame& game) {
  using ansi::Ink;
  if (!game.is_over) return Ink::gold_light;
  if (game.result.starts_with("won")) return Ink::peg_green;
  if (game.result.starts_with("lost")) return Ink::ember;
  return game.result.starts_with("level") ? Ink::gold : Ink::steel;
}

/// On the light bar, too, all of them are seen.
ansi::Attribute look_of_result(const ListedGame& game, bool is_chosen) {
  const ansi::Ink ink = ink_of_result(game);
  if (!is_chosen) return ansi::painted(ink);
  return ansi::painted(ink == ansi::Ink::steel ? ansi::Ink::silver_dark : ink, ansi::Ink::key_cap);
}

/// How wide the columns are.
struct GamesColumns {
  std::size_t date;
  std::size_t game;
  std::size_t result;

  [[nodiscard]] std::string row(
      std::string_view number, std::string_view when, std::string_view title,
      std::string_view result_text
  ) const {
    return fmt::format(
        "{:>3}  {}{}  {}", number, padded(when, date), padded(cut_text(title, game - 1), game),
        cut_text(result_text, result)
    );
  }

  /// The mark of the result.
  [[nodiscard]] int mark() const { return static_cast<int>(date + game) + 5; }
};

constexpr GamesColumns full_games{12, 31, 19};
constexpr GamesColumns large_games{14, 39, 24};

/// A result in large letters: "WON", or the points of a run; empty: it is in none.
std::string word_of_result(const ListedGame& game) {
  if (!game.is_over) return {};
  for (const std::string_view word : {"won", "lost", "tied"})
    if (game.result.starts_with(word)) return ansi::upper_case(word);
  const std::size_t points = game.result.find(" point");
  if (points == std::string::npos) return {};
  const std::size_t begin = game.result.rfind(' ', points - 1) + 1;
  return game.result.substr(begin, points - begin);
}

Metal metal_of_result(const ListedGame& game) {
  if (game.result.starts_with("lost")) return metal::ember;
  return game.result.starts_with("tied") ? metal::sky : metal::gold;
}

shared::ListDetails details_of_game(const ListedGame& game) {
  const bool is_all = word_of_result(game).size() == game.result.size();
  return {
      .title = game.title,
      .below = date_text(game.when),
      .word = word_of_result(game),
      .metal = metal_of_result(game),
      .facts = {{game.is_over ? "Result" : "Now", is_all ? "" : game.result}},
      .thing = thing_named_in(game.title)};
}

/// What the colors of the list mean.
void draw_legend(Canvas& canvas, int row) {
  using ansi::Ink;

  struct Meaning {
    Ink ink;
    std::string_view word;
  };

  static constexpr std::array legend{
      Meaning{Ink::peg_green, "won"}, Meaning{Ink::ember, "lost"}, Meaning{Ink::gold, "points"},
      Meaning{Ink::steel, "neither"}};
  ansi::Position at{row, 6};
  for (const Meaning& each : legend) {
    at = canvas.text(at, "■ ", ansi::painted(each.ink));
    at.column = canvas.text(at, each.word, look::dim).column + 3;
  }
}

/// A game has two rows.
constexpr ListPlace small_place{{}, 0, 0, 0, small_games_row, small_games, 2};

}  // namespace

void MyGames::enter(Stage& stage) {
  row_ = row_come_back_to(Place::my_games, stage);
  stage.perform(effect::ReadMyGames{});
}

void MyGames::take(const Answer& answer, Stage& stage) {
  if (const auto* read = std::get_if<event::GameRead>(&answer))
    return chooser_.take(*read, Place::my_games, row_, stage);
  const auto* games = std::get_if<event::MyGames>(&answer);
  if (games == nullptr) return;
  list_ = *games;
  row_ = has_games() ? std::min(row_, list_->games.size() - 1) : 0;
  describe(stage);
}

/// What is to be said where there is no list.
std::string_view MyGames::remark() const {
  switch (list_->looked) {
  case Looked::nothing:
    return "No games are kept here, so there is nothing to show.";
  case Looked::failed:
    return "Your games can't be read right now. The sysop has been told.";
  case Looked::done:
    break;
  }
  return list_->games.empty() ? "No games yet. Play one, and it is kept here." : std::string_view{};
}

std::size_t MyGames::first_of_page(std::size_t rows) const {
  return row_ / rows * rows;
}

void MyGames::describe(Stage& stage) const {
  if (!list_) return;
  stage.tell("Your last games.");
  if (!remark().empty()) return stage.tell(std::string{remark()});
  tell_page(stage);
}

void MyGames::tell_page(Stage& stage) const {
  const std::size_t first = first_of_page(told_games);
  const std::size_t last = std::min(list_->games.size(), first + told_games);
  for (std::size_t row = first; row < last; ++row) {
    const ListedGame& game = list_->games[row];
    stage.tell(
        fmt::format("{}. {}, {}: {}.", row + 1, date_text(game.when), game.title, game.result)
    );
  }
  const bool has_more = last < list_->games.size();
  stage.tell(fmt::format("Type a number to see that game.{}", has_more ? " N: older games." : ""));
}

void MyGames::go_to(std::size_t row, Stage& stage) {
  const std::size_t rows = page_of(stage.presentation(), false);
  const std::size_t before = first_of_page(rows);
  row_ = std::min(row, list_->games.size() - 1);
  if (stage.is_line() && first_of_page(rows) != before) tell_page(stage);
}

void MyGames::move(int by, Stage& stage) {
  const auto size = static_cast<int>(list_->games.size());
  const int row = static_cast<int>(row_) + by;
  const bool is_at_end = by > 0 ? row_ + 1 == list_->games.size() : row_ == 0;
  if (is_at_end) return stage.refuse(by > 0 ? "This is the oldest one." : "This is the last one.");
  go_to(static_cast<std::size_t>(std::clamp(row, 0, size - 1)), stage);
}

void MyGames::show(std::size_t row, Stage& stage) {
  if (row >= list_->games.size()) return stage.refuse("There is no such game in this list.");
  row_ = row;
  chooser_.ask(list_->games[row].id, stage);
}

void MyGames::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = typed_letter_of(key);
  const bool leaves = letter == U'q' || letter == U'm' || key.code == KeyCode::escape;
  if (leaves || (!has_games() && goes_on(key))) return stage.go(Place::my_page);
  if (!has_games()) return refuse_key(key, stage);
  const bool is_large = can_fill_large(stage.call(), stage.presentation(), art_name());
  const auto page = static_cast<int>(page_of(stage.presentation(), is_large));
  if (key.code == KeyCode::down) return move(1, stage);
  if (key.code == KeyCode::up) return move(-1, stage);
  if (key.code == KeyCode::page_down || letter == U'n') return move(page, stage);
  if (key.code == KeyCode::page_up || letter == U'b') return move(-page, stage);
  if (key.code == KeyCode::home) return go_to(0, stage);
  if (key.code == KeyCode::end) return go_to(list_->games.size() - 1, stage);
  if (goes_on(key)) return show(row_, stage);
  refuse_key(key, stage);
}

void MyGames::take_line(std::string_view line, Stage& stage) {
  const auto number = number_in(line);
  if (number && has_games()) return show(*number == 0 ? list_->games.size() : *number - 1, stage);
  if (const auto key = only_letter(line, stage)) press(*key, stage);
}

void MyGames::take_empty_line(Stage& stage) {
  if (list_ && !has_games()) stage.go(Place::my_page);
}

/// A click on a row shows its game.
void MyGames::point(const Pointer& pointer, Stage& stage) {
  if (pointer.is_release || !has_games()) return;
  const bool is_lean = stage.presentation() == Presentation::small;
  const ListPlace place = is_lean ? small_place : place_of(pointer.is_on_large);
  const auto row = place.item_at(pointer.at.row);
  if (!row) return;
  const std::size_t wanted = first_of_page(place.items) + *row;
  if (wanted < list_->games.size()) show(wanted, stage);
}

void MyGames::draw(Canvas& canvas) const {
  canvas.cursor({canvas.message_row(), 0});
  canvas.is_lean() ? draw_small(canvas) : draw_full(canvas);
}

/// Where the list stands that is there.
ListPlace MyGames::place_of(bool is_large) const {
  return is_large ? shared::large_list(has_games() ? list_->games.size() : 0) : shared::full_list;
}

void MyGames::draw_full(Canvas& canvas) const {
  const ListPlace place = place_of(canvas.is_large());
  const int column = place.frame.column;
  const int width = place.columns;
  canvas.heading(
      "CODEMAKER", "Your games",
      has_games() ? fmt::format("{} of {}", row_ + 1, list_->games.size()) : ""
  );
  constexpr std::string_view word = "YOUR GAMES";
  draw_big(canvas, {2, (canvas.columns() - big_width(word)) / 2}, word, metal::sky);
  draw_box(canvas, place.frame, width, place.frame_rows, "", ansi::painted(ansi::Ink::wood_light));
  if (!list_) return;
  if (!remark().empty()) {
    return canvas.middle_text(place.middle(), column, width, remark(), look::message);
  }
  const GamesColumns& columns = canvas.is_large() ? large_games : full_games;
  canvas.text({place.head, column + 3}, columns.row("", "Date", "Game", "Result"), look::frame);
  draw_legend(canvas, place.last_row() + (canvas.is_large() ? 2 : 1));
  if (canvas.is_large()) {
    draw_list_details(canvas, details_of_game(list_->games[row_]), place);
    shared::draw_pegs_below_list(canvas, place.last_row() + 3);
  }
  const std::size_t first = first_of_page(place.items);
  const std::size_t last = std::min(list_->games.size(), first + place.items);
  for (std::size_t at = first; at < last; ++at) {
    const ListedGame& game = list_->games[at];
    const int row = place.row_of(at - first);
    const bool is_chosen = at == row_;
    const auto style = is_chosen ? look::reversed : game.is_over ? look::plain : look::bright;
    if (is_chosen) canvas.fill({row, column + 2}, width - 4, 1, " ", style);
    canvas.text(
        {row, column + 3},
        columns.row(fmt::to_string(at + 1), date_text(game.when), game.title, game.result), style
    );
    canvas.text({row, column + 3 + columns.mark()}, "■", look_of_result(game, is_chosen));
    if (is_chosen) canvas.cursor({row, column + 2});
  }
}

void MyGames::draw_small(Canvas& canvas) const {
  canvas.header("Your games");
  if (!list_) return;
  if (!remark().empty())
    return shared::draw_pegs_below_list(canvas, canvas.paragraph(3, 0, remark()));
  const std::size_t first = first_of_page(small_games);
  const std::size_t last = std::min(list_->games.size(), first + small_games);
  for (std::size_t at = first; at < last; ++at) {
    const ListedGame& game = list_->games[at];
    const int row = small_games_row + 2 * static_cast<int>(at - first);
    const bool is_chosen = at == row_;
    const std::string result = fmt::format("{} {}", date_text(game.when).substr(5), game.result);
    if (play::Shown* const shown = canvas.noted()) {
      shown->rows.push_back(
          {row, fmt::format("{} {}", at + 1, game.title), result, {}, Tap{"", {row, 0}, is_chosen}}
      );
      continue;
    }
    canvas.offer(row, is_chosen);
    if (is_chosen) canvas.text({row, 0}, ">", look::bright);
    canvas.text({row, 1}, fmt::format("{:>3}", at + 1));
    canvas.text({row, 5}, ansi::clean(game.title, 33), is_chosen ? look::reversed : look::plain);
    canvas.text({row + 1, 5}, result, look::frame);
    if (is_chosen) canvas.cursor({row, 0});
  }
  shared::draw_pegs_below_list(canvas, small_games_row + 2 * static_cast<int>(last - first));
}

std::string MyGames::prompt() const {
  if (!list_ || chooser_.is_asking()) return "";
  return has_games() ? fmt::format("Game 1 to {}, Q to go back: ", list_->games.size())
                     : "Q to go back: ";
}

std::vector<std::string> MyGames::line_help() const {
  return {
      "A number: shows that game again, move by move.", "N: older games. B: newer ones.",
      "Q: back to your page."};
}

std::vector<KeyHelp> MyGames::keys() const {
  if (!has_games()) return {{"Q", "back", "Q, M or Esc: back to your page."}, help_key()};
  return {
      {"Enter", "replay", "Enter: shows that game again. Up and down: other games."},
      {"N", "more", "N or PgDn: the next page, of older games."},
      {"B", "before", "B or PgUp: the page before."},
      {"Q", "back", "Q, M or Esc: back to your page."},
      help_key(),
      {"Home", "", "Home and End: the first and the last of the list."},
  };
}

}  // namespace codemaker::play::shell
