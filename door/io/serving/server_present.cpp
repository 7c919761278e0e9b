// Who is at a server, and what happened there lately: every core is asked about its callers.
#include "io/serving/server.hpp"

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <utility>

namespace codemaker::io::serving {

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
