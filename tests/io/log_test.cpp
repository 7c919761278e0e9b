#include "io/calls/call_record.hpp"
#include "io/log/log.hpp"
#include "io/posix/folder.hpp"
#include "io/posix/locks.hpp"
#include "log_directory.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <string>

namespace codemaker::io {
namespace {

TEST_CASE("whatever would steer a terminal is shown in a log instead of obeyed") {
  CHECK(log_safe("Ada Lovelace, Zoë, Ягода") == "Ada Lovelace, Zoë, Ягода");
  CHECK(log_safe("\x1b[2J\r\n\x7f") == "\\x1b[2J\\x0d\\x0a\\x7f");
  // C1 in UTF-8, and as the one byte that an 8-bit terminal obeys.
  CHECK(log_safe("\u009b2J") == "\\xc2\\x9b2J");
  CHECK(
      log_safe("\x9b"
               "2J \xff") == "\\x9b2J \\xff"
  );
  // What turns the text around.
  CHECK(log_safe("a\u202eb") == "a\\xe2\\x80\\xaeb");
}

TEST_CASE("a text cut in the middle of a character is shown as it is") {
  CHECK(log_safe("Zo\xc3") == "Zo\\xc3");
  CHECK(log_safe("\xef\xbf\xbd") == "\xef\xbf\xbd");
}

std::int64_t bytes_of_logs(const std::string& directory) {
  const auto folder = Folder::open(directory);
  std::int64_t bytes = 0;
  for (const std::string& name : *folder->names())
    bytes += folder->status(name)->size;
  return bytes;
}

constexpr std::int64_t mebibyte = std::int64_t{1} << 20U;

TEST_CASE("whatever is written into a log, it and the older ones stay within their megabytes") {
  const tests::LogDirectory place;
  // Two doors write the same log.
  std::array logs{Log{place.directory.path(), 1}, Log{place.directory.path(), 1}};
  for (int i = 0; i < 30'000; ++i) {
    logs.at(static_cast<std::size_t>(i % 2)).call(std::string(100, 'x') + std::to_string(i));
    if (i % 1000 == 0) REQUIRE(bytes_of_logs(place.directory.path()) <= mebibyte);
  }
  const auto bytes = bytes_of_logs(place.directory.path());
  CHECK(bytes <= mebibyte);
  CHECK(bytes > mebibyte / 2);
  CHECK(Folder::open(place.directory.path())->names()->size() == 5);
  CHECK(place.lines().ends_with("x29999\n"));
}

TEST_CASE("a log that cannot be set aside takes no more than its bound") {
  const tests::LogDirectory place;
  const auto folder = Folder::open(place.directory.path());
  Log log{place.directory.path(), 1};
  // Another program holds it, and never gives it back.
  const auto held = folder->open_to_write(log_file, Folder::Writing::at_end);
  REQUIRE(*try_lock((*held)->get(), log_file));
  for (int i = 0; i < 30'000; ++i)
    log.call(std::string(100, 'x'));
  CHECK(bytes_of_logs(place.directory.path()) <= mebibyte);
}

TEST_CASE("old logs that are larger than the config allows go, the oldest first") {
  const tests::LogDirectory place;
  Log log{place.directory.path(), 8};
  while (bytes_of_logs(place.directory.path()) < 4 * mebibyte)
    log.call(std::string(2000, 'x'));
  log.keep_within(1);
  log.call("a line more");
  CHECK(bytes_of_logs(place.directory.path()) <= mebibyte);
  CHECK(place.lines().ends_with("a line more\n"));
}

TEST_CASE("a log that somebody has moved away goes on under its name") {
  const tests::LogDirectory place;
  Log log = place.open();
  log.call("before");
  const auto folder = Folder::open(place.directory.path());
  REQUIRE(*folder->rename(log_file, "elsewhere"));
  log.call("behind");
  CHECK(place.lines().ends_with("behind\n"));
  CHECK(place.lines().find("before") == std::string::npos);
}

TEST_CASE("a line of the log is cut where it is longer than anything we say") {
  const tests::LogDirectory place;
  std::string text = "x";
  for (int i = 0; i < 5000; ++i)
    text += "ë";
  place.open().fault(text);
  const std::string lines = place.lines();
  CHECK(lines.size() < 2200);
  CHECK(lines.ends_with("ë...\n"));
}

TEST_CASE("a call that begins has a line that says who and where") {
  CHECK(
      first_log_line("Ada", "stdio node 2 by DOOR32.SYS") ==
      "call begins: Ada on stdio node 2 by DOOR32.SYS"
  );
}

}  // namespace
}  // namespace codemaker::io
