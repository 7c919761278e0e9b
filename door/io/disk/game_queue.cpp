#include "io/disk/game_queue.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace codemaker::io::disk {
namespace {

/// Games that wait while the database is away; of more some are lost.
constexpr std::size_t most_waiting = 1000;

/// Until what was refused is tried again, the first time and at most.
constexpr std::chrono::seconds first_patience{2};
constexpr std::chrono::seconds most_patience{60};

/// So many refusals in a row are told to who plays.
constexpr int worth_telling = 2;

scores::records::UtcSeconds seconds_since_1970() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

bool is_over(const engine::records::Record& record) {
  const auto outcome = engine::records::replay(record);
  return outcome && outcome->ending != engine::records::Ending::unfinished;
}

}  // namespace

/// On the thread, behind what was asked for before.
template <typename Errand>
void GameQueue::run(Errand errand) {
  errands_.run([this, errand = std::move(errand)]() mutable {
    errand();
    log_remarks();
  });
}

GameQueue::GameQueue(
    boost::asio::io_context& context, const scores::records::Target& target, Log& log
)
    : context_{context},
      is_shared_{target.where.starts_with(scores::records::server_scheme)},
      log_{log},
      errands_{[this](const std::string& reason) {
        tell(reason);
      }},
      again_{errands_.thread()} {
  // Before the first move of a game, which need not wait for it then.
  run([this, target] { open(target); });
}

GameQueue::~GameQueue() {
  errands_.stop();
}

void GameQueue::open(const scores::records::Target& target) {
  auto opened = scores::records::Store::open(target);
  if (!opened) tell(opened.error().reason());
  store_ = opened ? std::move(*opened) : scores::records::Store::later(target);
}

void GameQueue::await_opening(std::chrono::milliseconds limit) {
  static_cast<void>(errands_.finish(limit));
}

void GameQueue::keep(scores::records::GameToken token, const Game& game, Then then) {
  const std::lock_guard held{lock_};
  waiting_.insert_or_assign(token, Waiting{game, std::move(then)});
  if (waiting_.size() > most_waiting) {
    tell_lost(waiting_.begin()->second.game);
    waiting_.erase(waiting_.begin());
  }
  begin_work();
}

void GameQueue::begin_work() {
  has_news_ = true;
  if (!std::exchange(is_at_work_, true)) errands_.run([this]() noexcept { keep_all(); });
}

void GameQueue::keep_all() {
  while (auto games = take_round()) {
    std::erase_if(*games, [this](const auto& game) { return keep_one(game.first, game.second); });
    if (games->empty()) told_.clear();
    end_round(std::move(*games));
  }
  try_again_later();
}

std::optional<GameQueue::Games> GameQueue::take_round() {
  const std::lock_guard held{lock_};
  if (std::exchange(has_news_, false)) return in_hand_ = std::exchange(waiting_, {});
  is_at_work_ = false;
  return std::nullopt;
}

/// What was refused waits, unless the game has gone on meanwhile.
void GameQueue::end_round(Games refused) {
  const std::lock_guard held{lock_};
  in_hand_.clear();
  waiting_.merge(refused);
}

/// A caller who thinks for an hour is not kept waiting for it by a database that was busy once.
void GameQueue::try_again_later() {
  const std::lock_guard held{lock_};
  again_.cancel();
  if (waiting_.empty()) return static_cast<void>(patience_ = {});
  patience_ = std::clamp(2 * patience_, first_patience, most_patience);
  again_.expires_after(patience_);
  again_.async_wait([this](const boost::system::error_code& error) {
    const std::lock_guard held_then{lock_};
    if (!error && !waiting_.empty()) begin_work();
  });
}

bool GameQueue::keep_one(scores::records::GameToken token, const Waiting& waiting) {
  const Game& game = waiting.game;
  const auto kept = store_->keep(
      game.player, token, game.record, seconds_since_1970(), game.place, game.beginning
  );
  log_remarks();
  if (kept && is_over(game.record)) ended_one_();
  if (kept) tell_kept(token, waiting.then);
  if (kept) return true;
  const play::event::GameTaken taken{
      .is_second_try = scores::records::is_second_try(kept.error()),
      .is_beyond_limit = scores::records::is_beyond_limit(kept.error()),
      .is_second_there = scores::records::is_second_there(kept.error())};
  const bool is_other_reason =
      taken.is_second_try || taken.is_beyond_limit || taken.is_second_there;
  if (is_other_reason || scores::records::is_taken(kept.error())) {
    refusals_.erase(token);
    boost::asio::post(context_, [then = waiting.then, taken] { then(taken); });
    return true;
  }
  tell(kept.error().reason());
  tell_refused(token, waiting.then);
  return false;
}

/// What is refused once may be in the database a blink later; nobody need worry before.
void GameQueue::tell_refused(scores::records::GameToken token, const Then& then) {
  if (refusals_.size() >= most_waiting) refusals_.erase(refusals_.begin());
  if (++refusals_[token] != worth_telling) return;
  boost::asio::post(context_, [then] { then(play::event::GameKept{.is_kept = false}); });
}

void GameQueue::tell_kept(scores::records::GameToken token, const Then& then) {
  const auto refused = refusals_.extract(token);
  if (refused.empty() || refused.mapped() < worth_telling) return;
  boost::asio::post(context_, [then] { then(play::event::GameKept{.is_kept = true}); });
}

void GameQueue::read(
    const scores::Player& player, const play::effect::ReadGames& wanted, const std::string& place,
    Then then
) {
  look(
      [this, player, wanted, place](auto& /*store*/, const auto& /*complain*/) {
        return unfinished(player, wanted, place);
      },
      std::move(then)
  );
}

void GameQueue::read_password(const scores::Player& player, ThenHash then) {
  run([this, player, then = std::move(then)]() mutable {
    const auto hash = store_->password_hash(player);
    if (!hash) tell(hash.error().reason());
    boost::asio::post(context_, [then = std::move(then), hash = hash ? *hash : ""] { then(hash); });
  });
}

void GameQueue::set_password(const scores::Player& player, const std::string& hash, Then then) {
  run([this, player, hash, then = std::move(then)]() mutable {
    const auto known = store_->password_hash(player);
    const auto set = known ? store_->set_password(player, *known, hash, seconds_since_1970())
                           : scores::records::Result<bool>{known.error()};
    tell_of_password(set, std::move(then));
  });
}

void GameQueue::claim(
    const scores::Player& player, const std::vector<std::string>& boards, const std::string& hash,
    Then then
) {
  run([this, player, boards, hash, then = std::move(then)]() mutable {
    tell_of_password(store_->claim(player, boards, hash, seconds_since_1970()), std::move(then));
  });
}

void GameQueue::tell_of_password(const scores::records::Result<bool>& set, Then then) {
  using Result = play::event::PasswordSet::Result;
  if (!set) tell(set.error().reason());
  const Result result = !set ? Result::failed : *set ? Result::done : Result::taken;
  boost::asio::post(context_, [then = std::move(then), result] {
    then(play::event::PasswordSet{result});
  });
}

void GameQueue::read_remembered(const scores::Player& player, Then then) {
  read_remembered(player, std::move(then), tries_to_remember);
}

/// Asked once a call: a moment in which the database is busy takes nobody's options away. It is
/// asked again behind what others want.
void GameQueue::read_remembered(const scores::Player& player, Then then, int tries) {
  run([this, player, tries, then = std::move(then)]() mutable {
    const auto texts = store_->remembered(player);
    if (!texts && tries > 1) return read_remembered(player, std::move(then), tries - 1);
    if (!texts) return tell(texts.error().reason());
    boost::asio::post(context_, [then = std::move(then), texts = *texts] {
      then(play::event::Remembered{texts});
    });
  });
}

void GameQueue::remember(
    const scores::Player& player, const std::string& what, const std::string& value
) {
  run([this, player, what, value] {
    const auto done = store_->remember(player, what, value, seconds_since_1970());
    if (!done) tell(done.error().reason());
  });
}

/// Behind the moves of the game, which may still wait.
void GameQueue::leave(scores::records::GameToken token, const std::string& place) {
  run([this, token, place] {
    const auto done = store_->leave(token, place);
    if (!done) tell(done.error().reason());
  });
}

void GameQueue::look(Look look, Then then) {
  run([this, look = std::move(look), then = std::move(then)]() mutable {
    auto answer = look(*store_, [this](const std::string& reason) { tell(reason); });
    boost::asio::post(context_, [then = std::move(then), answer = std::move(answer)] {
      then(answer);
    });
  });
}

void GameQueue::read(Read read, std::function<void()> then) {
  run([this, read = std::move(read), then = std::move(then)]() mutable {
    read(*store_, [this](const std::string& reason) { tell(reason); });
    boost::asio::post(context_, std::move(then));
  });
}

void GameQueue::keep_lost(
    const scores::Player& player, scores::records::GameToken token, std::int64_t lost
) {
  run([this, player, token, lost] {
    const auto kept = store_->keep_lost(player, token, lost);
    if (!kept) tell(kept.error().reason());
  });
}

void GameQueue::read_day(const scores::Player& player, engine::records::Day day, Then then) {
  look(
      [this, player, day](auto& /*store*/, const auto& /*complain*/) {
        return daily_tables(player, day);
      },
      std::move(then)
  );
}

void GameQueue::log_remarks() {
  for (const std::string& remark : store_->take_remarks())
    log_.fault(remark);
}

void GameQueue::tell(const std::string& reason) {
  if (told_ != reason) log_.fault(reason);
  told_ = reason;
}

void GameQueue::tell_lost(const Game& game) {
  log_.fault(fmt::format(
      "the {} game of {} is not kept", engine::name(engine::records::game_of(game.record)),
      game.player.handle
  ));
}

bool GameQueue::finish(std::chrono::milliseconds limit) {
  {
    const std::lock_guard held{lock_};
    if (!waiting_.empty()) begin_work();
  }
  const bool is_at_rest = errands_.finish(limit);
  const std::lock_guard held{lock_};
  Games unkept = waiting_;
  unkept.merge(Games{in_hand_});
  for (const auto& [token, waiting] : unkept)
    tell_lost(waiting.game);
  return is_at_rest;
}

}  // namespace codemaker::io::disk
