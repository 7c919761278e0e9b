#include "left_auditor.hpp"

#include "screens.hpp"

#include "engine/records/code_try.hpp"
#include "play/drawing/shown.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <iterator>
#include <tuple>

namespace codemaker::tests::town {
namespace {

constexpr std::string_view late_try = "Nothing was done: another call of yours has gone on.";
constexpr std::string_view failed_try = "Codes left by others can't be reached";
constexpr UtcSeconds one_day = 86'400;

bool is_board(const KnownLeft& left) {
  return is_position(left.terms);
}

std::string name(LeftId id, const KnownLeft& left) {
  return fmt::format("code {} ({} {}): ", id, left.terms.kind, left.terms.setup);
}

/// As tries are told: broken first, those that are at it last, the better one before.
std::vector<const KnownTry*> in_order(const KnownLeft& left) {
  std::vector<const KnownTry*> tries;
  for (const KnownTry& each : left.tries)
    tries.push_back(&each);
  const bool is_margin = is_board(left);
  std::ranges::sort(tries, {}, [is_margin](const KnownTry* each) {
    const int last = each->state == TryState::broken     ? 0
                     : each->state == TryState::going_on ? 2
                                                         : 1;
    return std::tuple{last, is_margin ? -each->counted : each->counted, each->moved, each};
  });
  return tries;
}

void audit_own(const KnownTry* own, const play::LeftCode& told, const std::string& where) {
  hold(told.version == (own == nullptr ? 0 : own->version), where + "a try has another version");
  const TryState state = own == nullptr ? TryState::going_on : own->state;
  hold(told.view.state == state, where + "a try is told as what it is not");
}

/// Of a position nobody sees another's game; its board is there for all.
void audit_leg(
    const KnownLeft& left, const KnownTry* own, const play::LeftCode& told, const std::string& where
) {
  const bool is_over = own != nullptr && own->state != TryState::going_on;
  hold(told.view.leg.is_over == is_over, where + "a try is told as over, or not");
  hold(
      told.view.leg.record.has_value() == (is_over || is_board(left)),
      where + "a record is told too early, or not at all"
  );
  if (is_board(left)) {
    const auto moves = told.view.leg.record->face().move_texts();
    hold(is_over || moves.size() == 1, where + "a board is told with moves before its end");
    hold(moves.front() == "=" + left.hidden, where + "a board is told that was not left");
    return;
  }
  const std::vector<std::string> none;
  const auto& guesses = own == nullptr ? none : own->guesses;
  const auto& seen = told.view.leg.guesses;
  hold(guesses.size() == seen.size(), where + "a guess too many or too few is told");
  for (std::size_t at = 0; at < guesses.size(); ++at) {
    hold(seen[at].guess == guesses[at], where + "a guess is told that was not made");
    hold(
        Marks{seen[at].black, seen[at].white} == marks_of(guesses[at], left.hidden),
        where + "the marks told are wrong"
    );
  }
}

}  // namespace

std::string LeftAuditor::handle_of(Who who) const {
  return who == former ? "" : people_->at(who).handle;
}

bool LeftAuditor::is_full(Who who, UtcSeconds now) const {
  std::int64_t open = 0;
  std::int64_t today = 0;
  for (const auto& [id, left] : shelf.left) {
    if (left.maker != who) continue;
    if (left.state == LeftState::open) ++open;
    if (left.made >= now - one_day) ++today;
  }
  return open >= scores::records::most_left_codes ||
         today >= scores::records::most_left_codes_a_day;
}

void LeftAuditor::take(
    const LeftAttempt& attempt, std::string_view refusal, const play::event::LeftRead& seen
) {
  KnownLeft& left = shelf.left.at(attempt.id);
  const std::string where = name(attempt.id, left);
  const KnownTry* const own = left.try_of(attempt.who);
  const std::int64_t before = own == nullptr ? 0 : own->version;
  const Verdict verdict = judge(left, attempt);
  hold(seen.code != nullptr, where + "it is gone");
  const bool is_back = attempt.deed == play::LeftDeed::take_back;
  const bool is_in = is_back ? left.state == LeftState::open && !seen.code->entry.is_open
                             : seen.code->version != before;
  const bool is_silent = refusal.starts_with(failed_try);
  hold(is_silent || refusal.empty() == is_in, where + "what was answered is not what was done");
  hold(
      is_silent || verdict == Verdict::maybe ||
          refusal.starts_with(late_try) == (verdict == Verdict::late),
      where + "who was late is not told so"
  );
  hold(is_silent || verdict != Verdict::yes || is_in, fmt::format("{}refused: {}", where, refusal));
  hold(
      !is_in || verdict == Verdict::yes || verdict == Verdict::maybe,
      fmt::format(
          "{}{} does what may not be done ({}, \"{}\")", where, handle_of(attempt.who),
          static_cast<int>(attempt.deed), attempt.text
      )
  );
  if (is_in) enter(left, attempt);
  if (is_in && !is_back && left.try_of(attempt.who)->state != TryState::going_on) ++tries;
  audit_told(attempt.who, *seen.code);
}

void LeftAuditor::audit_entry(Who who, const KnownLeft& left, const play::LeftEntry& entry) const {
  const std::string where = name(entry.id, left);
  const KnownTry* const own = left.try_of(who);
  hold(entry.terms == left.terms, where + "its terms are others");
  hold(entry.maker == handle_of(left.maker), where + "another one has made it");
  hold(entry.is_own == (left.maker == who), where + "a maker is not told that it is theirs");
  hold(entry.is_open == (left.state == LeftState::open), where + "told as open, or as closed");
  hold(entry.made == left.made, where + "its time is another");
  hold(entry.tried == left.tried(), where + "tries are counted that were not made, or not all");
  const auto broken = left.broken();
  const auto count = static_cast<std::int64_t>(broken.size());
  hold(entry.broken == count, where + "others have broken it");
  std::int64_t sum = 0;
  for (const KnownTry* each : broken)
    sum += each->counted;
  hold(count == 0 || 2 * std::abs(entry.mean * count - 10 * sum) <= count, where + "a wrong mean");
  hold(entry.own_try.has_value() == (own != nullptr), where + "a try is told that is none, or not");
  hold(own == nullptr || *entry.own_try == own->state, where + "a try is told as another");
  hold(entry.own_guesses == (own == nullptr ? 0 : own->counted), where + "a try counts otherwise");
}

void LeftAuditor::audit_tries(Who who, const KnownLeft& left, const play::LeftCode& told) const {
  constexpr std::size_t most = 8;
  const std::string where = name(told.entry.id, left);
  if (!left.is_open_to(who))
    return hold(told.tries.empty(), where + "others' tries are told before one's own is over");
  const auto tries = in_order(left);
  hold(told.tries.size() == std::min(tries.size(), most), where + "tries are missing");
  for (std::size_t at = 0; at < told.tries.size(); ++at) {
    const play::LeftTry& row = told.tries[at];
    hold(row.name == handle_of(tries[at]->who), where + "the tries are in another order");
    hold(row.state == tries[at]->state, where + "another's try is told as what it is not");
    hold(row.guesses == tries[at]->counted, where + "another's try counts otherwise");
    hold(row.is_own == (tries[at]->who == who), where + "another's try is told as theirs");
  }
}

void LeftAuditor::audit_told(Who who, const play::LeftCode& told) const {
  const auto known = shelf.left.find(told.entry.id);
  hold(known != shelf.left.end(), "a code is told that nobody left");
  const KnownLeft& left = known->second;
  const std::string where = name(told.entry.id, left) + handle_of(who) + ": ";
  const KnownTry* const own = left.try_of(who);
  audit_entry(who, left, told.entry);
  audit_own(own, told, where);
  hold(
      told.view.code == (left.is_open_to(who) ? left.hidden : ""),
      where + "what is hidden is told too early, or not at all"
  );
  audit_leg(left, own, told, where);
  audit_tries(who, left, told);
  const auto broken = left.broken();
  const auto at = std::ranges::find(broken, own);
  const auto rank = at == broken.end() ? 0 : std::distance(broken.begin(), at) + 1;
  hold(told.rank == rank, where + "the rank is another");
}

void LeftAuditor::audit_list(Who who, const play::event::LeftList& list) const {
  if (!list.codes) return;
  std::set<LeftId> listed;
  int last = 0;
  for (const play::LeftEntry& entry : *list.codes) {
    const auto known = shelf.left.find(entry.id);
    hold(known != shelf.left.end(), "a code is listed that nobody left");
    hold(known->second.state == LeftState::open, "a code is listed that is not open");
    audit_entry(who, known->second, entry);
    listed.insert(entry.id);
    const bool is_new = !entry.own_try && !entry.is_own;
    const int order = entry.own_try == TryState::going_on ? 0 : is_new ? 1 : 2;
    hold(order >= last, "a code that waits is listed behind others");
    last = order;
  }
  hold(listed.size() == list.codes->size(), "a code is listed twice");
  for (const auto& [id, left] : shelf.left)
    hold(left.state != LeftState::open || listed.contains(id), name(id, left) + "not in the list");
}

void LeftAuditor::audit_waiting(Who who, const play::event::MailWaiting& waiting) const {
  const auto codes = std::ranges::count_if(shelf.left, [who](const auto& each) {
    const KnownLeft& left = each.second;
    return left.state == LeftState::open && left.maker != who && left.try_of(who) == nullptr;
  });
  hold(waiting.codes == std::min<std::int64_t>(codes, 100), "the menu counts other codes");
}

/// A code that was not broken cost one guess more than the most.
void LeftAuditor::audit_tables(const play::event::LeftRanks& ranks) const {
  if (!ranks.tables) return;
  for (const play::LeftMaker& row : ranks.tables->makers) {
    std::int64_t codes = 0;
    std::int64_t over = 0;
    std::int64_t cost = 0;
    for (const auto& [id, left] : shelf.left) {
      if (left.maker == former || handle_of(left.maker) != row.name || is_board(left)) continue;
      const std::int64_t before = over;
      for (const KnownTry& each : left.tries) {
        if (each.state == TryState::going_on) continue;
        ++over;
        cost += each.state == TryState::missed ? 11 : each.counted;
      }
      if (over > before) ++codes;
    }
    hold(row.codes == codes && row.tries == over, row.name + " has other codes in the table");
    hold(2 * std::abs(row.mean * over - 10 * cost) <= over, row.name + "'s codes cost otherwise");
  }
  for (const play::LeftStood& row : ranks.tables->stood) {
    const auto known = shelf.left.find(row.entry.id);
    hold(known != shelf.left.end(), "a code has stood that nobody left");
    const bool stands = known->second.broken().empty();
    hold(row.still_stands == stands, name(known->first, known->second) + "stands, or not");
  }
}

void LeftAuditor::audit_page(
    Who who, const play::LeftCode& told, const Typist& caller, const std::set<std::string>& typed
) const {
  const auto known = shelf.left.find(told.entry.id);
  if (known == shelf.left.end()) return;
  const KnownLeft& left = known->second;
  const std::string where = name(told.entry.id, left) + handle_of(who) + ": ";
  const play::Shown shown = caller.session().shown();
  std::string all = caller.screen() + '\n' + shown.message;
  for (const play::ShownRow& row : shown.rows)
    all += '\n' + row.text + '\n' + row.more;
  for (const std::string& line : caller.heard)
    all += '\n' + line;
  if (is_board(left)) {
    const std::string word = engine::records::word_of_position(left.terms);
    return hold(all.find(word) == std::string::npos, where + "the word of a position is shown");
  }
  const bool is_secret = !left.is_open_to(who) && !typed.contains(left.hidden);
  hold(
      !is_secret || !codes_in(without_refused(all), left.hidden.size()).contains(left.hidden),
      where + "the page gives the code away"
  );
  const auto* const pegs = std::get_if<play::ShownPegs>(&shown.thing);
  if (pegs == nullptr || told.entry.is_own) return;
  std::vector<std::string> guesses;
  for (const auto& seen : told.view.leg.guesses)
    guesses.push_back(seen.guess);
  audit_pegs(pegs->guesses, guesses, left.hidden, where);
}

}  // namespace codemaker::tests::town
