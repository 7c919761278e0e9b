#include "faults.hpp"

#include "play/events/mail.hpp"
#include "records/mail.hpp"

#include <array>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <utility>
#include <variant>

namespace codemaker::tests::town {
namespace {

using engine::records::MailMatch;
using engine::records::MailSeat;
using engine::records::MailStanding;
using engine::records::SeatView;
using scores::records::MailAct;
using scores::records::MailDone;
using scores::records::MailId;
using scores::records::MailOffer;
using scores::records::MailToken;
using scores::records::Store;
using scores::records::UtcSeconds;
using Kind = MailAct::Kind;

constexpr std::string_view lost_update = "a move is lost now and then";
constexpr std::string_view lost_commit = "what was answered is not kept now and then";
constexpr std::string_view leak = "a view gives the other's code";
constexpr std::string_view doubled_move = "a move is made twice";
constexpr std::string_view no_version = "the version that was seen is not checked";
constexpr std::string_view no_token = "a change made again counts again";
constexpr std::string_view early_claim = "a claim comes before its time";
constexpr std::string_view wrong_winner = "who lost has won";
constexpr std::string_view rated_twice = "a game is rated twice";
constexpr std::string_view not_in = "a move is shown that is not in";
constexpr std::string_view taken_back = "an offer is taken after it was taken back";
constexpr std::string_view forged_seat = "anybody moves";
constexpr std::string_view no_seat = "who sat down is not written";
constexpr std::string_view wrong_marks = "a guess gets a black mark too many";
constexpr std::string_view old_page = "a page shows one guess fewer than there are";
constexpr std::string_view leaky_page = "a page shows the other's code";

constexpr std::array all_faults{lost_update, lost_commit, leak,        doubled_move,
                                no_version,  no_token,    early_claim, wrong_winner,
                                rated_twice, not_in,      taken_back,  forged_seat,
                                no_seat,     wrong_marks, old_page,    leaky_page};

std::string_view& now_in() {
  static std::string_view fault;
  return fault;
}

/// That a view was made without.
std::string& last_code() {
  static std::string code;
  return code;
}

bool is_in(std::string_view fault) {
  return now_in() == fault;
}

/// Text of a statement, and what stands there instead.
struct Rewriting {
  std::string_view fault;
  std::string_view of;  ///< only statements that begin with this
  std::string_view from;
  std::string_view to;
};

constexpr std::array rewritings{
    Rewriting{
        lost_update, "UPDATE mail_games", "moves = :moves",
        "moves = CASE WHEN length(:moves) % 7 = 2 THEN moves ELSE :moves END"},
    Rewriting{
        rated_twice, "SELECT one, two, winner", "FROM mail_games",
        "FROM (SELECT * FROM mail_games UNION ALL SELECT * FROM mail_games)"},
    Rewriting{
        taken_back, "UPDATE mail_games", "state = :state",
        "state = CASE :state WHEN 5 THEN 0 ELSE :state END"},
    Rewriting{
        no_seat, "UPDATE mail_games", "two = :two",
        "two = CASE WHEN :two < 0 THEN :two ELSE two END"},
    Rewriting{no_token, "SELECT", "AND token = :token", "AND token = -:token"},
    Rewriting{
        no_token, "SELECT id FROM mail_games", "WHERE token = :token", "WHERE token = -:token"},
};

std::string rewritten(std::string text) {
  for (const Rewriting& each : rewritings) {
    if (!is_in(each.fault) || !text.starts_with(each.of)) continue;
    const std::size_t at = text.find(each.from);
    if (at != std::string::npos) text.replace(at, each.from.size(), each.to);
  }
  static int commits = 0;
  if (is_in(lost_commit) && text == "COMMIT" && ++commits % 20 == 0) return "ROLLBACK";
  return text;
}

}  // namespace

std::span<const std::string_view> faults() {
  return all_faults;
}

void put_in(std::string_view fault) {
  now_in() = fault;
}

void spoil(play::Answer& answer) {
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

}  // namespace codemaker::tests::town

/// SQLite's own, behind what rewrites.
extern "C" int sqlite3_prepare_v2(
    sqlite3* database, const char* text, int size, sqlite3_stmt** statement, const char** tail
) {
  static auto* const prepare =
      reinterpret_cast<decltype(&sqlite3_prepare_v2)>(::dlsym(RTLD_NEXT, "sqlite3_prepare_v2"));
  const std::string asked =
      size < 0 ? std::string{text}
               : std::string(text, ::strnlen(text, static_cast<std::size_t>(size)));
  const std::string given = codemaker::tests::town::rewritten(asked);
  if (given == asked) return prepare(database, text, size, statement, tail);
  if (tail != nullptr) *tail = text + asked.size();
  return prepare(database, given.c_str(), -1, statement, nullptr);
}
