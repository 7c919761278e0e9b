#include "io/workers.hpp"

#include "engine/breaking/solve.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <fmt/format.h>

namespace codemaker::io {
namespace {

/// Time since now, for an engine that may not look at clocks.
template <class Duration>
std::function<Duration()> stopwatch() {
  using std::chrono::steady_clock;
  return [began = steady_clock::now()] {
    return std::chrono::duration_cast<Duration>(steady_clock::now() - began);
  };
}

}  // namespace

Workers::Workers(asio::io_context& context, PosixDisk& disk, Log& log)
    : context_{context},
      disk_{disk},
      log_{log} {}

Workers::~Workers() {
  thinker_.stop();
  scribe_.stop();
}

void Workers::run(asio::thread_pool& worker, Job job, Then then) {
  // The guard keeps the main loop running until the answer is in.
  auto guard = asio::make_work_guard(context_);
  asio::post(worker, [this, job = std::move(job), then = std::move(then), guard] {
    play::Answer answer = job();
    asio::post(context_, [then, answer = std::move(answer)] { then(answer); });
  });
}

void Workers::file_score(const scores::Slip& slip, std::chrono::milliseconds patience, Then then) {
  run(
      scribe_,
      [this, slip, patience]() -> play::Answer {
        const auto result = scores::file(disk_, slip, patience);
        if (!result) {
          log_.fault(fmt::format(
              "score of {} with {} points not filed: {}", slip.entry.player.handle,
              slip.entry.score, result.error().reason()
          ));
        } else {
          for (const std::string& remark : result->remarks)
            log_.warn(remark);
        }
        return play::filed_of(result);
      },
      std::move(then)
  );
}

void Workers::read_tables(Then then) {
  run(
      scribe_,
      [this]() -> play::Answer {
        auto reading = scores::read_hall(disk_);
        if (reading) {
          const bool is_damaged = reading->condition == scores::Condition::damaged;
          if (is_damaged) log_.warn("SCORES.DAT is damaged; what can be read of it is shown");
          return play::event::Tables{std::move(reading->hall), true, is_damaged};
        }
        log_.fault(reading.error().reason());
        return play::event::Tables{{}, false, false};
      },
      std::move(then)
  );
}

void Workers::think(const play::effect::Solve& solve, std::stop_token stop, Then then) {
  run(
      thinker_,
      [solve, stop = std::move(stop)]() -> play::Answer {
        const engine::breaking::Breaker breaker{solve.rules, solve.strength, solve.seed};
        return play::event::Solved{engine::breaking::solve(breaker, solve.code, solve.limit, stop)};
      },
      std::move(then)
  );
}

void Workers::think(const play::effect::Guess& guess, std::stop_token stop, Then then) {
  run(
      thinker_,
      [guess, stop = std::move(stop)]() -> play::Answer {
        const engine::breaking::Breaker breaker{guess.rules, guess.strength, guess.seed};
        return play::event::Guessed{guess.history, breaker.think(guess.history, stop)};
      },
      std::move(then)
  );
}

void Workers::think(const play::effect::Hint& hint, std::stop_token stop, Then then) {
  run(
      thinker_,
      [hint, stop = std::move(stop)]() -> play::Answer {
        return play::event::Hinted{
            hint.rules, hint.history,
            engine::breaking::hint(hint.rules, hint.history, hint.seed, stop)};
      },
      std::move(then)
  );
}

void Workers::think(const play::effect::Review& review, std::stop_token stop, Then then) {
  run(
      thinker_,
      [review, stop = std::move(stop)]() -> play::Answer {
        return play::event::Reviewed{
            review.history,
            engine::breaking::review(review.rules, review.history, review.seed, stop)};
      },
      std::move(then)
  );
}

void Workers::think(const play::effect::Jump& jump, std::stop_token stop, Then then) {
  run(
      thinker_,
      [this, jump, stop = std::move(stop)]() -> play::Answer {
        namespace masterix = engine::masterix;
        const masterix::Player player{masterix::style_of_level(jump.level), jump.seed};
        const auto elapsed = stopwatch<std::chrono::microseconds>();
        return play::event::Jumped{
            jump.position, player.think(jump.position, remembered_, elapsed, stop)};
      },
      std::move(then)
  );
}

void Workers::think(const play::effect::Select& select, std::stop_token stop, Then then) {
  run(
      thinker_,
      [select, stop = std::move(stop)]() -> play::Answer {
        namespace egg_carton = engine::egg_carton;
        const egg_carton::ComputerPlayer player{select.strength, select.seed};
        const egg_carton::Limits limits{
            stop, stopwatch<std::chrono::milliseconds>(), egg_carton::thinking_time};
        return play::event::Selected{select.position, player.think(select.position, limits)};
      },
      std::move(then)
  );
}

}  // namespace codemaker::io
