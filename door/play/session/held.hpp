/// A value whose type is declared only, where it is held.
#pragma once

#include <memory>
#include <utility>

namespace codemaker::play {

/// Copied as the value itself would be. Who makes, copies or destroys one has to know the type; who
/// has only a class that holds one does not.
template <class Kind>
class Held {
 public:
  Held() : value_{std::make_unique<Kind>()} {}

  explicit Held(Kind value) : value_{std::make_unique<Kind>(std::move(value))} {}

  Held(const Held& other) : value_{std::make_unique<Kind>(*other)} {}

  Held(Held&&) noexcept = default;

  Held& operator=(const Held& other) {
    *value_ = *other;
    return *this;
  }

  Held& operator=(Held&&) noexcept = default;
  ~Held() = default;

  [[nodiscard]] Kind& operator*() { return *value_; }

  [[nodiscard]] const Kind& operator*() const { return *value_; }

  [[nodiscard]] Kind* operator->() { return value_.get(); }

  [[nodiscard]] const Kind* operator->() const { return value_.get(); }

 private:
  std::unique_ptr<Kind> value_;
};

}  // namespace codemaker::play
