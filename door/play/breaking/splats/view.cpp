// Intersections & Splats on full and small screens.
#include "play/breaking/splats/view.hpp"

#include "ansi/text.hpp"
#include "play/breaking/panel.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/splats/digit_art.hpp"
#include "play/breaking/splats/room.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::play::breaking::splats {
namespace {

constexpr ansi::Attribute splat_look{.foreground = ansi::Color::yellow, .bold = true};

/// A mark of a large screen, as wide as a sign between blanks.
void draw_wide_mark(Canvas& canvas, ansi::Position at, bool is_splat) {
  using ansi::Ink;
  canvas.text(
      at, is_splat ? " * " : " + ", ansi::painted(Ink::dark_text, is_splat ? Ink::gold : Ink::sky)
  );
}

/// Wood around a hollow, as the boards of pegs have it.
void draw_frame_of_columns(Canvas& canvas, ansi::Position at, int columns, int rows) {
  using ansi::Ink;
  const int right = at.column + columns - 1;
  const int bottom = at.row + rows - 1;
  canvas.fill(at, columns, rows, " ", ansi::painted(Ink::silver, Ink::hollow));
  canvas.fill(at, columns, 1, "▄", ansi::painted(Ink::wood_light));
  canvas.fill({bottom, at.column}, columns, 1, "▀", ansi::painted(Ink::wood_dark));
  canvas.fill({at.row + 1, at.column}, 1, rows - 2, "█", ansi::painted(Ink::wood));
  canvas.fill({at.row + 1, right}, 1, rows - 2, "█", ansi::painted(Ink::wood_dark));
}

/// On the upper frame: the guesses' numbers, and a sign above the code.
void draw_heads(const State& state, Canvas& canvas, const Room& room) {
  const int row = room.frame_row();
  const auto look = ansi::painted(ansi::Ink::dark_text, ansi::Ink::wood_light);
  const int first = room.left - room.margin();
  const int columns = room.width * state.size.guesses + room.frame_columns();
  canvas.fill({row, first}, columns, 1, " ", look);
  for (int guess = 0; guess <= state.size.guesses; ++guess) {
    const bool is_code = guess == state.size.guesses;
    const int column = room.left + room.width * guess + (is_code ? 1 : 0);
    canvas.text(
        {row, middle_of_digit({row, column}, room).column},
        is_code ? " ? " : fmt::format("{:^3}", guess + 1), look
    );
  }
}

std::string what_goes_on(const State& state) {
  const int made = state.round.guesses_made();
  if (state.phase != Phase::over)
    return fmt::format(
        "Guess {} of {}", std::min(made + 1, state.size.guesses), state.size.guesses
    );
  return state.round.is_broken() ? fmt::format("Broken in {}", made) : "Not broken";
}

/// Lines ask as of old.
std::string prompt_on_screen(const State& state) {
  const bool asks_guess = state.phase == Phase::moving && !state.round.hint.is_thinking();
  return asks_guess ? "Your guess: " : std::string{prompt(state)};
}

/// Of the guesses, that which is next behind a sign.
void draw_small_numbers(const State& state, Canvas& canvas, int row, const Room& room) {
  const int open = state.phase == Phase::over ? -1 : state.round.guesses_made();
  for (int i = 0; i < state.size.guesses; ++i) {
    const auto number = fmt::format("{:>3}", fmt::format("{}{}", i == open ? ">" : "", i + 1));
    canvas.text({row, room.left + room.width * i - 1}, number, look::frame);
  }
}

}  // namespace

bool fills_large(const State& state) {
  if (state.round.finale.is_open()) return true;
  if (state.round.has_page() || is_list(state.size, full_room)) return false;
  return row_below(state.size, full_room_of(state.size, true)) < large_room.prompt_row;
}

void draw_full_end(const State& state, Canvas& canvas) {
  const BrokenCode code = broken_code(state.round, "The computer's code");
  state.round.finale.draw(canvas, {&code, 1}, PegSigns::ascii);
}

void draw(const State& state, Canvas& canvas) {
  if (state.round.review.is_open()) return state.round.review.draw(canvas);
  const auto& [guesses, digits, highest] = state.size;
  if (canvas.is_lean()) {
    canvas.header(fmt::format("Splats: {} digits, 1 to {}, {} guesses", digits, highest, guesses));
  } else {
    canvas.heading(
        "INTERSECTIONS & SPLATS",
        fmt::format("{}, 1 to {}", count(digits, "digit", "digits"), highest), what_goes_on(state)
    );
  }
  if (state.round.finale.is_open() && !canvas.is_lean()) return draw_full_end(state, canvas);
  if (is_list(state.size, room_of(state.size, canvas))) {
    draw_list(state, canvas);
  } else {
    draw_columns(state, canvas);
  }
  draw_prompt(state, canvas);
  const bool has_room = canvas.has_tiles() || canvas.is_large();
  if (has_room && state.phase == Phase::moving)
    canvas.task(fmt::format("Type {}, then Enter.", count(digits, "digit", "digits")));
}

std::string_view code_sign(const State& state, int place) {
  const bool is_known = state.round.game && state.round.game->is_over();
  return is_known ? sign_of(state.round.game->secret()[place], PegSigns::ascii) : "?";
}

void draw_columns(const State& state, Canvas& canvas) {
  const Room room = room_of(state.size, canvas);
  const int row = digits_row(state.size, room);
  const int code_column = room.left + room.width * state.size.guesses + 1;
  const int made = state.round.guesses_made();
  canvas.is_lean() ? draw_small_empty_columns(state, canvas, made)
                   : draw_empty_columns(state, canvas, made);
  for (int place = 0; place < state.size.digits; ++place) {
    const ansi::Position at{row + room.pitch * place, code_column};
    if (state.round.is_over()) {
      draw_digit(canvas, at, state.round.game->secret()[place], room);
    } else {
      draw_hidden_digit(canvas, at, room);
    }
  }
  for (int i = 0; i < made; ++i) {
    const engine::breaking::Turn& turn = state.round.game->history()[static_cast<std::size_t>(i)];
    const int column = room.left + room.width * i;
    for (int place = 0; place < state.size.digits; ++place)
      draw_digit(canvas, {row + room.pitch * place, column}, turn.guess[place], room);
    draw_marks(state, canvas, {row - 1 - room.heads, column}, turn.marks);
  }
}

void draw_small_empty_columns(const State& state, Canvas& canvas, int made) {
  if (canvas.noted() != nullptr) return;
  canvas.text({1, 0}, "*", splat_look);
  canvas.text({1, 2}, "splat  + intersection", look::frame);
  const Room room = room_of(state.size, canvas);
  const ansi::Position first{digits_row(state.size, room), room.left + 1};
  if (room.heads > 0) draw_small_numbers(state, canvas, first.row - 1, room);
  for (int i = made; i < state.size.guesses; ++i)
    for (int place = 0; place < state.size.digits; ++place)
      canvas.text({first.row + room.pitch * place, first.column + room.width * i}, ".");
}

void draw_empty_columns(const State& state, Canvas& canvas, int made) {
  const Room room = room_of(state.size, canvas);
  const int row = digits_row(state.size, room);
  const int top = room.frame_row();
  draw_frame_of_columns(
      canvas, {top, room.left - room.margin()},
      room.width * state.size.guesses + room.frame_columns(), row_below(state.size, room) - top + 1
  );
  draw_heads(state, canvas, room);
  for (int i = made; i < state.size.guesses; ++i) {
    const bool is_next = i == made && state.phase != Phase::over;
    const bool is_typed = is_next && state.phase == Phase::moving;
    for (int place = 0; place < state.size.digits; ++place) {
      const ansi::Position at{row + room.pitch * place, room.left + room.width * i};
      is_typed ? draw_open_place(canvas, at, place, state.typed.text(), room)
               : draw_hole(canvas, at, is_next, room);
    }
  }
}

/// Above a column, two to a line from the bottom line up, left before right, splats first (D15);
/// one alone in its line above the digit.
void draw_marks(
    const State& state, Canvas& canvas, ansi::Position bottom, const engine::breaking::Marks& marks
) {
  const auto splat = on_board(canvas, ansi::Ink::gold_light, splat_look);
  const auto intersection = on_board(canvas, ansi::Ink::sky_light, look::title);
  const Room room = room_of(state.size, canvas);
  if (are_marks_numbers(state.size, room)) {
    canvas.text({bottom.row - 1, bottom.column}, fmt::format("{:2}*", marks.black), splat);
    canvas.text(bottom, fmt::format("{:2}+", marks.white), intersection);
    return;
  }
  for (int mark = 0; mark < marks.black + marks.white; ++mark) {
    const bool is_alone = mark % 2 == 0 && mark + 1 == marks.black + marks.white;
    if (canvas.is_large()) {
      // In the middle above the digit, apart where two lines are all there are.
      constexpr int pitch = 4;
      const int apart = state.size.digits <= 4 ? 2 : 1;
      const int beside = is_alone ? 1 : pitch * (mark % 2) - 1;
      const ansi::Position at{bottom.row - mark / 2 * apart, bottom.column + beside};
      draw_wide_mark(canvas, at, mark < marks.black);
      continue;
    }
    const int across = is_alone ? 1 : (room.width >= wide_column ? 2 : 1) * (mark % 2);
    const ansi::Position at{bottom.row - mark / 2, bottom.column + across};
    mark < marks.black ? canvas.text(at, "*", splat) : canvas.text(at, "+", intersection);
  }
}

void draw_list(const State& state, Canvas& canvas) {
  constexpr int max_guesses = 13;
  constexpr int digits_column = 3;
  const int made = state.round.game ? state.round.game->guesses_made() : 0;
  int row = 1;
  for (int i = std::max(0, made - max_guesses); i < made; ++i, ++row) {
    const engine::breaking::Turn& turn = state.round.game->history()[static_cast<std::size_t>(i)];
    ansi::Position after = canvas.text({row, 0}, fmt::format("{:2}", i + 1));
    after.column = digits_column;
    for (const engine::breaking::Peg peg : turn.guess.pegs())
      after = canvas.text(after, sign_of(peg, PegSigns::ascii));
    canvas.text(
        {row, after.column + 1}, fmt::format("{:2}* {:2}+", turn.marks.black, turn.marks.white)
    );
  }
  ansi::Position at{row, digits_column};
  for (int place = 0; place < state.size.digits; ++place)
    at = canvas.text(at, code_sign(state, place), look::bright);
}

/// How many guesses are left, behind the digits to click if there is room.
void draw_left(const State& state, Canvas& canvas, ansi::Position digits) {
  const int left = state.size.guesses - state.round.guesses_made();
  if (canvas.is_large()) {
    const int row = prompt_place(state.size, true).row;
    return draw_guesses_left(canvas, {row, second_column(state.size)}, left, state.size.guesses);
  }
  constexpr int words = 17;  // beside the bar
  const int column = digits.column + std::max(24, digit_width * state.size.highest) + 4;
  if (column + words + state.size.guesses >= canvas.columns()) return;
  draw_guesses_left(canvas, {digits.row, column}, left, state.size.guesses);
}

void draw_prompt(const State& state, Canvas& canvas) {
  const Room room = room_of(state.size, canvas);
  const ansi::Position at = canvas.is_lean() ? ansi::Position{room.prompt_row, room.left}
                                             : prompt_place(state.size, canvas.is_large());
  // Its keys are enough there.
  if (state.phase == Phase::over) return canvas.cursor({canvas.message_row(), 0});
  const auto after = canvas.text(at, prompt_on_screen(state), look::bright);
  // Of a long line its end is seen.
  std::u32string typed = ansi::decode(state.typed.text());
  const auto most = static_cast<std::size_t>(canvas.columns() - after.column - 1);
  if (typed.size() > most) typed.erase(0, typed.size() - most);
  std::string shown;
  for (const char32_t character : typed)
    ansi::append_utf8(shown, character);
  const ansi::Position field = canvas.typed(after, shown);
  const int open = state.size.digits - static_cast<int>(typed.size());
  const bool has_blanks = state.phase == Phase::moving && canvas.noted() == nullptr;
  if (has_blanks && open > 0) canvas.fill(field, open, 1, "_", look::dim);
  if (canvas.is_lean()) {
    const bool is_legend_above = !is_list(state.size, room);
    if (is_legend_above || canvas.noted() != nullptr) return;
    return void(canvas.text({at.row + 1, room.left}, "* splat  + intersection", look::frame));
  }
  draw_digits(state, canvas);
  const ansi::Position digits = digits_place(state.size, canvas.is_large());
  if (state.phase == Phase::moving) draw_left(state, canvas, digits);
  ansi::Position below{digits.row + 2, digits.column};
  if (canvas.is_large()) below = {digits.row, second_column(state.size)};
  if (below.row + 1 > room.prompt_row) return;
  const int sign_columns = canvas.is_large() ? 4 : 2;
  if (canvas.is_large()) {
    draw_wide_mark(canvas, below, true);
    draw_wide_mark(canvas, {below.row + 1, below.column}, false);
  } else {
    canvas.text(below, "*", ansi::painted(ansi::Ink::gold_light));
    canvas.text({below.row + 1, below.column}, "+", ansi::painted(ansi::Ink::sky_light));
  }
  for (const std::string_view words : legend)
    canvas.text({below.row++, below.column + sign_columns}, words);
}

void draw_digits(const State& state, Canvas& canvas) {
  ansi::Position at = digits_place(state.size, canvas.is_large());
  for (const char digit : digits_to_type(state)) {
    draw_key(canvas, at, {&digit, 1});
    at.column += digit_width;
  }
}

std::optional<int> typed_place_at(const State& state, ansi::Position at, bool has_tiles) {
  const int place =
      at.column - lean_room.left - static_cast<int>(ansi::length(prompt_on_screen(state)));
  const int row = lean_room_of(state.size, false, has_tiles).prompt_row;
  if (at.row != row || place < 0) return std::nullopt;
  return place;
}

}  // namespace codemaker::play::breaking::splats
