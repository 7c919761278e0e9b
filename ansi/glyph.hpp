/// What a cell can show, and how each character set spells it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::ansi {

/// What the caller's terminal takes: bytes of CP437, UTF-8, or ASCII alone.
enum class Charset : std::uint8_t { cp437, utf8, ascii };

/// A character one cell wide, as a Unicode code point.
using Glyph = char16_t;

/// The character as a glyph; `?` for what is not known to be one cell wide everywhere.
[[nodiscard]] Glyph to_glyph(char32_t character);

/// The picture of a CP437 byte, those below 32 included.
[[nodiscard]] Glyph glyph_of_cp437(unsigned char byte);

/// Appends the glyph in the caller's character set: never a control byte and never FF. What the set
/// lacks becomes the nearest letter or sign: é an e, ─ a -, █ a #, and ? where there is none.
void append_glyph(std::string& bytes, Glyph glyph, Charset charset);

/// How many bytes `append_glyph` appends, 1 … 3.
[[nodiscard]] int glyph_size(Glyph glyph, Charset charset);

/// UTF-8 text in the caller's character set.
[[nodiscard]] std::string encode(std::string_view text, Charset charset);

}  // namespace codemaker::ansi
