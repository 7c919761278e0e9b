#include "dropfiles/sysop.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace codemaker::dropfiles {
namespace {

DropFile file_with(int level, const std::string& software = "") {
  DropFile file;
  file.alias = "Ulrich";
  file.security_level = level;
  if (!software.empty()) file.bbs_software = software;
  return file;
}

TEST_CASE("where nothing is configured a board's own level is its sysop's") {
  CHECK(is_sysop(file_with(255), {}));
  CHECK_FALSE(is_sysop(file_with(254), {}));
  CHECK(is_sysop(file_with(90, "Synchronet BBS for Linux  Version 3.22a"), {}));
  CHECK_FALSE(is_sysop(file_with(89, "Synchronet BBS for Linux  Version 3.22a"), {}));
  CHECK(is_sysop(file_with(100, "ENiGMA½ BBS 0.2.0-beta"), {}));
  CHECK_FALSE(is_sysop(file_with(30, "ENiGMA½ BBS 0.2.0-beta"), {}));
}

TEST_CASE("what a drop file says of the caller's role goes before its level") {
  DropFile file = file_with(255);
  file.role = Role::cosysop;
  CHECK_FALSE(is_sysop(file, {}));
  file.role = Role::sysop;
  file.security_level = 10;
  CHECK(is_sysop(file, {}));
}

TEST_CASE("a level of the config is the only one that counts") {
  CHECK(is_sysop(file_with(60), {60, {}}));
  CHECK_FALSE(is_sysop(file_with(59), {60, {}}));
  DropFile file = file_with(59);
  file.role = Role::sysop;
  CHECK_FALSE(is_sysop(file, {60, {}}));
}

TEST_CASE("a file without a level is no sysop's, and one is by a name of the config") {
  DropFile file = file_with(0);
  file.security_level.reset();
  CHECK_FALSE(is_sysop(file, {}));
  CHECK(is_sysop(file, {0, {"Ada", "ulrich"}}));
  CHECK_FALSE(is_sysop(file, {0, {"Ulric"}}));
}

}  // namespace
}  // namespace codemaker::dropfiles
