#include "bench/server/crowd.hpp"

#include "io/secrets/token.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <cstddef>
#include <exception>
#include <memory>
#include <utility>

namespace codemaker::bench {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

/// What is told of a caller who was sent away: later than any limit.
constexpr double no_title = 1e6;

/// Callers who come within a tenth of a second.
constexpr int callers_at_once = 30;

/// Somebody who calls and says nothing.
asio::awaitable<void> hold(std::shared_ptr<LoadLine> line, Served::Endpoint server) {
  const bool is_connected = co_await line->connect(server);
  if (!is_connected) line->hang_up();
}

/// Somebody who calls and hangs up, again and again.
asio::awaitable<void> knock(Served::Endpoint server, int times, int& taken, Progress& progress) {
  const auto executor = co_await asio::this_coro::executor;
  for (int i = 0; i < times; ++i) {
    asio::ip::tcp::socket line{executor};
    const auto connected = co_await line.async_connect(server, io::token);
    bool is_taken = !std::get<0>(connected);
    if (is_taken && i % 2 == 0) {  // half of them wait until they are greeted
      std::array<char, 64> buffer{};
      const auto into = asio::buffer(buffer);
      const auto greeted = co_await line.async_read_some(into, io::token);
      is_taken = !std::get<0>(greeted);
    }
    taken += is_taken ? 1 : 0;
    progress.step();
  }
}

}  // namespace

Crowd::~Crowd() {
  seen_.is_counting = false;
  for (const auto& hang_up : hang_ups_)
    hang_up();
  run(100ms);
}

void Crowd::add(const auto& caller, auto... how) {
  hang_ups_.emplace_back([caller] { caller->hang_up(); });
  caller->call(server_.endpoint(), how...);
}

void Crowd::call(int callers, Habit habit, Progress& progress) {
  const int all = seen_.at_board + seen_.lost + callers;
  for (int called = 1; called <= callers; ++called) {
    add(std::make_shared<LoadCaller>(context_, numbers_++, seen_, server_.by()), habit);
    progress.step();
    if (called % callers_at_once == 0) run(100ms);
  }
  await_callers(all);
}

void Crowd::call_for_egg_carton(int callers, Progress& progress) {
  const int all = seen_.at_board + seen_.lost + callers;
  for (int called = 1; called <= callers; ++called) {
    add(std::make_shared<CartonCaller>(context_, numbers_++, seen_));
    progress.step();
  }
  await_callers(all);
}

void Crowd::await_callers(int all) {
  while (seen_.at_board + seen_.lost < all)
    run(100ms);
}

void Crowd::connect_silently(int callers) {
  constexpr int of_each_address = 10;
  for (int i = 0; i < callers; ++i) {
    if (i % of_each_address == 0) ++numbers_;
    const auto line = std::make_shared<LoadLine>(context_, numbers_);
    hang_ups_.emplace_back([line] { line->hang_up(); });
    silent_.push_back(line);
    line->start([line, server = server_.endpoint()] { return hold(line, server); });
    if (i % (10 * callers_at_once) == 0) run(100ms);
  }
  ++numbers_;
  run(1s);
}

int Crowd::silent_held() const {
  return static_cast<int>(std::ranges::count(silent_, false, &LoadLine::is_gone));
}

void Crowd::play(std::chrono::milliseconds time) {
  seen_.is_counting = true;
  run(time);
  seen_.is_counting = false;
}

double Crowd::title_of_newcomer() {
  const std::size_t before = seen_.titles.size();
  add(std::make_shared<LoadCaller>(context_, numbers_++, seen_, server_.by()), Habit{});
  const int lost = seen_.lost;
  while (seen_.titles.size() == before && seen_.lost == lost)
    run(1ms);
  return seen_.titles.size() == before ? no_title : seen_.titles.back();
}

void Crowd::run(std::chrono::milliseconds time) {
  context_.restart();
  context_.run_for(time);
}

double Crowd::wait_at(double part) const {
  if (seen_.waits.empty()) return 0;
  auto waits = seen_.waits;
  const auto at = static_cast<std::size_t>(part * static_cast<double>(waits.size() - 1));
  std::ranges::nth_element(waits, waits.begin() + static_cast<std::ptrdiff_t>(at));
  return waits[at];
}

int call_and_hang_up(const Served& server, int times, Progress& progress) {
  constexpr int at_once = 50;
  asio::io_context context{1};
  int taken = 0;
  for (int i = 0; i < at_once; ++i)
    asio::co_spawn(
        context, knock(server.endpoint(), times / at_once, taken, progress),
        [](const std::exception_ptr& failure) {
          if (failure) std::rethrow_exception(failure);
        }
    );
  context.run();
  return taken;
}

}  // namespace codemaker::bench
