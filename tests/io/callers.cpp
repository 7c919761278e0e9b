#include "callers.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <sys/socket.h>

namespace codemaker::tests {

Board::Board() {
  std::signal(SIGPIPE, SIG_IGN);  // as the program does for its callers
  workers.chance = [this]() -> std::uint64_t {
    if (!has_chance) throw std::runtime_error{"the system gives no random numbers"};
    return 1;
  };
}

void Board::work_until(const std::function<bool()>& is_true, std::string_view what) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{10};
  while (!is_true()) {
    if (std::chrono::steady_clock::now() > end) FAIL("waited for " << what);
    context.restart();
    context.run_one_for(std::chrono::milliseconds{10});
    context.poll();
  }
}

Caller::Caller(Board& board, io::CallSetup call_setup) : board_{board} {
  std::array<int, 2> ends{};
  REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0);
  far_ = io::Fd{ends[0]};
  connection_ = std::make_shared<io::Connection>(
      board.context, io::Line{board.context, io::Fd{ends[1]}}, board.workers, std::move(call_setup),
      io::Connection::Owner{
          .named = [](const auto& /*handle*/) {},
          .hung_up = [this] { ++hang_ups_; },
          .done =
              [this](const auto&, const io::CallRecord& record) {
                record_ = record;
              }}
  );
  connection_->begin();
}

void Caller::send(std::string_view bytes) const {
  REQUIRE(::send(far_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL) == std::ssize(bytes));
}

void Caller::read() {
  std::array<char, 4096> buffer{};
  while (true) {
    const auto size = ::recv(far_.get(), buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (size <= 0) return;
    received_.append(buffer.data(), static_cast<std::size_t>(size));
  }
}

std::string Caller::until(std::string_view text) {
  const auto stands = [&] {
    read();
    return received_.find(text, seen_) != std::string::npos;
  };
  board_.work_until(stands, text);
  const auto end = received_.find(text, seen_) + text.size();
  std::string heard = received_.substr(seen_, end - seen_);
  seen_ = end;
  return heard;
}

void Caller::read_on() {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds{510};
  board_.work_until([&] { return std::chrono::steady_clock::now() > end; }, "half a second");
}

io::CallRecord Caller::until_done() {
  board_.work_until([this] { return record_.has_value(); }, "the end of the call");
  read();
  return *record_;
}

io::CallSetup in_lines(const std::string& handle) {
  io::CallSetup call_setup;
  call_setup.call.player = {"bbs", "", handle};
  call_setup.call.wanted = play::Presentation::lines;
  return call_setup;
}

/// Where chance is a 1 the code of this guess is the guess itself, and the computer needs more than
/// one guess for 5566.
void win_a_level(Caller& caller) {
  caller.until("> ");
  caller.send("p\r");
  caller.until("Menu: ");
  caller.send("r\r");
  for (int half = 0; half < 2; ++half) {
    caller.until("Guess 1: ");
    caller.read_on();
    caller.send("3134\r");
    caller.until("Your code: ");
    caller.read_on();
    caller.send("5566\r");
    caller.until("Computer 1: ");
    caller.send("x\r");
    caller.until("You get ");
  }
  caller.until("You won level 1");
}

}  // namespace codemaker::tests
