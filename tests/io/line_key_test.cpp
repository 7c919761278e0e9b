#include "io/secrets/line_key.hpp"

#include "io/posix/files.hpp"
#include "io/posix/key_file.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <vector>

namespace codemaker::io {
namespace {

constexpr std::string_view line = "cm1:breaking:free:r1.4x6:=2415,1122:unfinished.0.1.0:00000000";

TEST_CASE("a line is opened with the key that closed it, and with no other") {
  const tests::TemporaryDirectory directory;
  const auto safe = line_safe(directory.path("one"), KeyUse::may_make);
  const auto closed = safe->close(line);
  REQUIRE(closed);
  CHECK(closed->starts_with("sealed:"));
  CHECK(closed->find("2415") == std::string::npos);
  CHECK(*safe->close(line) != *closed);
  CHECK(*safe->open(*closed) == line);
  CHECK(*line_safe(directory.path("one"), KeyUse::existing)->open(*closed) == line);
  const auto other = line_safe(directory.path("two"), KeyUse::may_make)->open(*closed);
  REQUIRE_FALSE(other);
  CHECK(other.error().reason().find("sealed with another key than that of") != std::string::npos);
}

TEST_CASE("what was changed in a closed line, or cut off it, is not opened") {
  const tests::TemporaryDirectory directory;
  const auto safe = line_safe(directory.path("key"), KeyUse::may_make);
  const std::string closed = *safe->close(line);
  for (const std::size_t at : {closed.size() / 2, closed.size() - 2}) {
    std::string changed = closed;
    changed[at] = changed[at] == 'A' ? 'B' : 'A';
    CHECK_FALSE(safe->open(changed));
    CHECK_FALSE(safe->open(closed.substr(0, at)));
  }
  for (const char* const none : {"sealed:", "sealed:AAAA", "sealed:!"})
    CHECK_FALSE(safe->open(none));
}

TEST_CASE(
    "a key is for those alone who share its directory, and a file that is none is not taken for one"
) {
  const tests::TemporaryDirectory directory;
  CHECK_FALSE(line_safe(directory.path("key"), KeyUse::existing)->close(line));
  CHECK_FALSE(exists(directory.path("key")));
  CHECK(line_safe(directory.path("key"), KeyUse::may_make)->close(line));

  struct stat status {};

  REQUIRE(::stat(directory.path("key").c_str(), &status) == 0);
  CHECK((status.st_mode & 0777U) == 0600U);
  // Accounts that share the directory share the key, whichever of them makes it.
  REQUIRE(::chmod(directory.path("").c_str(), 0770) == 0);
  CHECK(line_safe(directory.path("shared"), KeyUse::may_make)->close(line));
  REQUIRE(::stat(directory.path("shared").c_str(), &status) == 0);
  CHECK((status.st_mode & 0777U) == 0640U);
  std::ofstream{directory.path("none")} << "no key";
  const auto none = line_safe(directory.path("none"), KeyUse::may_make)->close(line);
  REQUIRE_FALSE(none);
  CHECK(none.error().reason().find("holds no key") != std::string::npos);
}

TEST_CASE("of many who make a key at once one has made it, and all have that") {
  const tests::TemporaryDirectory directory;
  std::vector<std::string> closed(16);
  {
    std::vector<std::thread> threads;
    for (std::string& mine : closed)
      threads.emplace_back([&] {
        mine = *line_safe(directory.path("key"), KeyUse::may_make)->close(line);
      });
    for (std::thread& thread : threads)
      thread.join();
  }
  const auto safe = line_safe(directory.path("key"), KeyUse::existing);
  for (const std::string& each : closed)
    CHECK(*safe->open(each) == line);
}

}  // namespace
}  // namespace codemaker::io
