#include "io/secrets/passwords.hpp"

#include "io/posix/signals.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>
#include <boost/system/error_code.hpp>
#include <sodium.h>
#include <utility>

namespace codemaker::io {
namespace {

/// A password, gone from memory with whoever holds it last.
struct Secret {
  explicit Secret(std::string password) : text{std::move(password)} {}

  Secret(const Secret&) = delete;
  Secret& operator=(const Secret&) = delete;

  ~Secret() { wipe(text); }

  std::string text;
};

}  // namespace

std::string hash_of_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failure = crypto_pwhash_str(
      hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
      crypto_pwhash_MEMLIMIT_INTERACTIVE
  );
  return failure == 0 ? std::string{hash.data()} : std::string{};
}

bool is_password(const std::string& password, const std::string& hash) {
  if (hash.size() >= crypto_pwhash_STRBYTES) return false;
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

void wipe(std::string& secret) {
  sodium_memzero(secret.data(), secret.size());
  secret.clear();
}

Passwords::~Passwords() {
  if (!thread_) return;
  thread_->stop();
  thread_->join();
}

/// The thread begins with the first password: most programs never see one.
template <typename Work, typename Then>
void Passwords::run(Work work, Then then) {
  if (!thread_) thread_ = quiet_threads(1);
  boost::asio::post(*thread_, [this, work = std::move(work), then = std::move(then)]() mutable {
    boost::asio::post(context_, [this, then = std::move(then), done = work()] {
      is_working_ = false;
      begin_next();
      then(done);
    });
  });
}

bool Passwords::Job::is_sooner_than(const Job& other) const {
  if (turn.asker != other.turn.asker) return turn.asker < other.turn.asker;
  if (before != other.before) return before < other.before;
  return is_owners() ? number < other.number : number > other.number;
}

void Passwords::add(Job job) {
  job.number = ++came_;
  job.before = static_cast<std::size_t>(std::ranges::count_if(waiting_, [&](const Job& each) {
    return each.turn.asker == job.turn.asker && each.turn.from == job.turn.from;
  }));
  waiting_.push_back(std::move(job));
  const auto others = std::ranges::count_if(waiting_, std::not_fn(&Job::is_owners));
  if (others > std::ptrdiff_t{most_waiting}) refuse_last();
  begin_next();
}

void Passwords::refuse_last() {
  const auto last = std::ranges::max_element(waiting_, [](const Job& one, const Job& other) {
    return one.is_sooner_than(other);
  });
  const auto refuse = std::move(last->refuse);
  waiting_.erase(last);
  refuse();
}

void Passwords::begin_next() {
  if (is_working_ || waiting_.empty()) return;
  const auto next = std::ranges::min_element(waiting_, [](const Job& one, const Job& other) {
    return one.is_sooner_than(other);
  });
  if (!next->is_owners()) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_stranger_) {
      pace_.expires_at(next_stranger_);
      return pace_.async_wait([this](const boost::system::error_code& error) {
        if (!error) begin_next();
      });
    }
    next_stranger_ = now + between;
  }
  is_working_ = true;
  const auto begin = std::move(next->begin);
  waiting_.erase(next);
  begin();
}

void Passwords::check(
    std::string password, std::string hash, Turn turn,
    std::function<void(std::optional<bool> is_right)> then
) {
  const auto secret = std::make_shared<Secret>(std::move(password));
  add(
      {.turn = std::move(turn),
       .begin = [this, secret, hash = std::move(hash),
                 then] { run([secret, hash] { return is_password(secret->text, hash); }, then); },
       .refuse =
           [then] {
             then(std::nullopt);
           }}
  );
}

void Passwords::make_hash(
    std::string password, Turn turn, std::function<void(const std::string& hash)> then
) {
  const auto secret = std::make_shared<Secret>(std::move(password));
  add(
      {.turn = std::move(turn),
       .begin = [this, secret,
                 then] { run([secret] { return hash_of_password(secret->text); }, then); },
       .refuse =
           [then] {
             then({});
           }}
  );
}

}  // namespace codemaker::io
