#include "play/egg_carton/rules.hpp"

#include "engine/egg_carton/deal.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/drawing/shown.hpp"
#include "play/egg_carton/board.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

namespace {

/// The board of the manual's examples, rules.md 5.4.
constexpr Position manual_board{.slots = {7, 3, 4, 1, 0, 1, 1, 6, 0, 1, 2, 4}};

/// Of a terminal: a page draws the carton itself.
bool is_small(const Canvas& canvas) {
  return canvas.is_lean() && canvas.noted() == nullptr;
}

/// A carton at the bottom of the page, on all pages the same, with what is to be seen of it. Small
/// screens have no room for it: below the words, which end above `row`, lie marbles.
void draw_figure(Canvas& canvas, int row, const View& view, std::string_view caption) {
  if (Shown* const shown = canvas.noted()) {
    draw_carton(canvas, view);
    shown->add(canvas.message_row(), caption, look::frame);
  }
  const int strip = std::max(row, low_strip_row(canvas));
  const bool has_room =
      canvas.rows() > Canvas::lean_rows && strip + strip_rows <= canvas.message_row();
  if (is_small(canvas) && has_room) draw_marble_strip(canvas, strip);
  if (canvas.is_lean()) return;
  ansi::Position caption_at{0, 6};
  Carton carton{.well_rows = 2};
  carton.top = canvas.message_row() - carton.bottom() + carton.top - 1;
  if (canvas.is_large()) {
    caption_at.column = 27;  // that of the text
    carton = carton_below(canvas, 13);
  }
  // Nearer to its carton than to the words above.
  caption_at.row = carton.top - (canvas.is_large() ? 2 : 1);
  canvas.text(caption_at, caption, look::frame);
  draw_full_carton(canvas, carton, view);
}

/// The letters of all slots; with arrows the way that marbles take.
void draw_small_slots(Canvas& canvas, int row, int indent, bool has_arrows = false) {
  constexpr int apart = 5;
  constexpr ansi::Attribute brown{.foreground = ansi::Color::yellow};
  for (Slot slot = 0; slot < slot_count; ++slot) {
    const bool is_upper = slot >= side_slots;
    const int across = is_upper ? slot_count - 1 - slot : slot;
    const ansi::Attribute look =
        canvas.has_tiles() ? ansi::painted(ansi::Ink::bar_name, ansi::Ink::wood) : look::bright;
    canvas.text(
        {row + (is_upper ? 0 : 2), indent + 5 + apart * across}, fmt::format(" {} ", letter(slot)),
        look
    );
    if (!has_arrows) continue;
    const ansi::Position behind{row + (is_upper ? 0 : 2), indent + 8 + apart * across};
    const std::string_view arrow = is_upper ? "<-" : "->";
    canvas.text(behind, arrow, look::frame);
    // The way begins and ends at the left.
    if (across == 0) canvas.text({behind.row, behind.column - apart}, arrow, look::frame);
  }
  canvas.text({row + 1, indent}, "left", brown);
  canvas.text({row + 1, indent + 34}, "right", brown);
}

void draw_start(Canvas& canvas, int row, int indent) {
  if (is_small(canvas)) return draw_small_slots(canvas, row, indent);
  draw_figure(
      canvas, row, View{classic_start(RelayRule::usual)}, "The classic start: three marbles a slot."
  );
}

void draw_hand(Canvas& canvas, int row, int indent) {
  if (is_small(canvas)) return draw_small_slots(canvas, row, indent, true);
  View view{.board = manual_board, .hand_at = 4, .hand = 2};
  view.board.slots = {7, 3, 0, 2, 1, 1, 1, 6, 0, 1, 2, 4};
  draw_figure(
      canvas, row, view, "C was selected: two of its marbles have fallen, [2] are in hand."
  );
}

void draw_relay(Canvas& canvas, int row, int /*indent*/) {
  View view{.board = manual_board, .lit = station_of(6)};
  view.board.slots = {0, 4, 5, 2, 1, 2, 2, 6, 0, 1, 2, 4};
  view.board.off = {1, 0};
  draw_figure(canvas, row, view, "A's last marble fell in I, which held one: a relay begins.");
}

void draw_win(Canvas& canvas, int row, int /*indent*/) {
  View view;
  view.board.slots = {0, 0, 0, 0, 0, 0, 2, 0, 3, 1, 0, 4};
  view.board.off = {13, 13};
  draw_figure(canvas, row, view, "Player 1's row is empty: player 1 wins.");
}

void draw_distances(Canvas& canvas, int row, int /*indent*/) {
  View view;
  view.board.slots = {6, 5, 4, 3, 2, 1, 2, 3, 1, 4, 2, 3};
  draw_figure(canvas, row, view, "A to F: each ends off the board.");
}

void draw_deal(Canvas& canvas, int row, int /*indent*/) {
  draw_figure(canvas, row, View{fair_deal(1, RelayRule::usual).position}, "A fair deal.");
}

void draw_last_page(Canvas& canvas, int row, int /*indent*/) {
  View view;
  view.board.slots = {0, 0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 6};
  view.board.off = {12, 12};
  draw_figure(
      canvas, row, view, "Level 3 won, 12 marbles in the other row: 3 x 10 + 12 = 42 points."
  );
}

}  // namespace

std::span<const shared::RulesPage> rules_pages() {
  static const std::array<shared::RulesPage, 7> all{{
      {"The carton",
       {"An egg carton has twelve slots. A to F, the lower row, are player 1's. I to N, the upper "
        "row, are player 2's and run from right to left: N is above A, I above F.",
        "Past either end is off the board.",
        "The first player with no marble in their row wins. It does not matter where the "
        "marbles went."},
       {.draw = draw_start, .is_wide = true},
       "An egg carton has twelve slots. A to F are player 1's. I to N are player 2's and run the "
       "other way: N is opposite A, I opposite F."},
      {"A selection",
       {"Select one of your own slots that holds marbles. Pick them all up and drop them one by "
        "one, counter-clockwise:",
        "A B C D E F, right end, I J K L M N, left end, then A again.",
        "Nothing is skipped. A marble that is off the board stays there."},
       {.draw = draw_hand, .is_wide = true}},
      {"The last marble",
       {"The last marble decides. Off the board: you must select again.",
        ("In a slot that held marbles: a relay. Pick up all its marbles and sow on, and their last "
         "marble decides."),
        "In an empty slot: your turn is over.", "X plays three examples on the carton."},
       {.draw = draw_relay, .is_wide = true}},
      {"Winning",
       {"Rows are checked after each selection, when the marbles are at rest. The player whose row "
        "is empty wins, even with another selection to make.",
        "Under the narrow rule, a choice in casual games, your turn ends when a relay ends off the "
        "board. You select again only when the marbles of the slot you selected end there."},
       {.draw = draw_win, .is_wide = true}},
      {"Strategy",
       {"Look for selections that end off the board: each one gives you another. A slot that is "
        "exactly as far from the end as it has marbles does that.",
        "Empty the slots near your end first: the others keep that distance.",
        "A relay through the other row leaves marbles there and takes yours away. A big heap comes "
        "back to your row: send it on early."},
       {.draw = draw_distances, .is_wide = true}},
      {"The ranked run",
       {"One game a level, against a computer that gets stronger each time; from level 10 on it is "
        "perfect. You begin. Both rows are dealt alike, 18 marbles each. No deal can be won on the "
        "first turn.",
        "Level won: the level times 10 + the marbles left in the other row. Lost: the run is "
        "over. There are no ties."},
       {.draw = draw_deal, .is_wide = true}},
      {"The Hall of Fame",
       {"Your score is the total of the levels you won. It is saved as soon as you win a level: "
        "quitting costs only the level in play. If you are cut off, your next call can go on with "
        "it, "
        "but not a guest's.",
        "The ten best players are listed, each with their best run; of equal scores the earlier "
        "one ranks higher. Casual games are not ranked."},
       {.draw = draw_last_page, .is_wide = true}},
  }};
  return all;
}

}  // namespace codemaker::play::egg_carton
