#include "play/egg_carton/rules.hpp"

#include <array>

namespace codemaker::play::egg_carton {

std::span<const shared::RulesPage> rules_pages() {
  static const std::array<shared::RulesPage, 6> all{{
      {"The carton",
       {"An egg carton has twelve slots. A B C D E F, the lower row, are player one's. I J K L M "
        "N, the upper row, are player two's and run from right to left: N is above A, I above F.",
        "Beyond both ends marbles lie off the board.",
        "Whoever first has no marble in their own row wins. It does not matter where the marbles "
        "went."}},
      {"A selection",
       {"Select one of your own slots that holds marbles. They are all taken and dropped one by "
        "one, counter-clockwise:",
        "A B C D E F, off the right end, I J K L M N, off the left end, A again.",
        "No place is left out, for both players alike. What falls off the board stays there."}},
      {"The last marble",
       {"Where it falls decides what happens next.", "Off the board: you must select again.",
        "In a slot that held marbles: all of that slot are sown on from there, and their last "
        "marble decides.",
        "In an empty slot: your turn is over.", "X plays three examples on the carton."}},
      {"Winning",
       {"Rows are looked at when the marbles lie still: after each selection has come to its end. "
        "Who must select again with an empty row has won.",
        "By the narrow rule, a choice in casual games, a last marble off the board lets you select "
        "again only if it was sown from your slot; after marbles were sown on, your turn is "
        "over."}},
      {"The ladder",
       {"One game a level, against a computer that plays better each time; from level 10 on it is "
        "perfect. You begin. Marbles are dealt alike to both rows, 18 each, and never so that your "
        "first turn could win.",
        "Level won: its number times 10 + the marbles left in the other row. Lost: the run is "
        "over. There are no ties."}},
      {"The Hall of Fame",
       {"Your score is the sum of the levels won. It counts the moment a level is won: leaving, a "
        "lost line or the end of your time cost only the level in play.",
        "The ten best players stand in the Hall of Fame, each with their best run; of equal scores "
        "the earlier one stands above. Casual games are not ranked."}},
  }};
  return all;
}

}  // namespace codemaker::play::egg_carton
