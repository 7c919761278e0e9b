/// Marks that last as long as what they mark, however that ends.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

namespace codemaker::io {

/// A flag that is up while this lives.
class ScopedFlag {
 public:
  explicit ScopedFlag(bool& flag) : flag_{flag} { flag_ = true; }

  ScopedFlag(const ScopedFlag&) = delete;
  ScopedFlag& operator=(const ScopedFlag&) = delete;

  ~ScopedFlag() { flag_ = false; }

 private:
  bool& flag_;
};

/// One more in a count while this lives.
class ScopedCount {
 public:
  explicit ScopedCount(std::atomic<int>& count) : count_{count} { ++count_; }

  ScopedCount(const ScopedCount&) = delete;
  ScopedCount& operator=(const ScopedCount&) = delete;

  ~ScopedCount() { --count_; }

 private:
  std::atomic<int>& count_;
};

/// The moment at which this was made, known while it lives.
class ScopedMoment {
 public:
  using Moment = std::optional<std::chrono::steady_clock::time_point>;

  explicit ScopedMoment(Moment& moment) : moment_{moment} {
    moment_ = std::chrono::steady_clock::now();
  }

  ScopedMoment(const ScopedMoment&) = delete;
  ScopedMoment& operator=(const ScopedMoment&) = delete;

  ~ScopedMoment() { moment_.reset(); }

 private:
  Moment& moment_;
};

}  // namespace codemaker::io
