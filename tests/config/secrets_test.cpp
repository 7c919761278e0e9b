#include "config/secrets.hpp"

#include "config/reader.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace codemaker::config {
namespace {

TEST_CASE("settings are kept without the boards that come by a secret, and are the same otherwise"
) {
  const std::string others =
      "board = \"Sunset\"\nranked_runs = 3\ngames = [\"breaking\"]\nhours = \"18:00-20:00\"\n"
      "[serve]\ntelnet = [\"127.0.0.1:0\"]\n";
  const std::string near = "[[serve.boards]]\ntag = \"NEAR\"\naddresses = [\"127.0.0.0/8\"]\n";
  const std::string hidden = "[[serve.boards]]\ntag = \"FAR\"\nsecret = \"tulip\"\n";
  const std::string kept = without_secrets(others + near + hidden);
  CHECK(kept.find("tulip") == std::string::npos);
  const ParsedSettings read = read_settings(kept, "kept");
  CHECK(read.problems.empty());
  CHECK(read.settings == read_settings(others + near, "said").settings);
  CHECK(
      read_settings(without_secrets(others + hidden), "kept").settings ==
      read_settings(others, "said").settings
  );
}

TEST_CASE("what is kept of every setting is read as it was") {
  const ParsedSettings read = read_settings(without_secrets(sample()), "kept");
  CHECK(read.problems.empty());
  CHECK(without_secrets("board = \"x").empty());
}

}  // namespace
}  // namespace codemaker::config
