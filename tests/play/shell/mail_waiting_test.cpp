// What the menu says of games by mail that wait.
#include "play/events/kept_games.hpp"
#include "play/shell/mail/words.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play::shell::mail {
namespace {

TEST_CASE("what waits is counted") {
  CHECK(waiting_text({}).empty());
  CHECK(waiting_text({1, 0}) == "By mail it is your move in 1 game.");
  CHECK(waiting_text({2, 1}) == "By mail it is your move in 2 games; 1 is offered.");
  CHECK(waiting_text({0, 3}) == "By mail 3 games are offered to you.");
}

}  // namespace
}  // namespace codemaker::play::shell::mail
