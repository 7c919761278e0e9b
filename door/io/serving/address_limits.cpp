#include "io/serving/address_limits.hpp"

namespace codemaker::io::serving {
namespace {

constexpr std::chrono::minutes connect_window{1};
/// Wrong passwords, in however many calls, after which nobody gets in for a while.
constexpr int most_wrong = 3;
constexpr std::chrono::seconds slowing{60};

}  // namespace

std::optional<std::string_view> AddressLimits::let_in(const Network& from, Instant now) {
  if (const auto reason = judge(from, now)) return reason;
  ++here_[from];
  ++inside_;
  return std::nullopt;
}

/// A network that is banned is told so whatever else holds.
std::optional<std::string_view> AddressLimits::judge(const Network& from, Instant now) {
  Past* const past = past_of(from, now);
  if (past != nullptr && past->banned_until > now) return "banned for a while";
  if (past != nullptr && limits_.connects_per_minute > 0) {
    if (now - past->minute >= connect_window) {
      past->minute = now;
      past->connects = 0;
    }
    if (++past->connects > limits_.connects_per_minute) {
      past->banned_until = now + limits_.ban;
      return "too many connections in a minute";
    }
  }
  if (is_full()) return "all lines are busy";
  const auto same = here_.find(from);
  const bool are_many = same != here_.end() && same->second >= limits_.per_network;
  if (are_many) return "too many calls from there";
  const bool is_guessing =
      past != nullptr && past->wrong_until > now && past->wrong_passwords >= most_wrong;
  if (is_guessing) return "wrong passwords from there";
  return std::nullopt;
}

/// nullptr: there are too many to remember another one.
AddressLimits::Past* AddressLimits::past_of(const Network& from, Instant now) {
  const auto known = past_.find(from);
  if (known != past_.end()) return &known->second;
  if (past_.size() >= max_networks) return nullptr;
  return &past_.emplace(
                   from, Past{.minute = now, .banned_until = {}, .wrong_until = {}}
  ).first->second;
}

void AddressLimits::let_out(const Network& from) {
  leave(from);
  let_out_vouched();
}

void AddressLimits::let_out_vouched() {
  --inside_;
  if (leaving_ > 0) --leaving_;
}

void AddressLimits::leave(const Network& from) {
  const auto same = here_.find(from);
  if (same != here_.end() && --same->second <= 0) here_.erase(same);
}

void AddressLimits::vouch(const Network& from) {
  leave(from);
  const auto past = past_.find(from);
  if (past != past_.end() && past->second.connects > 0) --past->second.connects;
}

void AddressLimits::count_wrong_password(const Network& from, Instant now) {
  Past* const past = past_of(from, now);
  if (past == nullptr) return;
  if (past->wrong_until <= now) past->wrong_passwords = 0;
  ++past->wrong_passwords;
  past->wrong_until = now + slowing;
}

void AddressLimits::forget(Instant now) {
  std::erase_if(past_, [now](const auto& each) {
    const Past& past = each.second;
    return past.banned_until <= now && past.wrong_until <= now &&
           now - past.minute >= connect_window;
  });
}

}  // namespace codemaker::io::serving
