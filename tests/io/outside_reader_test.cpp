#include "io/posix/outside_reader.hpp"

#include "io/calls/confinement.hpp"
#include "io/posix/files.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace codemaker::io {
namespace {

using tests::TemporaryDirectory;

constexpr std::size_t megabyte = 1U << 20U;

std::string content(const std::string& path) {
  const auto bytes = read_file(path, 2 * megabyte);
  return bytes && *bytes ? **bytes : "nothing";
}

bool write_to(const std::string& path, std::string_view bytes) {
  return write_new_file(path, bytes, NewFile::own).has_value();
}

/// What a confined process is told, as its status.
int told_when_confined(
    OutsideReader& reader, const std::string& data, const std::string& expected
) {
  const pid_t child = ::fork();
  if (child == 0) {
    if (!confine(Confined::server, {.data_directory = data, .games = {}}).empty()) ::_exit(2);
    const auto told = reader.ask();
    ::_exit(told && *told == expected ? 0 : 1);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  return WEXITSTATUS(status);
}

TEST_CASE("a confined process is told a file that it cannot read, as it is now", "[confinement]") {
  const TemporaryDirectory root;
  const std::string path = root.path("config");
  OutsideReader reader{[path] {
    return content(path);
  }};
  CHECK(told_when_confined(reader, root.path("data"), "nothing") == 0);
  REQUIRE(write_to(path, "one"));
  CHECK(told_when_confined(reader, root.path("data"), "one") == 0);
  REQUIRE(::unlink(path.c_str()) == 0);
  const std::string whole(megabyte, 'x');
  REQUIRE(write_to(path, whole));
  CHECK(told_when_confined(reader, root.path("data"), whole) == 0);
}

TEST_CASE("a reader that has ended is a fault, and not waited for", "[confinement]") {
  OutsideReader reader{[]() -> std::string {
    ::_exit(0);
  }};
  CHECK_FALSE(reader.ask());
  CHECK_FALSE(reader.ask());
}

}  // namespace
}  // namespace codemaker::io
