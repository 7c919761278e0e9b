// Calls that end while a score is not on the disk.
#include "callers.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <stdexcept>

namespace codemaker::io {
namespace {

using tests::Board;
using tests::Caller;
using tests::in_lines;
using tests::win_a_level;

bool is_logged(const Board& board, std::string_view text) {
  return board.log_directory.lines().find(text) != std::string::npos;
}

bool has_tables(Board& board) {
  const auto names = board.disk.names();
  return std::ranges::find(names, "SCORES.DAT") != names.end();
}

/// Ada has won a level, and the disk was full.
struct FullDisk {
  FullDisk() {
    board.disk.fill(true);
    win_a_level(ada);
    ada.until("could not be saved just now");
  }

  static CallSetup by_telnet() {
    CallSetup call_setup = in_lines("Ada");
    call_setup.codec = wire::TelnetCodec{};
    return call_setup;
  }

  void break_telnet() const {
    std::string flood;
    for (int i = 0; i < 3000; ++i)
      flood += "\xff\xfd\x01\xff\xfe\x01";
    ada.send(flood);
  }

  /// The call fails when the computer is to break a code.
  void fail() {
    board.workers.reason = [](const auto&, auto&, const auto&) -> play::Reply {
      throw std::runtime_error{"no memory"};
    };
    ada.until("Guess 1: ");
    ada.read_on();
    ada.send("3134\r");
    ada.until("Your code: ");
    ada.read_on();
    ada.send("5566\r");
  }

  Board board;
  Caller ada{board, by_telnet()};
};

TEST_CASE("a score that waits is tried once more when the line has to be closed") {
  FullDisk full;
  SECTION("and saved if there is room") {
    full.board.disk.fill(false);
    full.break_telnet();
    CHECK(full.ada.until_done().end == "closed: too many telnet options asked for");
    CHECK(has_tables(full.board));
  }
  SECTION("or lost, which the log tells") {
    full.break_telnet();
    full.ada.until_done();
    CHECK(is_logged(full.board, "name Ada is lost: cannot write SCORES.DAT"));
  }
}

TEST_CASE("a score that waits is tried once more when the call fails, and nobody is told it is safe"
) {
  FullDisk full;
  SECTION("and saved if there is room") {
    full.board.disk.fill(false);
    full.fail();
    full.ada.until_done();
    CHECK(has_tables(full.board));
  }
  SECTION("or lost, which the log tells") {
    full.fail();
    full.ada.until_done();
    CHECK(is_logged(full.board, "name Ada is lost: cannot write SCORES.DAT"));
  }
  CHECK(full.ada.received().ends_with("Sorry, something went wrong and this call has to end.\r\n"));
}

TEST_CASE("a score that the disk refuses after the hang-up has its last chance then") {
  Board board;
  Caller ada{board, in_lines("Ada")};
  board.disk.close_gate();
  win_a_level(ada);
  board.disk.await_writer();
  ada.connection().hang_up();
  board.disk.fill(true);
  board.disk.open_gate();
  CHECK(ada.until_done().end == "hung up");
  CHECK(is_logged(board, "name Ada not filed: cannot write SCORES.DAT"));
  CHECK(is_logged(board, "name Ada is lost: cannot write SCORES.DAT"));
}

}  // namespace
}  // namespace codemaker::io
