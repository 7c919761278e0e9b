#include "wire/codec.hpp"

#include "support/hex.hpp"

#include <catch2/catch.hpp>

namespace codemaker::wire {
namespace {

using tests::from_hex;
using tests::to_hex;

TEST_CASE("behind a board nothing is said first, and telnet codes are taken out unanswered") {
  Codec codec = RawCodec{};
  CHECK(codec.open().empty());
  const Received received = codec.receive(from_hex("61fffd1862"));
  CHECK(received.data == "ab");
  CHECK(received.replies.empty());
  CHECK(codec.encode("\xff") == "\xff");
  CHECK(codec.echo() == ansi::Echo::ours);
}

TEST_CASE("on a line of seven bits the eighth is parity") {
  Codec codec = RawCodec{BoardTerminal{}, RawCodec::Bits::seven};
  CHECK(codec.receive("\xf0\x71").data == "pq");
}

TEST_CASE("our own listener negotiates, and doubles 255 for those who speak telnet") {
  Codec codec = TelnetCodec{};
  CHECK(to_hex(codec.open()).starts_with("fffb01"));
  CHECK(codec.encode("\xff") == "\xff");
  CHECK(codec.echo() == ansi::Echo::callers);
  CHECK(codec.receive(from_hex("fffd01")).data.empty());
  CHECK(codec.encode("\xff") == "\xff\xff");
  CHECK(codec.echo() == ansi::Echo::ours);
}

TEST_CASE("a window that is told is told on once") {
  Codec codec = TelnetCodec{};
  static_cast<void>(codec.open());
  const Received received = codec.receive(from_hex("fffb1ffffa1f00840032fff0"));
  REQUIRE(received.window);
  CHECK(received.window->columns == 132);
  CHECK(received.window->rows == 50);
  CHECK_FALSE(codec.receive("x").window);
}

TEST_CASE("an interrupt process is a wish to break off") {
  Codec codec = TelnetCodec{};
  CHECK(codec.receive(from_hex("fff4fff4")).interrupts == 2);
}

TEST_CASE("who makes telnet impossible is closed with a reason") {
  Codec codec = TelnetCodec{};
  std::string fault;
  for (int i = 0; i < 3000 && fault.empty(); ++i)
    fault = codec.receive(from_hex("fffd01fffe01")).fault;
  CHECK(fault == "too many telnet options asked for");
}

TEST_CASE("the terminal behind a board is the board's, filled up by what it answers") {
  BoardTerminal board;
  board.terminal.columns = 100;
  ansi::Findings findings;
  findings.has_answered = true;
  findings.columns = 132;
  findings.charset = ansi::Charset::utf8;
  const ansi::Terminal terminal = Codec{RawCodec{board}}.terminal(findings, {});
  CHECK(terminal.columns == 132);
  CHECK(terminal.charset == ansi::Charset::utf8);
}

}  // namespace
}  // namespace codemaker::wire
