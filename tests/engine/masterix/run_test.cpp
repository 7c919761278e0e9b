#include "engine/ranked_run.hpp"

#include "boards.hpp"

namespace codemaker::engine::masterix {
namespace {

TEST_CASE("every campaign vector ends with its bank and level") {
  for (const auto& campaign : tests::masterix_vectors("scoring.json", "campaigns")) {
    INFO(campaign);
    RankedRun run;
    for (const auto& round : campaign["rounds"]) {
      REQUIRE_FALSE(run.is_over());
      if (round == "abandon") {
        run.abandon();
      } else {
        const Points own = round[0];
        run.record(verdict_of(own, round[1]), own);
      }
    }
    CHECK(run.bank() == campaign["bank"]);
    CHECK(run.level() == campaign["last_level"]);
    CHECK(run.is_over() == campaign["over"].get<bool>());
  }
}

TEST_CASE("a Masterix run has no highest level") {
  RankedRun run;
  for (int level = 1; level <= 1000; ++level) {
    REQUIRE(run.level() == level);
    run.record(Verdict::won, 2);
  }
  CHECK(run.bank() == 2000);
}

}  // namespace
}  // namespace codemaker::engine::masterix
