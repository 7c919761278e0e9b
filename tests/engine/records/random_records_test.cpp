#include "support/recorded_games.hpp"
#include "support/sanitized.hpp"

#include <catch2/catch.hpp>

namespace codemaker::engine::records {
namespace {

constexpr int recorded_games = tests::is_sanitized ? 5'000 : 100'000;

/// Of games of one game: records that do not come back as they were written, or to another end.
int count_wrong(tests::RecordedGame (*play)(Random&)) {
  Random random{14};
  int wrong = 0;
  for (int game = 0; game < recorded_games; ++game) {
    const tests::RecordedGame played = play(random);
    const std::string line = write(played.record, played.outcome);
    const auto verified = verify(line);
    const bool is_right = line.size() <= max_line && verified &&
                          verified->record == played.record && verified->stated == played.outcome;
    if (!is_right) ++wrong;
  }
  return wrong;
}

TEST_CASE("recorded games of every game replay to their results", "[every game]") {
  CHECK(tests::records_of_games().size() == ranked_games.size());
  for (const tests::RecordsOfGame& game : tests::records_of_games()) {
    INFO(name(game.game));
    CHECK(count_wrong(game.random) == 0);
  }
}

}  // namespace
}  // namespace codemaker::engine::records
