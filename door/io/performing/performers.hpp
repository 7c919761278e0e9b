/// Who performs what the session of a call wants.
#pragma once

#include "io/performing/accounts.hpp"
#include "io/performing/database_reads.hpp"
#include "io/performing/games.hpp"
#include "io/performing/people.hpp"
#include "io/performing/scores.hpp"
#include "io/performing/secrets.hpp"
#include "io/performing/sysop.hpp"
#include "io/performing/thinking.hpp"

#include <functional>
#include <memory>
#include <utility>

namespace codemaker::io::performing {

/// One performer for the effects of each worker.
class Performers {
 public:
  /// Whom the owner of the call has for what its caller does.
  struct Told {
    GuessGuard guesses = {};
    GuestGuard guests = {};
    /// The caller wants to talk to the sysop, for a reason.
    SysopEffects::Paged paged = [](const auto&, const auto&) {
    };
    std::shared_ptr<DeskLine> desk = nullptr;  ///< null unless the caller is the sysop
  };

  Performers(boost::asio::io_context& here, Workers& workers, CallPort::Call call, Told told)
      : port_{here, workers, std::move(call)},
        secrets_{port_},
        thoughts_{port_, workers.thinking_pool.admit()},
        scores_{port_},
        games_{port_, std::move(told.guests)},
        reads_{port_, games_},
        accounts_{port_, games_, std::move(told.guesses)},
        sysop_{port_, std::move(told.paged), std::move(told.desk)},
        people_{port_} {}

  /// All but what concerns the line and the screen.
  void perform(play::Effect&& effect);

  /// The call is over, and the game that it leaves is anybody's.
  void leave_game() { games_.leave(); }

  /// The call is over: what is to be kept is, and nobody waits for the rest.
  void end();

  /// What is not kept yet goes to the database now.
  void keep_game() { games_.keep_now(); }

  void file_for_the_last_time(const play::Filings& filings) {
    scores_.file_for_the_last_time(filings);
  }

  /// True while the call may not be over yet.
  [[nodiscard]] bool are_at_work() const { return scores_.is_at_work(); }

  [[nodiscard]] SysopEffects& sysop() { return sysop_; }

  [[nodiscard]] PeopleEffects& people() { return people_; }

  [[nodiscard]] const CallPort& port() const { return port_; }

 private:
  CallPort port_;
  SecretEffects secrets_;
  ThoughtEffects thoughts_;
  ScoreEffects scores_;
  GameEffects games_;
  DatabaseReads reads_;
  AccountEffects accounts_;
  SysopEffects sysop_;
  PeopleEffects people_;
};

}  // namespace codemaker::io::performing
