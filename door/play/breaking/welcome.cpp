#include "play/breaking/welcome.hpp"

#include "ansi/text.hpp"
#include "play/breaking/peg_art.hpp"
#include "play/breaking/peg_words.hpp"
#include "play/breaking/place.hpp"
#include "play/breaking/wooden_board.hpp"
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

/// Where the offer stands on full screens.
struct OfferPlaces {
  ansi::Position box;
  int columns;
  int rows;
  int example_row;
  int guided_row;
  int play_row;
};

constexpr OfferPlaces offer_in_window{{9, 8}, 63, 13, 13, 17, 19};
constexpr OfferPlaces offer_on_large{{15, 22}, 87, 21, 20, 27, 31};
constexpr int small_guided_row = 6;
constexpr std::string_view guided_words = "A guided first game: every mark explained.";

/// A guess as it is marked.
void draw_example(Canvas& canvas, ansi::Position at) {
  constexpr std::array<engine::breaking::Peg, 4> guess{5, 6, 4, 2};
  constexpr engine::breaking::Marks marks{2, 1};
  const bool is_large = canvas.is_large();
  const int pitch = is_large ? loose_pitch : peg_pitch(PegSize::disc);
  for (const engine::breaking::Peg peg : guess) {
    draw_disc(canvas, at, pitch - 1, peg, PegSigns::colors);
    at.column += pitch;
  }
  const PegSize size = peg_size(is_large);
  at.row += disc_rows / 2;
  draw_big_marks(canvas, {at.row, at.column + 2}, marks, size);
  canvas.text({at.row, at.column + (is_large ? 14 : 7)}, marks_text(marks));
}

/// Bright keys, and pegs below: a page has its own.
void draw_small_ornaments(Canvas& canvas) {
  if (canvas.noted() != nullptr) return;
  canvas.text({small_guided_row, 0}, "G", look::bright);
  canvas.text({small_guided_row + 1, 0}, "Enter", look::bright);
  draw_peg_strip(canvas, low_strip_row(canvas));
}

/// As wide as there is room for; pegs below on a large screen.
void draw_greeting(Canvas& canvas) {
  constexpr std::string_view word = "NEW HERE?";
  constexpr int row = 3;
  const bool is_large = canvas.is_large();
  const int width = big_width(word) * (is_large ? 2 : 1);
  const ansi::Position at{row, (canvas.columns() - width) / 2};
  is_large ? draw_large(canvas, at, word, metal::gold) : draw_big(canvas, at, word, metal::gold);
  if (is_large) draw_peg_strip(canvas, canvas.message_row() - large_strip_rows - 1);
}

void draw_offer(Canvas& canvas, const OfferPlaces& at) {
  const int cap_column = at.box.column + 4;
  const int words_column = cap_column + 9;
  draw_box(canvas, at.box, at.columns, at.rows, "The game", ansi::painted(ansi::Ink::wood_light));
  canvas.text(
      {at.box.row + 2, cap_column}, "Break the computer's code by the marks of your guesses.",
      look::bright
  );
  draw_example(canvas, {at.example_row, cap_column});
  draw_key(canvas, {at.guided_row, cap_column}, "G");
  canvas.text({at.guided_row, words_column}, guided_words, look::message);
  draw_key(canvas, {at.play_row, cap_column}, "Enter");
  canvas.text({at.play_row, words_column}, "Play level 1, for the Hall of Fame.");
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

ansi::Key Welcome::key_at(const Pointer& pointer, bool is_lean) {
  const OfferPlaces& full = pointer.is_on_large ? offer_on_large : offer_in_window;
  const bool is_guided = pointer.at.row == (is_lean ? small_guided_row : full.guided_row);
  return is_guided ? ansi::character(U'g') : ansi::Key{ansi::KeyCode::enter, 0, {}};
}

void Welcome::draw(Canvas& canvas) {
  canvas.cursor({canvas.message_row(), 0});
  if (canvas.is_lean()) {
    canvas.header("Code breaking: new here?");
    canvas.text({small_guided_row - 2, 0}, "Break the computer's code by its marks.");
    canvas.text({small_guided_row, 0}, "G: a guided first game.");
    canvas.text({small_guided_row + 1, 0}, "Enter: play level 1.");
    return draw_small_ornaments(canvas);
  }
  canvas.heading("CODE BREAKING", "Welcome");
  draw_greeting(canvas);
  draw_offer(canvas, canvas.is_large() ? offer_on_large : offer_in_window);
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
