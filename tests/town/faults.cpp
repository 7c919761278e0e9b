#include "faults.hpp"

#include "fault_names.hpp"

#include "engine/records/code_try.hpp"
#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "records/left.hpp"
#include "records/mail.hpp"

#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace codemaker::tests::town {
namespace {

using engine::records::CodeTry;
using engine::records::Looker;
using engine::records::MailMatch;
using engine::records::MailSeat;
using engine::records::MailStanding;
using engine::records::SeatView;
using engine::records::TryView;
using scores::records::LeftAct;
using scores::records::LeftDone;
using scores::records::LeftId;
using scores::records::LeftToken;
using scores::records::MailAct;
using scores::records::MailDone;
using scores::records::MailId;
using scores::records::MailOffer;
using scores::records::MailToken;
using scores::records::Store;
using scores::records::UtcSeconds;
using Kind = MailAct::Kind;

std::string_view& now_in() {
  static std::string_view fault;
  return fault;
}

/// That a view was made without.
std::string& last_code() {
  static std::string code;
  return code;
}

/// Of a left code that a view was made of.
std::string& last_hidden() {
  static std::string code;
  return code;
}

void spoil_left(play::event::LeftRead& read) {
  if (!read.code || read.code->view.leg.is_over) return;
  auto code = *read.code;
  code.view.code = last_hidden();
  read.code = std::make_shared<const play::LeftCode>(std::move(code));
}

}  // namespace

bool is_in(std::string_view fault) {
  return now_in() == fault;
}

std::span<const std::string_view> faults() {
  return all_faults;
}

void put_in(std::string_view fault) {
  now_in() = fault;
}

void spoil(play::Answer& answer) {
  auto* const left = std::get_if<play::event::LeftRead>(&answer);
  if (left != nullptr && is_in(leaky_left_page)) spoil_left(*left);
  auto* const read = std::get_if<play::event::MailRead>(&answer);
  const bool is_game = read != nullptr && read->game && read->game->view && read->game->view->seat;
  if (!is_game || (!is_in(old_page) && !is_in(leaky_page))) return;
  auto game = *read->game;
  const auto own = static_cast<std::size_t>(*game.view->seat);
  auto& guesses = game.view->legs.at(own).guesses;
  if (is_in(old_page) && guesses.size() > 2) guesses.resize(guesses.size() - 2);
  if (is_in(leaky_page)) game.said = last_code();
  read->game = std::make_shared<const play::MailGame>(std::move(game));
}

template <typename T>
using Kept = scores::records::Result<T>;
template <typename T>
using Played = engine::records::Result<T>;

// The names are those that the linker has for the functions.
#define CHANGE_MAIL                                                                                \
  "_ZN9codemaker6scores7records11change_mailERNS1_5StoreERKNS0_6PlayerEllRKNS1_7MailActEll"
#define CHANGE_LEFT                                                                                \
  "_ZN9codemaker6scores7records11change_leftERNS1_5StoreERKNS0_6PlayerEllRKNS1_7LeftActEll"
#define TRY_VIEW "_ZN9codemaker6engine7records8try_viewERKNS1_7CodeTryENS1_6LookerE"
#define SEAT_VIEW                                                                                  \
  "_ZN9codemaker6engine7records9seat_viewERKNS1_9MailMatchESt8optionalINS1_8MailSeatEE"
#define WITH_MOVE                                                                                  \
  "_ZN9codemaker6engine7records9with_moveERKNS1_9MailMatchENS1_8MailSeatESt17basic_string_"        \
  "viewIcSt11char_traitsIcEE"
#define STANDING_OF "_ZN9codemaker6engine7records11standing_ofERKNS1_9MailMatchE"

Kept<MailDone> change_mail_as_it_is(
    Store& store, const scores::Player& player, MailId id, std::int64_t version, const MailAct& act,
    MailToken token, UtcSeconds now
) asm("__real_" CHANGE_MAIL);
Played<SeatView> seat_view_as_it_is(const MailMatch& match, std::optional<MailSeat> seat) asm(
    "__real_" SEAT_VIEW
);
Played<MailMatch> with_move_as_it_is(
    const MailMatch& match, MailSeat seat, std::string_view typed
) asm("__real_" WITH_MOVE);
Played<MailStanding> standing_of_as_it_is(const MailMatch& match) asm("__real_" STANDING_OF);

Kept<MailDone> faulty_change_mail(
    Store& store, const scores::Player& player, MailId id, std::int64_t version, const MailAct& act,
    MailToken token, UtcSeconds now
) asm("__wrap_" CHANGE_MAIL);

Kept<MailDone> faulty_change_mail(
    Store& store, const scores::Player& player, MailId id, std::int64_t version, const MailAct& act,
    MailToken token, UtcSeconds now
) {
  scores::Player who = player;
  if (is_in(no_version) || is_in(forged_seat) || is_in(not_in)) {
    const auto seen = look_at_mail(store, player, id);
    if (seen && seen->game && is_in(no_version)) version = seen->game->version;
    if (seen && seen->game && is_in(forged_seat) && seen->game->turn && act.kind == Kind::move)
      who = seen->game->who.at(static_cast<std::size_t>(*seen->game->turn));
    const bool shows = seen && seen->game && seen->seat && is_in(not_in) &&
                       act.kind == Kind::move && seen->game->version % 4 == 0;
    auto after = shows ? with_move_as_it_is(seen->game->match, *seen->seat, act.text)
                       : Played<MailMatch>{MailMatch{}};
    if (shows && after) {
      MailDone done = *seen;
      done.game->match = std::move(*after);
      ++done.game->version;
      return done;
    }
  }
  if (is_in(early_claim) && act.kind == Kind::claim) now += UtcSeconds{8} * 86'400;
  return change_mail_as_it_is(store, who, id, version, act, token, now);
}

Played<SeatView> faulty_seat_view(const MailMatch& match, std::optional<MailSeat> seat) asm(
    "__wrap_" SEAT_VIEW
);

Played<SeatView> faulty_seat_view(const MailMatch& match, std::optional<MailSeat> seat) {
  auto view = seat_view_as_it_is(match, seat);
  if (!view) return view;
  const auto own = static_cast<std::size_t>(seat.value_or(MailSeat::one));
  last_code() = match.hidden.at(1 - own);
  if (is_in(leak)) {
    if (auto leg = leg_of(match, seat.value_or(MailSeat::one))) view->legs.at(own).record = *leg;
  }
  if (is_in(wrong_marks) && !view->legs.at(own).guesses.empty())
    ++view->legs.at(own).guesses.back().black;
  return view;
}

Played<MailMatch> faulty_with_move(
    const MailMatch& match, MailSeat seat, std::string_view typed
) asm("__wrap_" WITH_MOVE);

Played<MailMatch> faulty_with_move(const MailMatch& match, MailSeat seat, std::string_view typed) {
  auto after = with_move_as_it_is(match, seat, typed);
  if (after && is_in(doubled_move)) after->moves.push_back(after->moves.back());
  return after;
}

Played<MailStanding> faulty_standing_of(const MailMatch& match) asm("__wrap_" STANDING_OF);

Played<MailStanding> faulty_standing_of(const MailMatch& match) {
  auto standing = standing_of_as_it_is(match);
  if (standing && standing->winner && is_in(wrong_winner))
    standing->winner = other(*standing->winner);
  return standing;
}

Kept<LeftDone> change_left_as_it_is(
    Store& store, const scores::Player& player, LeftId id, std::int64_t version, const LeftAct& act,
    LeftToken token, UtcSeconds now
) asm("__real_" CHANGE_LEFT);
Played<TryView> try_view_as_it_is(const CodeTry& tried, Looker looker) asm("__real_" TRY_VIEW);

Kept<LeftDone> faulty_change_left(
    Store& store, const scores::Player& player, LeftId id, std::int64_t version, const LeftAct& act,
    LeftToken token, UtcSeconds now
) asm("__wrap_" CHANGE_LEFT);

Kept<LeftDone> faulty_change_left(
    Store& store, const scores::Player& player, LeftId id, std::int64_t version, const LeftAct& act,
    LeftToken token, UtcSeconds now
) {
  const auto seen = is_in(no_try_version) ? look_at_left(store, player, id) : LeftDone{};
  if (seen && seen->code) version = seen->code->version;
  return change_left_as_it_is(store, player, id, version, act, token, now);
}

Played<TryView> faulty_try_view(const CodeTry& tried, Looker looker) asm("__wrap_" TRY_VIEW);

Played<TryView> faulty_try_view(const CodeTry& tried, Looker looker) {
  auto view = try_view_as_it_is(tried, looker);
  last_hidden() = tried.code;
  if (view && is_in(leaky_try)) view->code = tried.code;
  return view;
}

}  // namespace codemaker::tests::town
