// What a terminal is taken for: by what the sysop orders, the board tells and it answers itself.
#include "wire/arrival.hpp"
#include "wire/terminal_choice.hpp"

#include <catch2/catch.hpp>

#include <chrono>

namespace codemaker::play {
namespace {

TEST_CASE("a slow line has a second more to answer") {
  const wire::Arrival arrival{Instant{}, ansi::Patience::slow, 256};
  CHECK_FALSE(arrival.is_settled(Instant{} + std::chrono::milliseconds{3499}));
  CHECK(arrival.is_settled(Instant{} + std::chrono::milliseconds{3500}));
}

dropfiles::DropFile drop_file() {
  dropfiles::DropFile file;
  file.format = dropfiles::DropFormat::door_sys_52;
  file.alias = "Ada";
  return file;
}

TEST_CASE("characters: the sysop's order, then the board's word, then the probe; a size the probe's"
) {
  ansi::Findings findings;
  findings.has_answered = true;
  findings.charset = ansi::Charset::utf8;
  findings.rows = 50;
  findings.columns = 132;
  const dropfiles::BoardHints says{25, 80, ansi::Charset::cp437};

  const wire::BoardTerminal silent = wire::terminal_of(drop_file(), {}, {}, {});
  CHECK(wire::refined(silent, findings, {}).charset == ansi::Charset::utf8);
  CHECK(wire::refined(silent, findings, {}).columns == 132);
  const wire::BoardTerminal board = wire::terminal_of(drop_file(), {}, says, {});
  CHECK(wire::refined(board, findings, {}).charset == ansi::Charset::cp437);
  CHECK(wire::refined(board, findings, {}).columns == 132);
  const wire::TerminalOrders orders{.charset = ansi::Charset::ascii, .speed = 2400};
  CHECK(wire::refined(board, findings, orders).charset == ansi::Charset::ascii);
  CHECK(wire::refined(board, findings, orders).speed == 2400);
}

TEST_CASE("a board that tells the colors of its callers' terminals is believed") {
  const dropfiles::BoardHints says{25, 80, ansi::Charset::utf8, ansi::Depth::indexed};
  CHECK(wire::terminal_of(drop_file(), {}, says, {}).terminal.depth == ansi::Depth::indexed);
  CHECK(wire::terminal_of(drop_file(), {}, {}, {}).terminal.depth == ansi::Depth::sixteen);
}

TEST_CASE("a terminal that answers has ANSI, whatever its board believes") {
  dropfiles::DropFile file = drop_file();
  file.ansi = false;
  const wire::BoardTerminal board = wire::terminal_of(file, {}, {}, {});
  CHECK(board.terminal.level == ansi::Level::a);
  CHECK(wire::refined(board, {}, {}).level == ansi::Level::a);
  ansi::Findings findings;
  findings.has_answered = true;
  CHECK(wire::refined(board, findings, {}).level == ansi::Level::b);
}

TEST_CASE("a whole size in the drop file comes before that of the system") {
  dropfiles::DropFile file = drop_file();
  file.rows = 30;
  CHECK(wire::terminal_of(file, {24, 80}, {}, {}).terminal.rows == 24);
  file.columns = 90;
  CHECK(wire::terminal_of(file, {24, 80}, {}, {}).terminal.columns == 90);
  CHECK(wire::terminal_of(file, {0, 0}, {}, {}).terminal.columns == 90);
}

TEST_CASE("Synchronet's terminal.ini tells size and characters, as far as they make sense") {
  const dropfiles::BoardHints hints = dropfiles::read_terminal_ini(
      "; node 2\r\nrows = 25\r\ncols=132\r\ntype = ANSI-BBS\r\nchars = UTF-8\r\n"
  );
  CHECK(hints == dropfiles::BoardHints{25, 132, ansi::Charset::utf8});
  CHECK(dropfiles::read_terminal_ini("rows=4000\ncols=x\nchars=KOI8\n") == dropfiles::BoardHints{});
  CHECK(dropfiles::read_terminal_ini("chars = CBM-ASCII").charset == ansi::Charset::ascii);
  CHECK(dropfiles::read_terminal_ini(std::string("\0=\n==\nrows", 10)) == dropfiles::BoardHints{});
}

}  // namespace
}  // namespace codemaker::play
