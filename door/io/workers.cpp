#include "io/workers.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <fmt/format.h>

namespace codemaker::io {
namespace {

std::chrono::microseconds time_passed() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now().time_since_epoch()
  );
}

}  // namespace

Workers::Workers(asio::io_context& context, PosixDisk& disk, Log& log)
    : context_{context},
      disk_{disk},
      log_{log},
      mind_{.clock = time_passed, .masterix = {}} {}

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

void Workers::think(const play::effect::Think& think, std::stop_token stop, Then then) {
  run(
      thinker_,
      [this, think, stop = std::move(stop)]() -> play::Answer {
        return play::event::Thought{think.ticket, play::think(think.question, mind_, stop)};
      },
      std::move(then)
  );
}

}  // namespace codemaker::io
