#include "ansi/line_painter.hpp"

#include <catch2/catch.hpp>

namespace codemaker::ansi {
namespace {

constexpr Terminal teletype{.charset = Charset::ascii, .level = Level::a};

TEST_CASE("a page is its lines and then the prompt") {
  LinePainter painter{teletype};
  CHECK(
      painter.paint({{"One.", "Two."}, "Guess 1: ", "", 1}, Echo::ours) ==
      "One.\r\nTwo.\r\nGuess 1: "
  );
}

TEST_CASE("a key typed costs its echo") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Guess 1: ", "", 1}, Echo::ours));
  CHECK(painter.paint({{}, "Guess 1: ", "1", 1}, Echo::ours) == "1");
  CHECK(painter.paint({{}, "Guess 1: ", "13", 1}, Echo::ours) == "3");
  CHECK(painter.paint({{}, "Guess 1: ", "13", 1}, Echo::ours).empty());
}

TEST_CASE("Enter ends the line, and what happened begins a new one") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Guess 1: ", "1342", 1}, Echo::ours));
  CHECK(
      painter.paint({{"1: 1 3 4 2."}, "Guess 2: ", "", 2}, Echo::ours) ==
      "\r\n1: 1 3 4 2.\r\nGuess 2: "
  );
}

TEST_CASE("an empty line repeats the prompt") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Guess 1: ", "", 1}, Echo::ours));
  CHECK(painter.paint({{}, "Guess 1: ", "", 2}, Echo::ours) == "\r\nGuess 1: ");
}

TEST_CASE("a warning while typing stands on its own line and the typing goes on") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Guess 1: ", "13", 1}, Echo::ours));
  CHECK(
      painter.paint({{"5 minutes left."}, "Guess 1: ", "13", 1}, Echo::ours) ==
      "\r\n5 minutes left.\r\nGuess 1: 13"
  );
}

TEST_CASE("a key taken back repeats the prompt with what remains") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Guess 1: ", "13", 1}, Echo::ours));
  CHECK(painter.paint({{}, "Guess 1: ", "1", 1}, Echo::ours) == "\r\nGuess 1: 1");
}

TEST_CASE("a caller whose terminal echoes is not echoed and has ended the line") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Guess 1: ", "", 1}, Echo::callers));
  CHECK(painter.paint({{}, "Guess 1: ", "1342", 1}, Echo::callers).empty());
  CHECK(
      painter.paint({{"1: 1 3 4 2."}, "Guess 2: ", "", 2}, Echo::callers) ==
      "1: 1 3 4 2.\r\nGuess 2: "
  );
}

TEST_CASE("long lines break at blanks before the last column") {
  LinePainter painter{Terminal{.charset = Charset::ascii, .level = Level::a, .columns = 24}};
  CHECK(
      painter.paint({{"The computer breaks your code in five."}, "", "", 0}, Echo::ours) ==
      "The computer breaks\r\nyour code in five.\r\n"
  );
}

TEST_CASE("a word longer than the line is cut") {
  CHECK(
      wrap(std::string(25, 'x'), 10) ==
      std::vector<std::string>{"xxxxxxxxxx", "xxxxxxxxxx", "xxxxx"}
  );
  CHECK(wrap("", 10) == std::vector<std::string>{""});
  CHECK(wrap("one two", 3) == std::vector<std::string>{"one", "two"});
}

TEST_CASE("even lines leave no word alone") {
  const std::string text = "one two three four five";
  CHECK(wrap(text, 20) == std::vector<std::string>{"one two three four", "five"});
  CHECK(wrap_evenly(text, 20) == std::vector<std::string>{"one two three", "four five"});
  CHECK(wrap_evenly("one", 20) == std::vector<std::string>{"one"});
  CHECK(wrap_evenly("", 20) == std::vector<std::string>{""});
}

TEST_CASE("nothing but letters and line ends is ever sent") {
  LinePainter painter{teletype};
  const std::string bytes = painter.paint({{"─ é \x1b[2J ■"}, "? ", "", 1}, Echo::ours);
  CHECK(bytes == "- e ?[2J #\r\n? ");
}

TEST_CASE("leaving ends the line once") {
  LinePainter painter{teletype};
  static_cast<void>(painter.paint({{}, "Bye", "", 1}, Echo::ours));
  CHECK(painter.leave() == "\r\n");
  CHECK(painter.leave().empty());
}

}  // namespace
}  // namespace codemaker::ansi
