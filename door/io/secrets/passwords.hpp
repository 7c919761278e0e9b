/// Passwords of callers of our own server: Argon2id by libsodium, as a hash that holds its salt and
/// its costs. A check costs about a tenth of a second and 64 MB, so that guessing is dear.
#pragma once

#include "scores/entry.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io {

/// The hash of a password; empty if there is no memory for it.
[[nodiscard]] std::string hash_of_password(const std::string& password);

/// False for a hash that is none, too.
[[nodiscard]] bool is_password(const std::string& password, const std::string& hash);

/// Overwrites a text that must not stay in memory.
void wipe(std::string& secret);

/// Who waits for a password to be looked at, the one whom others let pass first.
enum class Asker : std::uint8_t {
  owner,    ///< was right there before
  fresh,    ///< nobody knows
  guesser,  ///< somebody was wrong there
};

/// A place in the queue.
struct Turn {
  Asker asker = Asker::owner;
  std::string from = {};  ///< the network: nobody has two turns there while others have none
};

/// Works on one password after the other, on a thread of its own. Owners come first. Of all others
/// who came last comes next: in a flood, whoever waits long will not be looked at in time anyway.
/// They are so many a minute, and so many wait; of more the last in the order is refused.
class Passwords {
 public:
  static constexpr std::size_t most_waiting = 32;           ///< besides owners
  static constexpr std::chrono::milliseconds between{150};  ///< 400 a minute, besides owners

  /// Told on the context's thread, which alone calls this. The context outlives this.
  explicit Passwords(boost::asio::io_context& context) : context_{context}, pace_{context} {}

  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;
  ~Passwords();

  /// nullopt: refused, too many wait.
  void check(
      std::string password, std::string hash, Turn turn,
      std::function<void(std::optional<bool> is_right)> then
  );
  /// Empty: refused, or there is no memory for it.
  void make_hash(
      std::string password, Turn turn, std::function<void(const std::string& hash)> then
  );

 private:
  struct Job {
    Turn turn;
    std::size_t before = 0;  ///< how many of its network waited when it came
    std::uint64_t number = 0;
    std::function<void()> begin;
    std::function<void()> refuse;

    [[nodiscard]] bool is_owners() const { return turn.asker == Asker::owner; }

    [[nodiscard]] bool is_sooner_than(const Job& other) const;
  };

  template <typename Work, typename Then>
  void run(Work work, Then then);
  void add(Job job);
  void refuse_last();
  void begin_next();

  boost::asio::io_context& context_;
  boost::asio::steady_timer pace_;
  std::vector<Job> waiting_;
  std::uint64_t came_ = 0;
  bool is_working_ = false;
  std::chrono::steady_clock::time_point next_stranger_{};
  std::unique_ptr<boost::asio::thread_pool> thread_;
};

}  // namespace codemaker::io
