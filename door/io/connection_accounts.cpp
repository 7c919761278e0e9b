// Names that belong to somebody: by the password that they were given.
#include "io/connection.hpp"

#include <string>
#include <utility>

namespace codemaker::io {

scores::Player Connection::caller_named(const std::string& name) const {
  scores::Player player = conversation_.session()->call().player;
  player.handle = name;
  return player;
}

void Connection::perform(const play::effect::ReadAccount& read) {
  if (!workers_.games) return tell(play::Answer{play::event::Account{}});
  auto then = back_here([self = shared_from_this()](const std::string& hash) {
    self->take_answer(play::event::Account{!hash.empty()});
  });
  ask([player = caller_named(read.name), then = std::move(then)](Workers& workers) mutable {
    workers.games->read_password(player, std::move(then));
  });
}

void Connection::perform(const play::effect::ReadOwnName& /*read*/) {
  if (!workers_.games) return tell(play::Answer{play::event::OwnName{}});
  look([player = caller_named("")](auto& store, const auto& complain) -> play::Answer {
    const auto known = store.find(player);
    if (!known) complain(known.error().reason());
    const bool is_theirs = known && *known && (*known)->player.key == player.key;
    return play::event::OwnName{is_theirs ? scores::table_name((*known)->player.handle) : ""};
  });
}

void Connection::perform(const play::effect::CheckPassword& check) {
  if (!workers_.games) return tell(play::Answer{play::event::PasswordChecked{}});
  auto then = back_here([self = shared_from_this()](bool is_right) {
    if (!is_right) self->owner_.gave_wrong_password();
    self->take_answer(play::event::PasswordChecked{is_right});
  });
  ask([player = caller_named(check.name), typed = check.password,
       then = std::move(then)](Workers& workers) mutable {
    const auto compare = [&passwords = workers.passwords, typed,
                          then = std::move(then)](const std::string& hash) {
      passwords.check(typed, hash, then);
    };
    workers.games->read_password(player, compare);
  });
}

void Connection::perform(const play::effect::SetPassword& set) {
  if (!workers_.games) return tell(play::Answer{play::event::PasswordSet{}});
  const play::Call& call = conversation_.session()->call();
  auto then = back_here([self = shared_from_this()](const play::Answer& answer) {
    self->take_answer(answer);
  });
  ask([player = call.player, is_guest = call.is_guest, password = set.password,
       then = std::move(then)](Workers& workers) mutable {
    const auto keep = [&games = *workers.games, player, is_guest,
                       then = std::move(then)](const std::string& hash) mutable {
      if (hash.empty()) return then(play::Answer{play::event::PasswordSet{}});
      games.set_password(player, is_guest, hash, then);
    };
    workers.passwords.make_hash(password, keep);
  });
}

}  // namespace codemaker::io
