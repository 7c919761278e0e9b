#include "dropfiles/drop_file.hpp"

#include "support/results.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <sstream>

namespace codemaker::dropfiles {
namespace {

/// A file of the vectors with this text for a line.
std::string vector_with_line(
    const std::string& id, const std::string& name, int line, std::string text
) {
  std::istringstream file{tests::read_file(tests::vectors() / "dropfiles" / id / name)};
  std::string bytes;
  std::string own;
  for (int number = 1; std::getline(file, own); ++number)
    bytes += (number == line ? std::exchange(text, "") + "\r" : own) + "\n";
  return bytes;
}

struct Row {
  const char* id;
  const char* name;
  int line;
};

constexpr const char* secret = "SESAME-OPEN";

}  // namespace

TEST_CASE("a password in a drop file is put out before anybody reads it") {
  for (const Row& row :
       {Row{"mystic-doorsys", "DOOR.SYS", 14}, Row{"icyboard-doorsys-51-lines", "DOOR.SYS", 13},
        Row{"anetbbs-doorsys-2026", "DOOR.SYS", 12}, Row{"anetbbs-doorsys-earlier", "DOOR.SYS", 14},
        Row{"sbbs-callinfo", "CALLINFO.BBS", 7}, Row{"sbbs-sfdoors", "SFDOORS.DAT", 3},
        Row{"sbbs-tribbs", "TRIBBS.SYS", 3}}) {
    INFO(row.id);
    std::string bytes = vector_with_line(row.id, row.name, row.line, secret);
    const auto before = read_drop_file(row.name, bytes);
    REQUIRE(bytes.find(secret) != std::string::npos);
    blank_passwords(row.name, bytes);
    CHECK(bytes.find(secret) == std::string::npos);
    const auto after = read_drop_file(row.name, bytes);
    REQUIRE(before);
    REQUIRE(after);
    CHECK(after->alias == before->alias);
    CHECK(after->security_level == before->security_level);
    CHECK(after->seconds_left == before->seconds_left);
    CHECK(after->rows == before->rows);
  }
}

TEST_CASE("the password of PCBOARD.SYS stands at a fixed place") {
  std::string bytes = tests::read_file(tests::vectors() / "dropfiles/sbbs-pcboard/PCBOARD.SYS");
  bytes.replace(40, 11, secret);
  blank_passwords("PCBOARD.SYS", bytes);
  CHECK(bytes.find(secret) == std::string::npos);
  CHECK(bytes.substr(40, 12) == std::string(12, ' '));
  CHECK(read_drop_file("PCBOARD.SYS", bytes));
}

TEST_CASE("a password goes from a file that is cut at any byte") {
  const std::string whole = vector_with_line("mystic-doorsys", "DOOR.SYS", 14, secret);
  const auto end = whole.find(secret) + std::string_view{secret}.size();
  for (std::size_t size = end; size <= whole.size(); ++size) {
    std::string bytes = whole.substr(0, size);
    blank_passwords("DOOR.SYS", bytes);
    CAPTURE(size);
    CHECK(bytes.size() == size);
    REQUIRE(bytes.find(secret) == std::string::npos);
  }
}

TEST_CASE("nothing is put out in a drop file without a password") {
  for (const char* name : {"DOOR32.SYS", "README.TXT"}) {
    std::string bytes =
        tests::read_file(tests::vectors() / "dropfiles/sbbs-door32-stdio/DOOR32.SYS");
    const std::string before = bytes;
    blank_passwords(name, bytes);
    CHECK(bytes == before);
  }
}

}  // namespace codemaker::dropfiles
