/// A call as they see it who perform what its session wants, and their way to the workers and back.
#pragma once

#include "io/lines/line_state.hpp"
#include "io/workers/workers.hpp"
#include "play/call/call.hpp"
#include "play/events/event.hpp"
#include "play/events/from_sysop.hpp"
#include "play/session/session.hpp"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::io::performing {

/// The workers may be on another thread than the call: errands go there, and what they bring comes
/// back.
class CallPort {
 public:
  /// The call. All of it is for the thread that runs its context.
  struct Call {
    std::int64_t number = 0;  ///< in the process; 0: it has no other
    std::string place;        ///< as another call of the player's is told, such as "node 3"
    std::function<std::shared_ptr<const void>()> hold;  ///< the call is there while this is
    std::function<bool()> is_over;  ///< its caller has gone for good; for any thread, while held
    std::function<const play::Session&()> session;
    std::function<const LineState&()> line;
    std::function<void(const play::Answer&)> tell;  ///< what is known at once
    std::function<void(const play::Answer&)>
        take;  ///< what has taken time; what fails ends the call
    std::function<bool(const play::FromSysop&)> hear;  ///< false: nobody is there who could
    std::function<void(const std::function<void()>& step)> attempt;  ///< what fails ends the call
    std::function<void(std::string_view reason)> fail;
    std::function<void()> look_for_end;  ///< what it waited for is done
  };

  CallPort(boost::asio::io_context& here, Workers& workers, Call call)
      : here_{here},
        workers_{workers},
        call_{std::move(call)} {}

  [[nodiscard]] const Call& call() const { return call_; }

  [[nodiscard]] boost::asio::io_context& here() const { return here_; }

  /// Who plays, as far as they are known now.
  [[nodiscard]] const scores::Player& player() const { return call_.session().call().player; }

  /// Whether games are kept at all.
  [[nodiscard]] bool keeps_games() const { return workers_.games.has_value(); }

  /// Whether the caller is a player of the database; a guest is none.
  [[nodiscard]] bool keeps_own_games() const {
    return keeps_games() && !call_.session().call().is_guest;
  }

  /// Whether what the caller plays is kept, if only for their browser, and as whose.
  [[nodiscard]] bool keeps_moves() const {
    return keeps_games() && call_.session().call().is_kept();
  }

  [[nodiscard]] const scores::Player& kept_as() const { return call_.session().call().kept_as(); }

  /// What the workers have for any thread.
  [[nodiscard]] const RandomSource& chance() const { return workers_.chance; }

  [[nodiscard]] const Reasoner& reason() const { return workers_.reason; }

  /// An errand for the workers, on their thread; at once if that is ours. What fails there ends
  /// the call.
  template <typename Errand>
  void ask(Errand errand) {
    if (is_at_workers()) return errand(workers_);
    boost::asio::dispatch(
        workers_.context,
        [this, held = call_.hold(), errand = std::move(errand)]() mutable {
          try {
            errand(workers_);
          } catch (const std::exception& failure) {
            back_here([this, held](const std::string& why) { call_.fail(why); }
            )(std::string{failure.what()});
          }
        }
    );
  }

  /// What a worker tells once, on their thread, and we hear on ours. It is moved along: what waits
  /// for the answer is over when it has been heard.
  template <typename Then>
  [[nodiscard]] auto back_here(Then then) {
    return [&here = here_, is_home = is_at_workers(),
            once = std::make_shared<Then>(std::move(then))](const auto&... answer) mutable {
      if (is_home) return (*once)(answer...);
      boost::asio::dispatch(here, [once = std::move(once), answer...]() mutable {
        (*once)(answer...);
      });
    };
  }

  /// The same for an answer that goes to the session.
  [[nodiscard]] auto answer_here() {
    return back_here([this, held = call_.hold()](const play::Answer& answer) { call_.take(answer); }
    );
  }

 private:
  /// True where the workers are on our thread: behind a board, and on the first core of a server.
  [[nodiscard]] bool is_at_workers() const { return &here_ == &workers_.context; }

  boost::asio::io_context& here_;
  Workers& workers_;
  Call call_;
};

}  // namespace codemaker::io::performing
