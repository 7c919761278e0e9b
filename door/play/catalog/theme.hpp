/// The sysop's own screens: art found by name (ansi/terminal.md 5.3).
#pragma once

#include "ansi/art.hpp"
#include "ansi/glyph.hpp"
#include "play/call/presentation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

struct Call;

/// The screens art can be made for: those around the games, what games share, and their own.
[[nodiscard]] std::vector<std::string_view> art_names();

/// Why art of this file name is never shown, in a sentence; empty if it can be.
[[nodiscard]] std::string_view why_never_shown(std::string_view file_name);

/// The names of values are longer than what is filled in, so a bulletin is read as wide as this.
inline constexpr int bulletin_columns = 240;

class Theme {
 public:
  /// A file of the art directory.
  struct File {
    std::string name;
    std::string bytes;
  };

  /// Reads what has a name it knows how to use: SCREEN.ans, SCREEN.asc, and variants by width,
  /// SCREEN.132col.ans for exactly 132 columns, SCREEN.c40.ans for 40 and more. Names in any case;
  /// any bytes are a picture.
  explicit Theme(const std::vector<File>& files);

  /// The picture for a screen of this width, nullptr if there is none: the exact width before the
  /// nearest below before the one without a width, .ans before .asc; callers of 7 bits get .asc
  /// first. A narrow screen, below 79 columns, takes none that is not meant for its width.
  [[nodiscard]] const ansi::Art* find(std::string_view screen, int columns, ansi::Charset charset)
      const;

 private:
  struct Piece {
    std::string screen;
    bool is_ansi = true;
    int exact_columns = 0;  ///< 0: any
    int least_columns = 0;  ///< 0: 79
    ansi::Art art;
  };

  [[nodiscard]] const Piece* best(std::string_view screen, int columns, bool is_ansi) const;

  std::vector<Piece> pieces_;
};

/// True where a screen that can fill a large terminal does so: there the sysop has no picture of
/// this name.
[[nodiscard]] bool can_fill_large(
    const Call& call, Presentation presentation, std::string_view art_name
);

}  // namespace codemaker::play
