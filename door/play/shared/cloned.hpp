/// A thing behind an interface as a value: copied with it; there may be none.
#pragma once

#include <memory>
#include <utility>

namespace codemaker::play::shared {

/// `Face` has `copy()`, which makes another one of the same.
template <class Face>
class Cloned {
 public:
  Cloned() = default;

  explicit Cloned(std::unique_ptr<Face> thing) : thing_{std::move(thing)} {}

  Cloned(const Cloned& other) : thing_{other ? other->copy() : nullptr} {}

  Cloned(Cloned&&) noexcept = default;

  Cloned& operator=(const Cloned& other) {
    thing_ = other ? other->copy() : nullptr;
    return *this;
  }

  Cloned& operator=(Cloned&&) noexcept = default;
  ~Cloned() = default;

  explicit operator bool() const { return thing_ != nullptr; }

  Face* operator->() { return thing_.get(); }

  const Face* operator->() const { return thing_.get(); }

 private:
  std::unique_ptr<Face> thing_;
};

}  // namespace codemaker::play::shared
