/// The games of a call on their way to the database.
#pragma once

#include "io/performing/call_port.hpp"
#include "records/store.hpp"

#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace codemaker::io::performing {

/// Who counts the ranked runs that guests begin, of whom no game is kept. Both are for the workers'
/// thread.
struct GuestGuard {
  /// Counts another one of today, if there are not so many already.
  std::function<bool(engine::RankedGame game, int most)> may_begin = [](auto, auto) {
    return true;
  };
  /// Those of a day that is counted from 1970.
  std::function<play::RunCounts(std::int64_t day)> begun = [](auto) {
    return play::RunCounts{};
  };
};

/// No key waits for the database: of what is to be kept only the newest goes there.
class GameEffects {
 public:
  GameEffects(CallPort& port, GuestGuard guests)
      : port_{port},
        guests_{std::move(guests)},
        keeps_{port.here()} {}

  void perform(play::effect::KeepGame keep);
  void perform(const play::effect::KeepPlayed& keep);
  void perform(const play::effect::KeepGuests& keep);
  void perform(const play::effect::ForgetBrowser& forget);
  void perform(const play::effect::KeepLost& keep);
  void perform(const play::effect::Remember& remember);
  void perform(const play::effect::RememberFields& remember);

  /// Of a guest.
  void read_runs(const play::effect::ReadRuns& read);

  /// What is not kept yet goes now.
  void keep_now();

  /// Another call of the player's may go on with the game: nobody is at it any more.
  void leave();

  /// An errand for who keeps games, behind what is to be kept.
  template <typename Errand>
  void ask(Errand errand) {
    keep_now();
    port_.ask([errand = std::move(errand)](Workers& workers) mutable { errand(*workers.games); });
  }

 private:
  void begin_run_of_guest(const play::effect::KeepGame& keep);
  void keep_soon();

  /// A game as it stands, on its way to the game queue.
  struct Unkept {
    scores::records::GameToken token = 0;
    scores::Player player;
    engine::records::Record record;
    bool gives_up_others = true;
  };

  CallPort& port_;
  GuestGuard guests_;
  boost::asio::steady_timer keeps_;      ///< what is unkept, once the answer to the move has left
  scores::records::GameToken game_ = 0;  ///< that is kept
  std::optional<Unkept> unkept_;
};

}  // namespace codemaker::io::performing
