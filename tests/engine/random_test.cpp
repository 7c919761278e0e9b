#include "engine/random.hpp"

#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace codemaker::engine {
namespace {

TEST_CASE("seeds give the numbers of the reference generator") {
  const auto deals =
      nlohmann::json::parse(tests::read_file(tests::vectors() / "masterix" / "deals.json"));
  for (const auto& row : deals["generator"]) {
    const auto seed = std::stoull(row["seed"].get<std::string>());
    INFO("seed " << seed);
    Random random{seed};
    for (const auto& next : row["next"]) {
      CHECK(random.next() == std::stoull(next.get<std::string>()));
    }
    Random bounded{seed};
    for (const auto& below : row["below48"])
      CHECK(bounded.below(48) == below.get<std::uint64_t>());
  }
}

}  // namespace
}  // namespace codemaker::engine
