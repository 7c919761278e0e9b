// Medals: what they are given for, that they stay, and where they are told and seen.
#include "play/shell/medals.hpp"

#include "engine/breaking/id.hpp"
#include "play/catalog/games.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "support/campaign_runs.hpp"
#include "support/looked_at.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace codemaker::play::shell {
namespace {

constexpr engine::RankedGame codes = engine::breaking::id;

/// The names of those that are won.
std::vector<std::string> names_of_won(const Merits& merits) {
  std::vector<std::string> names;
  for (const Medal& medal : medals_of(codes, merits))
    if (medal.is_won) names.emplace_back(medal.name);
  return names;
}

using Names = std::vector<std::string>;

TEST_CASE("there are at most 24 medals, and no two of a game have one name", "[every game]") {
  std::size_t all = 0;
  for (const Game& game : games()) {
    const auto medals = medals_of(game.id, {{}, {}, {}});
    std::set<std::string_view> names;
    for (const Medal& medal : medals)
      names.insert(medal.name);
    CHECK(names.size() == medals.size());
    CHECK(medals.size() <= std::size_t{MedalsWon::most});
    CHECK(std::ranges::none_of(medals, &Medal::is_won));
    all += medals.size();
  }
  CHECK(all <= 8 * games().size());
}

TEST_CASE("levels won give bronze, silver and gold: a run ends in the level that was not won") {
  CHECK(names_of_won({{.runs = 1, .best_level = 3}, {}, {}}).empty());
  CHECK(names_of_won({{.runs = 1, .best_level = 4}, {}, {}}) == Names{"Bronze"});
  CHECK(names_of_won({{.runs = 1, .best_level = 7}, {}, {}}) == Names{"Bronze", "Silver"});
  CHECK(names_of_won({{.runs = 1, .best_level = 11}, {}, {}}) == Names{"Bronze", "Silver", "Gold"});
}

TEST_CASE("rows of the Hall, rows of wins, games by mail and reviewed codes give one each") {
  CHECK(names_of_won({{}, {}, 10}) == Names{"Ten best"});
  CHECK(names_of_won({{}, {}, 1}) == Names{"Ten best", "Champion"});
  CHECK(names_of_won({{.longest_streak = 4}, {}, {}}).empty());
  CHECK(names_of_won({{.longest_streak = 5}, {}, {}}) == Names{"Five in a row"});
  const std::vector<MailRecord> of_mail{{codes, "Karl", "", 1, 9, 0}};
  CHECK(names_of_won({{}, of_mail, {}}) == Names{"Letter"});
  CHECK(names_of_won({{.reviewed = 9}, {}, {}}).empty());
  CHECK(names_of_won({{.reviewed = 10, .lost_guesses = 2'499}, {}, {}}) == Names{"Sharp eye"});
  CHECK(names_of_won({{.reviewed = 10, .lost_guesses = 2'500}, {}, {}}).empty());
}

TEST_CASE("a medal that was won stays, though its row is gone, and is new once") {
  MedalsWon known;
  auto first = medals_of(codes, {{}, {}, 10});
  CHECK(known.take(codes, first).size() == 1);
  auto later = medals_of(codes, {{}, {}, {}});
  CHECK(known.take(codes, later).empty());
  CHECK(std::ranges::count_if(later, &Medal::is_won) == 1);
}

}  // namespace
}  // namespace codemaker::play::shell

namespace codemaker::play {
namespace {

using tests::call_in;
using tests::Typist;

TEST_CASE("a medal is told at the menu behind the game that won it, once") {
  for (const auto presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\nr"};
    ada.answer(event::Remembered{});
    tests::win_level(ada);
    ada.books.my_page.games[0] = {.games = 1, .runs = 1, .levels = 1, .best_level = 2};
    ada.type(" qy ");
    ada.type("\n");
    ada.type("m");
    INFO(ada.screen());
    CHECK(ada.sees("Medals won: Ten best, Champion"));
    ada.type("om");
    CHECK(ada.remembered.contains("medals"));
    CHECK_FALSE(ada.sees("Medals won"));
  }
}

TEST_CASE("E on the page of a caller shows the medals, won or not, and all games again") {
  for (const auto presentation : {Presentation::full, Presentation::small}) {
    Typist ada{call_in(presentation), "\n"};
    ada.books.my_page.games[0] = {.games = 1, .runs = 1, .levels = 3, .best = 9, .best_level = 4};
    ada.type("ye");
    const bool is_full = presentation == Presentation::full;
    CHECK(ada.sees(is_full ? "▄███▄ Bronze" : "* Bronze"));
    CHECK(ada.sees(is_full ? "▄▓▓▓▄ Silver" : "- Silver"));
    CHECK(ada.sees("level 10 won, ranked"));
    ada.type("e");
    CHECK(ada.sees(is_full ? "9  level 4" : "9, level 4"));
    CHECK(ada.sees("1 game, 1 of ") == is_full);
  }
  Typist lines{call_in(Presentation::lines), "p\n"};
  lines.books.my_page.games[0] = {.games = 1, .runs = 1, .best_level = 4};
  lines.type("y\ne\n");
  CHECK(std::ranges::count(lines.heard, "Bronze, won: level 3 won, ranked.") == 1);
  CHECK(std::ranges::count(lines.heard, "Silver: level 6 won, ranked.") == 1);
}

event::News news_of_all() {
  using engine::records::MailClose;
  using Kind = NewsItem::Kind;
  std::vector<NewsItem> items(5);
  for (NewsItem& item : items)
    item.name = "Karl";
  items[0].board = "Moon";
  items[0].code = "3154";
  items[0].number = 5;
  items[1].kind = Kind::mail_ended;
  items[1].close = MailClose::resigned;
  items[1].is_won = true;
  items[2].kind = Kind::mail_ended;
  items[2].is_won = false;
  items[3].kind = Kind::hall_passed;
  items[3].number = 1;
  items[4].kind = Kind::day_passed;
  items[4].number = 3;
  return {std::make_shared<const std::vector<NewsItem>>(items), 1'790'000'000};
}

TEST_CASE("what others did is a page before the menu, and is remembered as told") {
  Typist ada{call_in(Presentation::full), "\n"};
  ada.answer(news_of_all());
  CHECK(ada.sees("Since your last call"));
  CHECK(ada.sees("Karl of Moon broke your code 3154 in 5."));
  CHECK(ada.sees("Karl gave up: you won at code breaking by mail."));
  CHECK(ada.sees("You lost at code breaking by mail against Karl."));
  CHECK(ada.sees("Karl passed you in the Hall of Fame of code breaking."));
  CHECK(ada.sees("Karl and 2 others passed you in the daily table of code breaking."));
  ada.type("\n");
  CHECK(ada.sees("Welcome, "));
}

TEST_CASE("in lines what others did is told at the menu, once a call") {
  Typist ada{call_in(Presentation::lines), "p\n"};
  ada.answer(news_of_all());
  ada.answer(news_of_all());
  CHECK(std::ranges::count(ada.heard, "Karl of Moon broke your code 3154 in 5.") == 1);
  const auto asked = std::ranges::count_if(ada.mail_asked, [](const Effect& effect) {
    return std::holds_alternative<effect::ReadNews>(effect);
  });
  ada.type("o\nq\n");
  CHECK(std::ranges::count_if(ada.mail_asked, [](const Effect& effect) {
          return std::holds_alternative<effect::ReadNews>(effect);
        }) == asked);
}

TEST_CASE("where there is no news nothing is said") {
  Typist ada{call_in(Presentation::full), "\n"};
  ada.answer(event::News{std::make_shared<const std::vector<NewsItem>>(), 1'790'000'000});
  CHECK_FALSE(ada.sees("Since your last call"));
  CHECK(ada.sees("Main menu"));
}

}  // namespace
}  // namespace codemaker::play
