#include "play/shared/ceremony.hpp"

#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/stage.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace codemaker::play::shared {
namespace {

using ansi::Ink;

constexpr int word_row = 3;
constexpr int steps = 8;
/// Of a step, in sixteen colors and in more.
constexpr int bytes_of_step = 260;
constexpr int bytes_of_inked_step = 410;
/// A large screen has so many times the cells.
constexpr int large_factor = 3;

/// The word, and where it stands.
struct BigWord {
  std::string_view text;
  int row;
  int rows;
  int column;
  int width;
  bool is_twice_as_large;

  BigWord(const Canvas& canvas, std::string_view word) : text{word} {
    // "BROKEN IN 4!" has no room twice as large, and in how many stands below.
    if (canvas.is_large() && text.starts_with("BROKEN")) text = "BROKEN!";
    width = big_width(text);
    is_twice_as_large = canvas.is_large() && 2 * width <= canvas.columns() - 4;
    if (is_twice_as_large) width *= 2;
    row = word_row;
    rows = is_twice_as_large ? 2 * big_rows : big_rows;
    column = (canvas.columns() - width) / 2;
  }
};

/// What small screens have room for.
std::string small_word(Mood mood, std::string_view word) {
  switch (mood) {
  case Mood::won:
    return "WON!";
  case Mood::lost:
    return "LOST";
  case Mood::tied:
    return "TIE";
  case Mood::ended:
    return "OVER";
  case Mood::record:
    break;
  }
  constexpr std::array<std::string_view, 4> endings{"TH", "ST", "ND", "RD"};
  const std::string_view rank = word.substr(word.rfind(' ') + 1);
  const bool is_known = rank.find_first_not_of("0123456789") == std::string_view::npos;
  if (!is_known) return std::string{rank};  // of "HALL OF FAME"
  const bool is_low = rank.size() == 1 && rank.front() >= '1' && rank.front() <= '3';
  const std::size_t ending = is_low ? static_cast<std::size_t>(rank.front() - '0') : 0;
  return std::string{rank} + std::string{endings.at(ending)};
}

/// A place on a full screen as one of a large screen.
ansi::Position spread(const Canvas& canvas, ansi::Position at) {
  if (!canvas.is_large()) return at;
  return {
      2 + (at.row - 2) * (Ceremony::large_rows - 4) / (Ceremony::rows - 3),
      at.column * canvas.columns() / Canvas::full_columns};
}

/// Gold is for who wins, and for the first in the Hall of Fame.
const Metal& metal_of(Mood mood, std::string_view word) {
  switch (mood) {
  case Mood::won:
    return metal::gold;
  case Mood::record:
    return word == "RANK 1" || word == "1ST" ? metal::gold : metal::silver;
  case Mood::lost:
    return metal::ember;
  case Mood::tied:
  case Mood::ended:
    return metal::sky;
  }
  return metal::sky;
}

std::optional<ansi::Tune> tune_of(Mood mood) {
  switch (mood) {
  case Mood::won:
    return ansi::Tune::win;
  case Mood::record:
    return ansi::Tune::record;
  case Mood::lost:
    return ansi::Tune::loss;
  case Mood::tied:
  case Mood::ended:
    return std::nullopt;
  }
  return std::nullopt;
}

Mood mood_of(engine::Verdict verdict) {
  switch (verdict) {
  case engine::Verdict::won:
    return Mood::won;
  case engine::Verdict::tied:
    return Mood::tied;
  case engine::Verdict::lost:
    return Mood::lost;
  }
  return Mood::ended;
}

/// A spark: where it is born beside the word, and its ink.
struct Spark {
  ansi::Position at;
  Ink ink;
};

constexpr std::array<Spark, 16> sparks{{
    {{2, 6}, Ink::peg_red_light},
    {{4, 14}, Ink::gold_light},
    {{7, 9}, Ink::peg_green_light},
    {{2, 19}, Ink::sky},
    {{8, 17}, Ink::peg_magenta_light},
    {{5, 5}, Ink::silver_light},
    {{9, 24}, Ink::gold},
    {{9, 34}, Ink::peg_cyan_light},
    {{2, 72}, Ink::gold_light},
    {{4, 66}, Ink::peg_cyan_light},
    {{7, 70}, Ink::peg_red_light},
    {{2, 60}, Ink::silver_light},
    {{8, 62}, Ink::peg_green_light},
    {{5, 75}, Ink::sky},
    {{9, 54}, Ink::peg_magenta_light},
    {{9, 44}, Ink::gold},
}};

/// Rockets: a point, then a star, then what is left of it; none flies before the word.
void draw_fireworks(Canvas& canvas, int step, const BigWord& word) {
  constexpr std::array<std::string_view, 4> life{"·", "+", "*", "·"};
  const int beside_word = canvas.is_large() ? 8 : 2;
  for (std::size_t i = 0; i < sparks.size(); ++i) {
    const int age = step - static_cast<int>(i % 5);
    const ansi::Position at = spread(canvas, sparks.at(i).at);
    const int from_middle = std::abs(2 * at.column - canvas.columns());
    const bool is_before_word = at.row >= word.row && at.row < word.row + word.rows &&
                                from_middle <= word.width + beside_word;
    if (age < 0 || is_before_word) continue;
    const auto stage = static_cast<std::size_t>(std::min(age, 2 + static_cast<int>(i % 2)));
    canvas.text(at, life.at(stage), ansi::painted(sparks.at(i).ink));
  }
}

/// Ashes that fall from the word.
void draw_ashes(Canvas& canvas, int step, const BigWord& word) {
  constexpr std::array<std::string_view, 3> flakes{"▒", "░", "·"};
  for (std::size_t i = 0; i < sparks.size(); ++i) {
    const int row = word.row + word.rows + (step + static_cast<int>(i)) % 2;
    const ansi::Position at = spread(canvas, {0, 22 + static_cast<int>(i * 7 % 36)});
    const Ink ink = i % 3 == 0 ? Ink::ember_dark : Ink::ash;
    canvas.text({row, at.column}, flakes.at(i % flakes.size()), ansi::painted(ink));
  }
}

void draw_rays(Canvas& canvas, int step, const BigWord& word) {
  const int row = word.row + word.rows / 2;
  constexpr std::array<Ink, 3> fading{Ink::gold_light, Ink::gold, Ink::gold_dark};
  for (int i = 0; i <= step; ++i) {
    const auto ink = ansi::painted(fading.at(static_cast<std::size_t>(i / 3)));
    canvas.text({row, spread(canvas, {0, 18}).column - 2 * i}, "──", ink);
    canvas.text({row, spread(canvas, {0, 60}).column + 2 * i}, "──", ink);
  }
  draw_fireworks(canvas, step, word);
}

void draw_waves(Canvas& canvas, int step, const BigWord& word) {
  const int end = spread(canvas, {0, 65}).column;
  for (int column = spread(canvas, {0, 14}).column; column < end; ++column) {
    const bool is_crest = (column + step) % 4 < 2;
    canvas.text(
        {word.row + word.rows + 1, column}, is_crest ? "~" : "─",
        ansi::painted(is_crest ? Ink::sky : Ink::sky_dark)
    );
  }
}

}  // namespace

std::optional<ansi::Tune> tune_of(engine::Verdict verdict) {
  return tune_of(mood_of(verdict));
}

bool Ceremony::begin(Mood mood, std::string word, Stage& stage) {
  const bool was_heard = mood == Mood::record && mood_ == Mood::record;
  const bool is_played = !was_heard && stage.play(tune_of(mood));
  mood_ = mood;
  word_ = std::move(word);
  first_metal_.reset();
  const ansi::Terminal& terminal = stage.call().terminal;
  const bool has_inks = terminal.depth != ansi::Depth::sixteen;
  const int bytes = has_inks ? bytes_of_inked_step : bytes_of_step;
  const bool is_large = Canvas::has_large_room(terminal, stage.presentation());
  motion_.begin(steps, is_large ? large_factor * bytes : bytes, stage);
  return is_played;
}

bool Ceremony::begin(engine::Verdict verdict, Stage& stage) {
  static constexpr std::array<std::string_view, 3> words{"YOU WIN!", "A TIE", "YOU LOSE"};
  return begin(mood_of(verdict), std::string{words.at(static_cast<std::size_t>(verdict))}, stage);
}

ansi::Position Ceremony::below(const Canvas& canvas) {
  if (!canvas.is_large()) return {rows, 0};
  return {large_rows, (canvas.columns() - Canvas::full_columns) / 2};
}

int Ceremony::middle_below(const Canvas& canvas, int row) {
  const int strip = canvas.is_large() ? large_strip_rows : large_strip_rows / 2;
  return canvas.row_amid(row, strip);
}

void Ceremony::draw_small(Canvas& canvas, int row) const {
  if (!word_.empty()) draw_small(canvas, row, small_word(mood_, word_), mood_);
}

void Ceremony::draw_small(Canvas& canvas, int row, std::string_view word, Mood mood) {
  constexpr int rows_of_message = 3;
  const bool has_room = canvas.is_lean() && canvas.rows() > Canvas::lean_rows &&
                        row + big_rows <= canvas.message_row() + 1 - rows_of_message;
  if (!has_room || canvas.noted() != nullptr) return;
  const int column = (canvas.columns() - big_width(word)) / 2;
  draw_big(canvas, {row, column}, word, metal_of(mood, word));
}

void Ceremony::draw_small(Canvas& canvas, int row, engine::Verdict verdict) {
  const Mood mood = mood_of(verdict);
  draw_small(canvas, row, small_word(mood, ""), mood);
}

void Ceremony::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return;
  const BigWord word{canvas, word_};
  switch (mood_) {
  case Mood::won:
    draw_fireworks(canvas, motion_.step(), word);
    break;
  case Mood::record:
    draw_rays(canvas, motion_.step(), word);
    break;
  case Mood::lost:
    draw_ashes(canvas, motion_.step(), word);
    break;
  case Mood::tied:
    draw_waves(canvas, motion_.step(), word);
    break;
  case Mood::ended:
    break;
  }
  const ansi::Position at{word.row, word.column};
  const auto draw = word.is_twice_as_large ? draw_large : draw_big;
  draw(canvas, at, word.text, metal_of(mood_, word_), motion_.part_of(word.width));
  const std::string_view first = word.text.substr(0, word.text.find(' '));
  if (first_metal_) draw(canvas, at, first, *first_metal_, motion_.part_of(word.width));
}

}  // namespace codemaker::play::shared
