// What a server does each second, and how it makes room.
#include "io/serving/server.hpp"

#include "io/posix/process.hpp"
#include "io/serving/room.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::serving {
namespace {

/// For the log.
std::string_view word_for_leaving(Claim claim) {
  switch (claim) {
  case Claim::silent:
    return "silent while all lines were busy";
  case Claim::left:
    return "the page was closed, and others want the line";
  case Claim::nameless:
  case Claim::named:
    return "no name was given, and all lines were busy";
  }
  return {};
}

}  // namespace

void Server::beat() {
  const auto now = std::chrono::steady_clock::now();
  tell_counted(now);
  guess_turns_.pass(now);
  if (tally_.is_due(now)) {
    tell_tally();
    workers_.daily_upkeep->look();
  }
  if (++beats_ % 5 != 0) return;  // every fifth second is often enough for the rest
  if (of_today_) of_today_(settings_);
  const auto remembered = address_limits_.remembered();
  address_limits_.forget(now);
  if (address_limits_.remembered() < remembered) trims_due_ = std::max(trims_due_, 1);
  give_memory_back();
}

/// Screens are large and of many sizes: what they leave behind the library keeps for itself. It is
/// done twice, for a core may be late with what a call leaves.
void Server::give_memory_back() {
  if (trims_due_ == 0) return;
  --trims_due_;
  give_back_memory();
}

/// From that network only closed pages make room, for they are not there any more.
void Server::make_room(const std::optional<Network>& of) {
  std::vector<Held> held;
  std::vector<std::function<void()>> leave;
  const auto consider = [&](Held each, std::function<void()> leaves) {
    if (of && (each.from != *of || each.claim != Claim::left)) return;
    held.push_back(each);
    leave.push_back(std::move(leaves));
  };
  for (auto& [caller, seat] : callers_) {
    const Claim claim = caller->claim();
    if (claim == Claim::named || seat.visit().is_leaving()) continue;
    consider({claim, seat.visit().network(), 2 * seat.number()}, [this, &caller, &seat] {
      seat.expect_leaving();
      count_refusal(seat.visit().from(), word_for_leaving(caller->claim()));
      asio::dispatch(seat.core().context(), [caller] {
        caller->hang_up(lines_are_busy, web::Socket::turned_away);
      });
    });
  }
  arriving_.each([&](RloginArrival& arrival) {
    const auto order = 2 * arrival.number() + 1;  // behind the call that began last by then
    consider({Claim::silent, arrival.network(), order}, [&arrival] { arrival.leave(); });
  });
  if (const auto place = who_goes(held, address_limits_.limits().callers)) leave[*place]();
}

}  // namespace codemaker::io::serving
