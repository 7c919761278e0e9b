#include "left_known.hpp"

#include "records/news.hpp"

#include <algorithm>
#include <tuple>

namespace codemaker::tests::town {
namespace {

using play::LeftDeed;

constexpr std::size_t guesses_of_try = 10;

bool goes_on(const KnownTry* tried) {
  return tried != nullptr && tried->state == TryState::going_on;
}

Verdict judge_guess(const KnownLeft& left, const KnownTry* own, const LeftAttempt& attempt) {
  const bool is_late = attempt.version != (own == nullptr ? 0 : own->version);
  if (is_late) return Verdict::late;
  if (own != nullptr && !goes_on(own)) return Verdict::no;
  if (attempt.deed == LeftDeed::give_up) return own == nullptr ? Verdict::no : Verdict::yes;
  return judge_code(shape_of(left.terms), attempt.text);
}

}  // namespace

bool KnownLeft::is_open_to(Who who) const {
  const KnownTry* const own = try_of(who);
  return maker == who || (own != nullptr && own->state != TryState::going_on);
}

std::vector<const KnownTry*> KnownLeft::broken() const {
  std::vector<const KnownTry*> best;
  for (const KnownTry& each : tries)
    if (each.state == TryState::broken) best.push_back(&each);
  const bool is_margin = is_position(terms);
  std::ranges::sort(best, {}, [is_margin](const KnownTry* each) {
    return std::tuple{is_margin ? -each->counted : each->counted, each->moved, each};
  });
  return best;
}

Verdict judge(const KnownLeft& left, const LeftAttempt& attempt) {
  if (attempt.deed == LeftDeed::take_back) {
    const bool may = left.maker == attempt.who && left.state == LeftState::open;
    return may && left.tries.empty() ? Verdict::yes : Verdict::no;
  }
  const KnownTry* const own = left.try_of(attempt.who);
  const bool is_closed = left.state != LeftState::open && own == nullptr;
  if (left.maker == attempt.who || is_closed) return Verdict::no;
  const Verdict verdict = judge_guess(left, own, attempt);
  return is_position(left.terms) && verdict != Verdict::late ? Verdict::no : verdict;
}

void enter(KnownLeft& left, const LeftAttempt& attempt) {
  if (attempt.deed == LeftDeed::take_back) {
    left.state = LeftState::taken_back;
    return;
  }
  KnownTry* own = left.try_of(attempt.who);
  if (own == nullptr) {
    own = &left.tries.emplace_back(KnownTry{.who = attempt.who});
  } else {
    ++own->version;
  }
  own->moved = attempt.at;
  if (attempt.deed == LeftDeed::give_up) {
    own->state = TryState::given_up;
    own->moved = std::max(attempt.at, attempt.told);
    return;
  }
  own->guesses.push_back(attempt.text);
  own->counted = static_cast<std::int64_t>(own->guesses.size());
  if (own->guesses.size() == guesses_of_try) own->state = TryState::missed;
  if (attempt.text == left.hidden) own->state = TryState::broken;
  if (own->state != TryState::going_on) own->moved = std::max(attempt.at, attempt.told);
}

UtcSeconds KnownShelf::told(Who who) const {
  const auto known = told_until.find(who);
  return known == told_until.end() ? 0 : known->second;
}

UtcSeconds KnownShelf::not_yet_told(Who who, UtcSeconds at) const {
  const UtcSeconds until = told(who);
  return until <= at + scores::records::clocks_differ_by ? std::max(until, at) : at;
}

void KnownShelf::give_up(std::int64_t token, UtcSeconds at, bool is_done_by_player) {
  for (auto& [id, each] : left)
    for (KnownTry& tried : each.tries)
      if (tried.token == token && tried.state == TryState::going_on) {
        tried.state = TryState::given_up;
        tried.moved = is_done_by_player ? not_yet_told(each.maker, at) : at;
        ++tried.version;
      }
}

/// A player has one game of a kind that goes on, and one of a word; who begins another one gave the
/// first up.
bool KnownShelf::keep(
    std::int64_t token, const KnownBoard& board, const std::optional<KnownTry>& ended
) {
  const auto known = boards.find(token);
  if (known == boards.end()) {
    for (const auto& [other, each] : boards)
      if (each.who == board.who && each.id == board.id && each.is_counted) return false;
    for (auto& [other, each] : boards)
      if (each.who == board.who && !each.is_over) {
        give_up(other, board.kept);
        each.is_over = each.is_given_up = true;
      }
    boards.emplace(token, board);
    const auto code = left.find(board.id);
    const bool may = code != left.end() && code->second.state == LeftState::open &&
                     code->second.maker != board.who;
    if (may && code->second.try_of(board.who) == nullptr)
      code->second.tries.push_back({.who = board.who, .token = token, .moved = board.kept});
    return true;
  }
  // Who gives up what is given up asks for what is there.
  const bool is_there = known->second.is_given_up && ended && ended->state == TryState::given_up;
  if (known->second.who != board.who) return false;
  if (known->second.is_over) return is_there;
  known->second.kept = board.kept;
  known->second.is_over = board.is_over;
  const auto code = left.find(board.id);
  KnownTry* const own = code == left.end() ? nullptr : code->second.try_of(board.who);
  if (!ended || !goes_on(own)) return true;
  own->state = ended->state;
  own->counted = ended->counted;
  own->moved = not_yet_told(code->second.maker, board.kept);
  ++own->version;
  return true;
}

void KnownShelf::prune(UtcSeconds before, UtcSeconds now) {
  std::erase_if(boards, [&](const auto& board) {
    const bool is_old = !board.second.is_over && board.second.kept < before;
    if (is_old) give_up(board.first, now, false);
    return is_old;
  });
}

void KnownShelf::end_old(UtcSeconds before) {
  for (auto& [id, each] : left)
    if (each.state == LeftState::open && each.made < before) each.state = LeftState::ended;
  std::erase_if(left, [before](const auto& each) {
    return each.second.state == LeftState::taken_back && each.second.made < before;
  });
}

void KnownShelf::give_up_alike(Who from, Who to) {
  const auto has_one = [&](Who who) {
    return std::ranges::any_of(boards, [&](const auto& board) {
      return board.second.who == who && !board.second.is_over;
    });
  };
  if (!has_one(to)) return;
  for (auto& [token, board] : boards)
    if (board.who == from && !board.is_over) {
      give_up(token, board.kept);
      board.is_over = board.is_given_up = true;
    }
}

/// The one who stays has one try, and none at what is theirs now.
void KnownShelf::hand_over(Who from, Who to) {
  if (to != former) give_up_alike(from, to);
  for (auto& [token, board] : boards) {
    if (board.who != from) continue;
    for (const auto& [other, each] : boards)
      if (to != former && each.who == to && each.id == board.id && each.is_counted)
        board.is_counted = false;
    board.who = to;
  }
  for (auto& [id, each] : left) {
    const bool stays = to != former && (each.maker == to || each.try_of(to) != nullptr);
    std::erase_if(each.tries, [&](const KnownTry& tried) {
      if (tried.who == from) return stays;
      return to != former && tried.who == to && each.maker == from;
    });
    for (KnownTry& tried : each.tries)
      if (tried.who == from) tried.who = to;
    if (each.maker != from) continue;
    if (to == former && each.state == LeftState::open) each.state = LeftState::ended;
    each.maker = to;
  }
  const auto until = told_until.extract(from);
  if (to != former && !until.empty()) told_until.emplace(to, until.mapped());
}

}  // namespace codemaker::tests::town
