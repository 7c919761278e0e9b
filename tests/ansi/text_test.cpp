#include "ansi/glyph.hpp"
#include "ansi/text.hpp"

#include <catch2/catch.hpp>

namespace codemaker::ansi {
namespace {

TEST_CASE("ill-formed UTF-8 becomes one replacement a byte") {
  const auto text = GENERATE(
      std::string{"\x80"}, std::string{"\xC0\x80"}, std::string{"\xED\xA0\x80"},
      std::string{"\xF4\x90\x80\x80"}, std::string{"\xE2\x82"}, std::string{"\xFF"}
  );
  CHECK_FALSE(is_utf8(text));
  CHECK(decode(text) == std::u32string(text.size(), replacement));
}

TEST_CASE("well-formed UTF-8 is read and written back") {
  const std::string text = "aé€\U0001F600\uFFFD";
  CHECK(is_utf8(text));
  std::string again;
  for (const char32_t character : decode(text))
    append_utf8(again, character);
  CHECK(again == text);
  CHECK(length(text) == 5);
}

TEST_CASE("a cleaned name keeps nothing that acts on a terminal") {
  CHECK(clean("\x1b[31mRed\x1b[0m Baron\x07", 64) == "[31mRed[0m Baron");
  CHECK(
      clean(
          "a\u009B"
          "2Jb",
          64
      ) == "a2Jb"
  );
  CHECK(clean("  spaces\t\t", 64) == "spaces");
  CHECK(clean("evil\u202Elive", 64) == "evillive");
  CHECK(clean("zero\u200Bwidth", 64) == "zerowidth");
  CHECK(clean("bad\xFFutf", 64) == "bad?utf");
  CHECK(clean(std::string(300, 'x'), 11) == std::string(11, 'x'));
  CHECK(clean("ééééééééééééé", 11) == "ééééééééééé");
  CHECK(clean("\x01\x02\x03", 11).empty());
}

TEST_CASE("no byte of a cleaned text is a control byte, whatever the text was") {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string raw{'x', static_cast<char>(first), static_cast<char>(second), 'y'};
      const std::string text = clean(raw, 64);
      REQUIRE(is_utf8(text));
      for (const char32_t character : decode(text))
        REQUIRE_FALSE(is_control(character));
    }
  }
}

TEST_CASE("every CP437 byte that can be sent comes back as itself") {
  for (int byte = 0x20; byte < 0xFF; ++byte) {
    if (byte == 0x7F) continue;
    std::string sent;
    append_glyph(sent, glyph_of_cp437(static_cast<unsigned char>(byte)), Charset::cp437);
    CHECK(sent == std::string(1, static_cast<char>(byte)));
  }
}

TEST_CASE("no glyph is sent as a control byte or as FF") {
  for (char32_t character = 0; character <= 0xFFFF; ++character) {
    const Glyph glyph = to_glyph(character);
    for (const Charset charset : {Charset::cp437, Charset::ascii, Charset::utf8}) {
      std::string sent;
      append_glyph(sent, glyph, charset);
      REQUIRE(static_cast<int>(sent.size()) == glyph_size(glyph, charset));
      for (const char byte : sent) {
        const auto value = static_cast<unsigned char>(byte);
        REQUIRE(value >= 0x20);
        REQUIRE(value != 0x7F);
        REQUIRE(value != 0xFF);
        if (charset == Charset::ascii) REQUIRE(value < 0x80);
      }
    }
  }
}

TEST_CASE("what a character set lacks becomes the nearest letter or sign") {
  CHECK(encode("café ─│┌█■Łódź", Charset::ascii) == "cafe -|+##Lodz");
  CHECK(encode("♥♪→", Charset::cp437) == "vn>");
  CHECK(encode("漢", Charset::utf8) == "?");
  CHECK(encode("🟩🟨⬛", Charset::utf8) == "🟩🟨⬛");
  CHECK(encode("🟩🟨⬛", Charset::cp437) == "???");
}

TEST_CASE("CP437 text is read as the letters it shows") {
  CHECK(from_cp437("caf\x82 \xDB") == "café █");
}

}  // namespace
}  // namespace codemaker::ansi
