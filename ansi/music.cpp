#include "ansi/music.hpp"

namespace codemaker::ansi {
namespace {

// MB: in the background, so that the game goes on. T: quarters a minute, O: octave, L: length.
// A terminal that plays them shows 0F, which would undo the 0E elsewhere, as a glyph: it is not
// sent.
constexpr std::string_view win = "\x1b[|MBT200O4L8CEG>C4\x0e";
constexpr std::string_view loss = "\x1b[|MBT140O3L8GF+FE2\x0e";
constexpr std::string_view record = "\x1b[|MBT220O4L8GGG>C4<G>C4E2\x0e";

}  // namespace

std::string_view music(Tune tune) {
  switch (tune) {
  case Tune::win:
    return win;
  case Tune::loss:
    return loss;
  case Tune::record:
    return record;
  }
  return {};
}

}  // namespace codemaker::ansi
