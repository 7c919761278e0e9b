/// What a small screen shows as things and words, for a page that draws them in its own way. The
/// functions that draw note it while they draw, so it is never more than the screen shows.
#pragma once

#include "ansi/frame.hpp"
#include "ansi/palette.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::play {

/// What a tap sends: the key that the game has for it, or a click where it stands.
struct Tap {
  std::string key = {};    ///< empty: a click
  ansi::Position at = {};  ///< on a small screen
  bool is_lit = false;     ///< Enter takes it
  std::string game = {};   ///< to which it leads
};

/// A row of words.
struct ShownRow {
  int row = 0;  ///< of a small screen
  std::string text = {};
  std::string more = {};  ///< about what the text names
  ansi::Attribute look = {};
  std::optional<Tap> tap = {};
  std::string player = {};  ///< whose name begins it: a page of theirs may be there
};

/// What is being typed: its row asks for it.
struct ShownField {
  int row = 0;
  std::string text = {};  ///< so far; stars, where it is a secret
};

/// Pegs as signs: `1` to `9` and `a` to `f`, `0` no peg, `.` an empty hole.
struct ShownGuess {
  std::string pegs = {};
  std::optional<std::array<int, 2>> marks = {};  ///< exact, misplaced
  std::string more = {};
};

/// A color or digit of the palette, and the key that places it.
struct ShownColor {
  std::string sign = {};
  std::string key = {};
  std::string name = {};
};

/// The row that is being filled; a click on a hole goes there.
struct ShownOpenRow {
  std::string pegs = {};
  int cursor = 0;
  ansi::Position first = {};  ///< of its holes, which are two columns apart
  bool is_code = false;       ///< no guess
};

/// A board of code breaking.
struct ShownPegs {
  int row = 0;
  int holes = 0;
  int limit = 0;  ///< so many guesses are allowed
  bool are_digits = false;
  std::vector<ShownColor> palette = {};
  std::vector<ShownGuess> guesses = {};
  std::vector<ShownGuess> others = {};  ///< of the other side, beside them
  std::optional<ShownOpenRow> open = {};
};

/// A player at a board.
struct ShownSeat {
  std::string name = {};
  std::string facts = {};
  std::string last = {};  ///< move or turn
  bool is_on_turn = false;
};

/// A board of squares.
struct ShownGrid {
  int row = 0;
  int columns = 0;
  std::string cells = {};  ///< from the upper left: `b`, `r`, `.` empty, `*` destroyed just now
  /// Of each cell: `p` picked up, `t` can be jumped onto, `c` would be captured, `x` both, `j` can
  /// jump, `l` of the last move, `k` captured by it, or `.`.
  std::string marks = {};
  std::optional<int> cursor = {};
  bool is_open = false;       ///< a click on a cell means something
  ansi::Position first = {};  ///< where the cells stand
  ansi::Position apart = {};
  std::vector<ShownSeat> seats = {};
};

/// An egg carton. Its upper row is side two, from the right to the left.
struct ShownCarton {
  int row = 0;
  std::string letters = {};  ///< of the slots: the keys that select them
  std::vector<int> slots = {};
  std::array<int, 2> off = {};  ///< past the ends: right, left
  std::optional<int> lit = {};  ///< where a marble has just fallen: a slot, or behind them an end
  std::optional<int> hand_at = {};
  int hand = 0;  ///< marbles in it
  std::optional<int> cursor = {};
  std::string legs = {};  ///< where each slot's marbles would end, in signs
  int asks = 0;           ///< the side that is to select, 1 or 2; 0: none
  std::vector<ShownSeat> sides = {};
};

/// A small picture, pixel by pixel.
struct ShownPicture {
  int row = 0;
  int columns = 0;
  std::vector<ansi::Ink> colors = {};  ///< sixteen at most
  std::string pixels = {};  ///< from the upper left: a color by its number in hexadecimal, or `.`
};

using ShownThing = std::variant<std::monostate, ShownPegs, ShownGrid, ShownCarton>;

struct Shown {
  std::string heading = {};
  std::string game = {};  ///< where it is shown
  std::string time = {};
  std::vector<ShownRow> rows = {};
  ShownThing thing = {};
  std::optional<ShownPicture> picture = {};
  bool has_shapes = false;  ///< pegs have shapes on them and no numbers
  std::string message = {};
  std::string now = {};        ///< what is to be done, in place of a message that was said before
  std::string otherwise = {};  ///< what is said where there is no message
  bool is_question = false;
  std::optional<ShownField> field = {};

  /// The thing, if it is of this kind; it is one from now on if there is none yet.
  template <typename Thing>
  [[nodiscard]] Thing* make() {
    if (std::holds_alternative<std::monostate>(thing)) thing.emplace<Thing>();
    return std::get_if<Thing>(&thing);
  }

  /// Words of a row that are not drawn.
  void add(int row, std::string_view text, ansi::Attribute look = {});

  /// What stands on the frame in a row can be chosen.
  void offer(Tap tap);

  /// A peg stands on the frame there.
  void put_peg(ansi::Position at, int peg);

  /// From this row on, to the one before the other, stand somebody's own words: they stay as they
  /// are.
  void quote(int first, int end) { quoted_ = {first, end}; }

  /// Takes the words that were drawn; call it once, when all is drawn.
  void take_words(const ansi::Frame& frame);

 private:
  struct Peg {
    ansi::Position at;
    int peg;
  };

  [[nodiscard]] std::string words_of(const ansi::Frame& frame, int row) const;

  void word_for_fingers();
  void put_pegs_in_message();

  std::pair<int, int> quoted_ = {};
  std::vector<Tap> offers_ = {};
  std::vector<Peg> pegs_ = {};
};

/// Pegs among words are letters of our own, from here on by number.
inline constexpr char32_t first_peg_letter = U'\uE000';

}  // namespace codemaker::play
