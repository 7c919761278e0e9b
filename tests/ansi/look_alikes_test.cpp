// Which names look the same, and which do not.
#include "ansi/glyph.hpp"
#include "ansi/look_alikes.hpp"
#include "ansi/text.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace codemaker::ansi {
namespace {

TEST_CASE("Adā, which CP437 shows as Ada, is Ada") {
  CHECK(encode("Adā", Charset::cp437) == "Ada");
  CHECK(looks_like("Adā", "Ada"));
  CHECK(looks_like("Ådä", "Ada"));
}

TEST_CASE("a name in letters of another script that look the same is the same") {
  CHECK(looks_like("\u0410da", "Ada"));            // Cyrillic А
  CHECK(looks_like("Ad\u0430", "Ada"));            // Cyrillic а
  CHECK(looks_like("\u0412\u041E\u0412", "BOB"));  // ВОВ
  CHECK(looks_like("\u0406an", "Ian"));            // Cyrillic І
  CHECK(looks_like("\u0391da", "Ada"));            // Greek Α
  CHECK(looks_like("\u0397al", "Hal"));            // Greek Η
  CHECK(looks_like("s\u0443s\u043Ep", "sysop"));
}

TEST_CASE("full-width, bold and small letters are plain ones") {
  CHECK(looks_like("\uFF21\uFF44\uFF41", "Ada"));
  CHECK(looks_like("\U0001D400\U0001D41D\U0001D41A", "Ada"));
  CHECK(looks_like("ADA", "ada"));
}

TEST_CASE("what is not seen makes no other name") {
  CHECK(looks_like("A\u200Bda", "Ada"));
  CHECK(looks_like("\uFEFFAda\u2060", "Ada"));
  CHECK(looks_like("A\u00ADda\u202E", "Ada"));
  CHECK(looks_like("Ad\u115Fa\u3164", "Ada"));
  CHECK(looks_like("Ada\U000E0041", "Ada"));
  CHECK(look_of_name("\u200B\u3164 ").empty());
  CHECK(look_of_name("").empty());
}

TEST_CASE("a blank that is no space and a dot at the end make no other name") {
  CHECK(looks_like("Ada\u2800", "Ada"));
  CHECK(looks_like("A\U0001D159da", "Ada"));
  CHECK(looks_like("Ada.", "Ada"));
  CHECK(looks_like("Ada . .\u2024", "Ada"));
  CHECK_FALSE(looks_like("A.da", "Ada"));
  CHECK(look_of_name("...").empty());
}

TEST_CASE("a small capital is a letter, and what looks like one is, too") {
  CHECK(looks_like("\u1D00da", "Ada"));
  CHECK(looks_like("\u0299\u1D0F\u0299", "Bob"));
  CHECK(looks_like("\u026A\u1D00\u0274", "Ian"));
  CHECK(looks_like("\u1D0A\u1D00\u1D04\u1D0B", "Jack"));
  CHECK(looks_like("\uAB7Ada", "Ada"));  // Cherokee
}

TEST_CASE("marks over and through letters make no other name, in one piece or in two") {
  CHECK(looks_like("Ada\u0304", "Ada"));
  CHECK(looks_like("J\u00FCrgen", "Jurgen"));
  CHECK(looks_like("Ju\u0308rgen", "Jurgen"));
  CHECK(looks_like("A\u0336d\u0336a\u20DD", "Ada"));
}

TEST_CASE("a 0 is an o and a 1 an l, as on many a screen") {
  CHECK(looks_like("B0b", "Bob"));
  CHECK(looks_like("A1", "Al"));
  CHECK(looks_like("A11", "All"));
  CHECK(looks_like("A|", "Al"));
  CHECK(looks_like("Carn", "Cam"));
}

TEST_CASE("a capital I is an i: people called Karl and Kari, or Ian and Lan, are two") {
  CHECK_FALSE(looks_like("Karl", "Kari"));
  CHECK_FALSE(looks_like("Ian", "Lan"));
  CHECK(looks_like("IAN", "ian"));
  CHECK_FALSE(looks_like("Ada", "Ida"));
}

TEST_CASE("blanks count once, of whatever width, and not at the ends") {
  CHECK(looks_like("White  Rabbit", "White\u00A0Rabbit"));
  CHECK(looks_like("\u3000White\u2003Rabbit\t", "White Rabbit"));
  CHECK_FALSE(looks_like("WhiteRabbit", "White Rabbit"));
}

TEST_CASE("names in scripts without look-alikes stay apart") {
  CHECK_FALSE(looks_like("\u0416\u0430\u043D", "\u0416\u0430\u0440"));
  CHECK_FALSE(looks_like("\u91D1", "\u6728"));
  CHECK(looks_like("\uAC00\uAC01", "\u1100\u1161\u1100\u1161\u11A8"));
  CHECK_FALSE(looks_like("\uAC00", "\uAC01"));
}

TEST_CASE("a micro sign is a mu, whichever set of characters it comes from") {
  CHECK(looks_like("\u00B5", "\u03BC"));
  CHECK(looks_like("\u03A9", "\u2126"));
}

bool are_one(std::string_view one, std::string_view other) {
  return readings_of_name(one).meets(readings_of_name(other));
}

TEST_CASE("who does not look closely reads a capital I behind small letters as an l") {
  CHECK(are_one("KarI", "Karl"));
  CHECK(are_one("Karl", "KarI"));
  CHECK(are_one("KarI", "Kari"));
  CHECK(are_one("BiIIy", "Billy"));
  CHECK(are_one("Kar\u04CF", "Karl"));
  CHECK(are_one("Kar\u0406", "Karl"));
  CHECK(are_one("Kar\uFF29", "Karl"));
  CHECK(are_one("lan", "Ian"));
  CHECK(are_one("lan", "Lan"));
  CHECK_FALSE(are_one("Karl", "Kari"));
  CHECK_FALSE(are_one("KARL", "KARI"));
  CHECK_FALSE(are_one("Lan", "Ian"));
}

TEST_CASE("who does not look closely reads over what stands between words") {
  CHECK(are_one("Jo  Bob", "Jo Bob"));
  CHECK(are_one("JoBob", "Jo Bob"));
  CHECK(are_one("Jo-Bob", "jo_bob"));
  CHECK(are_one("S.y.s op", "sysop"));
  CHECK(are_one("O'Hara", "OHara"));
  CHECK_FALSE(are_one("-", "."));
  CHECK_FALSE(are_one("Jo", "Bob"));
}

TEST_CASE(
    "what CP437 cannot show is one sign there, but of names in another script each letter counts"
) {
  CHECK(are_one("\u0416da", "\u0428da"));
  CHECK(are_one("\u0416da", "?da"));
  CHECK(are_one("\u8C6Bda", "?da"));
  CHECK_FALSE(are_one("\u0416\u0430\u043D", "\u0428\u0430\u043D"));
  CHECK_FALSE(are_one("\u91D1", "\u6728"));
  CHECK(are_one("\u00C5da", "Ada"));
}

TEST_CASE("names that look the same share a reading, whatever they are made of") {
  std::mt19937 chance{1};
  const std::u32string letters =
      U"Iil1|oO0 .-_'?aZ\u0406\u04CF\u0416\u00E9\u0301\u200B\u91D1\uFFFD";
  const auto name = [&] {
    std::string text;
    for (auto size = 1 + chance() % 6; size > 0; --size)
      append_utf8(text, letters[chance() % letters.size()]);
    return text;
  };
  for (int i = 0; i < 20000; ++i) {
    const std::string one = name();
    const std::string other = name();
    if (!looks_like(one, other)) continue;
    CAPTURE(one, other);
    CHECK(are_one(other, one));
    CHECK(are_one(one, one));
  }
}

TEST_CASE("what a name looks like looks like itself, in each character of the first planes") {
  for (char32_t character = 0x20; character < 0x20000; ++character) {
    const bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (is_surrogate) continue;
    std::string name = "x";
    append_utf8(name, character);
    name += 'x';
    const std::string look = look_of_name(name);
    if (look_of_name(look) == look) continue;
    CAPTURE(static_cast<std::uint32_t>(character), name, look);
    CHECK(look_of_name(look) == look);
  }
}

TEST_CASE("letters of ASCII are alike only where they are confused") {
  std::string distinct;
  for (char letter = 'a'; letter <= 'z'; ++letter) {
    for (char other = 'a'; other < letter; ++other) {
      if (looks_like(std::string(1, letter), std::string(1, other))) distinct += {letter, other};
    }
  }
  CHECK(distinct.empty());
}

TEST_CASE("bytes that are no text are compared, too") {
  CHECK(look_of_name("\xFF\xC3") == look_of_name("\xC0\xFE"));
  CHECK_FALSE(looks_like("\xFF", "Ada"));
  CHECK(look_of_name(std::string(100'000, '\xCC')).size() == 3 * 100'000);
}

}  // namespace
}  // namespace codemaker::ansi
