// Who is at a server, for which every core is asked about its callers, and what the log is told of
// those who came.
#include "io/serving/server.hpp"

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace codemaker::io::serving {

/// When all lines are busy, who has not sent a single byte goes for whoever comes, the one who came
/// first before the others: terminals say something at once, floods of connections nothing.
void Server::make_room() {
  while (!silent_.empty()) {
    const auto caller = silent_.front().lock();
    silent_.pop_front();
    const auto found = caller && !caller->has_spoken() ? callers_.find(caller) : callers_.end();
    if (found == callers_.end()) continue;
    address_limits_.expect_leaving();
    count_refusal(found->second.visit().from(), "silent while all lines were busy");
    return asio::dispatch(found->second.core().context(), [caller] {
      caller->hang_up(lines_are_busy);
    });
  }
}

void Server::count_refusal(const Caller& from, std::string_view reason) {
  tally_.count_refusal();
  const auto line =
      refusals_.add(Network{from.address}.text(), reason, std::chrono::steady_clock::now());
  if (line) log_.warn(*line);
}

/// Who knocks and runs is counted: machines do so all day long.
void Server::log_end(const CallRecord& record, const Caller& from) {
  const bool is_call = record.has_begun || record.has_failed || is_stopping_;
  const auto now = std::chrono::steady_clock::now();
  if (is_call || gone_.add(Network{from.address}.text(), record.end, now)) {
    log_call(log_, record, from.text());
  }
}

void Server::end_call(const std::shared_ptr<Connection>& connection, const CallRecord& record) {
  const auto caller = callers_.extract(connection);
  if (caller.empty()) return;
  log_end(record, caller.mapped().visit().from());
  keys_of_ended_ += record.keys;
  trims_due_ = 2;
  if (is_stopping_ && callers_.empty()) context().stop();
}

void Server::tell_counted(Refusals::Instant now) {
  for (const std::string& line : refusals_.due(now))
    log_.warn(line);
  for (const std::string& line : gone_.due(now))
    log_.call(line);
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
