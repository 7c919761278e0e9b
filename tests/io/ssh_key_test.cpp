// Callers by OpenSSH are known by their keys. Fingerprints as ssh-keygen -lf prints them.
#include "io/secrets/ssh_key.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace {

using codemaker::io::fingerprint_of_caller;

constexpr auto key = "AAAAC3NzaC1lZDI1NTE5AAAAIHOHpm7yjXZ3ZXlpHoZCMkSZRsIKPRU4FmAZVP0lh2//";
constexpr auto its_fingerprint = "SHA256:G4OkxNVzR53cqdnAPqJ/z/cjwGNnWUUbVFckDc13wk8";

TEST_CASE("a caller by OpenSSH is known by the fingerprint of their key") {
  CHECK(
      fingerprint_of_caller(std::string{"publickey ssh-ed25519 "} + key + "\n") == its_fingerprint
  );
}

TEST_CASE("a key counts wherever it stands among the ways a caller logged in") {
  const std::string log_in =
      std::string{"password\npublickey ssh-ed25519 "} + key + " a comment\nkeyboard-interactive\n";
  CHECK(fingerprint_of_caller(log_in) == its_fingerprint);
}

TEST_CASE("a caller by OpenSSH who came without a key has no fingerprint") {
  for (const char* log_in :
       {"", "\n", "password\n", "publickey", "publickey \n", "publickey ssh-ed25519\n",
        "publickey ssh-ed25519 \n", "publickey ssh-ed25519 !!!!\n", "keyboard-interactive\n"}) {
    CAPTURE(log_in);
    CHECK_FALSE(fingerprint_of_caller(log_in));
  }
}

TEST_CASE("what sshd says of a log-in may be cut at every byte") {
  const std::string whole = std::string{"password\npublickey ssh-ed25519 "} + key;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto found = fingerprint_of_caller(std::string_view{whole}.substr(0, size));
    CHECK(found != std::optional<std::string>{its_fingerprint});
  }
}

}  // namespace
