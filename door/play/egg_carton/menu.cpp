#include "play/egg_carton/menu.hpp"

#include "engine/egg_carton/deal.hpp"
#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/board.hpp"
#include "play/egg_carton/cardboard_title.hpp"
#include "play/egg_carton/carton_art.hpp"
#include "play/egg_carton/choices.hpp"
#include "play/egg_carton/marbles.hpp"
#include "play/shared/first_visit.hpp"

#include <utility>

namespace codemaker::play::egg_carton {
namespace {

constexpr int items_column = 6;
constexpr int items_width = Canvas::full_columns - 2 * items_column;
constexpr int new_here = 10;                                          ///< columns of those words
constexpr std::string_view short_offer = "X: three short examples.";  ///< on small screens
constexpr std::string_view offer_of_examples = "X: three short examples, played on the carton.";
constexpr std::string_view in_a_sentence =
    "Sow your marbles around the carton. Empty your row first to win.";
constexpr int items_rows = static_cast<int>(Menu::items.size()) + 2;
constexpr Carton ornament{.top = 18, .well_rows = 1};

/// A board with something in nearly every slot.
constexpr engine::egg_carton::Position shown_board{
    .slots = {2, 3, 1, 5, 0, 3, 1, 4, 3, 0, 2, 6}, .off = {3, 2}};

}  // namespace

void Menu::enter(Stage& stage) {
  offers_examples_ = shared::is_first_visit(stage.kept<Choices>().was_greeted, stage.call());
  const bool has_rows = stage.presentation() == Presentation::full;
  if (offers_examples_ && !has_rows) stage.show(std::string{offer_of_examples});
  GameMenu::enter(stage);
  if (offers_examples_) stage.tell("X shows three short examples.");
}

void Menu::press(const ansi::Key& key, Stage& stage) {
  const bool is_escape = key.code == ansi::KeyCode::escape;
  const bool was_offered = std::exchange(offers_examples_, false);
  if (was_offered) stage.show("");
  const auto place = leads(key);
  const bool only_skips = was_offered && !stage.is_line();
  if (!place && !is_escape && only_skips) return;
  GameMenu::press(key, stage);
}

void Menu::draw(Canvas& canvas) const {
  if (canvas.is_lean()) return draw_small_menu(canvas);
  canvas.heading("EGG CARTON", "Sow your marbles, empty your row");
  draw_title(canvas, "EGG CARTON");
  if (canvas.is_large()) return draw_large_menu(canvas);
  const ansi::Position frame{full_row - 1, items_column};
  draw_box(canvas, frame, items_width, items_rows, "", ansi::painted(ansi::Ink::card));
  draw_full_items(canvas, items_column, items_width);
  // Who is new here reads more below the list.
  constexpr ansi::Position words{ornament.top - 1, items_column + 2};
  const bool is_first = draw_first_game(canvas, words) > words.row;
  if (is_first && offers_examples_)
    canvas.text({words.row + 1, words.column + new_here}, offer_of_examples, look::message);
  if (is_first) {
    draw_marble_strip(canvas, ornament.top + 2);
  } else {
    draw_full_carton(canvas, ornament, View{shown_board});
  }
  canvas.cursor({canvas.message_row(), 0});
}

/// What is new to who is here for the first time stands in one place; a page has it as a message.
void Menu::draw_small_menu(Canvas& canvas) const {
  const int below = draw_small(canvas);
  if (Shown* const shown = canvas.noted()) return shown->add(1, in_a_sentence);
  if (offers_examples_) {
    canvas.hide_said();
    canvas.text({below, 0}, short_offer, look::message);
  }
  if (canvas.rows() > Canvas::lean_rows) draw_marble_strip(canvas, canvas.message_row() - 2);
}

/// Between the name and a carton: the list, and what is new to who is here for the first time.
void Menu::draw_large_menu(Canvas& canvas) const {
  constexpr int column = 32;
  constexpr int well_rows = 8;
  constexpr int rows = items_rows + 2;
  constexpr int beside_words = 50;
  constexpr ansi::Position frame{large_row - 2, column};
  draw_box(canvas, frame, items_width, rows, "", ansi::painted(ansi::Ink::card));
  draw_full_items(canvas, column, items_width);
  // Both offers stand side by side.
  const ansi::Position words{frame.row + rows + 1, offers_examples_ ? 17 : column + 2};
  const bool is_first = draw_first_game(canvas, words) > words.row;
  if (is_first && offers_examples_)
    canvas.text({words.row, words.column + beside_words}, offer_of_examples, look::message);
  const auto start = engine::egg_carton::classic_start(engine::egg_carton::RelayRule::usual);
  draw_full_carton(canvas, carton_below(canvas, well_rows), View{start});
  canvas.cursor({canvas.message_row(), 0});
}

}  // namespace codemaker::play::egg_carton
