/// The games of a call on their way to the database.
#pragma once

#include "io/performing/call_port.hpp"
#include "records/store.hpp"

#include <boost/asio/steady_timer.hpp>
#include <optional>
#include <utility>

namespace codemaker::io::performing {

/// No key waits for the database: of what is to be kept only the newest goes there.
class GameEffects {
 public:
  explicit GameEffects(CallPort& port) : port_{port}, keeps_{port.here()} {}

  void perform(play::effect::KeepGame keep);
  void perform(const play::effect::KeepLost& keep);
  void perform(const play::effect::Remember& remember);

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
  void keep_soon();

  /// A game as it stands, on its way to the game queue.
  struct Unkept {
    scores::records::GameToken token = 0;
    engine::records::Record record;
  };

  CallPort& port_;
  boost::asio::steady_timer keeps_;      ///< what is unkept, once the answer to the move has left
  scores::records::GameToken game_ = 0;  ///< that is kept
  std::optional<Unkept> unkept_;
};

}  // namespace codemaker::io::performing
