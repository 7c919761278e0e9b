// Links: an address opens the puzzle itself, for a guest whom nobody asks for a name before.
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace codemaker::play {
namespace {

using tests::daily_call;
using tests::tested_games;
using tests::TestedGame;
using tests::Typist;
using tests::visit;

std::string word_of(engine::RankedGame game) {
  return std::string{game_of(game).puzzle.link};
}

struct Visitor : Typist {
  explicit Visitor(const std::string& link, Presentation presentation = Presentation::lines)
      : Typist{visit(presentation, link)} {
    passwords["Ada"] = "lovelace";
  }

  [[nodiscard]] bool was_told(std::string_view text) const {
    return std::ranges::any_of(heard, [&](const std::string& line) {
      return line.find(text) != std::string::npos;
    });
  }
};

TEST_CASE("an address names a puzzle of a day or a challenge, and all else leads nowhere") {
  for (const Game& game : games()) {
    const std::string word = word_of(game.id);
    CHECK_FALSE(word.empty());
    CHECK(read_link("/daily/" + word) == Link{Link::To::daily, game.id, {}, ""});
    CHECK(
        read_link("/daily/2026-11-20/" + word) ==
        Link{Link::To::daily, game.id, tests::day_of_noon, ""}
    );
    CHECK(read_link("/c/RabbitRy/" + word) == Link{Link::To::challenge, game.id, {}, "rabbitry"});
    CHECK(read_link(link_to(tests::day_of_noon, game.id)).game == game.id);
    CHECK(read_link(link_to("rabbitry", game.id)).word == "rabbitry");
  }
  CHECK(read_link("/daily/today") == Link{Link::To::daily, {}, {}, ""});
  CHECK(read_link("/c/rabbitry") == Link{Link::To::challenge, {}, {}, "rabbitry"});
  const std::string word = word_of(games().front().id);
  const std::array<std::string, 16> wrong{
      "",
      "/",
      "/daily",
      "/daily/",
      "/daily/chess",
      "/c/",
      "/c/rabbit",
      "/c/rabbitry/chess",
      "/c/rabbitry/",
      "/daily/" + word + "/",
      "/daily/2026-13-20/" + word,
      "/daily/2026-11-20",
      "/daily/1999-01-01/" + word,
      "/daily/" + word + "/" + word,
      "/x/" + word,
      "daily/" + word};
  for (const std::string& path : wrong)
    CHECK(read_link(path) == Link{});
}

TEST_CASE(
    "who opens a link to today's puzzle stands in it, a guest, without a question", "[every game]"
) {
  for (const Presentation presentation :
       {Presentation::full, Presentation::small, Presentation::lines}) {
    for (const TestedGame& game : tested_games()) {
      for (const std::string& link :
           {"/daily/" + word_of(game.id), link_to(tests::day_of_noon, game.id)}) {
        const Visitor guest{link, presentation};
        INFO(link << guest.screen());
        CHECK(
            guest.days.puzzle ==
            "codemaker daily 1:spring:2026-11-20:" + std::string{engine::name(game.id)}
        );
        CHECK(guest.session().call().player.handle == "Guest 17");
      }
    }
  }
}

TEST_CASE("a link to a day that is over opens its puzzle unranked", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    const Visitor guest{link_to(tests::day_of_noon - 1, game.id), Presentation::full};
    CHECK(
        guest.days.puzzle ==
        "codemaker daily 1:spring:2026-11-19:" + std::string{engine::name(game.id)}
    );
    CHECK(guest.sees("2026-11-19"));
  }
}

TEST_CASE("a link to a challenge opens its page, and with a game its puzzle", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    const Visitor guest{link_to("rabbitry", game.id), Presentation::full};
    CHECK(
        guest.days.puzzle == "codemaker challenge 1:rabbitry:" + std::string{engine::name(game.id)}
    );
  }
  Visitor guest{"/c/rabbitry", Presentation::full};
  CHECK(guest.sees("R A B B I T R Y"));
  guest.type("\n");
  CHECK(guest.days.puzzle.starts_with("codemaker challenge 1:rabbitry:"));
}

TEST_CASE("a link to tomorrow or to nothing leads to the menu with a sentence") {
  const engine::RankedGame game = games().front().id;
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    const Visitor early{link_to(tests::day_of_noon + 1, game), presentation};
    CHECK(early.sees("The puzzles of 2026-11-21 open"));
    CHECK(early.session().place() == Place::menu);
    const Visitor lost{"/daily/chess", presentation};
    CHECK(lost.sees("That link leads nowhere."));
    CHECK(lost.session().place() == Place::menu);
  }
}

TEST_CASE("who plays from the main page is at the menu as a guest, and says there who they are") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Visitor guest{"/", presentation};
    CHECK(guest.session().place() == Place::menu);
    CHECK_FALSE(guest.sees("That link leads nowhere."));
    CHECK(guest.sees("Your name"));
    guest.type("y");
    CHECK(guest.session().place() == Place::name_prompt);
    guest.type("Bob\n");
    CHECK(guest.session().place() == Place::menu);
    CHECK(guest.sees("Your page"));
  }
}

TEST_CASE("a link to a game that is not offered says so") {
  Call call = visit(Presentation::full, "/daily/" + word_of(games().front().id));
  const std::vector<std::string> offered{std::string{engine::name(games().back().id)}};
  call.offered = OfferedGames{offered};
  const Typist guest{call};
  CHECK(guest.sees("isn't offered here."));
  CHECK(guest.session().place() == Place::menu);
}

TEST_CASE(
    "behind their puzzle a visitor is asked for a name, once, and may stay a guest", "[every game]"
) {
  for (const TestedGame& game : tested_games()) {
    Visitor guest{"/daily/" + word_of(game.id)};
    game.puzzle.win(guest);
    while (guest.session().place() != Place::name_prompt && guest.heard.size() < 400)
      guest.type("q\n");
    CHECK(guest.was_told("Who plays? Give a name (up to 11 letters), or stay a guest."));
    CHECK(guest.was_told("Enter alone: stay Guest 17."));
    guest.type("\n");
    CHECK(guest.session().place() == Place::daily);
    CHECK(guest.session().call().is_guest);
    CHECK(guest.days.claimed.empty());
    guest.type("q\n");
    CHECK(guest.session().place() == Place::menu);
  }
}

TEST_CASE(
    "what a visitor has played is theirs once their password is right, and their only try",
    "[every game]"
) {
  for (const TestedGame& game : tested_games()) {
    Visitor guest{"/daily/" + word_of(game.id)};
    game.puzzle.win(guest);
    while (guest.session().place() != Place::name_prompt && guest.heard.size() < 400)
      guest.type("q\n");
    guest.type("Ada\nlovelace\n");
    CHECK(guest.session().call().player.handle == "Ada");
    CHECK_FALSE(guest.session().call().is_guest);
    REQUIRE(guest.days.claimed.size() == 1);
    CHECK(engine::records::day_of(guest.days.claimed.front()) == tests::day_of_noon);
    CHECK(engine::records::game_of(guest.days.claimed.front()) == game.id);
    guest.type("p\n");
    CHECK(guest.was_told("You've played this one today."));
  }
}

TEST_CASE("where their browser is known what a guest plays is kept at once, and theirs by a name") {
  Call call = visit(Presentation::lines, "/daily/" + word_of(tested_games().front().id), true);
  Typist guest{call};
  CHECK(guest.reads.size() == 1);
  guest.passwords["Ada"] = "lovelace";
  tested_games().front().puzzle.win(guest);
  while (guest.session().place() != Place::name_prompt && guest.heard.size() < 400)
    guest.type("q\n");
  CHECK(guest.days.guests_claimed == 0);
  guest.type("Ada\nlovelace\n");
  CHECK(guest.days.guests_claimed == 1);
  CHECK(guest.days.claimed.empty());
  CHECK(guest.reads.size() == 2);
}

TEST_CASE("a guest whose browser is known may pause a game, and no ranked run") {
  Call call = visit(Presentation::full, "/daily/" + word_of(tested_games().front().id));
  call.resume_days = 30;
  Typist nobody{call};
  nobody.type("q");
  CHECK_FALSE(nobody.sees("Pause"));
  call = visit(Presentation::full, call.link, true);
  call.resume_days = 30;
  Typist guest{call};
  guest.type("q");
  CHECK(guest.sees("Pause"));
  call.link = "/daily/chess";
  Typist runner{call};
  runner.type("r\n q");
  CHECK_FALSE(runner.sees("Pause"));
}

TEST_CASE("a challenge offers pegs alone, for its code has no empty holes") {
  Visitor guest{"/c/rabbitry/" + word_of(tested_games().front().id), Presentation::small};
  CHECK_FALSE(guest.sees("no peg"));
  const Visitor lines{"/c/rabbitry/" + word_of(tested_games().front().id)};
  CHECK(lines.was_told("4 holes."));
  CHECK_FALSE(lines.was_told("no peg"));
}

TEST_CASE("of a challenge that a guest tried twice the first try is theirs") {
  Visitor guest{"/c/rabbitry/" + word_of(tested_games().front().id)};
  guest.type("5155\n1234\nq\n\n1\n1234\nq\n");
  REQUIRE(guest.days.claimed.empty());
  while (guest.session().place() != Place::menu && guest.heard.size() < 400)
    guest.type(guest.session().place() == Place::name_prompt ? "\n" : "q\n");
  guest.type("r\n");
  CHECK(guest.session().place() == Place::name_prompt);
  guest.type("Ada\nlovelace\n");
  REQUIRE(guest.days.claimed.size() == 1);
  CHECK(engine::records::moves_of(guest.days.claimed.front()) == 3);
}

TEST_CASE("a visitor is asked for a name before their first ranked run and not again") {
  Visitor guest{"/daily/chess"};
  guest.type("r\n");
  CHECK(guest.session().place() == Place::name_prompt);
  guest.type("Bob\n");
  CHECK(guest.session().call().player.handle == "Bob");
  CHECK_FALSE(guest.session().call().is_visitor);
  CHECK(ranked_game_at(guest.session().place()).has_value());
  Visitor other{"/daily/chess"};
  other.type("r\n\n");
  CHECK(ranked_game_at(other.session().place()).has_value());
  CHECK(other.session().call().player.handle == "Guest 17");
}

TEST_CASE("a visitor gets no password for a name that is nobody's") {
  Visitor guest{"/daily/chess", Presentation::full};
  guest.type("o");
  CHECK_FALSE(guest.sees("Password"));
}

TEST_CASE("a puzzle that is over can be shared, with a link to the same puzzle", "[every game]") {
  for (const TestedGame& game : tested_games()) {
    Visitor guest{"/daily/" + word_of(game.id)};
    CHECK_FALSE(guest.session().share());
    game.puzzle.win(guest);
    if (guest.session().place() == Place::name_prompt) guest.type("\n");
    const auto share = guest.session().share();
    REQUIRE(share);
    CHECK(share->line.starts_with("codemaker 2026-11-20 " + game.puzzle.won));
    CHECK(share->head.starts_with("codemaker 2026-11-20 "));
    CHECK(share->path == link_to(tests::day_of_noon, game.id));
  }
}

TEST_CASE("a shared code has a row of squares for each guess") {
  Visitor guest{"/c/rabbitry/" + word_of(tested_games().front().id)};
  guest.type("5155\n1342\n1234\n");
  const auto share = guest.session().share();
  REQUIRE(share);
  CHECK(share->line == "codemaker rabbitry 3/10 o--- *ooo ****");
  CHECK(share->head == "codemaker rabbitry 3/10");
  CHECK(
      share->squares ==
      std::vector<std::string>{"🟨⬛⬛⬛", "🟩🟨🟨🟨", "🟩🟩🟩🟩"}
  );
  CHECK(share->path == "/c/rabbitry/" + word_of(tested_games().front().id));
}

}  // namespace
}  // namespace codemaker::play
