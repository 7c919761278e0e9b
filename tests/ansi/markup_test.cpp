#include "ansi/markup.hpp"

#include <catch2/catch.hpp>

#include <random>

namespace codemaker::ansi {
namespace {

TEST_CASE("pipe codes color what follows, in the order of DOS") {
  const Art art = read_markup("|04red |14|17yellow on blue|07");
  CHECK(art.cells.text(0) == "red yellow on blue");
  CHECK(art.cells.at({0, 0}).attribute == Attribute{.foreground = Color::red});
  CHECK(
      art.cells.at({0, 4}).attribute ==
      Attribute{.foreground = Color::yellow, .bold = true, .background = Color::blue}
  );
}

TEST_CASE("colors go on over the end of a line, and a double bar is a bar") {
  const Art art = read_markup("|02a||b\r\nc");
  CHECK(art.rows == 2);
  CHECK(art.cells.text(0) == "a|b");
  CHECK(art.cells.at({1, 0}).attribute.foreground == Color::green);
}

TEST_CASE("codes that are none stand as they are, and controls are dropped") {
  CHECK(read_markup("|XX |9 |99 |").cells.text(0) == "|XX |9 |99 |");
  CHECK(read_markup("a\x1b[2Jb\x07").cells.text(0) == "a[2Jb");
}

TEST_CASE("a text is UTF-8, or else CP437") {
  CHECK(read_markup("caf\xC3\xA9").cells.text(0) == "café");
  CHECK(read_markup("caf\x82").cells.text(0) == "café");
}

std::string filled(std::string_view text, const Values& values) {
  Art art = read_markup(text, 40);
  fill_in(art, values);
  return art.cells.text(0);
}

TEST_CASE("values stand in the place of their names") {
  const Values values{{"USER", "Ada"}, {"TIME", "42 min"}};
  CHECK(filled("Hi @USER@, @TIME@ left", values) == "Hi Ada, 42 min left");
  CHECK(filled("[@USER-L6@]", values) == "[Ada   ]");
  CHECK(filled("[@USER-R6@]", values) == "[   Ada]");
  CHECK(filled("[@USER-L2@]", values) == "[Ad]");
}

TEST_CASE("names that are not known stand as they are") {
  const Values values{{"USER", "Ada"}};
  CHECK(filled("@NOBODY@ a@b.c @USER", values) == "@NOBODY@ a@b.c @USER");
  CHECK(filled("@USER-X9@ @USER-L@", values) == "@USER-X9@ @USER-L@");
}

TEST_CASE("a value brings no codes along, and what does not fit is cut") {
  CHECK(filled("@USER@!", {{"USER", "|04\x1b[2J@USER@"}}) == "|04[2J@USER@!");
  CHECK(filled("@USER@!", {{"USER", std::string(100, 'x')}}) == std::string(40, 'x'));
}

TEST_CASE("any bytes are a text") {
  std::mt19937 random{3};
  static constexpr std::string_view alphabet = "|0159@USERL-\n\x1b\x1a\xC3 x";
  for (int i = 0; i < 300; ++i) {
    std::string bytes(200, ' ');
    for (char& byte : bytes)
      byte = alphabet[random() % alphabet.size()];
    Art art = read_markup(bytes);
    fill_in(art, {{"USER", "Ada"}});
    CHECK(art.cells.columns() == 80);
  }
}

}  // namespace
}  // namespace codemaker::ansi
