// The socket at which the sysop's commands ask who is here.
#include "io/presence/callers_socket.hpp"

#include "../log_directory.hpp"
#include "io/presence/asking.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <memory>
#include <new>
#include <thread>
#include <utility>

namespace codemaker::io::presence {
namespace {

/// A process with one caller, who is found unless memory ends.
class Process {
 public:
  explicit Process(std::unique_ptr<OwnSocket> own, Log& log)
      : socket_{context_, std::move(own), directory(), log},
        thread_{[this] {
          run();
        }} {}

  ~Process() {
    context_.stop();
    thread_.join();
  }

  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  std::atomic<bool> has_memory = true;
  std::atomic<int> faults = 0;

 private:
  CallDirectory directory() {
    return {
        .find =
            [this](const CallDirectory::Found& then) {
              if (!has_memory) throw std::bad_alloc{};
              then({Present{.name = "Ada"}});
            },
        .visit = {}};
  }

  /// As a server does: what is thrown ends whatever threw it, and nothing else.
  void run() {
    while (!context_.stopped()) {
      try {
        socket_.start();
        context_.run();
      } catch (const std::bad_alloc&) {
        ++faults;
      }
    }
  }

  asio::io_context context_;
  CallersSocket socket_;
  std::thread thread_;
};

TEST_CASE("who is here is told again after memory had ended for many who asked") {
  tests::LogDirectory directory;
  Log log = directory.open();
  auto own = open_callers_socket(directory.directory.path(), log);
  REQUIRE(own);
  Process process{std::move(own), log};
  process.has_memory = false;
  constexpr int more_than_are_answered_at_once = 10;
  for (int i = 0; i < more_than_are_answered_at_once; ++i)
    static_cast<void>(ask_who(directory.directory.path()));
  process.has_memory = true;
  const auto told = ask_who(directory.directory.path());
  REQUIRE(told);
  CHECK(process.faults == more_than_are_answered_at_once);
  REQUIRE(told->callers.size() == 1);
  CHECK(told->callers.front().name == "Ada");
}

}  // namespace
}  // namespace codemaker::io::presence
