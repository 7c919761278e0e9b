#include "records/left.hpp"

#include "records/left/makers.hpp"
#include "records/left/positions.hpp"
#include "records/left_table.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <iterator>
#include <utility>

namespace codemaker::scores::records {
namespace {

using engine::records::CodeTry;
using engine::records::Looker;

constexpr std::int64_t most_tries_shown = 8;

LeftDone refused_left(std::string why) {
  LeftDone done;
  done.refusal = std::move(why);
  return done;
}

CodeTry code_try_of(const LeftCode& code, const std::string& hidden, const TryRow& row) {
  return {code.terms, hidden, row.guesses, row.state == TryState::given_up};
}

/// The code as it stands, seen by this player.
Result<LeftDone> seen_code(
    soci::session& session, LeftId id, PlayerId player, const LineSafe* safe
) {
  LeftDone done;
  auto code = read_left(session, id, player);
  if (!code) return done;
  const auto hidden = read_hidden(session, id, safe);
  if (!hidden) return hidden.error();
  const auto row = read_try(session, id, player, safe);
  if (!row) return row.error();
  SeenCode seen;
  seen.is_own = code->maker == player;
  const TryRow own = row->value_or(TryRow{});
  auto view =
      try_view(code_try_of(*code, *hidden, own), seen.is_own ? Looker::maker : Looker::other);
  if (!view) return Fault::because("code " + std::to_string(id) + ": " + text(view.error()));
  seen.code = std::move(*code);
  seen.view = std::move(*view);
  seen.version = own.version;
  seen.rank = rank_of_try(session, id, player);
  if (seen.is_own || seen.view.leg.is_over)
    seen.tries = read_tries(session, id, player, most_tries_shown);
  done.code = std::move(seen);
  return done;
}

/// A try that was closed stays the player's; nobody begins one at a code that is closed.
std::string fault_of_try(const LeftCode& code, PlayerId player, bool has_begun) {
  if (code.maker == player) return "This is your own code.";
  if (code.state != LeftState::open && !has_begun) return "This code isn't open any more.";
  return {};
}

/// What the try becomes; the sentence why not: empty where it does.
std::string act_on(
    TryRow& row, const LeftCode& code, const std::string& hidden, const LeftAct& act
) {
  if (is_position(code.terms)) return "A position is played on its board.";
  CodeTry tried = code_try_of(code, hidden, row);
  if (act.kind == LeftAct::Kind::give_up) {
    if (row.version == 0) return "You have not begun with this code.";
    if (row.state != TryState::going_on) return "Your try at this code is over.";
    row.state = TryState::given_up;
  } else {
    auto after = with_guess(tried, act.text);
    if (!after) return after.error().what;
    const auto view = try_view(*after, Looker::other);
    if (!view) return text(view.error());
    row.guesses = std::move(after->guesses);
    row.state = view->state;
  }
  row.count = std::ssize(row.guesses);
  ++row.version;
  return {};
}

struct Wanted {
  LeftId id = 0;
  PlayerId player = 0;
  std::int64_t version = 0;
  LeftAct act;
  LeftToken token = 0;
  UtcSeconds now = 0;
};

Result<LeftDone> change_try(
    soci::session& session, const Wanted& wanted, const LeftCode& code, const LineSafe* safe
) {
  const auto hidden = read_hidden(session, wanted.id, safe);
  if (!hidden) return hidden.error();
  const auto known = read_try(session, wanted.id, wanted.player, safe);
  if (!known) return known.error();
  TryRow row = known->value_or(TryRow{});
  const auto now_seen = [&] {
    return seen_code(session, wanted.id, wanted.player, safe);
  };
  if (*known && row.token == wanted.token) return now_seen();
  const bool is_late = row.version != wanted.version;
  std::string refusal = fault_of_try(code, wanted.player, known->has_value());
  if (!is_late && refusal.empty()) refusal = act_on(row, code, *hidden, wanted.act);
  bool is_written = false;
  if (!is_late && refusal.empty()) {
    row.code = wanted.id;
    row.player = wanted.player;
    row.token = wanted.token;
    const bool is_told = row.state != TryState::going_on;
    row.moved = is_told ? not_yet_told(session, code.maker, wanted.now) : wanted.now;
    const auto written = write_try(session, row, safe);
    if (!written) return written.error();
    is_written = *written;
  }
  auto done = now_seen();
  if (!done) return done;
  done->is_late = refusal.empty() && !is_written;
  done->refusal = std::move(refusal);
  return done;
}

Result<LeftDone> take_back(
    soci::session& session, const Wanted& wanted, const LeftCode& code, const LineSafe* safe
) {
  if (code.maker != wanted.player) return refused_left("This isn't your code.");
  if (code.state == LeftState::taken_back) return refused_left("You have taken it back already.");
  const bool is_done = take_left_back(session, wanted.id);
  auto done = seen_code(session, wanted.id, wanted.player, safe);
  if (done && !is_done) done->refusal = "Somebody has tried it: now it stays.";
  return done;
}

/// Codes can be left where there are any; positions of a word.
bool may_be_left(const engine::records::MailTerms& terms) {
  if (is_position(terms)) return !word_of_position(terms).empty();
  const auto hides = hides_codes(terms);
  return hides && *hides;
}

/// A position is found by what it is drawn by.
LeftToken token_for(const engine::records::MailTerms& terms, LeftToken drawn) {
  if (!is_position(terms)) return drawn;
  return token_of_position(terms.game, engine::records::position_number(word_of_position(terms)));
}

}  // namespace

Result<LeftDone> leave_code(
    Store& store, const Player& player, const engine::records::MailTerms& terms,
    const std::string& code, LeftToken drawn, UtcSeconds now
) {
  if (!may_be_left(terms)) return refused_left("Such a code can't be left here.");
  const LeftToken token = token_for(terms, drawn);
  if (auto fault = fault_of_hidden(terms, code); !fault.empty())
    return refused_left(std::move(fault));
  return work_on(
      store, Store::Purpose::write,
      [=,
       who = storable(player)](soci::session& session, const LineSafe* safe) -> Result<LeftDone> {
        const PlayerId maker = enter_player(session, who, now);
        if (const auto known = find_left(session, token))
          return seen_code(session, *known, maker, safe);
        if (count_left(session, maker) >= most_left_codes)
          return refused_left(
              "You have left " + std::to_string(most_left_codes) +
              " codes. Take one back first, or wait until one is a year old."
          );
        constexpr UtcSeconds one_day = 86'400;
        if (count_left_since(session, maker, now - one_day) >= most_left_codes_a_day)
          return refused_left("You have left enough codes for today. Try again tomorrow.");
        LeftCode left;
        left.maker = maker;
        left.terms = terms;
        left.made = now;
        const auto id = insert_left(session, left, code, token, safe);
        if (!id) return id.error();
        return seen_code(session, *id, maker, safe);
      }
  );
}

Result<LeftDone> look_at_left(Store& store, const Player& player, LeftId id) {
  return work_on(
      store, Store::Purpose::read,
      [=, who = storable(player)](soci::session& session, const LineSafe* safe) {
        return seen_code(session, id, find_player(session, who).value_or(0), safe);
      }
  );
}

Result<LeftDone> look_at_position(
    Store& store, const Player& player, engine::RankedGame game, const std::string& word
) {
  const LeftToken token = token_of_position(game, engine::records::position_number(word));
  return work_on(
      store, Store::Purpose::read,
      [=,
       who = storable(player)](soci::session& session, const LineSafe* safe) -> Result<LeftDone> {
        const auto id = find_left(session, token);
        if (!id) return LeftDone{};
        return seen_code(session, *id, find_player(session, who).value_or(0), safe);
      }
  );
}

Result<LeftDone> change_left(
    Store& store, const Player& player, LeftId id, std::int64_t version, const LeftAct& act,
    LeftToken token, UtcSeconds now
) {
  return work_on(
      store, Store::Purpose::write,
      [=,
       who = storable(player)](soci::session& session, const LineSafe* safe) -> Result<LeftDone> {
        const Wanted wanted{id, enter_player(session, who, now), version, act, token, now};
        const auto code = read_left(session, id, wanted.player);
        if (!code) return LeftDone{};
        return act.kind == LeftAct::Kind::take_back ? take_back(session, wanted, *code, safe)
                                                    : change_try(session, wanted, *code, safe);
      }
  );
}

Result<std::vector<OwnLeft>> left_codes(Store& store, const Player& player) {
  return work_on(
      store, Store::Purpose::read,
      [who = storable(player)](
          soci::session& session, const LineSafe* /*safe*/
      ) -> Result<std::vector<OwnLeft>> {
        const PlayerId own = find_player(session, who).value_or(0);
        std::vector<OwnLeft> found;
        for (LeftCode& code : read_open_left(session, own)) {
          const bool is_own = code.maker == own;
          found.push_back({std::move(code), is_own});
        }
        return found;
      }
  );
}

Result<bool> take_out_left(Store& store, LeftId id, bool is_out) {
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<bool> {
        return take_left_out(session, id, is_out);
      }
  );
}

Result<std::vector<LeftCode>> all_left(Store& store, std::int64_t most) {
  return work_on(
      store, Store::Purpose::read,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<std::vector<LeftCode>> {
        return read_all_left(session, most);
      }
  );
}

Result<LeftTables> left_tables(Store& store, std::int64_t most, UtcSeconds now) {
  return work_on(
      store, Store::Purpose::read,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<LeftTables> {
        return LeftTables{
            read_stood(session, most, now), read_makers(session, most),
            read_position_makers(session, most)};
      }
  );
}

Result<void> end_left_tries(Store& store, UtcSeconds before, UtcSeconds now) {
  return store.run(
      Store::Purpose::write,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<void> {
        give_up_old_positions(session, before, now);
        return {};
      }
  );
}

Result<std::int64_t> end_old_codes(Store& store, UtcSeconds now) {
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* /*safe*/) -> Result<std::int64_t> {
        return end_left(session, now - left_ends_after);
      }
  );
}

}  // namespace codemaker::scores::records
