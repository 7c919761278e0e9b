// Names that belong to somebody: by the password that they were given.
#include "io/connection.hpp"

#include <string>

namespace codemaker::io {

scores::Player Connection::caller_named(const std::string& name) const {
  scores::Player player = conversation_.session()->call().player;
  player.handle = name;
  return player;
}

void Connection::perform(const play::effect::ReadAccount& read) {
  if (!workers_.games) return tell(play::Answer{play::event::Account{}});
  workers_.games->read_password(
      caller_named(read.name), [self = shared_from_this()](const std::string& hash
                               ) { self->take_answer(play::event::Account{!hash.empty()}); }
  );
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
  const auto then = [self = shared_from_this()](bool is_right) {
    if (!is_right) self->owner_.gave_wrong_password();
    self->take_answer(play::event::PasswordChecked{is_right});
  };
  workers_.games->read_password(
      caller_named(check.name),
      [&passwords = workers_.passwords, then, typed = check.password](const std::string& hash) {
        passwords.check(typed, hash, then);
      }
  );
}

void Connection::perform(const play::effect::SetPassword& set) {
  if (!workers_.games) return tell(play::Answer{play::event::PasswordSet{}});
  workers_.passwords.make_hash(set.password, [self = shared_from_this()](const std::string& hash) {
    if (hash.empty()) return self->take_answer(play::event::PasswordSet{});
    const play::Call& call = self->conversation_.session()->call();
    self->workers_.games->set_password(
        call.player, call.is_guest, hash,
        [self](const play::Answer& answer) { self->take_answer(answer); }
    );
  });
}

}  // namespace codemaker::io
