/// Why something from outside was refused, or could not be done.
#pragma once

#include <boost/system/result.hpp>
#include <string>
#include <utility>

namespace codemaker::ansi {

/// A sentence for people that names the thing and the cause.
class Fault {
 public:
  Fault() = default;

  /// `reason` is the sentence.
  [[nodiscard]] static Fault because(std::string reason) { return {Tag{}, std::move(reason)}; }

  [[nodiscard]] const std::string& reason() const { return reason_; }

  /// The same, with a command for a shell of this machine that mends it.
  [[nodiscard]] Fault with_cure(std::string cure) && {
    cure_ = std::move(cure);
    return std::move(*this);
  }

  /// Empty: none is known.
  [[nodiscard]] const std::string& cure() const { return cure_; }

 private:
  struct Tag {};  // a result of a string could not tell a fault made from a mere string

  Fault(Tag, std::string reason) : reason_{std::move(reason)} {}

  std::string reason_;
  std::string cure_;
};

/// What was wanted, or why it cannot be had.
template <typename T>
using Result = boost::system::result<T, Fault>;

}  // namespace codemaker::ansi
