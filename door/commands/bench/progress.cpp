#include "commands/bench/progress.hpp"

#include "io/posix/fd.hpp"
#include "io/posix/terminal.hpp"

#include <cstdio>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

constexpr const char* clear_line = "\r\033[K";

bool is_seen() {
  return io::is_terminal(io::standard_error);
}

}  // namespace

Progress::Progress(std::string what, int all) : what_{std::move(what)}, all_{all} {
  if (!is_seen()) return;
  ticker_ = std::jthread{[this](const std::stop_token& stop) {
    tick(stop);
  }};
}

Progress::~Progress() {
  if (!ticker_.joinable()) return;
  ticker_.request_stop();
  ticker_.join();
  fmt::print(stderr, "{}", clear_line);
}

void Progress::tick(const std::stop_token& stop) {
  std::unique_lock lock{mutex_};
  while (!stop.stop_requested()) {
    show();
    wakes_.wait_for(lock, stop, std::chrono::seconds{1}, [] { return false; });
  }
}

void Progress::show() const {
  using namespace std::chrono;
  const auto seconds = duration_cast<std::chrono::seconds>(steady_clock::now() - began_).count();
  const std::string steps = all_ > 0 ? fmt::format(", {}/{}", done_.load(), all_) : "";
  fmt::print(stderr, "{}{}{}, {} s", clear_line, what_, steps, seconds);
  std::fflush(stderr);
}

}  // namespace codemaker::commands
