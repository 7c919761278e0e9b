#include "io/performing/people.hpp"

#include "play/session/places.hpp"

#include <ctime>
#include <tuple>
#include <utility>

namespace codemaker::io::performing {
namespace {

/// A key alone is told no sooner than so long after what was told last.
constexpr std::chrono::seconds time_between_keys{10};

auto what_others_notice(const play::Person& person) {
  return std::tie(person.name, person.board, person.doing, person.level, person.takes_challenges);
}

}  // namespace

/// The caller stands in the list as they are now.
void PeopleEffects::perform(const play::effect::ReadPeople& /*read*/) {
  look(std::chrono::steady_clock::now());
  port_.ask([own = told_.value_or(play::Person{}),
             then = port_.answer_here()](Workers& workers) mutable {
    if (workers.people) return workers.people->read(std::move(own), std::move(then));
    then(play::Answer{play::event::People{}});
  });
}

/// Who has not said yet who they are is not seen, nor who may have chosen in an earlier call not to
/// be. Of those of whom nothing is kept there is nothing to wait for.
bool PeopleEffects::is_seen() const {
  const play::Session& session = port_.call().session();
  const play::Call& call = session.call();
  const bool is_named = !call.asks_name && !call.findings && !call.player.handle.empty();
  return is_named && session.is_visible().value_or(!port_.keeps_own_games());
}

play::Person PeopleEffects::as_seen(Instant now) const {
  const play::Session& session = port_.call().session();
  const play::Call& call = session.call();
  const play::Place place = session.place();
  play::Person person;
  person.name = call.player.handle;
  person.board = call.player.board;
  person.doing = place == play::Place::paging ? "paging the sysop" : play::name_of(place);
  person.level = session.level();
  person.since = call.wall_clock;
  person.last_key = std::time(nullptr) - session.idle(now).count();
  person.takes_challenges = port_.keeps_own_games() && session.takes_challenges();
  return person;
}

void PeopleEffects::look(Instant now) {
  if (is_over_) return;
  if (!is_seen()) return forget();
  const play::Person person = as_seen(now);
  const bool is_news = !told_ || what_others_notice(*told_) != what_others_notice(person);
  has_key_to_tell_ = told_ && person.last_key > told_->last_key + 1;
  if (is_news || may_tell_key(now)) tell(person, now);
}

bool PeopleEffects::may_tell_key(Instant now) const {
  return has_key_to_tell_ && now - told_at_ >= time_between_keys;
}

void PeopleEffects::tick(Instant now) {
  if (may_tell_key(now)) look(now);
}

void PeopleEffects::tell(const play::Person& person, Instant now) {
  told_ = person;
  told_at_ = now;
  has_key_to_tell_ = false;
  port_.ask([slot = slot_, person](Workers& workers) mutable {
    if (workers.people) workers.people->tell(std::move(slot), std::move(person));
  });
}

void PeopleEffects::forget() {
  if (!told_) return;
  told_.reset();
  port_.ask([slot = slot_](Workers& workers) mutable {
    if (workers.people) workers.people->forget(std::move(slot));
  });
}

void PeopleEffects::end() {
  if (std::exchange(is_over_, true)) return;
  forget();
}

}  // namespace codemaker::io::performing
