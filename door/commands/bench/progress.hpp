/// Long work shows that it goes on.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace codemaker::commands {

/// While it lives and standard error is a terminal, one line there tells what is worked on, how
/// much of it is done and for how long it has been going on; it renews itself each second.
class Progress {
 public:
  /// `all` steps belong to it; 0 if they are not counted.
  explicit Progress(std::string what, int all = 0);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Takes the line away.
  ~Progress();

  /// One step is done.
  void step() { ++done_; }

 private:
  void tick(const std::stop_token& stop);
  void show() const;

  std::string what_;
  int all_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::atomic<int> done_ = 0;
  std::mutex mutex_;
  std::condition_variable_any wakes_;
  std::jthread ticker_;  ///< the last member: it must end before the others go
};

}  // namespace codemaker::commands
