// Records of Egg Carton as JSON.
#include "commands/records/json.hpp"

#include <catch2/catch.hpp>

namespace codemaker::commands {
namespace {

using engine::records::verify;
using nlohmann::json;

TEST_CASE("JSON has the position after each move") {
  const AnswerObject nobody;
  const json game =
      json::parse(R"({"game":"eggcarton","kind":"pair","setup":"classic.usual","moves":[",D"],)"
                  R"("result":{"ending":"unfinished","level":0,"one":17,"two":18}})");
  const auto record = verify(record_line(Request{game, nobody}));
  REQUIRE(record.has_value());
  const auto object = record_json(record->record, record->stated);
  REQUIRE(object["moves"].size() == 1);
  CHECK(
      object["moves"][0].dump() ==
      R"({"move":",D","slots":[3,3,3,0,4,4,3,3,3,3,3,3],"off":[1,0],"turn":1})"
  );
}

}  // namespace
}  // namespace codemaker::commands
