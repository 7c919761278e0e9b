// What the changelog tells sysops of the database.
#include "records/schema.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>

namespace codemaker::scores::records {
namespace {

TEST_CASE("the newest entry of the changelog has the version of the database") {
  std::ifstream file{REPOSITORY "/CHANGELOG.md"};
  std::ostringstream text;
  text << file.rdbuf();
  const std::string changelog = text.str();
  const auto begin = changelog.find("\n## ");
  const std::string entry = changelog.substr(begin, changelog.find("\n## ", begin + 1) - begin);
  CHECK(
      entry.find("`records.db` version " + std::to_string(schema_version())) != std::string::npos
  );
}

}  // namespace
}  // namespace codemaker::scores::records
