/// Pegs and marks in signs and words.
#pragma once

#include "engine/breaking/code.hpp"
#include "engine/breaking/marks.hpp"
#include "engine/records/puzzle.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::play::breaking {

/// How pegs are written.
enum class PegSigns : std::uint8_t {
  colors,   ///< 1 … 9, a … f
  digits,   ///< as colors, but 10 is the digit 0
  letters,  ///< R W B G Y K M C
  ascii,    ///< 1 … 9, then what follows them in ASCII: : ; < = > ?
  shapes    ///< of the eight colors, as the screen has them (`sign_on`); here numbers
};

/// How those of the code of a day are.
[[nodiscard]] PegSigns signs_of_day(engine::records::Day day);

/// One character, which is its key; 0 for no peg.
[[nodiscard]] std::string_view sign_of(
    engine::breaking::Peg peg, PegSigns signs = PegSigns::colors
);

/// "1 3 4 2".
[[nodiscard]] std::string spaced(
    const engine::breaking::Code& code, PegSigns signs = PegSigns::colors
);

/// "2 exact, 1 misplaced", "1 splat, 2 intersections", in games of digits "1 bull, 2 cows";
/// "nothing".
[[nodiscard]] std::string marks_text(
    const engine::breaking::Marks& marks,
    engine::breaking::Marking marking = engine::breaking::Marking::pegs,
    PegSigns signs = PegSigns::colors
);

/// "**o": a star for every black peg or splat, an o for every white peg, a + for every
/// intersection; "-" if there is none.
[[nodiscard]] std::string marks_symbols(
    const engine::breaking::Marks& marks,
    engine::breaking::Marking marking = engine::breaking::Marking::pegs
);

/// What those mean: "* exact o misplaced", "* splat + intersection", in games of digits
/// "* bull o cow".
[[nodiscard]] std::string_view marks_legend(
    engine::breaking::Marking marking = engine::breaking::Marking::pegs,
    PegSigns signs = PegSigns::colors
);

/// "1 red"; in games of digits the digit alone.
[[nodiscard]] std::string peg_name(engine::breaking::Peg peg, PegSigns signs = PegSigns::colors);

/// How many colors have a letter.
inline constexpr int lettered_colors = 8;

/// "R W B".
[[nodiscard]] std::string letters_of_colors(int colors);

/// "1 red, 2 white, 3 blue".
[[nodiscard]] std::string color_list(int colors, PegSigns signs = PegSigns::colors);

}  // namespace codemaker::play::breaking
