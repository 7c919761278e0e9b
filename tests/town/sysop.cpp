// What a sysop does to a town at night: upkeep, and players who are renamed, merged or forgotten.
#include "clock.hpp"
#include "town.hpp"

#include "records/left.hpp"
#include "records/mail.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace codemaker::tests::town {
namespace {

constexpr UtcSeconds one_day = 86'400;
/// So long a game waits for its player.
constexpr UtcSeconds resumed_within = 3 * one_day;

}  // namespace

scores::records::PlayerId Town::number_of(Who who) {
  const auto known = book_->find(people_.at(who));
  hold(known && *known, people_.at(who).handle + " is not known");
  return (*known)->id;
}

/// Where the database has nothing of theirs, nobody could ask them to play.
void Town::come(Who who) {
  hold(book_->remember(people_.at(who), "options", "pace=1", now_).has_value(), "nobody came");
  auditor_.know(who, number_of(who));
}

/// It passes over what is played meanwhile.
void Town::maint() {
  clock() = now_;
  hold(book_->prune(now_ - resumed_within, now_).has_value(), "games are not pruned");
  left_.shelf.prune(now_ - resumed_within, now_);
  hold(end_forgotten(*book_, now_).has_value(), "games by mail are not ended");
  auditor_.take_maint(now_ - scores::records::mail_ends_after);
  hold(end_old_codes(*book_, now_).has_value(), "codes are not ended");
  left_.shelf.end_old(now_ - scores::records::left_ends_after);
  std::erase_if(boards_, [this](const Board& board) {
    return !left_.shelf.boards.contains(board.token);
  });
}

void Town::rename(Who who) {
  const std::string handle = fmt::format("Name {}{}", static_cast<char>('A' + who), ++names_);
  hold(book_->rename(number_of(who), handle).has_value(), "nobody is renamed");
  people_.at(who).handle = handle;
  hold(number_of(who) == (*book_->find(people_.at(who)))->id, "a renamed player is somebody else");
}

/// Who comes again is somebody else.
void Town::forget(Who who) {
  hold(book_->forget(number_of(who)).has_value(), "nobody is forgotten");
  left_.shelf.hand_over(who, former);
  auditor_.hand_over(who, former);
  std::erase_if(boards_, [who](const Board& board) { return board.who == who; });
  come(who);
}

void Town::merge(Who from, Who into) {
  if (from == into) return;
  hold(book_->merge(number_of(from), number_of(into)).has_value(), "nobody is merged");
  left_.shelf.hand_over(from, into);
  auditor_.hand_over(from, into);
  std::erase_if(boards_, [from](const Board& board) { return board.who == from; });
  come(from);
}

/// Of whom the sysop changes nobody is on: their call ends first.
void Town::sysop() {
  const Who who = random_.below(people_.size());
  const Who other = random_.below(people_.size());
  const auto chance = random_.below(8);
  if (chance < 3) {
    maint();
  } else {
    for (const Who each : {who, other})
      if (callers_.at(each)) end_call(each, random_.below(2) == 0);
    clock() = now_;
    if (chance < 5) rename(who);
    if (chance == 5) forget(who);
    if (chance > 5) merge(who, other);
  }
  auditor_.audit_rows(*book_);
  for (std::size_t looks = 0; looks < 5; ++looks)
    look_at_all_left();
}

}  // namespace codemaker::tests::town
