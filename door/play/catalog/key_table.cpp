#include "play/catalog/key_table.hpp"

#include <array>
#include <fmt/format.h>

namespace codemaker::play {

std::span<const KeyMeaning> key_table() {
  static constexpr std::array table{
      KeyMeaning{"?, F1", "help; I from there shows the rules and the strategy of the game"},
      KeyMeaning{"Enter", "takes what the light bar is on; sends a full row"},
      KeyMeaning{
          "arrows, Home, End, PgUp, PgDn",
          "move the light bar of a menu or a list; on a board, the cursor"},
      KeyMeaning{"Esc", "one step back"},
      KeyMeaning{"Q, Ctrl-Q", "leaves the game: it waits for you (P), ends (E), or goes on (G)"},
      KeyMeaning{"Ctrl-X", "leaves codemaker; the game waits for your next call"},
      KeyMeaning{"1 to 8, R W B G Y K M C", "a peg of that color"},
      KeyMeaning{"Backspace", "takes a peg back"},
      KeyMeaning{"X, F4", "fills the row at random; Enter sends it"},
      KeyMeaning{"A", "an earlier guess into the row, the last one first"},
      KeyMeaning{"H", "a good guess or move, where nothing counts"},
      KeyMeaning{"U", "takes a move back, in Masterix and Egg Carton where nothing counts"},
      KeyMeaning{"N, F2", "a new game, where it is not ranked"},
      KeyMeaning{"O, F3", "options, or the settings of the game"},
      KeyMeaning{
          "S, F5", "how a guess was scored; in Egg Carton, where each slot's marbles first end"},
      KeyMeaning{"V", "after a game, what each guess or move was worth"},
      KeyMeaning{"Alt and a letter", "that letter"},
      KeyMeaning{"Ctrl-L, =", "draws the screen again"},
  };
  return table;
}

std::span<const KeyMeaning> menu_key_table() {
  static constexpr std::array table{
      KeyMeaning{"R", "ranked: level by level, for the Hall of Fame"},
      KeyMeaning{"C", "casual: against the computer or alone, unranked"},
      KeyMeaning{"T", "two players, or a match"},
      KeyMeaning{"P", "practice"},
      KeyMeaning{"S", "Intersections & Splats"},
      KeyMeaning{"G", "a guided first game, of the game the light bar is on"},
      KeyMeaning{"M, E", "Masterix, Egg Carton"},
      KeyMeaning{"D", "the puzzles of the day"},
      KeyMeaning{"H", "the Hall of Fame"},
      KeyMeaning{"Y", "your page and your games"},
      KeyMeaning{"B", "games of two by mail, and codes left for others"},
      KeyMeaning{"W", "who is here"},
      KeyMeaning{"K", "pages the sysop; at W and B asks them for a game by mail"},
      KeyMeaning{"I", "rules and instructions"},
      KeyMeaning{"O", "options"},
      KeyMeaning{"Q", "back, or home"},
  };
  return table;
}

std::string markdown_of(std::span<const KeyMeaning> table) {
  std::string text = "| Key | Does |\n|---|---|\n";
  for (const KeyMeaning& row : table)
    text += fmt::format("| {} | {} |\n", row.keys, row.does);
  return text;
}

}  // namespace codemaker::play
