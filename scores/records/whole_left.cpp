#include "records/whole_left.hpp"

#include "records/facts.hpp"
#include "records/left_table.hpp"
#include "records/mail_table.hpp"
#include "records/work_on.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace codemaker::scores::records {
namespace {

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

std::string fault_of_whole_try(const WholeLeft& left, const WholeTry& tried) {
  if (tried.player && tried.player == left.code.maker) return "its maker has tried it";
  if (tried.count != std::ssize(tried.guesses)) return "a try counts other guesses than it has";
  const auto view = try_view(
      {left.code.terms, left.hidden, tried.guesses, tried.state == TryState::given_up},
      engine::records::Looker::other
  );
  if (!view) return "a try breaks the rules: " + text(view.error());
  return view->state == tried.state ? "" : "the marks make another result of a try";
}

}  // namespace

bool WholeLeft::is_over() const {
  const bool is_closed = code.state == LeftState::ended || code.state == LeftState::taken_back;
  return is_closed && std::ranges::none_of(tries, [](const WholeTry& tried) {
           return tried.state == TryState::going_on;
         });
}

Result<std::vector<WholeLeft>> all_whole_left(Store& store, std::int64_t most) {
  return work_on<std::vector<WholeLeft>>(
      store, Store::Purpose::read,
      [=](soci::session& session, const LineSafe* safe) -> Result<std::vector<WholeLeft>> {
        std::vector<WholeLeft> found;
        for (LeftCode& code : read_all_left(session, most))
          found.push_back(whole_of(session, std::move(code), safe));
        return found;
      }
  );
}

std::string fault_of_left(const WholeLeft& left) {
  if (auto fault = fault_of_hidden(left.code.terms, left.hidden); !fault.empty())
    return "the code is wrong: " + fault;
  for (const WholeTry& tried : left.tries)
    if (auto fault = fault_of_whole_try(left, tried); !fault.empty()) return fault;
  return {};
}

}  // namespace codemaker::scores::records
