#include "ansi/art.hpp"
#include "ansi/sauce.hpp"

#include <catch2/catch.hpp>

#include <random>

namespace codemaker::ansi {
namespace {

std::string sauce_record(int comments = 0) {
  std::string record = "SAUCE00";
  const auto field = [&](std::string text, std::size_t size) {
    text.resize(size, ' ');
    record += text;
  };
  field("The title", 35);
  field("An author", 20);
  field("A group", 20);
  field("20261120", 8);
  record += std::string("\xFF\xFF\xFF\x7F", 4);  // a size that lies
  record += std::string("\x01\x01\x50\x00\x19\x00\x00\x00\x00\x00", 10);
  record += static_cast<char>(comments);
  record += '\x01';
  record.resize(128, '\0');
  return record;
}

std::string art_text(std::string_view file) {
  const Art art = read_art(file);
  std::string text;
  for (int row = 0; row < art.rows; ++row)
    text += art.cells.text(row) + "\n";
  return text;
}

TEST_CASE("art is read into cells") {
  const Art art = read_art("\x1b[1;31mRed\x1b[0m \x1b[44m\xDB\x1b[10Cx");
  CHECK(art.rows == 1);
  CHECK(art.cells.text(0) == "Red █          x");
  CHECK(art.cells.at({0, 0}).attribute == Attribute{.foreground = Color::red, .bold = true});
  CHECK(art.cells.at({0, 4}).attribute == Attribute{.background = Color::blue});
}

TEST_CASE("a line that fills the row and ends with CR LF ends once") {
  CHECK(art_text(std::string(80, 'x') + "\r\ny") == std::string(80, 'x') + "\ny\n");
  CHECK(art_text(std::string(81, 'x')) == std::string(80, 'x') + "\nx\n");
}

TEST_CASE("the cursor moves as in ANSI.SYS and never leaves the grid") {
  CHECK(art_text("\x1b[3;5HX\x1b[s\x1b[AY\x1b[uZ") == "\n     Y\n    XZ\n");
  CHECK(read_art("\x1b[999;999Hx").rows == 200);
  CHECK(art_text("\x1b[99D\x1b[99Ax") == "x\n");
}

TEST_CASE("clearing begins anew") {
  CHECK(art_text("old\r\nold\x1b[2Jnew") == "new\n");
  CHECK(art_text("abc\x1b[1G\x1b[Kx") == "x\n");
}

TEST_CASE("SAUCE is read with its texts cleaned and does not show") {
  const std::string file = "pic\x1A" + sauce_record();
  const auto sauce = read_sauce(file);
  REQUIRE(sauce);
  CHECK(sauce->title == "The title");
  CHECK(sauce->author == "An author");
  CHECK(sauce->group == "A group");
  CHECK(sauce->columns == 80);
  CHECK(sauce->rows == 25);
  CHECK(art_text(file) == "pic\n");
}

TEST_CASE("SAUCE without an end mark, and its comments, do not show either") {
  CHECK(art_text("pic" + sauce_record()) == "pic\n");
  CHECK(art_text("picCOMNT" + std::string(64, 'c') + sauce_record(1)) == "pic\n");
  CHECK(art_text("pic" + sauce_record(200)) == "pic\n");
}

TEST_CASE("what asks or commands the terminal is passed over") {
  CHECK(art_text("a\x1b[6nb\x1b[cc\x1b[?33hd\x1b[0;59;\"x\"pe") == "abcde\n");
  CHECK(art_text("a\x1b]0;title\x07").find('\x07') == std::string::npos);
}

TEST_CASE("art cut at any byte is still a picture") {
  const std::string file =
      "\x1b[1;31mRed\x1b[0;44m\xDB\x1b[10Cx\r\n\x1b[5;9Hy\x1b[2K" + ("\x1A" + sauce_record(1));
  for (std::size_t cut = 0; cut <= file.size(); ++cut) {
    const Art art = read_art(file.substr(0, cut));
    CHECK(art.rows <= 200);
  }
}

TEST_CASE("any bytes are a picture without controls") {
  static constexpr std::string_view alphabet{"\x1b[;?0159mHJKACD\r\n\x1A\xDBx", 21};
  std::mt19937 random{7};
  for (int i = 0; i < 200; ++i) {
    std::string file(500, ' ');
    for (char& byte : file)
      byte = alphabet[random() % alphabet.size()];
    const Art art = read_art(file, 40);
    for (int row = 0; row < art.rows; ++row) {
      for (const Cell& cell : art.cells.row(row))
        REQUIRE(cell.glyph >= 0x20);
    }
  }
}

TEST_CASE("a picture is drawn where it is put and leaves the rest alone") {
  Frame frame{5, 20};
  frame.put({1, 0}, "left");
  draw(read_art("ab\r\ncd"), frame, {1, 6});
  CHECK(frame.text(1) == "left  ab");
  CHECK(frame.text(2) == "      cd");
}

}  // namespace
}  // namespace codemaker::ansi
