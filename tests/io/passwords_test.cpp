#include "io/secrets/passwords.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io {
namespace {

TEST_CASE("a password is known by its hash, which is another one each time") {
  const std::string hash = hash_of_password("lovelace");
  CHECK(hash.starts_with("$argon2id$"));
  CHECK(hash.find("lovelace") == std::string::npos);
  CHECK(is_password("lovelace", hash));
  CHECK_FALSE(is_password("Lovelace", hash));
  CHECK_FALSE(is_password("", hash));
  CHECK(hash_of_password("lovelace") != hash);
}

TEST_CASE("a hash that is none lets nobody in") {
  for (const std::string& hash :
       {std::string{}, std::string{"lovelace"}, std::string{"$argon2id$"}, std::string(500, '$')})
    CHECK_FALSE(is_password("lovelace", hash));
}

TEST_CASE("passwords are hashed and checked on a thread of their own, and told on this one") {
  boost::asio::io_context context;
  Passwords passwords{context};
  const auto guard = boost::asio::make_work_guard(context);
  std::string hash;
  passwords.make_hash("lovelace", {}, [&](const std::string& made) { hash = made; });
  while (hash.empty())
    context.run_one();
  std::optional<bool> is_right;
  passwords.check("lovelace", hash, {}, [&](std::optional<bool> told) { is_right = told; });
  while (!is_right)
    context.run_one();
  CHECK(is_right == true);
}

/// Passwords that wait, none of which is right, and who was told so.
struct Queue {
  /// Somebody comes; their name is noted when they are told.
  void come(const std::string& name, Asker asker, const std::string& from) {
    passwords.check("x", "no hash", {asker, from}, [this, name](std::optional<bool> is_right) {
      (is_right ? looked_at : refused).push_back(name);
    });
  }

  void wait_for(std::size_t most) {
    while (looked_at.size() < most)
      context.run_one();
  }

  boost::asio::io_context context;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard =
      boost::asio::make_work_guard(context);
  Passwords passwords{context};
  std::vector<std::string> looked_at;
  std::vector<std::string> refused;
};

TEST_CASE("an owner is looked at before a thousand guesses that came sooner") {
  Queue queue;
  for (int i = 0; i < 1000; ++i)
    queue.come("guess", i % 2 == 0 ? Asker::guesser : Asker::fresh, std::to_string(i));
  queue.come("Ada", Asker::owner, "home");
  queue.come("Bob", Asker::owner, "home");
  queue.wait_for(3);
  CHECK(queue.looked_at == std::vector<std::string>{"guess", "Ada", "Bob"});
  CHECK(queue.refused.size() == 1000 - 1 - Passwords::most_waiting);
}

TEST_CASE("who was never wrong is looked at before who guesses, and who came last before others") {
  Queue queue;
  queue.come("at once", Asker::guesser, "0");
  for (const char* const name : {"early", "late"})
    queue.come(name, Asker::fresh, name);
  for (int i = 0; i < 100; ++i)
    queue.come("guess", Asker::guesser, std::to_string(i));
  queue.wait_for(4);
  CHECK(queue.looked_at == std::vector<std::string>{"at once", "late", "early", "guess"});
  CHECK(queue.refused == std::vector<std::string>(100 + 2 - Passwords::most_waiting, "guess"));
}

TEST_CASE("nobody's second password is looked at before another network's first one") {
  Queue queue;
  queue.come("at once", Asker::fresh, "0");
  queue.come("first", Asker::fresh, "1");
  queue.come("other", Asker::fresh, "2");
  for (int i = 0; i < 50; ++i)
    queue.come("again", Asker::fresh, "1");
  queue.wait_for(4);
  CHECK(queue.looked_at == std::vector<std::string>{"at once", "other", "first", "again"});
}

TEST_CASE("those who are no owners are four hundred a minute at the most") {
  Queue queue;
  const auto began = std::chrono::steady_clock::now();
  for (int i = 0; i < 5; ++i)
    queue.come("guess", Asker::fresh, std::to_string(i));
  queue.wait_for(5);
  CHECK(std::chrono::steady_clock::now() - began >= 4 * Passwords::between);
}

TEST_CASE("a wiped text is gone from its memory") {
  std::string secret(40, 'x');
  const char* const memory = secret.data();
  wipe(secret);
  CHECK(secret.empty());
  CHECK(memory[20] == '\0');
}

}  // namespace
}  // namespace codemaker::io
