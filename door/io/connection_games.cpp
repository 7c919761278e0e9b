// The games of a call on their way to the database, and those that earlier calls left there.
#include "io/connection.hpp"

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

namespace codemaker::io {
namespace {

using std::chrono::steady_clock;

/// A move goes to the disk so long after its answer has been sent.
constexpr std::chrono::milliseconds time_to_answer{1};

}  // namespace

/// Nothing of a guest's is.
bool Connection::are_games_kept() const {
  return workers_.games && !conversation_.session()->call().is_guest;
}

void Connection::perform(play::effect::KeepGame keep) {
  if (!are_games_kept()) return;
  // A guest's game is kept from the moment that they are known.
  if (keep.is_new || game_ == 0) game_ = draw_token(workers_.chance);
  if (keep.token != 0) game_ = keep.token;
  if (unkept_ && unkept_->token != game_) keep_game();
  unkept_ = Unkept{game_, std::move(keep.record)};
  // Once round the loop the answer to the key is on its way.
  asio::post(context_, [self = shared_from_this()] {
    asio::post(self->context_, [self] { self->attempt([&] { self->keep_game_soon(); }); });
  });
}

/// Whoever reads the answer may run on our processor, once it is free: waking the keeper does not
/// come between.
void Connection::keep_game_soon() {
  if (keeps_.expiry() > steady_clock::now()) return;
  keeps_.expires_after(time_to_answer);
  keeps_.async_wait([self = shared_from_this()](const boost::system::error_code& /*error*/) {
    self->attempt([&] { self->keep_game(); });
  });
}

void Connection::keep_game() {
  if (!unkept_) return;
  Unkept unkept = std::move(*unkept_);
  unkept_.reset();
  // What waits for the database may wait longer than the call.
  auto then =
      back_here([caller = weak_from_this(), game = unkept.token](const play::Answer& answer) {
        const auto self = caller.lock();
        // Of a game that was over before nobody waits for news.
        if (self && game == self->game_) self->take_answer(answer);
      });
  disk::GameKeeper::Game game{
      conversation_.session()->call().player, std::move(unkept.record), place_};
  ask([token = unkept.token, game = std::move(game), then = std::move(then)](Workers& workers
      ) mutable { workers.games->keep(token, game, std::move(then)); });
}

/// What is asked of the keeper comes behind what is to be kept. The errand gets what takes an
/// answer back to us.
template <typename Errand>
void Connection::ask_keeper(Errand errand) {
  keep_game();
  auto then = back_here([self = shared_from_this()](const play::Answer& answer) {
    self->take_answer(answer);
  });
  ask([errand = std::move(errand), then = std::move(then)](Workers& workers) mutable {
    errand(*workers.games, std::move(then));
  });
}

void Connection::perform(const play::effect::ReadGames& read) {
  if (!workers_.games) return tell(play::Answer{play::event::Unfinished{}});
  ask_keeper([player = conversation_.session()->call().player, since = read.since,
              place = place_](auto& keeper, auto then) {
    keeper.read(player, since, place, std::move(then));
  });
}

void Connection::perform(const play::effect::ReadRemembered& /*read*/) {
  if (!workers_.games) return;
  ask_keeper([player = conversation_.session()->call().player](auto& keeper, auto then) {
    keeper.read_remembered(player, std::move(then));
  });
}

void Connection::perform(const play::effect::ReadDaily& read) {
  if (!are_games_kept()) return tell(play::Answer{play::event::DailyTables{read.day, false, {}}});
  ask_keeper([player = conversation_.session()->call().player,
              day = read.day](auto& keeper, auto then) {
    keeper.read_day(player, day, std::move(then));
  });
}

void Connection::perform(const play::effect::Remember& remember) {
  if (!workers_.games) return;
  ask_keeper([player = conversation_.session()->call().player, what = remember.what,
              value = remember.value](auto& keeper, const auto& /*then*/) {
    keeper.remember(player, what, value);
  });
}

/// Another call of the player's may go on with it: nobody is at the game any more.
void Connection::leave_game() {
  if (!workers_.games) return;
  keep_game();
  if (game_ == 0) return;
  ask_keeper([game = game_, place = place_](auto& keeper, const auto& /*then*/) {
    keeper.leave(game, place);
  });
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
  ask_keeper([player = conversation_.session()->call().player, token,
              lost = keep.lost](auto& keeper, const auto& /*then*/) {
    keeper.keep_lost(player, token, lost);
  });
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

void Connection::perform(const play::effect::ReadRuns& read) {
  if (!are_games_kept()) return;
  look(
      [player = conversation_.session()->call().player,
       day = read.day](auto& store, const auto& complain) -> play::Answer {
        constexpr std::int64_t seconds_of_day = 86'400;
        const auto begun =
            store.runs_begun(player, day * seconds_of_day, (day + 1) * seconds_of_day);
        if (!begun) complain(begun.error().reason());
        // A day that is none: what is not known counts for nothing.
        return begun ? play::event::Runs{day, *begun} : play::event::Runs{-1, {}};
      }
  );
}

void Connection::look(disk::GameKeeper::Look look) {
  ask_keeper([look = std::move(look)](auto& keeper, auto then) mutable {
    keeper.look(std::move(look), std::move(then));
  });
}

}  // namespace codemaker::io
