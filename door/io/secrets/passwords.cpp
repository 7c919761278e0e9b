#include "io/secrets/passwords.hpp"

#include "io/posix/signals.hpp"

#include <array>
#include <boost/asio/post.hpp>
#include <sodium.h>
#include <utility>

namespace codemaker::io {

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
    boost::asio::post(context_, [then = std::move(then), done = work()] { then(done); });
  });
}

void Passwords::check(
    std::string password, std::string hash, std::function<void(bool is_right)> then
) {
  run(
      [password = std::move(password), hash = std::move(hash)]() mutable {
        const bool is_right = is_password(password, hash);
        wipe(password);
        return is_right;
      },
      std::move(then)
  );
}

void Passwords::make_hash(std::string password, std::function<void(const std::string& hash)> then) {
  run(
      [password = std::move(password)]() mutable {
        std::string hash = hash_of_password(password);
        wipe(password);
        return hash;
      },
      std::move(then)
  );
}

}  // namespace codemaker::io
