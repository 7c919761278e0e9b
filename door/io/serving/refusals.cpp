#include "io/serving/refusals.hpp"

#include <fmt/format.h>

namespace codemaker::io::serving {
namespace {

constexpr std::chrono::minutes pause{1};

std::string line(std::uint64_t callers, std::string_view whence) {
  return callers == 1 ? fmt::format("1 more caller from {} was refused", whence)
                      : fmt::format("{} more callers from {} were refused", callers, whence);
}

constexpr std::string_view elsewhere = "other addresses";

}  // namespace

std::optional<std::string> Refusals::add(
    std::string_view address, std::string_view reason, Instant now
) {
  if (const auto known = addresses_.find(address); known != addresses_.end()) {
    ++known->second.untold;
    return std::nullopt;
  }
  if (addresses_.size() < max_addresses) {
    addresses_.emplace(address, Tally{now});
    return fmt::format("a caller from {} was refused: {}", address, reason);
  }
  if (!others_) others_ = Tally{now};
  ++others_->untold;
  return std::nullopt;
}

/// An address from which nobody came for a minute is forgotten.
std::vector<std::string> Refusals::due(Instant now) {
  std::vector<std::string> lines;
  for (auto each = addresses_.begin(); each != addresses_.end();) {
    Tally& tally = each->second;
    const bool is_due = now - tally.told >= pause;
    const bool is_over = is_due && tally.untold == 0;
    if (is_due && !is_over) {
      lines.push_back(line(tally.untold, each->first));
      tally = {now};
    }
    each = is_over ? addresses_.erase(each) : std::next(each);
  }
  if (others_ && now - others_->told >= pause) {
    lines.push_back(line(others_->untold, elsewhere));
    others_.reset();
  }
  return lines;
}

}  // namespace codemaker::io::serving
