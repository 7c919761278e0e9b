// The pictures of links: a board, and nothing of a puzzle.
#include "play/catalog/games.hpp"
#include "play/catalog/link.hpp"
#include "web/preview.hpp"
#include "web/preview_board.hpp"
#include "web/request.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace codemaker;
using namespace codemaker::web;

namespace {

const engine::records::Day monday = *engine::records::parse_date("2026-12-14");
constexpr engine::records::Day week = 7;

std::vector<std::uint8_t> points_of(const Raster& raster) {
  std::vector<std::uint8_t> points;
  for (int y = 0; y < raster.height(); ++y) {
    const auto row = raster.row(y);
    points.insert(points.end(), row.begin(), row.end());
  }
  return points;
}

/// What is drawn of a board alone.
std::vector<std::uint8_t> board_of(const Preview& preview) {
  return points_of(drawn({{}, {}, preview.board}));
}

}  // namespace

TEST_CASE("each puzzle has a picture with a board, the same on all days with its rules") {
  for (const play::Game& game : play::games()) {
    const auto today = preview_of(play::link_to(monday, game.id), monday, {});
    const auto before = preview_of(play::link_to(monday - week, game.id), monday, {});
    const auto challenge = preview_of(play::link_to("rabbitry", game.id), monday, {});
    REQUIRE((today && before && challenge));
    CHECK(today->below == std::vector<std::string>{"14 DEC 2026"});
    CHECK(challenge->title == std::vector<std::string>{"CHALLENGE", "RABBITRY"});
    CHECK(board_of(*today) == board_of(*before));
    CHECK(board_of(*today) != board_of(Preview{{}}));
    CHECK(points_of(drawn(*today)) != points_of(drawn(*before)));
  }
}

TEST_CASE("a link to tomorrow, to nothing or to what is not offered has no picture") {
  const play::Game& first = play::games().front();
  CHECK_FALSE(preview_of(play::link_to(monday + 1, first.id), monday, {}));
  for (const char* nothing : {"/daily/chess", "/c/rabbit", "/hall", ""})
    CHECK_FALSE(preview_of(nothing, monday, {}));
  const std::vector<std::string> other{std::string{engine::name(play::games().back().id)}};
  const play::OfferedGames offered{other};
  CHECK_FALSE(preview_of(play::link_to(monday, first.id), monday, offered));
  CHECK(preview_of("/c/rabbitry", monday, offered));
}

TEST_CASE("what lies beyond a picture is not drawn") {
  Raster raster{20, 10, {}};
  raster.disc({20, 10}, 4, {255, 0, 0});
  raster.plank({-50, -50, 54, 54}, 3, {0, 255, 0});
  raster.diamond({1000, -1000}, 4, {0, 0, 255});
  CHECK(raster.row(9).back() == 0);
  CHECK(raster.row(9)[57] > 200);
  CHECK(raster.row(0)[1] == 255);
  CHECK(std::ranges::count(points_of(raster), 255) < 60);
}

TEST_CASE("the address of a picture is that of what it shows, and .png") {
  for (const char* path :
       {"/daily/code.png", "/daily/2026-11-20/carton.png", "/c/rabbitry.png",
        "/c/rabbitry/code.png", "/daily/<b>.png"})
    CHECK(read_target(path).asked == Asked::picture);
  const Target game = read_target("/game/17.png?move=3");
  CHECK(game.asked == Asked::picture);
  CHECK(game.number == 17);
  for (const char* path : {"/preview.png", "/player/17.png", "/game/x.png", "/game/017.png"})
    CHECK(read_target(path).asked == Asked::asset);
}
