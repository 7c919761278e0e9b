#include "io/serving/core.hpp"

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <exception>

namespace codemaker::io::serving {
namespace {

/// A second has so many steps, in each of which its share of the callers is told that it passes:
/// all of them at once would hold up the key of one.
constexpr std::size_t steps_of_second = 20;
constexpr std::chrono::milliseconds step_length{1000 / steps_of_second};

}  // namespace

Core::Core() : heartbeat_{context_, [this] { tick_some(); }, step_length} {}

void Core::tick_some() {
  if (step_ == 0) round_.assign(callers_.begin(), callers_.end());
  const std::size_t begin = step_ * round_.size() / steps_of_second;
  const std::size_t end = (step_ + 1) * round_.size() / steps_of_second;
  step_ = (step_ + 1) % steps_of_second;
  for (std::size_t i = begin; i < end; ++i) {
    if (const auto caller = round_[i].lock()) caller->tick();
  }
}

void Core::begin(const std::shared_ptr<Connection>& caller) {
  asio::dispatch(context_, [this, caller] {
    try {
      callers_.insert(caller);
    } catch (const std::exception&) {
      return caller->hang_up();  // there is no memory for one more
    }
    caller->begin();
  });
}

void Core::hang_up_all(const std::string& last_words) {
  asio::dispatch(context_, [this, last_words] {
    each([&](Connection& caller) { caller.hang_up(last_words, web::Socket::restarts); });
  });
}

/// Some end while they are looked at.
void Core::each(const std::function<void(Connection&)>& look) {
  const std::vector<std::shared_ptr<Connection>> callers{callers_.begin(), callers_.end()};
  for (const auto& caller : callers)
    look(*caller);
}

/// Where memory is short there may be none to tell of it either.
void Core::run(const std::function<void(const std::string& reason)>& tell_fault) {
  while (!context_.stopped()) {
    try {
      context_.run();
    } catch (const std::exception& failure) {
      try {
        tell_fault(failure.what());
      } catch (const std::exception&) {
        continue;
      }
    }
  }
}

}  // namespace codemaker::io::serving
