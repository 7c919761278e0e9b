// What a town does with codes and positions left for others.
#include "clock.hpp"
#include "town.hpp"

#include "engine/masterix/id.hpp"
#include "engine/masterix/record.hpp"
#include "engine/records/code_try.hpp"
#include "engine/records/parser.hpp"
#include "io/disk/left_readings.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::tests::town {
namespace {

namespace disk = io::disk;
namespace effect = play::effect;
namespace event = play::event;

constexpr std::string_view failed_left = "Codes left by others can't be reached";

/// What the disk refuses now and then the log may be told.
void say_nothing(const std::string& /*reason*/) {}

void complain_of_left(const std::string& reason) {
  hold(false, "the log says: " + reason);
}

bool has_failed(const event::LeftRead& read) {
  return read.refusal.starts_with(failed_left);
}

/// The game at a position with these moves.
engine::records::Record record_of_board(const std::string& word, const std::string& moves) {
  using engine::records::Field;
  auto record = engine::records::parser_of(engine::masterix::id)
                    .parse(Field{engine::records::position_kind}, word + ".c5", Field{moves});
  hold(record.has_value(), "a board is none");
  return std::move(*record);
}

std::int64_t draw_token(engine::Random& random) {
  return static_cast<std::int64_t>(random.below(std::uint64_t{1} << 62U)) + 1;
}

}  // namespace

std::string Town::guess_at(const play::LeftCode& code) {
  const auto known = left_.shelf.left.find(code.entry.id);
  const bool is_known = known != left_.shelf.left.end();
  if (is_known && random_.below(8) == 0) return known->second.hidden;
  return random_code(shape_of(code.entry.terms), random_);
}

/// By the auditor's own eyes.
event::LeftRead Town::seen_left(Who who, LeftId id) {
  return disk::read_left_code(
      *book_, people_.at(who), effect::ReadLeft{.id = id}, complain_of_left
  );
}

event::LeftRead Town::answer_try(Who who, const effect::ChangeLeft& change) {
  const bool is_known = left_.shelf.left.contains(change.id);
  arm(who);
  auto read = disk::change_left_code(store_of(who), people_.at(who), change, say_nothing);
  mend();
  if (is_known) {
    const auto told = left_.shelf.told(left_.shelf.left.at(change.id).maker);
    left_.take(
        {who, change.id, change.version, change.deed, change.text, clock(), told}, read.refusal,
        seen_left(who, change.id)
    );
  }
  const bool is_again = random_.below(6) == 0 && read.refusal.empty();
  if (!is_again || change.deed == play::LeftDeed::take_back) return read;
  read = disk::change_left_code(store_of(who), people_.at(who), change, say_nothing);
  hold(read.refusal.empty(), "a guess whose answer was lost is refused: " + read.refusal);
  left_.audit_told(who, *seen_left(who, change.id).code);
  return read;
}

/// Whoever got no answer, or lost it, asks again: there is one code.
event::LeftRead Town::answer_leave(Who who, const effect::LeaveCode& leaves) {
  const auto once = [&] {
    return disk::leave_code(store_of(who), people_.at(who), leaves, say_nothing);
  };
  arm(who);
  auto read = once();
  mend();
  const LeftId first = read.code ? read.code->entry.id : 0;
  if (has_failed(read) || random_.below(6) == 0) read = once();
  hold(first == 0 || first == read.code->entry.id, "a code whose answer was lost is left twice");
  const bool is_full = left_.is_full(who, clock());
  hold(is_full == (read.code == nullptr), "refused to leave a code, or left one too many");
  if (!read.code) return read;
  const LeftId id = read.code->entry.id;
  hold(!left_.shelf.left.contains(id), "a code has the number of another");
  left_.shelf.left.emplace(
      id, KnownLeft{leaves.offer->terms, who, leaves.offer->code, LeftState::open, clock()}
  );
  left_.audit_told(who, *read.code);
  return read;
}

/// It is not answered.
void Town::remember(Who who, const effect::Remember& told) {
  arm(who);
  const auto done = store_of(who).remember(people_.at(who), told.what, told.value, clock());
  mend();
  const auto texts = book_->remembered(people_.at(who));
  hold(texts.has_value(), "what is remembered cannot be read");
  const auto kept = texts->find(told.what);
  hold(!done || (kept != texts->end() && kept->second == told.value), "nothing was remembered");
  if (kept != texts->end()) left_.shelf.told_until[who] = std::stoll(kept->second);
}

std::optional<play::Answer> Town::answer_left(Who who, const play::Effect& asked) {
  const scores::Player& own = people_.at(who);
  Store& store = store_of(who);
  if (std::holds_alternative<effect::ReadLeftList>(asked)) {
    auto list = disk::read_left_list(store, own, complain_of_left);
    left_.audit_list(who, list);
    return list;
  }
  if (std::holds_alternative<effect::ReadLeftRanks>(asked)) {
    auto ranks = disk::read_left_ranks(store, own, complain_of_left);
    left_.audit_tables(ranks);
    return ranks;
  }
  if (const auto* const read = std::get_if<effect::ReadLeft>(&asked)) {
    auto answer = disk::read_left_code(store, own, *read, complain_of_left);
    if (answer.code) left_.audit_told(who, *answer.code);
    return answer;
  }
  if (const auto* const tried = std::get_if<effect::ChangeLeft>(&asked))
    return answer_try(who, *tried);
  if (const auto* const leaves = std::get_if<effect::LeaveCode>(&asked))
    return answer_leave(who, *leaves);
  if (std::holds_alternative<effect::ReadNews>(asked)) {
    auto news = disk::read_news(store, own, complain_of_left);
    left_.audit_news(who, news, auditor_.games());
    return news;
  }
  if (const auto* const told = std::get_if<effect::Remember>(&asked)) remember(who, *told);
  return std::nullopt;
}

/// Somebody sends what no page of theirs would, about any code.
void Town::forge_left(Who who) {
  if (left_.shelf.left.empty()) return;
  auto chosen = left_.shelf.left.begin();
  std::advance(chosen, static_cast<std::ptrdiff_t>(random_.below(left_.shelf.left.size())));
  const auto& [id, left] = *chosen;
  if (left.maker != former && random_.below(2) == 0) who = left.maker;
  if (random_.below(4) == 0)
    return static_cast<void>(answer_to(who, play::Effect{effect::ReadLeft{.id = id}}));
  const KnownTry* const own = left.try_of(who);
  effect::ChangeLeft change;
  change.id = id;
  change.version = (own == nullptr ? 0 : own->version) - (random_.below(4) == 0 ? 1 : 0);
  change.deed = static_cast<play::LeftDeed>(random_.below(3));
  const CodeShape shape = shape_of(left.terms);
  change.text = shape.holes == 0 ? "d3c3" : random_code(shape, random_);
  if (random_.below(3) == 0) change.text = left.hidden;
  change.token = draw_token(random_);
  static_cast<void>(answer_to(who, play::Effect{change}));
}

void Town::begin_position(Who who) {
  std::vector<LeftId> there;
  for (const auto& [id, left] : left_.shelf.left)
    if (is_position(left.terms) && left.terms.game == engine::masterix::id) there.push_back(id);
  if (there.empty()) return;
  const LeftId id = there.at(random_.below(there.size()));
  const KnownLeft& left = left_.shelf.left.at(id);
  const auto seed = std::stoull(left.hidden, nullptr, 16);
  const Board board{
      who,
      id,
      draw_token(random_),
      word_of_position(left.terms),
      engine::masterix::Round{5, engine::masterix::Position{engine::masterix::Board::deal(seed)}},
      "=" + left.hidden};
  keep(board);
  if (left_.shelf.boards.contains(board.token)) boards_.push_back(board);
}

/// A few jumps of both, to the end or not; or they give up.
void Town::go_on(Board& board) {
  const bool gives_up = random_.below(20) == 0;
  for (auto jumps = 1 + random_.below(12); jumps > 0 && !gives_up && !board.round.is_over();
       --jumps) {
    const auto legal = engine::masterix::moves(board.round.position());
    const auto move = legal[random_.below(legal.size())];
    board.moves += "," + engine::masterix::records::MasterixRules::text(move);
    board.round.play(move);
  }
  if (gives_up) board.moves += ",Q";
  board.is_over = gives_up || board.round.is_over();
  keep(board);
  board.is_over = left_.shelf.boards.at(board.token).is_over;
}

/// What the disk refuses is tried again.
void Town::keep(const Board& board) {
  const auto record = record_of_board(board.word, board.moves);
  const auto once = [&] {
    return store_of(board.who).keep(people_.at(board.who), board.token, record, clock());
  };
  const auto is_refused = [](const scores::records::Fault& fault) {
    return scores::records::is_second_try(fault) || scores::records::is_taken(fault);
  };
  arm(board.who);
  auto kept = once();
  mend();
  const bool is_again = kept ? random_.below(6) == 0 : !is_refused(kept.error());
  if (is_again) kept = once();
  std::optional<KnownTry> ended;
  if (board.is_over) {
    const auto outcome = engine::records::replay(record);
    ended = KnownTry{.who = board.who, .state = state_of_try(outcome->ending)};
    const bool is_won = ended->state == TryState::broken;
    ended->counted = is_won ? outcome->one - outcome->two : 0;
  }
  const bool is_kept =
      left_.shelf.keep(board.token, {board.who, board.id, board.is_over, true, clock()}, ended);
  hold(
      is_kept == kept.has_value(),
      is_kept ? "a board is refused: " + kept.error().reason() : "a second try is kept"
  );
  if (left_.shelf.left.contains(board.id))
    left_.audit_told(board.who, *seen_left(board.who, board.id).code);
}

void Town::play_position(Who who) {
  clock() = now_ + skews_.at(who);
  std::erase_if(boards_, [](const Board& board) { return board.is_over; });
  const auto own = std::ranges::find(boards_, who, &Board::who);
  if (own == boards_.end() || random_.below(20) == 0) return begin_position(who);
  go_on(*own);
}

/// Everybody at one of them.
void Town::look_at_all_left() {
  if (left_.shelf.left.empty()) return;
  auto chosen = left_.shelf.left.begin();
  std::advance(chosen, static_cast<std::ptrdiff_t>(random_.below(left_.shelf.left.size())));
  for (Who who = 0; who < people_.size(); ++who)
    left_.audit_told(who, *seen_left(who, chosen->first).code);
}

}  // namespace codemaker::tests::town
