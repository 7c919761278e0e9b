// What a caller sees of kept games, when the database is what others have made of it.
#include "io/disk/game_readings.hpp"

#include "engine/breaking/id.hpp"
#include "engine/records/line.hpp"
#include "support/results.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <memory>
#include <soci/soci.h>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::io::disk {
namespace {

using engine::records::Record;
using scores::records::Store;

const scores::Player ada{"bbs", "", "Ada"};
const scores::Player bob{"bbs", "", "Bob"};

Record record_of(std::string_view kind, std::string_view setup, std::string_view moves) {
  return engine::records::read(engine::records::join({
                                   .game = "breaking",
                                   .kind = kind,
                                   .setup = setup,
                                   .moves = moves,
                                   .outcome = "unfinished.0.0.0",
                               }))
      ->record;
}

/// A database with games of Ada's, and somebody who looks at it.
struct Books {
  tests::TemporaryDirectory directory;
  std::unique_ptr<Store> store = *Store::open({directory.path("records.db"), "records.db"});
  std::vector<std::string> complaints;
  Complain complain = [this](const std::string& reason) {
    complaints.push_back(reason);
  };

  scores::records::GameId keep(
      const scores::Player& player, std::int64_t token, const Record& record
  ) {
    return *store->keep(player, token, record, 1000 + token);
  }

  scores::records::GameId keep_solo(std::int64_t token, std::string_view guesses) {
    return keep(ada, token, record_of("free", "4x6", "=2415" + std::string{guesses}));
  }

  /// As somebody would who can write to the file.
  void forge(const std::string& columns) {
    soci::session session{"sqlite3", "db=" + directory.path("records.db")};
    session << "UPDATE games SET " + columns;
  }

  play::event::GameRead look(const play::WantedGame& wanted, const scores::Player& player = ada) {
    return read_shown_game(*store, player, wanted, complain);
  }
};

scores::Entry row_of_bob() {
  scores::Entry row;
  row.table = engine::breaking::id;
  row.player = bob;
  row.name = "Bob";
  row.score = 0;
  row.level = 1;
  row.when = 1500;
  return row;
}

TEST_CASE("a caller's page, list and games are read as they were kept") {
  Books books;
  const auto id = books.keep_solo(1, ",1122,2415");
  books.keep_solo(2, ",1122,3344");
  const auto page = read_my_page(*books.store, ada, books.complain);
  CHECK(page.looked == play::Looked::done);
  CHECK(page.games[0].won == 1);
  CHECK(page.games[0].streak == 1);
  CHECK(page.games[1] == play::GameFigures{});
  const auto list = read_my_games(*books.store, ada, books.complain);
  REQUIRE(list.games.size() == 2);
  CHECK(list.games[0].title == "Free play");
  CHECK(list.games[0].result == "unfinished");
  CHECK(list.games[1].result == "won in 2 guesses");
  CHECK(list.games[1].when == 1001);
  const auto read = books.look(id);
  REQUIRE(read.game);
  CHECK(read.game->player.empty());
  CHECK(books.complaints.empty());
}

TEST_CASE("somebody who has never played has an empty page and an empty list") {
  Books books;
  CHECK(read_my_page(*books.store, bob, books.complain).looked == play::Looked::done);
  CHECK(read_my_games(*books.store, bob, books.complain).games.empty());
}

TEST_CASE("another player's game is not shown by its number") {
  Books books;
  const auto id = books.keep_solo(1, ",1122,2415");
  books.keep(bob, 2, record_of("free", "4x6", "=2415,2415"));
  const auto read = books.look(id, bob);
  CHECK_FALSE(read.game);
  CHECK(read.refusal == "This game is not kept any more.");
  CHECK_FALSE(books.look(id + 1000).game);
}

TEST_CASE("a game that was forged, cut short or is newer is a sentence and a line in the log") {
  for (const std::string forged :
       {"line = substr(line, 1, 20)", "line = 'cm9' || substr(line, 4)",
        "line = replace(line, ',1122', ',2211')", "line = ''", "line = zeroblob(300000)", "one = 1",
        "ending = 4", "ending = 77", "line = char(27) || '[2J'"}) {
    Books books;
    const auto id = books.keep_solo(1, ",1122,2415");
    books.forge(forged);
    INFO(forged);
    CHECK(read_my_games(*books.store, ada, books.complain).games.empty());
    const auto read = books.look(id);
    CHECK_FALSE(read.game);
    CHECK(read.refusal == "This game can't be shown. The sysop has been told.");
    CHECK(books.complaints.size() == 2);
    static_cast<void>(read_my_page(*books.store, ada, books.complain));
  }
}

TEST_CASE("figures of a forged database are numbers, however wild") {
  Books books;
  books.keep(ada, 1, record_of("campaign", "", "=2631,1552,Q"));
  books.keep_solo(2, ",1122,2415");
  for (const std::string forged :
       {"level = 9000000000000000000", "level = -5", "one = -1", "guesses = 'zzzz!~'",
        "guesses = char(0)", "ending = -3", "lost = 9223372036854775807"}) {
    INFO(forged);
    books.forge(forged);
    const auto page = read_my_page(*books.store, ada, books.complain);
    CHECK(page.games[0].games >= 0);
    CHECK(page.games[0].guesses.size() <= 35);
    CHECK(page.games[0].ended_in.size() <= 35);
  }
}

TEST_CASE("a database that is away is a sentence") {
  Books books;
  const auto away = Store::later({books.directory.path("nowhere/records.db"), "records.db"});
  CHECK(read_my_page(*away, ada, books.complain).looked == play::Looked::failed);
  CHECK(read_my_games(*away, ada, books.complain).looked == play::Looked::failed);
  for (const play::WantedGame& wanted :
       {play::WantedGame{play::KeptGameId{1}}, play::WantedGame{row_of_bob()}}) {
    const auto read = read_shown_game(*away, ada, wanted, books.complain);
    CHECK(read.refusal == "Kept games can't be read right now. The sysop has been told.");
  }
  CHECK(books.complaints.size() == 4);
}

TEST_CASE("the run behind a row of the Hall of Fame is shown to others once it is over") {
  Books books;
  const play::WantedGame row{row_of_bob()};
  CHECK(books.look(row).refusal == "This run was not kept, so it can't be shown.");
  books.keep(bob, 1, record_of("campaign", "", "=2631,1552"));
  CHECK(books.look(row).refusal == "This run is still going on. It can be shown afterwards.");
  books.keep(bob, 1, record_of("campaign", "", "=2631,1552,Q"));
  const auto read = books.look(row);
  REQUIRE(read.game);
  CHECK(read.game->player == "Bob");
  CHECK(read.wanted == row);
}

TEST_CASE("the name over a run is cleaned of what a score file may hold") {
  Books books;
  books.keep(bob, 1, record_of("campaign", "", "=2631,1552,Q"));
  scores::Entry row = row_of_bob();
  row.name = "\x1b[2J|12Eve@X";
  const auto read = books.look(row);
  REQUIRE(read.game);
  CHECK(read.game->player.find('\x1b') == std::string::npos);
  CHECK(read.game->player.size() <= 11);
}

}  // namespace
}  // namespace codemaker::io::disk
