// The games of a call on their way to the database, and those that earlier calls left there.
#include "io/connection.hpp"

#include <utility>

namespace codemaker::io {

void Connection::perform(const play::effect::KeepGame& keep) {
  if (!workers_.games || conversation_.session()->call().is_guest) return;
  // A guest's game is kept from the moment that they are known.
  if (keep.is_new || game_ == 0) game_ = draw_token(workers_.chance);
  if (keep.token != 0) game_ = keep.token;
  // What waits for the database may wait longer than the call.
  workers_.games->keep(
      game_, {conversation_.session()->call().player, keep.record, place_},
      [caller = weak_from_this(), game = game_](const play::Answer& answer) {
        const auto self = caller.lock();
        // Of a game that was over before nobody waits for news.
        if (self && game == self->game_) self->take_answer(answer);
      }
  );
}

void Connection::perform(const play::effect::ReadGames& read) {
  if (!workers_.games) return tell(play::Answer{play::event::Unfinished{}});
  workers_.games->read(
      conversation_.session()->call().player, read.since, place_,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

void Connection::perform(const play::effect::ReadRemembered& /*read*/) {
  if (!workers_.games) return;
  workers_.games->read_remembered(
      conversation_.session()->call().player,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

void Connection::perform(const play::effect::Remember& remember) {
  if (!workers_.games) return;
  workers_.games->remember(conversation_.session()->call().player, remember.what, remember.value);
}

/// Another call of the player's may go on with it: nobody is at the game any more.
void Connection::leave_game() {
  if (workers_.games && game_ != 0) workers_.games->leave(game_, place_);
}

}  // namespace codemaker::io
