/// Whether a coroutine still lives.
#pragma once

#include <memory>

namespace codemaker::io {

/// What Asio throws in a coroutine, where memory ends, may end it without a word: whoever began it
/// asks here, and begins it again.
class Life {
 public:
  /// The coroutine holds it to its end.
  using Lease = std::shared_ptr<const bool>;

  [[nodiscard]] Lease begin() {
    Lease lease = std::make_shared<const bool>(true);
    lease_ = lease;
    return lease;
  }

  [[nodiscard]] bool is_over() const { return lease_.expired(); }

 private:
  std::weak_ptr<const bool> lease_;
};

}  // namespace codemaker::io
