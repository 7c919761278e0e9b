// What fails for one caller ends that caller's call, and nothing else.
#include "callers.hpp"

#include <catch2/catch.hpp>
#include <stdexcept>

namespace codemaker::io {
namespace {

using tests::Board;
using tests::Caller;
using tests::in_lines;

void enter(Caller& caller) {
  caller.until("> ");
  caller.send("p\r");
  caller.until("Menu: ");
}

TEST_CASE("a caller whose key cannot be handled is told so, and the other one plays on") {
  Board board;
  Caller ada{board, in_lines("Ada")};
  Caller bob{board, in_lines("Bob")};
  enter(ada);
  enter(bob);
  board.run_out_of_chance();
  ada.send("r\r");  // asks for a code
  const CallRecord record = ada.until_done();
  CHECK(record.has_failed);
  CHECK(record.end == "failed: the system gives no random numbers");
  CHECK(record.handle == "Ada");
  CHECK(ada.received().ends_with("this call has to end. Your points are safe.\r\n"));
  CHECK(ada.hang_ups() == 1);
  board.has_chance = true;
  bob.send("r\r");
  bob.until("Guess 1: ");
}

TEST_CASE("a caller whose timer fails is told so, and the other one plays on") {
  Board board;
  Caller bob{board, in_lines("Bob")};
  enter(bob);
  CallSetup asked = in_lines("Ada");
  asked.asks_terminal = true;  // and does not answer: the session begins with the timer
  board.run_out_of_chance();
  Caller ada{board, std::move(asked)};
  const CallRecord record = ada.until_done();
  CHECK(record.has_failed);
  CHECK_FALSE(record.has_begun);
  CHECK(ada.received().find("Sorry, something went wrong") != std::string::npos);
  board.has_chance = true;
  bob.send("r\r");
  bob.until("Guess 1: ");
}

TEST_CASE("a call that fails before its first screen is over, and says why") {
  Board board;
  board.run_out_of_chance();
  Caller ada{board, in_lines("Ada")};
  CHECK(ada.until_done().end == "failed: the system gives no random numbers");
}

TEST_CASE("a caller whom the computer cannot answer is told so, and the other one plays on") {
  Board board;
  Caller ada{board, in_lines("Ada")};
  Caller bob{board, in_lines("Bob")};
  enter(ada);
  enter(bob);
  ada.send("r\r");
  ada.until("Guess 1: ");
  ada.read_on();
  ada.send("3134\r");
  ada.until("Your code: ");
  ada.read_on();
  board.workers.reason = [](const auto&, auto&, const auto&) -> play::Reply {
    throw std::runtime_error{"no memory to think with"};
  };
  ada.send("5566\r");  // the computer is to break it
  CHECK(ada.until_done().end == "failed: no memory to think with");
  CHECK(ada.received().find("Sorry, something went wrong") != std::string::npos);
  bob.send("r\r");
  bob.until("Guess 1: ");
}

TEST_CASE("a failed call is a fault in the log, with its reason; any other is none") {
  const tests::LogDirectory directory;
  Log log = directory.open();
  CallRecord record;
  record.has_begun = true;
  record.handle = "Ada";
  record.end = "left";
  log_call(log, record, "telnet 10.0.0.1");
  CHECK(directory.lines().find("error") == std::string::npos);
  record.has_failed = true;
  record.end = "failed: no memory";
  log_call(log, record, "telnet 10.0.0.1");
  CHECK(directory.lines().find("error") != std::string::npos);
  CHECK(directory.lines().ends_with("failed: no memory\n"));
}

}  // namespace
}  // namespace codemaker::io
