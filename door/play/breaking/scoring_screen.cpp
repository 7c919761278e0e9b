#include "play/breaking/scoring_screen.hpp"

#include "ansi/text.hpp"
#include "engine/breaking/rules.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/scoring_view.hpp"
#include "play/breaking/wooden_place.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/scene.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>

namespace codemaker::play::breaking {
namespace {

using engine::breaking::Side;

/// The last guess of a side among these, whose guesses stand together.
bool is_last_of_side(const std::vector<ScoredGuess>& guesses, const ScoredGuess& one) {
  return &one == &guesses.back() || (&one + 1)->breaker != one.breaker;
}

void tell_one(const ScoredGuess& one, PegSigns signs, Stage& stage) {
  const bool is_players = one.breaker == Side::player;
  stage.tell(fmt::format(
      "{} {}: {}, {} code {}.", is_players ? "Guess" : "Computer", one.number,
      spaced(one.guess, signs), is_players ? "the" : "your", spaced(one.code, signs)
  ));
  for (const std::string& words : scoring_words(one.code, one.guess, signs))
    stage.tell(words);
}

/// The links in one frame, and in words in another below it: both in the middle of theirs.
void draw_full_scoring(
    Canvas& canvas, const ScoredGuess& one, std::string_view owner, PegSigns signs
) {
  constexpr int left = 3;
  constexpr int columns = Canvas::full_columns - 2 * left;
  constexpr int words_row = 14;
  constexpr int words_rows = 8;  ///< room for five pegs, and its lines
  constexpr int label_width = 12;
  const auto wood = ansi::painted(ansi::Ink::wood_light);
  const ScoringSize size = scoring_size(canvas, one.code, one.guess, ScoringLook::discs);
  // Four and more misplaced pegs take the row below the heading as well.
  const int links_row = size.rows + 3 <= words_row - 2 ? 2 : 1;
  const int links_rows = words_row - links_row;
  draw_box(canvas, {links_row, left}, columns, links_rows, "Where its pegs belong", wood);
  const int column = left + (columns - label_width - size.columns) / 2;
  const int top = links_row + (links_rows - size.rows) / 2;
  const ansi::Position pegs{top, column + label_width};
  const int below = draw_scoring(canvas, pegs, one.code, one.guess, signs, ScoringLook::discs);
  canvas.text({top + disc_rows / 2, column}, owner);
  canvas.text({below - 1 - disc_rows / 2, column}, fmt::format("Guess {}", one.number));
  const auto marks = engine::breaking::mark(engine::breaking::Marking::pegs, one.code, one.guess);
  draw_box(
      canvas, {words_row, left}, columns, words_rows,
      marks_text(marks, engine::breaking::Marking::pegs, signs), wood
  );
  const auto words = scoring_words(one.code, one.guess, signs);
  int row = words_row + (words_rows - static_cast<int>(words.size())) / 2;
  for (const std::string& sentence : words)
    canvas.text({row++, column}, sentence);
}

/// Discs stand with their words in the middle of the free rows.
void draw_small_scoring(
    Canvas& canvas, const ScoredGuess& one, std::string_view owner, PegSigns signs
) {
  constexpr int first_row = 2;
  const bool has_discs = canvas.has_tiles();
  const int label_width = has_discs ? 10 : 12;
  const int label_row = has_discs ? disc_rows / 2 : 0;  // of a peg
  const auto words = scoring_words(one.code, one.guess, signs);
  const int rows_of_words = static_cast<int>(words.size()) + 2;
  const int rows =
      scoring_size(canvas, one.code, one.guess, ScoringLook::discs).rows + rows_of_words;
  const int row_of_pegs = canvas.rows() > Canvas::lean_rows ? first_row + 2 : first_row;
  const int top = has_discs ? canvas.row_amid(first_row, rows) : row_of_pegs;
  canvas.text({top + label_row, 0}, owner);
  const int below = draw_scoring(
      canvas, {top, label_width}, one.code, one.guess, signs,
      has_discs ? ScoringLook::discs : ScoringLook::row
  );
  canvas.text({below - 1 - label_row, 0}, fmt::format("Guess {}", one.number));
  if (canvas.noted() == nullptr) {
    const auto marks = engine::breaking::mark(engine::breaking::Marking::pegs, one.code, one.guess);
    canvas.text({below, 0}, "Marks");
    canvas.text({below, label_width + 1}, marks_symbols(marks), look::bright);
  }
  int row = below + 2;
  for (const std::string& sentence : words)
    canvas.text({row++, 0}, sentence);
}

}  // namespace

std::vector<ScoredGuess> scored(
    const engine::breaking::Code& code, const engine::breaking::History& turns, Side breaker
) {
  std::vector<ScoredGuess> guesses;
  for (const engine::breaking::Turn& turn : turns)
    guesses.push_back({code, turn.guess, static_cast<int>(guesses.size()) + 1, breaker});
  return guesses;
}

void tell_scoring(
    const std::vector<ScoredGuess>& guesses, std::optional<int> number, PegSigns signs, Stage& stage
) {
  bool is_told = false;
  for (const ScoredGuess& one : guesses) {
    const bool is_wanted = number ? one.number == *number : is_last_of_side(guesses, one);
    if (!is_wanted) continue;
    tell_one(one, signs, stage);
    is_told = true;
  }
  if (is_told) return;
  const int last = std::ranges::max(guesses, {}, &ScoredGuess::number).number;
  stage.refuse(
      last == 1 ? "Only guess 1 was made." : fmt::format("Guesses 1 to {} were made.", last)
  );
}

std::optional<int> scoring_line(std::string_view line) {
  return line.starts_with('S') ? ansi::leading_number(line.substr(1)) : std::nullopt;
}

void ScoringScreen::open(std::vector<ScoredGuess> guesses, PegSigns signs) {
  guesses_ = std::move(guesses);
  const auto is_other = [](const ScoredGuess& one) {
    return !(one.guess == one.code);
  };
  const auto last = std::find_if(guesses_.rbegin(), guesses_.rend(), is_other);
  shown_ = static_cast<std::size_t>(
      (last == guesses_.rend() ? guesses_.end() : last.base()) - guesses_.begin() - 1
  );
  signs_ = signs;
}

void ScoringScreen::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (key.code == ansi::KeyCode::function) return refuse_key(key, stage);
  if (key.code == ansi::KeyCode::up || letter == U'b') {
    if (shown_ == 0) return stage.refuse("This is the first guess.");
    --shown_;
  } else if (key.code == ansi::KeyCode::down || letter == U'n') {
    if (shown_ + 1 == guesses_.size()) return stage.refuse("This is the last guess.");
    ++shown_;
  } else {
    guesses_.clear();
  }
}

void ScoringScreen::draw(Canvas& canvas) const {
  const ScoredGuess& one = guesses_[shown_];
  const bool is_players = one.breaker == Side::player;
  const std::string_view what =
      is_players ? "How your guess was scored" : "How the computer's guess was scored";
  const std::string_view owner = is_players ? "The code" : "Your code";
  canvas.cursor({canvas.message_row(), 0});
  canvas.hide_said();
  if (!canvas.is_lean()) {
    canvas.heading("CODE BREAKING", "Scoring", what);
    return draw_full_scoring(canvas, one, owner, signs_);
  }
  canvas.header(what);
  draw_small_scoring(canvas, one, owner, signs_);
}

std::vector<KeyHelp> ScoringScreen::keys() const {
  if (guesses_.size() == 1) return {{"any key", "go on", "Any key: back."}, help_key()};
  return {
      {"B", "guess before", "B or up: the guess before."},
      {"N", "next guess", "N or down: the next guess."},
      {"any key", "go on", "Any other key: back."},
      help_key(),
  };
}

}  // namespace codemaker::play::breaking
