/// UTF-8, and text from outside made fit for a screen. Inside the program all text is UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::ansi {

/// What stands for bytes that are no UTF-8.
inline constexpr char32_t replacement = U'\uFFFD';

/// Takes the first character off `text`, which is not empty. A byte that begins no well-formed
/// sequence (overlong, surrogate, beyond U+10FFFF, cut off) is one `replacement`.
[[nodiscard]] char32_t take_character(std::string_view& text);

/// The characters of a text; ill-formed bytes become replacements, as `take_character` has it.
[[nodiscard]] std::u32string decode(std::string_view text);
/// Appends a character as UTF-8.
void append_utf8(std::string& text, char32_t character);
/// True if all of it is well-formed.
[[nodiscard]] bool is_utf8(std::string_view text);

/// CP437 bytes as UTF-8; bytes below 32 stay what they are.
[[nodiscard]] std::string from_cp437(std::string_view bytes);

/// True for characters that do something instead of showing: C0, DEL, C1, and the marks that
/// turn or hide text (zero-width, bidirectional, line and paragraph separators).
[[nodiscard]] bool is_control(char32_t character);

/// Controls removed, blanks and tabs at both ends trimmed, cut at `most` code points, ill-formed
/// bytes replaced by `?`. The result is UTF-8 and safe for any terminal or log.
[[nodiscard]] std::string clean(std::string_view text, std::size_t most);

/// The text without blanks and tabs at its ends.
[[nodiscard]] std::string_view trim(std::string_view text);

/// Code points; as every glyph we show is one cell wide, also cells.
[[nodiscard]] std::size_t length(std::string_view text);

/// A name without the codes that boards and doors turn into colors: |00 … |31.
[[nodiscard]] std::string without_color_codes(std::string_view text);

/// The number a text begins with: blanks, a sign, digits; what follows is ignored. Saturates at
/// ±2147483647. nullopt without digits.
[[nodiscard]] std::optional<int> leading_number(std::string_view text);

/// The number if it lies in least … most; nullopt otherwise.
[[nodiscard]] std::optional<int> within(std::optional<int> number, int least, int most);

/// Letters of ASCII made capital.
[[nodiscard]] std::string upper_case(std::string_view text);
/// The first letter alone made capital, as a sentence begins.
[[nodiscard]] std::string capitalized(std::string_view text);
/// True if both texts are equal, letters of ASCII in either case.
[[nodiscard]] bool equals_ignoring_case(std::string_view one, std::string_view other);

}  // namespace codemaker::ansi
