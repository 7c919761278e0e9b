// The games of a call on their way to the database, and those that earlier calls left there.
#include "io/connection.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace codemaker::io {

/// Nothing of a guest's is.
bool Connection::are_games_kept() const {
  return workers_.games && !conversation_.session()->call().is_guest;
}

void Connection::perform(const play::effect::KeepGame& keep) {
  if (!are_games_kept()) return;
  // A guest's game is kept from the moment that they are known.
  if (keep.is_new || game_ == 0) game_ = draw_token(workers_.chance);
  if (keep.token != 0) game_ = keep.token;
  if (unkept_ && unkept_->token != game_) keep_game();
  unkept_ = Unkept{game_, {conversation_.session()->call().player, keep.record, place_}};
  // Once round the loop the answer to the key is on its way: it does not share a processor with
  // the database.
  asio::post(context_, [self = shared_from_this()] {
    asio::post(self->context_, [self] { self->attempt([&] { self->keep_game(); }); });
  });
}

void Connection::keep_game() {
  if (!unkept_) return;
  const Unkept unkept = std::move(*unkept_);
  unkept_.reset();
  // What waits for the database may wait longer than the call.
  workers_.games->keep(
      unkept.token, unkept.game,
      [caller = weak_from_this(), game = unkept.token](const play::Answer& answer) {
        const auto self = caller.lock();
        // Of a game that was over before nobody waits for news.
        if (self && game == self->game_) self->take_answer(answer);
      }
  );
}

/// What is asked of the keeper comes behind what is to be kept.
disk::GameKeeper& Connection::keeper() {
  keep_game();
  return *workers_.games;
}

void Connection::perform(const play::effect::ReadGames& read) {
  if (!workers_.games) return tell(play::Answer{play::event::Unfinished{}});
  keeper().read(
      conversation_.session()->call().player, read.since, place_,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

void Connection::perform(const play::effect::ReadRemembered& /*read*/) {
  if (!workers_.games) return;
  keeper().read_remembered(
      conversation_.session()->call().player,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

void Connection::perform(const play::effect::ReadDaily& read) {
  if (!are_games_kept()) return tell(play::Answer{play::event::DailyTables{read.day, false, {}}});
  keeper().read_day(
      conversation_.session()->call().player, read.day,
      [self = shared_from_this()](const play::Answer& answer) { self->take_answer(answer); }
  );
}

void Connection::perform(const play::effect::Remember& remember) {
  if (!workers_.games) return;
  keeper().remember(conversation_.session()->call().player, remember.what, remember.value);
}

/// Another call of the player's may go on with it: nobody is at the game any more.
void Connection::leave_game() {
  if (!workers_.games) return;
  keep_game();
  if (game_ != 0) keeper().leave(game_, place_);
}

void Connection::perform(const play::effect::ReadMyPage& /*read*/) {
  if (!are_games_kept()) return tell(play::Answer{play::event::MyPage{play::Looked::nothing}});
  look([player = conversation_.session()->call().player](auto& store, const auto& complain) {
    return disk::read_my_page(store, player, complain);
  });
}

void Connection::perform(const play::effect::ReadMyGames& /*read*/) {
  if (!are_games_kept()) return tell(play::Answer{play::event::MyGames{play::Looked::nothing}});
  look([player = conversation_.session()->call().player](auto& store, const auto& complain) {
    return disk::read_my_games(store, player, complain);
  });
}

void Connection::perform(const play::effect::ReadGame& read) {
  if (!workers_.games) {
    return tell(play::Answer{
        play::event::GameRead{read.wanted, {}, "No games are kept here, so none can be shown."}});
  }
  look([player = conversation_.session()->call().player,
        wanted = read.wanted](auto& store, const auto& complain) {
    return disk::read_shown_game(store, player, wanted, complain);
  });
}

void Connection::perform(const play::effect::KeepLost& keep) {
  const auto token = keep.token != 0 ? keep.token : game_;
  if (!are_games_kept() || token == 0) return;
  keeper().keep_lost(conversation_.session()->call().player, token, keep.lost);
}

void Connection::perform(const play::effect::ReadAllBoards& /*read*/) {
  if (!workers_.games) return tell(play::Answer{play::event::AllBoards{{}, false}});
  look([](auto& store, const auto& complain) -> play::Answer {
    auto hall = store.hall_of_all_boards();
    if (!hall) complain(hall.error().reason());
    return hall ? play::event::AllBoards{std::move(*hall), true}
                : play::event::AllBoards{{}, false};
  });
}

void Connection::look(disk::GameKeeper::Look look) {
  keeper().look(std::move(look), [self = shared_from_this()](const play::Answer& answer) {
    self->take_answer(answer);
  });
}

}  // namespace codemaker::io
