// Who is at a server, for which every core is asked about its callers, and what the log is told of
// those who came.
#include "io/serving/server.hpp"

#include "play/session/run_limit.hpp"
#include "scores/entry.hpp"

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <exception>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::io::serving {
namespace {

/// As whose the faults are counted that are nobody's call.
constexpr std::string_view own_faults = "the server itself";

}  // namespace

void Server::write(Told kind, const std::string& text) {
  switch (kind) {
  case Told::refused:
  case Told::guess:
    return log_.warn(text);
  case Told::gone:
  case Told::call:
    return log_.call(text);
  case Told::failed:
  case Told::fault:
    return log_.fault(text);
  }
}

void Server::tell(Told kind, const Caller& from, const std::string& text) {
  const auto now = std::chrono::steady_clock::now();
  if (log_limits_.add(kind, Network{from.address}.text(), now)) write(kind, text);
}

/// From the core on which the caller lives.
void Server::tell_of_call(const Caller& from, std::string text) {
  asio::dispatch(context(), [this, from, text = std::move(text)] { tell(Told::call, from, text); });
}

void Server::count_refusal(const Caller& from, std::string_view reason) {
  tally_.count_refusal();
  tell(
      Told::refused, from,
      fmt::format("a caller from {} was refused: {}", Network{from.address}.text(), reason)
  );
}

void Server::count_fault(const Caller& from, const std::exception_ptr& failure) {
  try {
    if (failure) std::rethrow_exception(failure);
  } catch (const std::exception& fault) {
    const std::string whence = Network{from.address}.text();
    tell(
        Told::failed, from,
        fmt::format("a caller from {} was lost to a fault: {}", whence, fault.what())
    );
  }
}

/// That nobody is accepted is told once, however often it is tried again.
void Server::tell_fault(std::string_view reason) {
  const bool was_told = std::exchange(is_told_, !is_accepting());
  try {
    if (!is_accepting()) {
      if (!was_told) log_.fault("accepting callers has failed and begins again");
      return;
    }
    if (!log_limits_.add(Told::fault, own_faults, std::chrono::steady_clock::now())) return;
    log_.fault(fmt::format("the server goes on after a fault: {}", reason));
  } catch (const std::exception&) {
    return;  // there is no memory for the log either
  }
}

void Server::count_wrong_password(const std::string& name, const Caller& from) {
  const auto now = std::chrono::steady_clock::now();
  if (!log_limits_.add(Told::guess, scores::folded_handle(name), now)) return;
  write(Told::guess, fmt::format("a wrong password for {} from {}", name, from.text()));
}

performing::GuessGuard Server::guard_against(const Caller& from) {
  return {
      .admit =
          [this, from](const std::string& name) {
            const auto wait = guess_limits_.admit(
                scores::folded_handle(name), Network{from.address}, std::chrono::steady_clock::now()
            );
            if (!wait) count_wrong_password(name, from);
            return wait;
          },
      .await_turn = [this, from](performing::GuessGuard::Guess guess
                    ) { return await_turn(std::move(guess), from); },
      .judge =
          [this, from](const std::string& name, bool is_right) {
            if (!is_right) return count_wrong_password(name, from);
            const std::string folded = scores::folded_handle(name);
            const auto now = std::chrono::steady_clock::now();
            guess_limits_.was_right(folded, Network{from.address}, now);
            known_browsers_.was_right(folded, from.browser);
          },
      .may_take_name =
          [this, from] {
            const std::int64_t day = play::RunLimit::day_of(std::time(nullptr));
            const int most = settings_.limits.per_network;
            return new_names_.may_take(Network{from.address}, day, most);
          },
      .give_name_back =
          [this, from] {
            new_names_.give_back(Network{from.address}, play::RunLimit::day_of(std::time(nullptr)));
          },
      .turn =
          [this, from](const std::string& name) {
            const Network network{from.address};
            const auto now = std::chrono::steady_clock::now();
            return Turn{
                guess_limits_.asker(scores::folded_handle(name), network, now), network.text()};
          }};
}

/// Owners who come from where they came from before, or in the same browser, wait for nobody.
std::chrono::seconds Server::await_turn(performing::GuessGuard::Guess guess, const Caller& from) {
  const std::string folded = scores::folded_handle(guess.name);
  const Network network{from.address};
  const auto now = std::chrono::steady_clock::now();
  const bool is_known =
      guess_limits_.is_home(folded, network) || known_browsers_.lets_in(folded, from.browser, now);
  if (is_known) {
    guess.then(true);
    return std::chrono::seconds{0};
  }
  const auto told = [this, from, name = guess.name, then = guess.then](bool is_its_turn) {
    if (!is_its_turn) count_wrong_password(name, from);
    then(is_its_turn);
  };
  return guess_turns_.wait(folded, network, now, {.told = told, .is_over = guess.is_over});
}

performing::GuestGuard Server::counter_of(const Caller& from) {
  return {
      .may_begin =
          [this, from](engine::RankedGame game, int most) {
            const std::int64_t day = play::RunLimit::day_of(std::time(nullptr));
            return guest_runs_.may_begin(Network{from.address}, game, day, most);
          },
      .begun =
          [this, from](std::int64_t day) {
            return guest_runs_.begun(Network{from.address}, day);
          }};
}

/// Who knocks and runs is counted: machines do so all day long. At the end of the server nobody
/// can come for long enough to be a flood.
void Server::log_end(const CallRecord& record, const Caller& from) {
  if (is_stopping_) return log_call(log_, record, from.text());
  const bool is_call = record.has_begun || record.has_failed;
  const Told kind = record.has_failed ? Told::failed : is_call ? Told::call : Told::gone;
  tell(kind, from, log_line(record, from.text()));
}

void Server::end_call(const std::shared_ptr<Connection>& connection, const CallRecord& record) {
  const auto caller = callers_.extract(connection);
  if (caller.empty()) return;
  log_end(record, caller.mapped().visit().from());
  keys_of_ended_ += record.keys;
  trims_due_ = 2;
  if (is_stopping_ && callers_.empty()) context().stop();
}

void Server::tell_counted(LogLimits::Instant now) {
  for (const auto& [kind, text] : log_limits_.due(now))
    write(kind, text);
}

void Server::gather(std::function<void(const Records&)> then) {
  struct Gathering {
    Records records;
    std::size_t missing;
    std::function<void(const Records&)> then;
  };

  auto gathering = std::make_shared<Gathering>(Gathering{{}, cores_.size(), std::move(then)});
  for (const auto& core : cores_) {
    asio::dispatch(core->context(), [this, &core = *core, gathering] {
      Records records;
      core.each([&](Connection& caller) {
        records.emplace_back(caller.shared_from_this(), caller.record());
      });
      asio::dispatch(context(), [gathering, records = std::move(records)] {
        gathering->records.insert(gathering->records.end(), records.begin(), records.end());
        if (--gathering->missing == 0) gathering->then(gathering->records);
      });
    });
  }
}

presence::CallDirectory Server::call_directory() {
  return {
      .find = [this](const presence::CallDirectory::Found& then) { find_present(then); },
      .visit =
          [this](
              std::optional<std::int64_t> number, const presence::CallDirectory::Visit& visit,
              presence::CallDirectory::Visited then
          ) {
            visit_calls(number, visit, std::move(then));
          }};
}

void Server::find_present(const presence::CallDirectory::Found& then) {
  gather([this, then](const Records& records) {
    std::vector<presence::Present> present;
    for (const auto& [caller, record] : records) {
      const auto seat = callers_.find(caller);
      if (seat == callers_.end()) continue;
      const Caller& from = seat->second.visit().from();
      presence::Present row = presence::present_of(record);
      row.call = seat->second.number();
      row.service = name(from.service);
      row.address = from.address.to_string();
      row.since = seat->second.since();
      present.push_back(std::move(row));
    }
    then(std::move(present));
  });
}

void Server::visit_calls(
    std::optional<std::int64_t> number, const presence::CallDirectory::Visit& visit,
    presence::CallDirectory::Visited then
) {
  struct Visiting {
    int missing = 1;
    int heard = 0;
    presence::CallDirectory::Visited then;

    void count(int more) {
      heard += more;
      if (--missing == 0) then(heard);
    }
  };

  // A visit may end a call, and so change who is here.
  std::vector<std::pair<std::shared_ptr<Connection>, Core*>> meant;
  for (const auto& [caller, seat] : callers_)
    if (!number || seat.number() == *number) meant.emplace_back(caller, &seat.core());
  const auto visiting = std::make_shared<Visiting>();
  visiting->then = std::move(then);
  for (const auto& [caller, core] : meant) {
    ++visiting->missing;
    asio::dispatch(core->context(), [this, caller = caller, visit, visiting] {
      const int heard = visit(*caller) ? 1 : 0;
      asio::dispatch(context(), [visiting, heard] { visiting->count(heard); });
    });
  }
  visiting->count(0);
}

void Server::tell_tally() {
  gather([this](const Records& records) {
    std::uint64_t keys = keys_of_ended_;
    for (const auto& [caller, record] : records)
      keys += record.keys;
    const auto now = std::chrono::steady_clock::now();
    if (!tally_.is_due(now)) return;
    const auto line = tally_.line(now, static_cast<int>(callers_.size()), keys);
    if (line) log_.call(*line);
  });
}

}  // namespace codemaker::io::serving
