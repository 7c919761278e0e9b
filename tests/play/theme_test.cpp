#include "play/catalog/theme.hpp"
#include "support/tested_game.hpp"

#include "play/session/screen.hpp"
#include "support/campaign_runs.hpp"
#include "support/masterix_rounds.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::play {
namespace {

using ansi::Charset;
using tests::Typist;

std::string first_row(const Theme& theme, std::string_view screen, int columns, Charset charset) {
  const ansi::Art* const art = theme.find(screen, columns, charset);
  return art == nullptr ? "none" : art->cells.text(0);
}

TEST_CASE("art is found by its name, in any letter case, .ans before .asc") {
  const Theme theme{{{"TITLE.ANS", "drawn"}, {"title.asc", "typed"}, {"Menu.Asc", "menu"}}};
  CHECK(first_row(theme, "title", 80, Charset::cp437) == "drawn");
  CHECK(first_row(theme, "title", 80, Charset::ascii) == "typed");
  CHECK(first_row(theme, "menu", 80, Charset::cp437) == "menu");
  CHECK(first_row(theme, "hall", 80, Charset::cp437) == "none");
}

TEST_CASE("art that no screen will show has its reason") {
  for (const std::string_view screen : art_names())
    CHECK(why_never_shown(std::string{screen} + ".ans").empty());
  CHECK(why_never_shown("MENU.132COL.ASC").empty());
  CHECK(why_never_shown("menu.c40.ans").empty());
  CHECK(why_never_shown("menu.png") == "its name ends neither in .ans nor in .asc");
  CHECK(why_never_shown("menu.40.ans") == "its width is written neither like 132col nor like c40");
  CHECK(why_never_shown("menue.ans") == "no screen has that name");
}

TEST_CASE("the exact width comes before the nearest below, and that before the usual one") {
  const Theme theme{
      {{"title.ans", "usual"},
       {"title.132col.ans", "exact"},
       {"title.c100.ans", "wide"},
       {"title.c40.ans", "narrow"}}};
  CHECK(first_row(theme, "title", 132, Charset::cp437) == "exact");
  CHECK(first_row(theme, "title", 131, Charset::cp437) == "wide");
  CHECK(first_row(theme, "title", 80, Charset::cp437) == "narrow");
  CHECK(first_row(theme, "title", 40, Charset::cp437) == "narrow");
  CHECK(first_row(theme, "title", 39, Charset::cp437) == "none");
}

TEST_CASE("a narrow screen takes no art that is not meant for it") {
  const Theme theme{{{"title.ans", "usual"}}};
  CHECK(first_row(theme, "title", 40, Charset::cp437) == "none");
  CHECK(first_row(theme, "title", 79, Charset::cp437) == "usual");
}

TEST_CASE("files with other names are left alone") {
  const Theme theme{
      {{"readme.txt", "x"}, {"title.big.ans", "x"}, {"title.c9999.ans", "x"}, {"", "x"}}};
  CHECK(first_row(theme, "title", 80, Charset::cp437) == "none");
}

Typist with_art(std::vector<Theme::File> files, Presentation wanted = Presentation::full) {
  Call call = tests::call_of("Ada");
  call.wanted = wanted;
  call.theme = std::make_shared<const Theme>(files);
  return Typist{call};
}

TEST_CASE(
    "the sysop's art stands behind each screen, and takes the place of its header", "[every game]"
) {
  std::vector<std::pair<std::string, std::string>> screens{
      {"title", ""},    {"menu", "\n"},     {"hall", "\nh"}, {"daily", "\nd"},
      {"rules", "\ni"}, {"options", "\no"}, {"help", "?"},   {"goodbye", "q"}};
  for (const tests::TestedGame& game : tests::tested_games())
    for (const auto& [keys, art] : game.art)
      screens.emplace_back(art, keys);
  for (const auto& [screen, keys] : screens) {
    INFO(screen);
    Typist ada = with_art({{screen + ".asc", "|12Welcome to Sunset, @USER@!"}});
    ada.type(keys);
    const ansi::Frame frame = ada.session().frame();
    CHECK(ada.sees("elcome to Sunset, Ada!"));
    CHECK(
        frame.at({0, 20}).attribute == ansi::Attribute{.foreground = ansi::Color::red, .bold = true}
    );
  }
}

constexpr std::string_view welcome = "Welcome to Sunset!";

TEST_CASE("the ends of levels and rounds show the art of the sysop") {
  Typist winner = with_art({{"win.asc", std::string{welcome}}});
  winner.type("\nr\n\n");
  tests::win_level(winner);
  CHECK(winner.sees(welcome));
  Typist players = with_art({{"count.asc", std::string{welcome}}});
  players.type("\nopp\nmt\n\n");
  for (const auto& move : tests::round_with(1, std::strong_ordering::greater))
    tests::type_move(players, move);
  players.type(" ");
  CHECK(players.sees(welcome));
}

TEST_CASE("small screens are spared art that is too wide for them") {
  Typist ada = with_art({{"menu.asc", "wide"}, {"board.c40.asc", "narrow"}}, Presentation::small);
  ada.type("\n");
  CHECK_FALSE(ada.sees("wide"));
  ada.type("r");
  CHECK(ada.sees("narrow"));
}

TEST_CASE("hostile art is a picture and nothing else") {
  Typist ada = with_art(
      {{"menu.ans", "\x1b[6n\x1b[c\x1b[99;99Hx\x1b[=1h\x1b]0;title\x07\x1b[2J\xff\x05hello"}}
  );
  ada.type("\n");
  Screen screen;
  const std::string bytes = screen.update(ada.session(), ansi::Echo::ours);
  CHECK(bytes.find("\x1b[6n") == std::string::npos);
  CHECK(bytes.find("\x1b]") == std::string::npos);
  CHECK(bytes.find('\xff') == std::string::npos);
  CHECK(bytes.find('\x05') == std::string::npos);
  CHECK(bytes.find("hello") != std::string::npos);
}

}  // namespace
}  // namespace codemaker::play
