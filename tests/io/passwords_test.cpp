#include "io/secrets/passwords.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>

#include <optional>
#include <string>

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
  passwords.make_hash("lovelace", [&](const std::string& made) { hash = made; });
  while (hash.empty())
    context.run_one();
  std::optional<bool> is_right;
  passwords.check("lovelace", hash, [&](bool told) { is_right = told; });
  while (!is_right)
    context.run_one();
  CHECK(is_right == true);
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
