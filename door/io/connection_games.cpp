// The games of a call on their way to the database, and those that earlier calls left there.
#include "io/connection.hpp"

#include <utility>

namespace codemaker::io {

void Connection::perform(const play::effect::KeepGame& keep) {
  if (!workers_.games) return;
  if (keep.is_new) game_ = draw_token(workers_.chance);
  if (keep.token != 0) game_ = keep.token;
  // What waits for the database may wait longer than the call.
  workers_.games->keep(
      conversation_.session()->call().player, game_, keep.record,
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
      conversation_.session()->call().player, read.since,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

void Connection::perform(const play::effect::ReadDaily& read) {
  if (!workers_.games) return tell(play::Answer{play::event::DailyTables{read.day, false, {}}});
  workers_.games->read_day(
      conversation_.session()->call().player, read.day,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

}  // namespace codemaker::io
