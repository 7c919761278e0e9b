/// A file descriptor that closes itself.
#pragma once

#include <unistd.h>
#include <utility>

namespace codemaker::io {

/// Owns one descriptor, or none.
class Fd {
 public:
  Fd() = default;

  /// Takes over an open descriptor; a negative number is none.
  explicit Fd(int number) : number_{number} {}

  Fd(Fd&& other) noexcept : number_{std::exchange(other.number_, -1)} {}

  Fd& operator=(Fd&& other) noexcept {
    if (this != &other) {
      close();
      number_ = std::exchange(other.number_, -1);
    }
    return *this;
  }

  Fd(const Fd&) = delete;
  Fd& operator=(const Fd&) = delete;

  ~Fd() { close(); }

  [[nodiscard]] bool is_open() const { return number_ >= 0; }

  /// The number; -1 if there is none.
  [[nodiscard]] int get() const { return number_; }

  /// Hands the descriptor over: the caller has to close it.
  [[nodiscard]] int release() { return std::exchange(number_, -1); }

 private:
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }

  int number_ = -1;
};

}  // namespace codemaker::io
