#include "play/breaking/welcome.hpp"

#include "ansi/text.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/place.hpp"
#include "play/call/words.hpp"
#include "play/drawing/big_letters.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/shared/first_visit.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play::breaking {
namespace {

/// Kept for the call.
struct Visit {
  bool was_here = false;

  static constexpr std::string_view remembered_as = "breaking-visit";

  template <class Fields>
  void fields(Fields& fields) {
    fields("here", was_here);
  }
};

constexpr ansi::Position offer_box{10, 8};
constexpr int offer_width = 63;
constexpr int guided_row = 16;
constexpr int small_guided_row = 4;
constexpr std::string_view guided_words = "A guided first game: every mark explained.";

/// A guess as it is marked.
void draw_example(Canvas& canvas, ansi::Position at) {
  constexpr std::array<engine::breaking::Peg, 4> guess{5, 6, 4, 2};
  constexpr engine::breaking::Marks marks{2, 1};
  for (const engine::breaking::Peg peg : guess) {
    draw_big_peg(canvas, at, peg);
    at.column += big_peg_width;
  }
  draw_big_marks(canvas, {at.row, at.column + 2}, marks);
  canvas.text({at.row, at.column + 8}, marks_text(marks));
}

/// Bright keys, and pegs below: a page has its own.
void draw_small_ornaments(Canvas& canvas) {
  if (canvas.noted() != nullptr) return;
  canvas.text({small_guided_row, 0}, "G", look::bright);
  canvas.text({small_guided_row + 1, 0}, "Enter", look::bright);
  draw_peg_strip(canvas, small_guided_row + 5);
}

}  // namespace

void remember_visit(Stage& stage) {
  stage.kept<Visit>().was_here = true;
}

void Welcome::begin(Stage& stage) {
  is_on_ = shared::is_first_visit(stage.kept<Visit>().was_here, stage.call());
  if (!is_on_) return;
  stage.show("");
  stage.tell("New here? G: a guided first game. Or just play.");
}

bool Welcome::press(const ansi::Key& key, Stage& stage) {
  is_on_ = false;
  if (is_letter(key, "G")) stage.go(place::guided);
  return is_letter(key, "G") || goes_on(key);
}

bool Welcome::take_line(std::string_view line, Stage& stage) {
  is_on_ = false;
  if (ansi::upper_case(line) != "G") return false;
  stage.go(place::guided);
  return true;
}

ansi::Key Welcome::key_at(ansi::Position at, bool is_lean) {
  const bool is_guided = at.row == (is_lean ? small_guided_row : guided_row);
  return is_guided ? ansi::character(U'g') : ansi::Key{ansi::KeyCode::enter, 0, {}};
}

void Welcome::draw(Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header("Code breaking: new here?");
    canvas.text({2, 0}, "Break the computer's code by its marks.");
    canvas.text({small_guided_row, 0}, "G: a guided first game.");
    canvas.text({small_guided_row + 1, 0}, "Enter: play level 1.");
    return draw_small_ornaments(canvas);
  }
  constexpr std::string_view word = "NEW HERE";
  constexpr int cap_column = offer_box.column + 4;
  constexpr int words_column = cap_column + 9;
  canvas.heading("CODE BREAKING", "Welcome");
  draw_big(canvas, {3, (canvas.columns() - big_width(word)) / 2}, word, metal::gold);
  draw_box(canvas, offer_box, offer_width, 11, "The game", ansi::painted(ansi::Ink::wood_light));
  canvas.text(
      {offer_box.row + 2, cap_column}, "Break the computer's code by the marks of your guesses.",
      look::bright
  );
  draw_example(canvas, {offer_box.row + 4, cap_column});
  draw_key(canvas, {guided_row, cap_column}, "G");
  canvas.text({guided_row, words_column}, guided_words, look::message);
  draw_key(canvas, {guided_row + 2, cap_column}, "Enter");
  canvas.text({guided_row + 2, words_column}, "Play level 1, for the Hall of Fame.");
}

std::vector<KeyHelp> Welcome::keys() {
  return {
      {"G", "guided game", "G: a guided first game, every mark explained."},
      {"Enter", "play", "Enter or any other key: play level 1."},
      help_key(),
      {"Q", "back", "Q or Esc: back to the menu."},
  };
}

}  // namespace codemaker::play::breaking
