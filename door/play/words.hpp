/// Words that many screens use.
#pragma once

#include "ansi/keys.hpp"
#include "engine/breaking/marks.hpp"
#include "play/call.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::play {

/// "1 guess", "2 guesses".
[[nodiscard]] std::string count(std::int64_t number, std::string_view one, std::string_view many);

/// Minutes as callers are told them everywhere: one that has begun counts.
[[nodiscard]] std::int64_t minutes_of(std::chrono::seconds time);

/// "42 min", "no limit".
[[nodiscard]] std::string time_text(std::optional<std::chrono::seconds> time_left);

/// A name as a board gave it or somebody typed it, as tables and screens show it: no codes, at most
/// 11 characters; empty if nothing is left.
[[nodiscard]] std::string table_name(std::string_view typed);

/// "full screens", "small screens", "plain lines".
[[nodiscard]] std::string_view name(Presentation presentation);

/// "CP437", "UTF-8", "7-bit ASCII".
[[nodiscard]] std::string_view name(ansi::Charset letters);

/// How pegs are written.
enum class PegSigns : std::uint8_t {
  colors,   ///< 1 … 9, a … f
  digits,   ///< as colors, but 10 is the digit 0
  letters,  ///< R W B G Y K, for six colors
  ascii     ///< 1 … 9, then what follows them in ASCII: : ; < = > ?
};

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

/// The command of a key: what a caller typed, in small letters, when it is a single character, or
/// the letter that F2 to F5 and Ctrl-Q stand for; 0 otherwise.
[[nodiscard]] char32_t letter_of(const ansi::Key& key);
/// The same where F2 to F5 stand for nothing.
[[nodiscard]] char32_t typed_letter_of(const ansi::Key& key);
/// True if that is this letter, written in either case.
[[nodiscard]] bool is_letter(const ansi::Key& key, std::string_view letter);

}  // namespace codemaker::play
