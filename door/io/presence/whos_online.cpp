#include "io/presence/whos_online.hpp"

#include "io/posix/process.hpp"
#include "io/posix/signals.hpp"
#include "io/presence/asking.hpp"

#include <boost/asio/post.hpp>
#include <chrono>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io::presence {
namespace {

namespace asio = boost::asio;

constexpr std::chrono::seconds pause_between_looks{3};
/// A process that hangs must not keep us from ending.
constexpr std::chrono::milliseconds limit_of_look{400};

}  // namespace

play::event::OthersHere others_of(
    const std::vector<Present>& callers, const std::string& own_process
) {
  play::event::OthersHere others;
  for (const Present& caller : callers) {
    if (caller.process == own_process) continue;
    ++others.count;
    if (caller.paged == 0 || !others.number.empty()) continue;
    others.pager = caller.name;
    others.number = number_of(caller);
  }
  return others;
}

WhosOnline::WhosOnline(asio::io_context& context, std::string data_directory, Told told)
    : context_{context},
      data_directory_{std::move(data_directory)},
      told_{std::move(told)},
      pause_{context},
      thread_{quiet_threads(1)} {
  look();
}

WhosOnline::~WhosOnline() {
  thread_->stop();
  thread_->join();
}

void WhosOnline::look() {
  asio::post(*thread_, [this] {
    const auto who = ask_who(data_directory_, limit_of_look);
    play::event::OthersHere others;
    if (who) others = others_of(who->callers, fmt::to_string(process_id()));
    asio::post(context_, [this, others = std::move(others)] {
      told_(others);
      wait();
    });
  });
}

void WhosOnline::wait() {
  pause_.expires_after(pause_between_looks);
  pause_.async_wait([this](const boost::system::error_code& error) {
    if (!error) look();
  });
}

}  // namespace codemaker::io::presence
