#include "config/syntax.hpp"

#include "config/reader.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

namespace codemaker::config {
namespace {

TEST_CASE("usual mistakes are told in words of who writes settings, without the value") {
  const std::string first = "mode = \"auto\"\n";
  for (const auto& [line, told] : std::vector<std::pair<std::string, std::string>>{
           {"board = \"Sunset", "board: a quote is missing at the end of this text"},
           {"board = \"Sunset # with a comment",
            "board: a quote is missing at the end of this text"},
           {"season_key = 'tulip", "season_key: a quote is missing at the end of this text"},
           {"board = Sunset", "board: a text stands in quotes, as in name = \"text\""},
           {"hours = 18:00-23:30", "hours: a text stands in quotes, as in name = \"text\""},
           {"board = \"Sunset\" Strip",
            "board: something stands behind the text, beyond its quotes"},
           {"board =", "board: the value is missing"},
           {"board", "a setting is written as: name = value"},
           {"games = [\"breaking\"", "games: a bracket is missing at the end of this list"},
           {"[serve", "a bracket is missing at the end"}}) {
    for (const std::string end : {"", "\n", "\r\nidle_minutes = 5\r\n"}) {
      INFO(line << end);
      const auto problems = read_settings(first + line + end, "codemaker.toml").problems;
      REQUIRE(problems.size() == 1);
      CHECK(problems.front().text == "codemaker.toml line 2: " + told);
    }
  }
}

TEST_CASE("a section that stands twice is told with the line where it began") {
  const std::string text =
      "board = \"Sunset\"\n[serve] # ours\nweb = [\"127.0.0.1:8080\"]\n[log]\n";
  const auto problems =
      read_settings(text + "[serve]\nmax_callers = 5\n", "codemaker.toml").problems;
  REQUIRE(problems.size() == 1);
  CHECK(
      problems.front().text ==
      "codemaker.toml line 5: [serve] begins in line 2 already; put these lines there"
  );
}

TEST_CASE("where the data lie is read from its own line, whatever is wrong in others") {
  CHECK(data_in_broken("board = \"Sunset\ndata = \"/bbs/data\" # here\n") == "/bbs/data");
  CHECK(data_in_broken(" data='a b'\nboard = x") == "a b");
  for (const std::string none :
       {"", "board = \"x", "data = \"/bbs", "data = 5", "[serve]\ndata = \"x\"", "# data = \"x\"",
        "database = \"x\""}) {
    INFO(none);
    CHECK_FALSE(data_in_broken(none));
  }
}

}  // namespace
}  // namespace codemaker::config
