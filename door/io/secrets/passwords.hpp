/// Passwords of callers of our own server: Argon2id by libsodium, as a hash that holds its salt and
/// its costs. A check costs about a tenth of a second and 64 MB, so that guessing is dear.
#pragma once

#include "scores/entry.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include <functional>
#include <memory>
#include <string>

namespace codemaker::io {

/// The hash of a password; empty if there is no memory for it.
[[nodiscard]] std::string hash_of_password(const std::string& password);

/// False for a hash that is none, too.
[[nodiscard]] bool is_password(const std::string& password, const std::string& hash);

/// Overwrites a text that must not stay in memory.
void wipe(std::string& secret);

/// Works on one password after the other, on a thread of its own: who tries many slows nobody but
/// those who log in.
class Passwords {
 public:
  /// Told on the context's thread. The context outlives this.
  explicit Passwords(boost::asio::io_context& context) : context_{context} {}

  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;
  ~Passwords();

  void check(std::string password, std::string hash, std::function<void(bool is_right)> then);
  void make_hash(std::string password, std::function<void(const std::string& hash)> then);

 private:
  template <typename Work, typename Then>
  void run(Work work, Then then);

  boost::asio::io_context& context_;
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io
