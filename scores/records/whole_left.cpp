#include "records/whole_left.hpp"

#include "records/facts.hpp"
#include "records/left/positions.hpp"
#include "records/left_table.hpp"
#include "records/mail_table.hpp"
#include "records/players.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace codemaker::scores::records {
namespace {

using engine::records::Record;
using soci::into;
using soci::use;

Result<std::vector<WholeTry>> tries_of(soci::session& session, LeftId code, const LineSafe* safe) {
  WholeTry row;
  PlayerId player = 0;
  std::string moves;
  std::int64_t state = 0;
  soci::statement statement =
      (session.prepare << "SELECT coalesce(t.player, 0), coalesce(p.board, ''), "
                          "coalesce(p.lasting_key, ''), coalesce(p.handle, ''), t.moves, t.state, "
                          "t.guesses, t.moved FROM left_tries AS t LEFT JOIN players AS p ON "
                          "p.id = t.player WHERE t.code = :code ORDER BY t.id",
       into(player), into(row.who.board), into(row.who.key), into(row.who.handle), into(moves),
       into(state), into(row.count), into(row.moved), use(code, "code"));
  statement.execute();
  std::vector<WholeTry> found;
  while (statement.fetch()) {
    const auto text = opened(safe, moves);
    if (!text) return text.error();
    row.player = player == 0 ? std::nullopt : std::optional{player};
    row.guesses = split_moves(*text);
    row.state = static_cast<TryState>(state);
    found.push_back(row);
  }
  return found;
}

/// A code as it stands, with what the key opens of it.
WholeLeft whole_of(soci::session& session, LeftCode code, const LineSafe* safe) {
  WholeLeft whole{std::move(code), "", {}};
  const auto hidden = read_hidden(session, whole.code.id, safe);
  auto tries = tries_of(session, whole.code.id, safe);
  if (!hidden || !tries) return whole;
  whole.hidden = *hidden;
  whole.tries = std::move(*tries);
  return whole;
}

/// As the tables rank by. The rules allow the try.
std::int64_t count_of(const WholeLeft& left, const WholeTry& tried, const Record& record) {
  if (!is_position(left.code.terms)) return std::ssize(tried.guesses);
  const auto outcome = replay(record);
  return outcome ? -daily_score(record, *outcome) : 0;
}

std::string fault_of_whole_try(const WholeLeft& left, const WholeTry& tried) {
  if (tried.player && tried.player == left.code.maker) return "its maker has tried it";
  const auto view = try_view(
      {left.code.terms, left.hidden, tried.guesses, tried.state == TryState::given_up},
      engine::records::Looker::other
  );
  if (!view) return "a try breaks the rules: " + text(view.error());
  if (view->state != tried.state) return "the marks make another result of a try";
  const std::int64_t count =
      view->leg.record ? count_of(left, tried, *view->leg.record) : std::ssize(tried.guesses);
  return tried.count == count ? "" : "a try counts other guesses than it has";
}

/// The same code, left at the same moment.
Result<bool> has_left_like(soci::session& session, const WholeLeft& left, const LineSafe* safe) {
  LeftId id = 0;
  std::vector<LeftId> alike;
  soci::statement statement =
      (session.prepare << "SELECT id FROM left_codes WHERE made = :made AND kind = :kind "
                          "AND setup = :setup",
       into(id), use(left.code.made, "made"), use(left.code.terms.kind, "kind"),
       use(left.code.terms.setup, "setup"));
  statement.execute();
  while (statement.fetch())
    alike.push_back(id);
  for (const LeftId each : alike) {
    const auto hidden = read_hidden(session, each, safe);
    if (!hidden) return hidden.error();
    if (*hidden == left.hidden) return true;
  }
  return false;
}

/// Who is known is entered by name, and known by the number here; false: two of them are one.
bool enter_all(soci::session& session, WholeLeft& left) {
  std::vector<PlayerId> entered;
  const auto enter = [&](std::optional<PlayerId>& player, const Player& who, UtcSeconds when) {
    if (!player) return true;
    player = enter_player(session, storable(who), when);
    const bool is_new = std::ranges::find(entered, *player) == entered.end();
    entered.push_back(*player);
    return is_new;
  };
  return enter(left.code.maker, left.code.who, left.code.made) &&
         std::ranges::all_of(left.tries, [&](WholeTry& tried) {
           return enter(tried.player, tried.who, tried.moved);
         });
}

/// With its tries, each as one that was made at once.
Result<bool> insert_whole(
    soci::session& session, const WholeLeft& left, LeftToken token, const LineSafe* safe
) {
  const auto word = word_of_position(left.code.terms);
  const LeftToken found_by =
      word.empty()
          ? token
          : token_of_position(left.code.terms.game, engine::records::position_number(word));
  const auto id = insert_left(session, left.code, left.hidden, found_by, safe);
  if (!id) return id.error();
  for (const WholeTry& tried : left.tries) {
    const auto written = write_try(
        session,
        {*id, tried.player.value_or(0), tried.guesses, tried.count, tried.state, 1, token,
         tried.moved},
        safe
    );
    if (!written) return written.error();
  }
  return true;
}

}  // namespace

bool WholeLeft::is_over() const {
  const bool is_closed = code.state == LeftState::ended || code.state == LeftState::taken_back;
  return is_closed && std::ranges::none_of(tries, [](const WholeTry& tried) {
           return tried.state == TryState::going_on;
         });
}

Result<std::vector<WholeLeft>> all_whole_left(Store& store, std::int64_t most) {
  return work_on(
      store, Store::Purpose::read,
      [=](soci::session& session, const LineSafe* safe) -> Result<std::vector<WholeLeft>> {
        std::vector<WholeLeft> found;
        for (LeftCode& code : read_all_left(session, most))
          found.push_back(whole_of(session, std::move(code), safe));
        return found;
      }
  );
}

Result<bool> bring_in_left(Store& store, const WholeLeft& left, LeftToken token) {
  if (!left.is_over()) return Fault::because("it is not over");
  if (auto fault = fault_of_left(left); !fault.empty()) return Fault::because(std::move(fault));
  return work_on(
      store, Store::Purpose::write,
      [=](soci::session& session, const LineSafe* safe) -> Result<bool> {
        const auto is_known = has_left_like(session, left, safe);
        if (!is_known) return is_known.error();
        if (*is_known) return false;
        WholeLeft taken = left;
        if (!enter_all(session, taken)) return Fault::because("two of its players are one here");
        return insert_whole(session, taken, token, safe);
      }
  );
}

std::string fault_of_left(const WholeLeft& left) {
  if (auto fault = fault_of_hidden(left.code.terms, left.hidden); !fault.empty())
    return "the code is wrong: " + fault;
  const bool is_none = is_position(left.code.terms) && word_of_position(left.code.terms).empty();
  if (is_none) return "it is a position of no word";
  for (const WholeTry& tried : left.tries)
    if (auto fault = fault_of_whole_try(left, tried); !fault.empty()) return fault;
  return {};
}

}  // namespace codemaker::scores::records
