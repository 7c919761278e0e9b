#include "io/performing/games.hpp"

#include "io/secrets/seal.hpp"
#include "play/catalog/games.hpp"
#include "play/catalog/unfinished.hpp"
#include "records/browsers.hpp"

#include <boost/asio/post.hpp>
#include <chrono>
#include <ctime>
#include <memory>

namespace codemaker::io::performing {
namespace {

namespace asio = boost::asio;
using std::chrono::steady_clock;

/// A move goes to the disk so long after its answer has been sent.
constexpr std::chrono::milliseconds time_to_answer{1};

}  // namespace

void GameEffects::perform(play::effect::KeepGame keep) {
  const bool is_run = play::ranked_game_at(play::place_of(keep.record)).has_value();
  // Scores are filed under the name of the call, so a guest's run ends with it.
  if (is_run && port_.call().session().call().is_guest) return begin_run_of_guest(keep);
  if (!port_.keeps_moves()) return;
  // A guest's game is kept from the moment that they are known.
  if (keep.is_new || game_ == 0) game_ = draw_token(port_.chance());
  if (keep.token != 0) game_ = keep.token;
  if (unkept_ && unkept_->token != game_) keep_now();
  unkept_ = Unkept{game_, port_.kept_as(), std::move(keep.record), keep.gives_up_others};
  // Once round the loop the answer to the key is on its way.
  asio::post(port_.here(), [this, held = port_.call().hold()] {
    asio::post(port_.here(), [this, held] { port_.call().attempt([this] { keep_soon(); }); });
  });
}

/// One too many ends, as that of a player whose games are kept.
void GameEffects::begin_run_of_guest(const play::effect::KeepGame& keep) {
  const auto run = play::ranked_game_at(play::place_of(keep.record));
  const int most = port_.call().session().call().ranked_runs;
  if (!run || !keep.is_new || most == 0) return;
  port_.ask([may_begin = guests_.may_begin, game = *run, most,
             then = port_.answer_here()](Workers& /*workers*/) mutable {
    if (!may_begin(game, most)) then(play::Answer{play::event::GameTaken{.is_beyond_limit = true}});
  });
}

void GameEffects::read_runs(const play::effect::ReadRuns& read) {
  port_.ask([begun = guests_.begun, day = read.day, then = port_.answer_here()](Workers& /*workers*/
            ) mutable {
    then(play::Answer{play::event::Runs{day, begun(day)}});
  });
}

/// Whoever reads the answer may run on our processor, once it is free: waking the game queue does
/// not come between.
void GameEffects::keep_soon() {
  if (keeps_.expiry() > steady_clock::now()) return;
  keeps_.expires_after(time_to_answer);
  keeps_.async_wait([this, held = port_.call().hold()](const boost::system::error_code& /*error*/) {
    port_.call().attempt([this] { keep_now(); });
  });
}

void GameEffects::keep_now() {
  if (!unkept_) return;
  Unkept unkept = std::move(*unkept_);
  unkept_.reset();
  // What waits for the database may wait longer than the call.
  const std::weak_ptr<const void> waiting{port_.call().hold()};
  auto then = port_.back_here([this, waiting, game = unkept.token](const play::Answer& answer) {
    const auto held = waiting.lock();
    // Of a game that was over before nobody waits for news.
    if (held && game == game_) port_.call().take(answer);
  });
  disk::GameQueue::Game game{
      std::move(unkept.player),
      std::move(unkept.record),
      port_.call().place,
      {port_.call().session().call().ranked_runs, unkept.gives_up_others}};
  port_.ask([token = unkept.token, game = std::move(game), then = std::move(then)](Workers& workers
            ) mutable { workers.games->keep(token, game, std::move(then)); });
}

void GameEffects::leave() {
  if (!port_.keeps_games()) return;
  keep_now();
  if (game_ == 0) return;
  ask([game = game_, place = port_.call().place](disk::GameQueue& queue) {
    queue.leave(game, place);
  });
}

/// Of one that does not count nobody has to be told.
void GameEffects::perform(const play::effect::KeepPlayed& keep) {
  if (!port_.keeps_own_games()) return;
  disk::GameQueue::Game game{port_.player(), keep.record, port_.call().place};
  ask([token = draw_token(port_.chance()), game = std::move(game)](disk::GameQueue& queue) {
    queue.keep(token, game, [](const play::Answer& /*answer*/) {});
  });
}

void GameEffects::perform(const play::effect::KeepGuests& /*keep*/) {
  if (!port_.keeps_own_games()) return;
  const play::Call& call = port_.call().session().call();
  ask([from = call.browser, into = port_.player(),
       is_known_then = !call.is_sysop](disk::GameQueue& queue) {
    const auto hand_over = [from, into, is_known_then](auto& store, const auto& complain) {
      auto done = scores::records::hand_over_browser(store, from, into);
      if (done && is_known_then)
        done = scores::records::know_browser(store, from, into, seal, std::time(nullptr));
      if (!done) complain(done.error().reason());
    };
    queue.read(hand_over, [] {});
  });
}

void GameEffects::perform(const play::effect::ForgetBrowser& /*forget*/) {
  if (!port_.keeps_own_games()) return;
  ask([browser = port_.call().session().call().browser](disk::GameQueue& queue) {
    const auto forget = [browser](auto& store, const auto& complain) {
      const auto done = scores::records::forget_browser(store, browser, std::time(nullptr));
      if (!done) complain(done.error().reason());
    };
    queue.read(forget, [] {});
  });
}

void GameEffects::perform(const play::effect::KeepLost& keep) {
  const auto token = keep.token != 0 ? keep.token : game_;
  if (!port_.keeps_moves() || token == 0) return;
  ask([player = port_.kept_as(), token, lost = keep.lost](disk::GameQueue& queue) {
    queue.keep_lost(player, token, lost);
  });
}

void GameEffects::perform(const play::effect::Remember& remember) {
  if (!port_.keeps_moves()) return;
  ask([player = port_.kept_as(), what = remember.what,
       value = remember.value](disk::GameQueue& queue) { queue.remember(player, what, value); });
}

void GameEffects::perform(const play::effect::RememberFields& remember) {
  if (!port_.keeps_own_games()) return;
  ask([player = port_.player(), what = remember.what,
       fields = remember.fields](disk::GameQueue& queue) {
    const auto add = [player, what, fields](auto& store, const auto& complain) {
      const auto texts = store.remembered(player);
      if (!texts) return complain(texts.error().reason());
      const auto known = texts->find(what);
      // Of two fields of a name the first counts.
      const std::string text = known == texts->end() ? fields : fields + " " + known->second;
      const auto done = store.remember(player, what, text, std::time(nullptr));
      if (!done) complain(done.error().reason());
    };
    queue.read(add, [] {});
  });
}

}  // namespace codemaker::io::performing
