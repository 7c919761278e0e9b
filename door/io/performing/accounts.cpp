#include "io/performing/accounts.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/system/error_code.hpp>
#include <memory>

namespace codemaker::io::performing {

namespace event = play::event;

namespace {

/// Who is not heard waits, too: nobody tries again at once.
constexpr std::chrono::seconds rest_of_unheard{2};

/// Does something after a while, on the thread of a context; at once, if there is no while.
template <typename Step>
void after(boost::asio::io_context& context, std::chrono::seconds wait, Step step) {
  if (wait <= wait.zero()) return step();
  const auto timer = std::make_shared<boost::asio::steady_timer>(context, wait);
  timer->async_wait([timer, step](const boost::system::error_code& error) mutable {
    if (!error) step();
  });
}

}  // namespace

/// Of those a name is somebody's on each.
std::vector<std::string> AccountEffects::boards_of_names() const {
  return port_.call().session().call().own_names.boards();
}

void AccountEffects::perform(const play::effect::ReadAccount& read) {
  if (!port_.keeps_games()) return port_.call().tell(event::Account{});
  const auto look = [boards = boards_of_names(),
                     name = read.name](auto& store, const auto& complain) -> play::Answer {
    const auto owner = store.owner_of(boards, name);
    if (!owner) complain(owner.error().reason());
    return owner ? event::Account{.owner = *owner}
                 : event::Account{.owner = {}, .is_checked = false};
  };
  games_.ask([look, then = port_.answer_here()](disk::GameQueue& queue) { queue.look(look, then); }
  );
}

void AccountEffects::perform(const play::effect::ReadOwnName& /*read*/) {
  if (!port_.keeps_games()) return port_.call().tell(event::OwnName{});
  scores::Player nameless = port_.player();
  nameless.handle.clear();
  const auto look = [player =
                         std::move(nameless)](auto& store, const auto& complain) -> play::Answer {
    const auto known = store.find(player);
    if (!known) complain(known.error().reason());
    const bool is_theirs = known && *known && (*known)->player.key == player.key;
    return event::OwnName{is_theirs ? scores::table_name((*known)->player.handle) : ""};
  };
  games_.ask([look, then = port_.answer_here()](disk::GameQueue& queue) { queue.look(look, then); }
  );
}

void AccountEffects::perform(const play::effect::CheckPassword& check) {
  if (!port_.keeps_games()) return port_.call().tell(event::PasswordChecked{});
  const auto is_over = [&call = port_.call(), held = port_.call().hold()] {
    return call.is_over();
  };
  port_.ask([player = check.owner, typed = check.password, guard = guard_, is_over,
             then = port_.answer_here(), note = port_.answer_here()](Workers& workers) mutable {
    const auto refuse = [&context = workers.context, then] {
      after(context, rest_of_unheard, [then]() mutable {
        then(play::Answer{event::PasswordChecked{.was_heard = false}});
      });
    };
    const Turn turn = guard.turn(player.handle);
    const auto wait = guard.admit(player.handle);
    if (!wait) return refuse();
    const auto compare = [&passwords = workers.passwords, typed, guard, turn, name = player.handle,
                          then, refuse](const std::string& hash) {
      const auto told = [guard, name, then, refuse](std::optional<bool> is_right) mutable {
        if (!is_right) return refuse();
        guard.judge(name, *is_right);
        then(play::Answer{event::PasswordChecked{.is_right = *is_right}});
      };
      passwords.check(typed, hash, turn, told);
    };
    const auto look = [&workers, player, compare, refuse](bool is_its_turn) {
      is_its_turn ? workers.games->read_password(player, compare) : refuse();
    };
    const GuessGuard::Guess guess{player.handle, is_over, look};
    after(workers.context, *wait, [guard, guess, note]() mutable {
      const auto others = guard.await_turn(guess);
      if (others > others.zero())
        note(play::Answer{event::PasswordChecked{.is_right = false, .waits = others}});
    });
  });
}

void AccountEffects::perform(const play::effect::SetPassword& set) {
  if (!port_.keeps_games()) return port_.call().tell(event::PasswordSet{});
  port_.ask([player = port_.player(), boards = boards_of_names(),
             is_guest = port_.call().session().call().is_guest, password = set.password,
             guard = guard_, then = port_.answer_here()](Workers& workers) mutable {
    if (is_guest && !guard.may_take_name())
      return then(play::Answer{event::PasswordSet{event::PasswordSet::Result::too_many}});
    // Who gives the name its password comes from where its owner is.
    auto tell = [guard, name = player.handle, is_guest,
                 then = std::move(then)](const play::Answer& answer) mutable {
      const auto* given = std::get_if<event::PasswordSet>(&answer);
      const bool is_done = given != nullptr && given->result == event::PasswordSet::Result::done;
      if (is_done) guard.judge(name, true);
      if (!is_done && is_guest) guard.give_name_back();
      then(answer);
    };
    const auto keep = [&games = *workers.games, player, boards, is_guest,
                       tell](const std::string& hash) mutable {
      if (hash.empty()) return tell(play::Answer{event::PasswordSet{}});
      if (is_guest) return games.claim(player, boards, hash, tell);
      games.set_password(player, hash, tell);
    };
    workers.passwords.make_hash(password, guard.turn(player.handle), keep);
  });
}

}  // namespace codemaker::io::performing
