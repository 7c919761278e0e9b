#include "commands/scores/exported.hpp"

#include "commands/csv.hpp"
#include "engine/breaking/id.hpp"
#include "engine/masterix/id.hpp"
#include "support/results.hpp"

#include <catch2/catch.hpp>

namespace codemaker::commands {
namespace {

using engine::RankedGame;

scores::Entry row(const std::string& handle, engine::Points score, RankedGame table) {
  return {
      .table = table,
      .player = {"bbs, \"the\" board", "key'1", handle},
      .name = scores::table_name(handle),
      .score = score,
      .level = 4,
      .when = 1'795'424'217,
  };
}

scores::Hall some_tables() {
  scores::Hall hall;
  hall.enter(row("=Ada Lovelace", 120, engine::breaking::id));
  hall.enter(row("'=Bob", 90, engine::breaking::id));
  hall.enter(row("Čeněk \"C\", esq.", 7, engine::ranked_games.at(engine::ranked_games.size() - 1)));
  return hall;
}

std::string refusal_of_file(std::string_view bytes) {
  const auto read = read_tables(bytes, "x");
  return read ? "read" : read.error().reason();
}

std::string one_row(const std::string& fields) {
  return R"({"format":"codemaker scores","version":1,"rows":[)" + fields + "]}";
}

TEST_CASE("tables that are exported in any form come back as they were") {
  const scores::Hall hall = some_tables();
  for (const std::string& text :
       {tables_as_json(hall), tables_as_csv(hall), scores::encode(hall), tables_as_json({})}) {
    INFO(text);
    const auto read = read_tables(text, "x");
    REQUIRE(read);
    CHECK(read->hall == (read->rows == 0 ? scores::Hall{} : hall));
    CHECK(read->remarks.empty());
  }
}

TEST_CASE("the columns of an export are always the same") {
  const std::string csv = tables_as_csv(some_tables());
  CHECK(csv.starts_with("game,rank,score,level,when,seconds,name,board,key,handle\n"
                        "\"breaking\",1,120,4,\"2026-11-23T08:56:57Z\",1795424217,"));
  CHECK(tables_as_json({}).find(R"("format": "codemaker scores")") != std::string::npos);
}

TEST_CASE("what is no export is refused in a sentence that names the file") {
  CHECK(refusal_of_file("") == "x is empty");
  CHECK(refusal_of_file("hello") == "x is neither a score file nor an export of codemaker scores");
  CHECK(
      refusal_of_file("\x7F"
                      "ELF\0\1\2") == "x is neither a score file nor an export of codemaker scores"
  );
  CHECK(refusal_of_file("[1,2]") == "x is no export of codemaker scores");
  CHECK(
      refusal_of_file(R"({"format":"codemaker scores"})") == "x is no export of codemaker scores"
  );
  CHECK(
      refusal_of_file(R"({"format":"codemaker scores","version":2,"rows":[]})") ==
      "x is an export of another version of codemaker; this one reads version 1"
  );
}

TEST_CASE("a row that makes no sense is named, and nothing is taken") {
  const std::string good =
      R"({"game":"breaking","score":1,"level":1,"seconds":1,"name":"A","board":"b","key":"","handle":"A"})";
  CHECK(refusal_of_file(one_row(good)) == "read");
  CHECK(refusal_of_file(one_row(good + ",7")) == "x: row 2 makes no sense");
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"breaking", "chess"},
           {R"("score":1)", R"("score":0)"},
           {R"("score":1)", R"("score":"1x")"},
           {R"("level":1)", R"("level":-1)"},
           {R"("seconds":1)", R"("seconds":999999999999999)"},
           {R"("name":"A")", R"("name":"\u0001")"}}) {
    std::string bad = good;
    bad.replace(bad.find(from), from.size(), to);
    INFO(bad);
    CHECK(refusal_of_file(one_row(bad)) == "x: row 1 makes no sense");
  }
}

TEST_CASE("texts of a row from elsewhere are cleaned and bounded") {
  const std::string long_text(1000, 'x');
  const auto read = read_tables(
      one_row(
          R"({"game":"masterix","score":99999999999,"level":1,"seconds":1,"name":"A\u001b[2J)" +
          long_text + R"(","board":")" + long_text + R"(","key":"","handle":"\u009bH"})"
      ),
      "x"
  );
  REQUIRE(read);
  const scores::Entry entry = read->hall.rows(engine::masterix::id)[0];
  CHECK(entry.name == "A[2Jxxxxxxx");
  CHECK(entry.player.board.size() == scores::max_board_bytes);
  CHECK(entry.player.handle == "H");
  CHECK(entry.score == scores::max_score);
}

TEST_CASE("an export cut at any byte is refused or has fewer rows, and breaks nothing") {
  for (const std::string& text : {tables_as_json(some_tables()), tables_as_csv(some_tables())}) {
    for (std::size_t size = 0; size < text.size(); ++size) {
      const auto read = read_tables(std::string_view{text}.substr(0, size), "x");
      if (read) CHECK(read->rows <= 3);
    }
  }
}

TEST_CASE("a text comes back from a table for spreadsheets as it was") {
  for (const std::string text :
       {"", "a", "a,b", "\"", "a\nb", "=1", "'=1", "''=1", "'t", "+", "@x"}) {
    INFO(text);
    const auto rows = read_csv(csv_text(text) + ",2\r\n" + csv_text(text));
    REQUIRE(rows.size() == 2);
    CHECK(rows[0] == std::vector<std::string>{text, "2"});
    CHECK(rows[1][0] == text);
  }
}

}  // namespace
}  // namespace codemaker::commands
