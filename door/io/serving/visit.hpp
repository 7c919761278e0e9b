/// A caller who has been let in, for as long as this lives.
#pragma once

#include "io/serving/address_limits.hpp"
#include "io/serving/service.hpp"

#include <utility>

namespace codemaker::io::serving {

/// Counts the caller out again when it ends, however that comes.
class Visit {
 public:
  /// The caller has been let in by `door`, which outlives the visit.
  Visit(AddressLimits& door, Caller from) : door_{&door}, from_{std::move(from)} {}

  Visit(Visit&& other) noexcept
      : door_{std::exchange(other.door_, nullptr)},
        from_{std::move(other.from_)},
        is_vouched_{other.is_vouched_} {}

  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  Visit& operator=(Visit&&) = delete;

  ~Visit() {
    if (door_ == nullptr) return;
    is_vouched_ ? door_->let_out_vouched() : door_->let_out(network());
  }

  [[nodiscard]] const Caller& from() const { return from_; }

  [[nodiscard]] Network network() const { return Network{from_.address}; }

  /// The caller comes for a board that is known.
  void vouch() {
    if (!std::exchange(is_vouched_, true)) door_->vouch(network());
  }

 private:
  AddressLimits* door_;
  Caller from_;
  bool is_vouched_ = false;
};

}  // namespace codemaker::io::serving
