#include "ansi/glyph.hpp"

#include "ansi/text.hpp"

#include <algorithm>
#include <array>

namespace codemaker::ansi {
namespace {

constexpr std::u16string_view low_half = u"\u0020☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼";
constexpr std::string_view low_half_in_ascii = " @@v*^^*#o#mfnn*><|!PS-|^v><L-^v";

constexpr std::u16string_view high_half =
    u"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
    u"└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";
constexpr std::string_view high_half_in_ascii = "CueaaaaceeeiiiAA"
                                                "EaAooouuyOUcLYPf"
                                                "aiounNao?--%%!<>"
                                                "###|++++++|+++++"
                                                "++++-++++++++=++"
                                                "+++++++++++#####"
                                                "aBGpSsutFOOd8fen"
                                                "=+><()/~o..vn2# ";

static_assert(low_half.size() == 32 && low_half_in_ascii.size() == 32);
static_assert(high_half.size() == 128 && high_half_in_ascii.size() == 128);

// À … ÿ and Ā … ſ without their marks.
constexpr char16_t first_accented = u'\u00C0';
constexpr std::string_view accented_in_ascii =
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
    "NnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(first_accented + accented_in_ascii.size() == 0x180);

// A filled circle, which CP437 has no byte for that can be sent: there it is a square.
constexpr Glyph disc = u'\u25CF';
constexpr Glyph square = u'\u25A0';

constexpr Glyph house = u'\u2302';  // what CP437 shows for 7F

/// The CP437 byte of each glyph that has one, sorted by glyph.
struct Spelling {
  Glyph glyph;
  unsigned char byte;
};

constexpr auto spellings = [] {
  std::array<Spelling, 127> table{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    table[i] = {high_half[i], static_cast<unsigned char>(0x80 + i)};
  }
  std::ranges::sort(table, {}, &Spelling::glyph);
  return table;
}();

/// 0 when CP437 has no byte for it that can be sent.
unsigned char cp437_byte(Glyph glyph) {
  const auto* found = std::ranges::lower_bound(spellings, glyph, {}, &Spelling::glyph);
  return found != spellings.end() && found->glyph == glyph ? found->byte : 0;
}

char ascii_stand_in(Glyph glyph) {
  if (const auto at = high_half.find(glyph); at != std::u16string_view::npos) {
    return high_half_in_ascii[at];
  }
  if (const auto at = low_half.find(glyph); at != std::u16string_view::npos) {
    return low_half_in_ascii[at];
  }
  if (glyph >= first_accented && glyph < first_accented + accented_in_ascii.size()) {
    return accented_in_ascii[static_cast<std::size_t>(glyph - first_accented)];
  }
  return glyph == house ? '^' : '?';
}

bool is_in_narrow_block(char32_t character) {
  return (character >= 0xA1 && character <= 0x24F && character != 0xAD) ||  // Latin
         (character >= 0x386 && character <= 0x3FF) ||                      // Greek
         (character >= 0x400 && character <= 0x481) || (character >= 0x48A && character <= 0x52F);
}

/// Black, yellow and green, as results are pasted elsewhere. They are two cells wide, so no glyphs.
bool is_square(char32_t character) {
  return character == 0x2B1B || character == 0x1F7E8 || character == 0x1F7E9;
}

bool is_drawn(char32_t character) {
  const auto glyph = static_cast<Glyph>(character);
  return character == house || character == disc ||
         low_half.find(glyph) != std::u16string_view::npos ||
         high_half.find(glyph) != std::u16string_view::npos;
}

}  // namespace

Glyph to_glyph(char32_t character) {
  if (character == 0xA0) return u' ';
  const bool is_ascii = character >= 0x20 && character < 0x7F;
  const bool is_narrow =
      is_ascii || is_in_narrow_block(character) || (character <= 0xFFFF && is_drawn(character));
  return is_narrow ? static_cast<Glyph>(character) : u'?';
}

Glyph glyph_of_cp437(unsigned char byte) {
  if (byte < 0x20) return low_half[byte];
  if (byte == 0x7F) return house;
  if (byte < 0x80) return byte;
  return to_glyph(high_half[byte - 0x80U]);
}

void append_glyph(std::string& bytes, Glyph glyph, Charset charset) {
  if (glyph == disc && charset != Charset::utf8) glyph = square;
  if (glyph < 0x80) {
    bytes += static_cast<char>(glyph);
  } else if (charset == Charset::utf8) {
    append_utf8(bytes, glyph);
  } else if (const auto byte = charset == Charset::cp437 ? cp437_byte(glyph) : 0; byte != 0) {
    bytes += static_cast<char>(byte);
  } else {
    bytes += ascii_stand_in(glyph);
  }
}

int glyph_size(Glyph glyph, Charset charset) {
  if (charset != Charset::utf8 || glyph < 0x80) return 1;
  return glyph < 0x800 ? 2 : 3;
}

std::string encode(std::string_view text, Charset charset) {
  std::string bytes;
  while (!text.empty()) {
    const char32_t character = take_character(text);
    if (charset == Charset::utf8 && is_square(character)) {
      append_utf8(bytes, character);
    } else {
      append_glyph(bytes, to_glyph(character), charset);
    }
  }
  return bytes;
}

}  // namespace codemaker::ansi
