#include "play/shell/peg_strip.hpp"

#include <array>

namespace codemaker::play::shell {

void draw_peg_strip(Canvas& canvas, int row) {
  using ansi::Ink;

  struct Disc {
    Ink light;
    Ink body;
    Ink dark;
  };

  static constexpr std::array<Disc, 8> discs{{
      {Ink::peg_red_light, Ink::peg_red, Ink::peg_red_dark},
      {Ink::peg_white_light, Ink::peg_white, Ink::peg_white_dark},
      {Ink::peg_blue_light, Ink::peg_blue, Ink::peg_blue_dark},
      {Ink::peg_green_light, Ink::peg_green, Ink::peg_green_dark},
      {Ink::peg_yellow_light, Ink::peg_yellow, Ink::peg_yellow_dark},
      {Ink::silver_dark, Ink::silver_dark, Ink::ash},
      {Ink::peg_magenta_light, Ink::peg_magenta, Ink::peg_magenta_dark},
      {Ink::peg_cyan_light, Ink::peg_cyan, Ink::peg_cyan_dark},
  }};
  constexpr int pitch = 9;
  int column = 5;
  for (const Disc& disc : discs) {
    canvas.text({row, column}, "▄████▄", ansi::painted(disc.light));
    canvas.text({row + 1, column}, "██████", ansi::painted(disc.body));
    if (disc.body != Ink::silver_dark) {
      canvas.text({row + 1, column + 1}, "▀▀", ansi::painted(Ink::bar_name, disc.body));
    }
    canvas.text({row + 2, column}, "▀████▀", ansi::painted(disc.dark));
    column += pitch;
  }
}

}  // namespace codemaker::play::shell
