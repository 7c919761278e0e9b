#include "engine/breaking/record.hpp"
#include "web/html.hpp"
#include "web/pages.hpp"
#include "web/picture.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace codemaker;
using namespace codemaker::web;

namespace {

bool has(const std::string& html, std::string_view text) {
  return html.find(text) != std::string::npos;
}

scores::Entry row_of(std::string name, std::string board = "bbs") {
  scores::Entry row;
  row.player = {std::move(board), "", name};
  row.name = std::move(name);
  row.score = 118;
  row.level = 4;
  row.when = 1'700'000'000;
  return row;
}

}  // namespace

TEST_CASE("a name that is HTML is shown as it was typed, and is none") {
  CHECK(escaped("<b>&\"'") == "&lt;b&gt;&amp;&quot;&#39;");
  HallPage hall;
  hall.hall.enter(row_of("<script>", "\"><img src=x>"));
  const std::string html = hall_page(hall);
  CHECK(has(html, "&lt;script&gt;"));
  CHECK_FALSE(has(html, "<script"));
  CHECK_FALSE(has(html, "<img"));
}

TEST_CASE("a name with escape codes leaves none in a page") {
  HallPage hall;
  hall.hall.enter(row_of("\x1b[31mEve\x07\n"));
  const std::string text = hall_page(hall);
  CHECK_FALSE(has(text, "\x1b"));
  CHECK_FALSE(has(text, "\x07"));
}

TEST_CASE("the Hall of Fame leads to players and to runs that can be watched") {
  HallPage hall;
  hall.hall.enter(row_of("Ada"));
  CHECK_FALSE(has(hall_page(hall), "/game/"));
  hall.links[0] = {RowLinks{17, 3}};
  const std::string html = hall_page(hall);
  CHECK(has(html, "<a href=\"/game/17\">118</a>"));
  CHECK(has(html, "<a href=\"/player/3\">Ada</a>"));
  CHECK(has(html, "No scores yet."));  // in the other games
}

TEST_CASE("the page says of a board that nobody has checked that it is unverified") {
  HallPage hall;
  hall.hall.enter(row_of("Ada", "MOON?"));
  CHECK(has(hall_page(hall), "<td>MOON (unverified)</td>"));
  scores::TagList list;
  list.tags.push_back({"MOON", scores::TagState::trusted, "<Moon>", "", "", 1, 1, 1});
  hall.boards = scores::BoardNames{list};
  CHECK(has(hall_page(hall), "<td>&lt;Moon&gt;</td>"));
}

TEST_CASE("the Hall of Fame has the season beside, and games that are not offered nowhere") {
  HallPage hall;
  hall.hall.enter(row_of("Ada"));
  CHECK_FALSE(has(hall_page(hall), "November"));
  hall.season = play::TablesOfSeason{{2026, 11}, {}};
  hall.season->hall.enter(row_of("<Bob>"));
  const std::string html = hall_page(hall);
  CHECK(has(html, "<h3>November 2026</h3>"));
  CHECK(has(html, "&lt;Bob&gt;"));
  CHECK(has(html, "Masterix"));
  const std::vector<std::string> only_codes{"breaking"};
  hall.offered = play::OfferedGames{only_codes};
  CHECK_FALSE(has(hall_page(hall), "Masterix"));
  CHECK_FALSE(has(daily_page({}, hall.offered), "Masterix"));
}

TEST_CASE("a screen as HTML has its cells and names its colors, with no style inside it") {
  ansi::Frame frame{2, 3};
  frame.put({0, 0}, "<█", {.foreground = ansi::Color::red, .bold = true});
  frame.put({1, 0}, "x", ansi::painted(ansi::Ink::wood));
  const std::string html = picture(frame, 2, "two \"rows\"");
  CHECK(has(html, "<span class=\"fc9 bc0\">&lt;█</span>"));
  CHECK(has(html, "aria-label=\"two &quot;rows&quot;\""));
  CHECK_FALSE(has(html, "style="));
  const std::string ink = "fi" + std::to_string(static_cast<int>(ansi::Ink::wood));
  CHECK(has(html, ink));
  CHECK(has(page_style(), "." + ink + "{color:#"));
}

TEST_CASE("everybody may see ranked runs that are over, and no puzzle of today") {
  using namespace engine::breaking::records;
  BreakingRecord record;
  record.setup = FreePlay{};
  CHECK_FALSE(is_public(record, true, first_day));
  record.setup = Campaign{};
  CHECK(is_public(record, true, first_day));
  CHECK_FALSE(is_public(record, false, first_day));
  record.setup = DailyCode{first_day, {}};
  CHECK_FALSE(is_public(record, true, first_day));
  CHECK(is_public(record, true, first_day + 1));
}

TEST_CASE("a page to look at has places for its whole addresses, and nobody else can write one") {
  const std::string made = codemaker::web::page("Hall", "", {"The ten best.", "/hall"});
  const std::string place{codemaker::web::places_of_origin[0]};
  CHECK(has(made, "<link rel=\"canonical\" href=\"" + place + "/hall\">"));
  CHECK_FALSE(has(made.substr(made.find(place) + 1), place));
  const About pictured{"A game.", "/game/3", "/game/3.png"};
  CHECK(has(codemaker::web::page("Game", "", pictured), "content=\"" + place + "/game/3.png\""));
  CHECK_FALSE(has(codemaker::web::page(place, place.substr(0, 3), {}), place));
}
