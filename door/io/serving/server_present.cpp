// Who is at a server, for which every core is asked about its callers, and what the log is told of
// those who came.
#include "io/serving/server.hpp"

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <utility>

namespace codemaker::io::serving {

/// When all lines are busy, who has not sent a single byte goes for whoever comes, the one who came
/// first before the others: terminals say something at once, floods of connections nothing.
void Server::make_room() {
  while (!silent_.empty()) {
    const auto caller = silent_.front().lock();
    silent_.pop_front();
    const auto found = caller && !caller->has_spoken() ? callers_.find(caller) : callers_.end();
    if (found == callers_.end()) continue;
    doorkeeper_.expect_leaving();
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

void Server::ask_present(std::function<void(std::vector<Present>)> then) {
  gather([this, then = std::move(then)](const Records& records) {
    std::vector<Present> present;
    for (const auto& [caller, record] : records) {
      const auto seat = callers_.find(caller);
      if (seat == callers_.end()) continue;
      const Caller& from = seat->second.visit().from();
      present.push_back({
          .name = record.handle,
          .board = record.board,
          .service = std::string{name(from.service)},
          .address = from.address.to_string(),
          .doing = std::string{record.has_begun ? record.doing : "arriving"},
          .since = seat->second.since(),
      });
    }
    then(std::move(present));
  });
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
