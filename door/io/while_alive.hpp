/// Marks that last as long as what they mark, however that ends.
#pragma once

#include <chrono>
#include <optional>

namespace codemaker::io {

/// A flag that is up while this lives.
class Raised {
 public:
  explicit Raised(bool& flag) : flag_{flag} { flag_ = true; }

  Raised(const Raised&) = delete;
  Raised& operator=(const Raised&) = delete;

  ~Raised() { flag_ = false; }

 private:
  bool& flag_;
};

/// One more in a count while this lives.
class Counted {
 public:
  explicit Counted(int& count) : count_{count} { ++count_; }

  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

  ~Counted() { --count_; }

 private:
  int& count_;
};

/// The moment at which this was made, known while it lives.
class Stamped {
 public:
  using Moment = std::optional<std::chrono::steady_clock::time_point>;

  explicit Stamped(Moment& moment) : moment_{moment} { moment_ = std::chrono::steady_clock::now(); }

  Stamped(const Stamped&) = delete;
  Stamped& operator=(const Stamped&) = delete;

  ~Stamped() { moment_.reset(); }

 private:
  Moment& moment_;
};

}  // namespace codemaker::io
