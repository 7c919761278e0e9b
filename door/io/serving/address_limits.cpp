#include "io/serving/address_limits.hpp"

#include <algorithm>
#include <numeric>

namespace codemaker::io::serving {
namespace {

constexpr std::chrono::minutes connect_window{1};
/// Wrong secrets, in however many calls, after which no board gets in for a while.
constexpr int most_wrong = 3;
constexpr std::chrono::seconds slowing{60};

}  // namespace

std::optional<std::string_view> AddressLimits::let_in(
    const Network& from, Instant now, const MakeRoom& make_room
) {
  if (const auto reason = judge(from, now, make_room)) return reason;
  for (const auto ring : Network::rings) {
    if (const auto network = from.around(ring)) ++width(ring).here[*network];
  }
  ++inside_;
  return std::nullopt;
}

std::optional<std::string_view> AddressLimits::judge(
    const Network& from, Instant now, const MakeRoom& make_room
) {
  if (const auto reason = count_connect(from, now)) return reason;
  if (are_many(from)) make_room(from);
  if (are_many(from)) return "too many calls from there";
  if (is_full()) make_room(std::nullopt);
  if (is_full()) return "all lines are busy";
  return std::nullopt;
}

void AddressLimits::expect_leaving(const std::optional<Network>& of) {
  if (of) leave(*of);
  ++leaving_;
}

/// A network that is banned is told so whatever else holds, and takes nothing from its neighbors:
/// what it tries beyond its own limit does not count for the networks around it.
std::optional<std::string_view> AddressLimits::count_connect(const Network& from, Instant now) {
  if (const Instant* const until = bans_.find(from); until != nullptr && *until > now)
    return "banned for a while";
  if (limits_.connects_per_minute == 0) return std::nullopt;
  if (is_connecting_too_often(from, Network::Ring::itself, now)) {
    bans_.of(from, {}) = now + limits_.ban;
    return "too many connections in a minute";
  }
  for (const auto ring : {Network::Ring::near, Network::Ring::far}) {
    if (is_connecting_too_often(from, ring, now))
      return "too many connections in a minute from the network around";
  }
  return std::nullopt;
}

bool AddressLimits::is_connecting_too_often(const Network& from, Network::Ring ring, Instant now) {
  const auto network = from.around(ring);
  if (!network) return false;
  Past& past = width(ring).past.of(*network, Past{.minute = now});
  if (now - past.minute >= connect_window) {
    past.minute = now;
    past.connects = 0;
  }
  return ++past.connects > limits_.connects_per_minute * share(ring);
}

/// Of more networks than are remembered those around them are, as of connects. What one asks for
/// beyond its own budget costs its neighbors nothing.
std::optional<std::chrono::seconds> AddressLimits::count_read(
    const Network& from, int cost, Instant now
) {
  if (limits_.connects_per_minute == 0) return std::nullopt;
  const int budget = limits_.connects_per_minute * reads_for_connect;
  for (const auto ring : Network::rings) {
    const auto network = from.around(ring);
    if (!network) continue;
    Past& past = width(ring).past.of(*network, Past{.minute = now});
    if (now - past.reading >= connect_window) {
      past.reading = now;
      past.reads = 0;
    }
    if (past.reads + cost > budget * share(ring))
      return std::chrono::ceil<std::chrono::seconds>(past.reading + connect_window - now);
    past.reads += cost;
  }
  return std::nullopt;
}

bool AddressLimits::are_many(const Network& from) {
  return std::ranges::any_of(Network::rings, [&](const Network::Ring ring) {
    const auto network = from.around(ring);
    if (!network) return false;
    const auto& here = width(ring).here;
    const auto same = here.find(*network);
    return same != here.end() && same->second >= limits_.per_network * share(ring);
  });
}

bool AddressLimits::is_guessing(const Network& from, Instant now) {
  const Past* const past = width(Network::Ring::itself).past.find(from);
  return past != nullptr && past->wrong_until > now && past->wrong_secrets >= most_wrong;
}

void AddressLimits::let_out(const Network& from) {
  leave(from);
  let_out_vouched();
}

void AddressLimits::let_out_vouched() {
  --inside_;
}

void AddressLimits::let_out_leaving() {
  --inside_;
  --leaving_;
}

void AddressLimits::leave(const Network& from) {
  for (const auto ring : Network::rings) {
    const auto network = from.around(ring);
    if (!network) continue;
    auto& here = width(ring).here;
    const auto same = here.find(*network);
    if (same != here.end() && --same->second <= 0) here.erase(same);
  }
}

void AddressLimits::vouch(const Network& from) {
  leave(from);
  for (const auto ring : Network::rings) {
    const auto network = from.around(ring);
    Past* const past = network ? width(ring).past.find(*network) : nullptr;
    if (past != nullptr && past->connects > 0) --past->connects;
  }
}

void AddressLimits::count_wrong_secret(const Network& from, Instant now) {
  Past& past = width(Network::Ring::itself).past.of(from, Past{.minute = now});
  if (past.wrong_until <= now) past.wrong_secrets = 0;
  ++past.wrong_secrets;
  past.wrong_until = now + slowing;
}

void AddressLimits::forget(Instant now) {
  for (Width& each : widths_) {
    each.past.forget([now](const Past& past) {
      return past.wrong_until <= now && now - past.minute >= connect_window &&
             now - past.reading >= connect_window;
    });
  }
  bans_.forget([now](const Instant until) { return until <= now; });
}

std::size_t AddressLimits::remembered() const {
  return std::accumulate(
      widths_.begin(), widths_.end(), bans_.size(),
      [](std::size_t sum, const Width& each) { return sum + each.past.size(); }
  );
}

}  // namespace codemaker::io::serving
