// The rules of Nim, page by page.
#include "play/nim/game.hpp"
#include "play/nim/sticks.hpp"

#include <array>

namespace codemaker::play::nim {
namespace {

constexpr engine::nim::Heaps shown{3, 5, 6};

/// Heaps in pairs of 4s, 2s and 1s below the text (full screens only).
void draw_balanced(Canvas& canvas, int row, int indent) {
  if (canvas.is_lean()) return;
  for (int heap = 0; heap < 3 && row + 1 < canvas.message_row(); ++heap, row += 3) {
    const int sticks = sticks_in(shown, heap);
    canvas.text({row, indent + 3}, std::string{engine::nim::letter(heap)}, look::bright);
    draw_sticks(canvas, {row, indent + 6}, sticks, 2);
  }
}

}  // namespace

std::span<const shared::RulesPage> Game::rules() {
  static const std::array<shared::RulesPage, 3> all{{
      {"The game",
       {"Three or four heaps of sticks lie there, 1 to 7 in each, no two alike. You begin.",
        "Who is to move takes as many sticks as they like, at least one, all from one heap.",
        "Who takes the last stick of all wins. There are no ties."},
       {.draw = draw_balanced}},
      {"Strategy",
       {"See each heap as 4s, 2s and 1s: 5 is 4 and 1, 6 is 4 and 2, 7 is all three.",
        ("If over all heaps each of them comes in pairs, as in 3, 5 and 6, who is to move loses: "
         "every move breaks a pair, and the other side can mend it."),
        "So leave pairs whenever you can. In casual games H shows how."},
       {.draw = draw_balanced}},
      {"The ladder",
       {"One game a level: three heaps up to level 3, then four. The computer finds the best move "
        "in as many of ten cases as the level. From 10 on it never errs: then one deal in five is "
        "lost from the start.",
        "Level won: the level times the sticks you took. Lost: the run is over.",
        "Your score is the total of the levels you won, saved as soon as you win a level. Casual "
        "games, and that of the day at computer level 5, are not ranked."},
       {}},
  }};
  return all;
}

}  // namespace codemaker::play::nim
