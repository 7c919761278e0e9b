#include "commands/records/json.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>

#include <sstream>

namespace codemaker::commands {
namespace {

using engine::records::verify;
using nlohmann::json;

/// The line that a record as JSON stands for.
std::string line_of(const json& object) {
  const AnswerObject nobody;
  return record_line(Request{object, nobody});
}

json small_game() {
  return json::parse(R"({"game":"breaking","kind":"free","setup":"4x6","moves":["=2415",",2415"],)"
                     R"("result":{"ending":"won","level":0,"one":1,"two":0}})");
}

/// Why a game with one field changed is refused; its line if it is not.
std::string refusal(const char* field, const json& value) {
  json game = small_game();
  game[field] = value;
  try {
    return line_of(game);
  } catch (const BadRequest& bad) {
    return bad.what();
  }
}

TEST_CASE("a record as JSON comes back as the same line, whatever its kind") {
  std::istringstream lines{tests::read_file(tests::vectors() / "records" / "games.txt")};
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const auto record = verify(line);
    REQUIRE(record.has_value());
    const json object = json::parse(record_json(record->record, record->stated).dump());
    CHECK(object["line"] == line);
    CHECK(line_of(object) == line);
  }
  CHECK(count > 20);
}

TEST_CASE("a record as JSON may have its moves as texts alone") {
  CHECK(line_of(small_game()).starts_with("cm1:breaking:free:r1.4x6:=2415,2415:won.0.1.0:"));
}

TEST_CASE("a field of a record as JSON that is missing or of another kind is named") {
  CHECK(refusal("moves", "=2415") == "\"moves\" must be a list");
  CHECK(refusal("moves", {1}) == "each of \"moves\" must be a text, or have a \"move\"");
  CHECK(refusal("game", 1) == "\"game\" must be a text");
  CHECK(refusal("setup", nullptr) == "\"setup\" must be a text");
  CHECK(refusal("format", 2) == "this program knows \"format\" 1");
  CHECK(refusal("rules", "1") == "\"rules\" must be a whole number from 1 to 1000000");
  CHECK(refusal("result", 1) == "\"result\" must be an object");
  CHECK(refusal("result", json::object()) == "\"ending\" must be a text");
  CHECK(
      refusal("result", {{"ending", "won"}, {"level", -1}}) == "\"level\" must be a whole number"
  );
}

TEST_CASE("a record as JSON of other rules is refused as its line is") {
  const auto refused = verify(refusal("rules", 2));
  REQUIRE_FALSE(refused.has_value());
  CHECK(text(refused.error()) == "column 19: rules version 2 is not known; this program knows 1");
}

TEST_CASE("a text in JSON cannot smuggle fields or lines into a record") {
  for (const char* text : {"free:r1.4x6", "free\n", "", "\xff"}) {
    CAPTURE(text);
    CHECK_FALSE(verify(refusal("kind", text)).has_value());
  }
}

}  // namespace
}  // namespace codemaker::commands
