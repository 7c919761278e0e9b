/// A file descriptor that closes itself.
#pragma once

#include <utility>

namespace codemaker::io {

/// The descriptors every program begins with.
inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

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
  void close();

  int number_ = -1;
};

}  // namespace codemaker::io
