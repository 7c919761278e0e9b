#include "web/opening.hpp"

#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "web/request.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace codemaker;
using namespace codemaker::web;

namespace {

bool stands_in(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the address of all puzzles of today says what they are, and opens them in the game") {
  const engine::records::Day today = *engine::records::parse_date("2026-11-20");
  const Head head = head_of("/daily/today", today);
  CHECK(head.title == "Daily puzzles");
  CHECK(head.path == "/daily/today");
  CHECK(head.is_there);
  CHECK(stands_in(head.description, "streaks"));
  CHECK(read_target("/daily/today").asked == Asked::opening);
}

TEST_CASE("a link is shown with what it opens, and nothing of the puzzle") {
  const engine::records::Day today = *engine::records::parse_date("2026-11-20");
  for (const play::Game& game : play::games()) {
    const std::string word{game.puzzle.link};
    const Head day = head_of("/daily/" + word, today);
    CHECK(day.title == game.puzzle.title);
    CHECK(day.path == "/daily/" + word);
    CHECK(stands_in(day.description, game.puzzle_of(today)));
    const Head past = head_of("/daily/2026-11-19/" + word, today);
    CHECK(stands_in(past.title, "2026-11-19"));
    CHECK(past.path == "/daily/2026-11-19/" + word);
    const Head challenge = head_of("/c/Rabbitry/" + word, today);
    CHECK(challenge.title == "Challenge rabbitry");
    CHECK(challenge.path == "/c/rabbitry/" + word);
    CHECK(read_target(day.picture).asked == Asked::picture);
    CHECK(challenge.picture == "/c/rabbitry/" + word + ".png");
    for (const Head& head : {day, past, challenge})
      CHECK(head.is_there);
    CHECK_FALSE(head_of("/daily/2026-11-21/" + word, today).is_there);
  }
  for (const char* nothing : {"/daily/chess", "/c/x", "/daily/<script>"})
    CHECK_FALSE(head_of(nothing, today).is_there);
  CHECK(head_of("/", today).is_there);
}

TEST_CASE("a page holds what the game shows first, and nothing in it ends its element") {
  CHECK(first_html("").empty());
  CHECK(
      first_html(R"({"say":"</script><!--"})") ==
      R"(<script type="application/json" id="first">{"say":"\u003c/script>\u003c!--"}</script>)"
  );
}

TEST_CASE("the main page begins with the puzzles of the day, a page of one puzzle does not") {
  const engine::records::Day today = *engine::records::parse_date("2026-12-12");
  const std::string html = today_html(head_of("/", today), today, {});
  CHECK(stands_in(html, "data-day=\"2026-12-12\""));
  for (const play::Game& game : play::games()) {
    CHECK(stands_in(html, "href=\"/daily/" + std::string{game.puzzle.link} + "\""));
    CHECK(stands_in(html, game.puzzle_of(today)));
  }
  const std::vector<std::string> one{std::string{engine::name(play::games().front().id)}};
  const std::string few = today_html(head_of("/", today), today, play::OfferedGames{one});
  CHECK_FALSE(stands_in(few, play::games().back().puzzle.link));
  for (const char* other : {"/c/rabbitry/code", "/daily/code"})
    CHECK(today_html(head_of(other, today), today, {}).empty());
}

TEST_CASE("a challenge offers the puzzles of its word to begin with") {
  const engine::records::Day today = *engine::records::parse_date("2026-12-12");
  const std::string html = today_html(head_of("/c/rabbitry", today), today, {});
  for (const play::Game& game : play::games())
    CHECK(stands_in(html, "href=\"/c/rabbitry/" + std::string{game.puzzle.link} + "\""));
}

TEST_CASE("a link that leads nowhere offers the puzzles of the day, and says what a word is") {
  const engine::records::Day today = *engine::records::parse_date("2026-12-12");
  for (const char* nothing : {"/daily/chess", "/c/dog", "/nothing"})
    CHECK_FALSE(today_html(head_of(nothing, today), today, {}).empty());
  CHECK(stands_in(head_of("/c/dog", today).description, "a word of eight letters"));
  CHECK_FALSE(stands_in(head_of("/nothing", today).description, "eight letters"));
}

TEST_CASE("what a link is shown with has whole addresses where the host is known, and no others") {
  const Head head{"A \"title\"", "<b> & more", "/c/rabbitry", true};
  const std::string whole = head_html(head, "https://door.example");
  CHECK(stands_in(whole, "<title>A &quot;title&quot; - codemaker</title>"));
  CHECK(stands_in(whole, "content=\"&lt;b&gt; &amp; more\""));
  CHECK(stands_in(whole, "<link rel=\"canonical\" href=\"https://door.example/c/rabbitry\">"));
  CHECK(stands_in(whole, "content=\"https://door.example/preview.png\""));
  CHECK_FALSE(stands_in(whole, "noindex"));
  const std::string bare = head_html(head, "");
  CHECK_FALSE(stands_in(bare, "canonical"));
  CHECK_FALSE(stands_in(bare, "og:image"));
  CHECK(stands_in(head_html(Head{"No", "", "/", false}, ""), "noindex"));
}

TEST_CASE("an origin is made of a host, and of nothing else that a request may say") {
  CHECK(origin_of("door.example:8443", true) == "https://door.example:8443");
  CHECK(origin_of("[::1]:80", false) == "http://[::1]:80");
  for (const char* wrong : {"", "a b", "a/b", "a\"b", "a<b", "a\nb"})
    CHECK(origin_of(wrong, true).empty());
  CHECK(origin_of(std::string(101, 'a'), true).empty());
}

TEST_CASE("programs are told what they may read and where it is") {
  CHECK(stands_in(robots("https://a"), "Disallow: /play\n"));
  CHECK(stands_in(robots("https://a"), "Sitemap: https://a/sitemap.xml\n"));
  CHECK_FALSE(stands_in(robots(""), "Sitemap"));
  for (const play::Game& game : play::games())
    CHECK(stands_in(
        sitemap("https://a"), "<loc>https://a/daily/" + std::string{game.puzzle.link} + "<"
    ));
}
