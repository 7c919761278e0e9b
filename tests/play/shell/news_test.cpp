// What others did since the caller's last call.
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/events/left.hpp"
#include "support/looked_at.hpp"
#include "support/typist.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::play {
namespace {

using tests::call_in;
using tests::Typist;

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
