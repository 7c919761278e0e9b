/// What the caller's terminal can show (terminal.md 3.3).
#pragma once

#include "ansi/glyph.hpp"
#include "ansi/palette.hpp"

#include <cstdint>

namespace codemaker::ansi {

/// How much a terminal understands.
enum class Level : std::uint8_t {
  a,  ///< text and CR LF: teletypes, 7-bit callers, whoever answers nothing
  b,  ///< the ANSI that every BBS terminal knows
  c,  ///< a known terminal: may erase in color, may be light or dark
  d   ///< what has been asked for by name: mouse and the like
};

/// What a frame covers at most: larger terminals count as this large, so that a size which anybody
/// can claim by telnet costs no more than 128 kilobytes.
inline constexpr int max_rows = 80;
inline constexpr int max_columns = 200;

/// What is known, or assumed, of the caller's terminal.
struct Terminal {
  Charset charset = Charset::cp437;
  Level level = Level::b;
  int rows = 24;
  int columns = 80;
  bool repeats = false;          ///< REP repeats the last glyph
  bool erases = false;           ///< ECH erases cells
  bool reports_mouse = false;    ///< known to, so the mouse may be switched on unasked
  bool plays_music = false;      ///< known to take ANSI music
  Depth depth = Depth::sixteen;  ///< never guessed
  int speed = 0;                 ///< bits per second if it is known to be slow, else 0

  friend bool operator==(const Terminal&, const Terminal&) = default;
};

}  // namespace codemaker::ansi
