/// A caller who has been let in, for as long as this lives.
#pragma once

#include "io/serving/address_limits.hpp"
#include "io/serving/service.hpp"

#include <optional>
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
        is_out_of_network_{other.is_out_of_network_},
        is_leaving_{other.is_leaving_} {}

  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  Visit& operator=(Visit&&) = delete;

  ~Visit() {
    if (door_ == nullptr) return;
    if (is_leaving_) {
      door_->let_out_leaving();
    } else {
      is_out_of_network_ ? door_->let_out_vouched() : door_->let_out(network());
    }
  }

  [[nodiscard]] const Caller& from() const { return from_; }

  [[nodiscard]] Network network() const { return Network{from_.address}; }

  /// The caller comes for a board that is known.
  void vouch() {
    if (!std::exchange(is_out_of_network_, true)) door_->vouch(network());
  }

  /// The caller has been told to go, and holds no line from now on.
  void expect_leaving() {
    if (std::exchange(is_leaving_, true)) return;
    const bool counts_there = !std::exchange(is_out_of_network_, true);
    door_->expect_leaving(counts_there ? std::optional{network()} : std::nullopt);
  }

  [[nodiscard]] bool is_leaving() const { return is_leaving_; }

 private:
  AddressLimits* door_;
  Caller from_;
  bool is_out_of_network_ = false;  ///< counts for the lines alone
  bool is_leaving_ = false;
};

}  // namespace codemaker::io::serving
