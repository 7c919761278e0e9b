/// What a caller can change about how things are shown.
#pragma once

#include "ansi/glyph.hpp"
#include "ansi/palette.hpp"
#include "engine/ranked_game.hpp"
#include "play/call/place.hpp"
#include "play/call/presentation.hpp"
#include "play/choices/kept.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace codemaker::play {

/// How fast what the computer does is shown.
enum class Pace : std::uint8_t { at_once, fast, normal, slow };

/// What is heard, bell or tune: nothing, how games end and what waits, or pegs and guesses as well.
enum class Sound : std::uint8_t { off, results, all };

/// "off", "on", "all".
[[nodiscard]] std::string_view name(Sound sound);
/// What is heard now is turned off first.
[[nodiscard]] Sound next(Sound sound);

/// What pegs have on them: their numbers, shapes, or nothing on full screens, where color tells
/// them.
enum class PegNumbers : std::uint8_t { by_terminal, off, on, shapes };

/// "at once", "fast", "normal", "slow".
[[nodiscard]] std::string_view name(Pace pace);
/// The next slower one; after the slowest the fastest.
[[nodiscard]] Pace next(Pace pace);

/// What a caller can change about how things are shown, and what is kept for them for the call.
struct Choices {
  std::optional<Presentation> wanted = {};
  std::optional<ansi::Charset> letters = {};  ///< nullopt: as the terminal was told to have
  PegNumbers numbers = PegNumbers::by_terminal;
  bool has_color = true;           ///< false: bold and plain alone
  std::optional<bool> mouse = {};  ///< nullopt: on where the terminal is known to have one
  Sound sound = Sound::results;
  Pace pace = Pace::normal;
  bool is_visible = true;       ///< false: other callers are not told that they are here
  bool tells_arrivals = false;  ///< who has come is told in a line of the main menu
  /// The game entered last: the rules and the Hall of Fame open at it.
  engine::RankedGame game = engine::first_ranked_game;
  Place list = Place::menu;  ///< the list chosen from last: the rules go back to it
  Kept by_game = {};         ///< what each game keeps

  /// What of it is remembered for every terminal.
  static constexpr std::string_view remembered_as = "options";

  /// True if pegs go without numbers: where nothing was chosen, on terminals with so many colors
  /// that each peg is seen as a thing.
  [[nodiscard]] bool has_bare_pegs(ansi::Depth depth) const {
    if (numbers == PegNumbers::by_terminal) return depth != ansi::Depth::sixteen;
    return numbers == PegNumbers::off;
  }

  /// "on", "off", "shapes"; where color alone tells no pegs apart they have numbers.
  [[nodiscard]] std::string_view numbers_text(bool may_be_bare, ansi::Depth depth) const;
  /// The next of these.
  void change_numbers(bool may_be_bare, ansi::Depth depth);

  template <class Fields>
  void fields(Fields& fields) {
    fields("squares", numbers, PegNumbers::shapes);
    fields("color", has_color);
    fields("sound", sound, Sound::all);
    fields("pace", pace, Pace::slow);
    fields("arrivals", tells_arrivals);
    fields("visible", is_visible);
  }
};

}  // namespace codemaker::play
