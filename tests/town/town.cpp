#include "town.hpp"

#include "clock.hpp"

#include "engine/breaking/id.hpp"
#include "engine/egg_carton/id.hpp"
#include "engine/masterix/record.hpp"
#include "io/disk/mail_readings.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/calls.hpp"

#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::tests::town {
namespace {

namespace disk = io::disk;
namespace effect = play::effect;
namespace event = play::event;

constexpr std::uint64_t day = 86'400;

std::vector<scores::Player> people_of(std::size_t count) {
  std::vector<scores::Player> people;
  for (std::size_t at = 0; at < count; ++at)
    people.push_back({"bbs", "", fmt::format("Caller {}", static_cast<char>('A' + at))});
  return people;
}

/// A jump in Masterix that may be made, or nothing.
std::string random_jump(const engine::records::SeatView& view, engine::Random& random) {
  using engine::masterix::records::MasterixRecord;
  const auto& leg = view.legs.at(view.legs[0].is_over ? 1 : 0);
  std::optional<engine::masterix::Round> round;
  static_cast<void>(engine::records::replay(
      *leg.record->as<MasterixRecord>(),
      [&](const auto& game, std::size_t /*made*/) { round = game.table(); }
  ));
  const auto jumps = engine::masterix::moves(round->position());
  return jumps.empty() ? "" : engine::masterix::text(jumps.at(random.below(jumps.size())));
}

}  // namespace

Town::Town(std::uint64_t seed, std::size_t people, std::unique_ptr<Ground> ground)
    : random_{seed},
      has_busy_sysop_{seed % 2 == 0},
      ground_{std::move(ground)},
      people_{people_of(people)},
      callers_(people),
      auditor_{people_},
      left_{people_} {
  clock() = now_;
  open_all();
  for (Who who = 0; who < people; ++who) {
    skews_.push_back(static_cast<UtcSeconds>(random_.below(600)) - 300);
    come(who);
  }
}

Town::~Town() {
  callers_.clear();
  book_.reset();
  for (auto& store : stores_)
    store.reset();
}

void Town::open_all() {
  for (std::size_t process = 0; process < stores_.size(); ++process)
    stores_.at(process) = ground_->open(process);
  book_ = ground_->open_book();
}

void Town::begin_call(Who who) {
  play::Call call = call_of(people_.at(who).handle);
  call.player = people_.at(who);
  call.wall_clock = now_;
  call.seed = random_.next();
  call.idle_limit = std::chrono::seconds{0};
  constexpr std::array presentations{
      play::Presentation::full, play::Presentation::full, play::Presentation::small,
      play::Presentation::lines};
  call.wanted = presentations.at(random_.below(presentations.size()));
  callers_.at(who) = std::make_unique<Caller>(who, std::move(call));
}

/// What was asked may still be done where a line is cut; nobody is there for the answer.
void Town::end_call(Who who, bool is_told) {
  auto caller = std::move(callers_.at(who));
  if (is_told) caller->hang_up();
  while (!caller->asked.empty() && random_.below(2) == 0) {
    static_cast<void>(answer_to(who, caller->asked.front()));
    caller->asked.pop_front();
  }
}

void Town::pass_time() {
  const bool is_long = random_.below(900) == 0;
  const auto longest = random_.below(20) == 0 ? 400 * day : 8 * day;
  now_ += static_cast<UtcSeconds>(is_long ? random_.below(longest) : random_.below(600));
}

/// The machine's: all calls end, and of the disk what was not synced may be gone.
void Town::cut_power() {
  for (auto& caller : callers_)
    caller.reset();
  book_.reset();
  for (auto& store : stores_)
    store.reset();
  ground_->come_back();
  open_all();
}

/// A process ends without a word, and its calls with it; another takes its place.
void Town::die(std::size_t process) {
  for (Who who = process; who < callers_.size(); who += stores_.size())
    callers_.at(who).reset();
  stores_.at(process).reset();
  stores_.at(process) = ground_->open(process);
}

void Town::arm(Who who) {
  if (random_.below(30) == 0) ground_->arm(who % stores_.size(), random_);
}

void Town::mend() {
  if (ground_->mend()) cut_power();
}

scores::records::MailGame Town::row(MailId id) {
  const auto done = look_at_mail(*book_, people_.at(0), id);
  hold(done && done->game, fmt::format("game {} is gone", id));
  return *done->game;
}

void Town::take_change(Who who, const effect::ChangeMail& change, const event::MailRead& read) {
  const Known& game = auditor_.games().at(change.id);
  const auto seat = game.seat_of(who);
  const auto others = seat ? game.seats.at(1 - *seat) : std::nullopt;
  const auto told = others ? left_.shelf.told(*others) : 0;
  const Attempt attempt{who, change.id, change.version, change.deed, change.text, clock(), told};
  auditor_.take(attempt, read.refusal, row(change.id));
}

play::Answer Town::answer_change(Who who, const effect::ChangeMail& change) {
  const auto complain = [](const std::string& /*reason*/) {
  };
  const auto once = [&] {
    return disk::change_mail_game(store_of(who), people_.at(who), change, {}, complain);
  };
  if (!auditor_.games().contains(change.id)) {
    event::MailRead gone = once();
    hold(!gone.game && !gone.refusal.empty(), "a game that upkeep took away is changed");
    return gone;
  }
  arm(who);
  event::MailRead read = once();
  mend();
  take_change(who, change, read);
  // The answer was lost, and it is asked again under the same token.
  const bool is_again = random_.below(6) == 0 && read.refusal.empty();
  if (!is_again) return read;
  const std::int64_t version = auditor_.games().at(change.id).version;
  read = once();
  hold(row(change.id).version == version, "a change whose answer was lost is made twice");
  hold(read.refusal.empty(), "a change whose answer was lost is refused: " + read.refusal);
  return read;
}

play::Answer Town::answer_offer(Who who, const effect::OfferMail& offer) {
  const auto complain = [](const std::string& /*reason*/) {
  };
  const auto once = [&] {
    return disk::offer_mail_game(store_of(who), people_.at(who), offer, {}, complain);
  };
  arm(who);
  event::MailRead read = once();
  mend();
  // Whoever got no answer, or lost it, asks again: there is one game.
  const bool is_again = !read.game || random_.below(6) == 0;
  const auto first = read.game ? std::optional{read.game->entry.id} : std::nullopt;
  if (is_again) read = once();
  if (!read.game) return read;
  hold(!first || *first == read.game->entry.id, "an offer whose answer was lost is made twice");
  const auto game = row(read.game->entry.id);
  hold(auditor_.games().count(game.id) == 0, "an offer has the number of another");
  Known offered;
  offered.terms = offer.offer->terms;
  offered.days = offer.offer->days;
  offered.state = offer.offer->to.empty() ? MailState::open_table : MailState::offered;
  offered.seats[0] = who;
  for (Who other = 0; other < people_.size(); ++other)
    if (people_[other].handle == offer.offer->to) offered.seats[1] = other;
  offered.codes[0] = offer.offer->code;
  offered.changed = game.moved;
  auditor_.take_offer(game, std::move(offered));
  return read;
}

std::optional<play::Answer> Town::answer_to(Who who, const play::Effect& asked) {
  clock() = now_ + skews_.at(who);
  const scores::Player& own = people_.at(who);
  Store& store = store_of(who);
  const auto complain = [](const std::string& reason) {
    hold(false, "the log says: " + reason);
  };
  if (const auto* const change = std::get_if<effect::ChangeMail>(&asked)) {
    auto answer = answer_change(who, *change);
    const auto* const read = std::get_if<event::MailRead>(&answer);
    if (read->game) auditor_.audit_told(who, *read->game);
    return answer;
  }
  if (const auto* const offer = std::get_if<effect::OfferMail>(&asked))
    return answer_offer(who, *offer);
  if (const auto* const read = std::get_if<effect::ReadMail>(&asked)) {
    auto answer = disk::read_mail_game(store, own, read->id, {}, complain);
    if (answer.game) auditor_.audit_told(who, *answer.game);
    return answer;
  }
  if (std::holds_alternative<effect::ReadMailList>(asked)) {
    auto list = disk::read_mail_list(store, own, complain);
    auditor_.audit_list(who, list);
    return list;
  }
  if (std::holds_alternative<effect::ReadMailWaiting>(asked)) {
    const auto waiting = disk::count_mail(store, own, {}, complain);
    auditor_.audit_waiting(who, waiting);
    left_.audit_waiting(who, waiting);
    return waiting;
  }
  if (std::holds_alternative<effect::ReadMailRanks>(asked))
    return disk::read_mail_ranks(store, own, complain);
  if (const auto* const other = std::get_if<effect::ReadMailOpponent>(&asked))
    return disk::read_opponent(store, own, *other, complain);
  return answer_left(who, asked);
}

void Town::perform(Who who) {
  const play::Effect asked = std::move(callers_.at(who)->asked.front());
  callers_.at(who)->asked.pop_front();
  auto answer = answer_to(who, asked);
  if (!answer || callers_.at(who) == nullptr) return;
  callers_.at(who)->answers.push_back(std::move(*answer));
}

/// Somebody sends what no page of theirs would, about any game.
void Town::forge(Who who) {
  if (auditor_.games().empty()) return;
  auto chosen = auditor_.games().begin();
  std::advance(chosen, static_cast<std::ptrdiff_t>(random_.below(auditor_.games().size())));
  const auto& [id, game] = *chosen;
  if (random_.below(4) == 0)
    return static_cast<void>(answer_to(who, play::Effect{effect::ReadMail{id}}));
  effect::ChangeMail change;
  change.id = id;
  change.version = game.version - (random_.below(4) == 0 ? 1 : 0);
  change.deed = static_cast<play::MailDeed>(random_.below(8));
  const std::string code = random_code(shape_of(game.terms), random_);
  change.text = code.empty() ? fmt::format("{:016x}", random_.next()) : code;
  change.token = static_cast<std::int64_t>(random_.below(std::uint64_t{1} << 62U)) + 1;
  static_cast<void>(answer_to(who, play::Effect{change}));
}

/// Who guesses is right now and then; who makes a code makes any.
std::string Town::idea(const play::MailGame& game) {
  // Upkeep may have taken away what a page still shows.
  const auto known = auditor_.games().find(game.entry.id);
  const bool is_known = known != auditor_.games().end();
  const CodeShape shape = shape_of(game.entry.terms);
  const bool is_code = shape.holes > 0;
  if (is_code && is_known && game.view && random_.below(8) == 0)
    return known->second.codes.at(1 - static_cast<Seat>(*game.view->seat));
  if (is_code) return random_code(shape, random_);
  if (!game.view) return {};
  if (game.entry.terms.game == engine::egg_carton::id)
    return std::string(1, "abcdefijklmn"[random_.below(12)]);
  return random_jump(*game.view, random_);
}

void Town::act(Who who) {
  const Ideas ideas{
      [this](const play::MailGame& game) { return idea(game); },
      [this](const play::LeftCode& code) {
        return guess_at(code);
      }};
  callers_.at(who)->act(random_, people_, ideas);
}

void Town::step() {
  pass_time();
  const Who who = random_.below(people_.size());
  auto& caller = callers_.at(who);
  const auto chance = random_.below(300);
  if (chance == 0) return auditor_.audit_ranks(*book_, clock());
  if (chance == 4) return forge_left(who);
  if (chance < 4) return forge(who);
  if (chance >= 20 && chance < 28) return play_position(who);
  if (has_busy_sysop_ && (chance == 36 || chance == 37)) return sysop();
  if (chance == 35) return random_.below(4) == 0 ? sysop() : look_at_all_left();
  if (chance == 5 && random_.below(4) == 0) return die(who % stores_.size());
  if (!caller) return begin_call(who);
  if (caller->has_left() || chance < 8) return end_call(who, chance % 2 == 0);
  if (chance < 20) return caller->wait();
  // Who is not answered yet types ahead now and then.
  const bool is_patient = random_.below(8) != 0;
  const bool is_answered = !caller->answers.empty() && random_.below(3) != 0;
  if (is_patient && is_answered) return caller->deliver(auditor_, left_);
  if (is_patient && !caller->asked.empty()) return perform(who);
  if (is_patient && !caller->answers.empty()) return caller->deliver(auditor_, left_);
  act(who);
}

}  // namespace codemaker::tests::town
