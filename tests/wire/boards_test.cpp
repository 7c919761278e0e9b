// What our page is told that draws boards itself.
#include "play/events/answers.hpp"
#include "support/page_call.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <string>

using namespace codemaker;
using namespace codemaker::wire;

namespace {

/// A page of boards, that makes of what it hears what a browser would.
struct BoardPage : tests::PageCall {
  explicit BoardPage(const PageHello& hello = {40, 20, false, true}) : PageCall{hello} {
    hear(conversation.take_output(now));
  }

  void hear(const std::string& bytes) {
    static const std::regex message{"\x1b\\]437;(\\w+);([^\x1b]*)\x1b\\\\"};
    boards = 0;
    changed = 0;
    rest = std::regex_replace(bytes, message, "");
    for (auto at = std::sregex_iterator{bytes.begin(), bytes.end(), message};
         at != std::sregex_iterator{}; ++at) {
      const std::string kind = (*at)[1];
      const std::string content = (*at)[2];
      if (kind == "board") text = content;
      if (kind == "change") change(content);
      if (kind == "board" || kind == "change") ++boards;
      if (kind == "board" || kind == "change") changed += content.size();
    }
  }

  void change(const std::string& content) {
    std::smatch parts;
    REQUIRE(std::regex_match(content, parts, std::regex{"(\\d+);(\\d+);(.*)"}));
    text.replace(std::stoul(parts[1]), std::stoul(parts[2]), parts[3]);
  }

  void type(std::string_view keys) { hear(PageCall::type(keys)); }

  void wait() {
    now += std::chrono::seconds{2};
    conversation.pass_time(now);
    hear(conversation.take_output(now));
  }

  [[nodiscard]] nlohmann::json board() const { return nlohmann::json::parse(text); }

  std::string text;
  std::string rest;         ///< what was heard last beside messages
  int boards = 0;           ///< so many of those were of boards
  std::size_t changed = 0;  ///< bytes of them
};

bool has_choice(const nlohmann::json& board, const std::string& name) {
  return std::ranges::any_of(board["rows"], [&](const auto& row) {
    return row[1] == name && row.size() >= 6;
  });
}

}  // namespace

TEST_CASE("a page that asks for boards says so when it calls") {
  CHECK(read_hello("columns=40&rows=20&reader=0&boards=1") == PageHello{40, 20, false, true});
  CHECK_FALSE(read_hello("columns=40&rows=20")->boards);
}

TEST_CASE("a page of boards is sent no screen") {
  BoardPage page;
  CHECK(page.rest.empty());
  CHECK(page.board()["head"] == "codemaker");
  page.type("\r");
  CHECK(page.rest.empty());
  CHECK(has_choice(page.board(), "Masterix"));
}

TEST_CASE("a page that has not asked for boards is sent none") {
  BoardPage page{PageHello{40, 20, false, false}};
  CHECK(page.boards == 0);
  CHECK(page.rest.find("codemaker") != std::string::npos);
  page.type("\r");
  CHECK(page.boards == 0);
}

TEST_CASE("what has not changed is not sent again") {
  BoardPage page;
  page.type("\r");
  CHECK(page.boards == 1);
  page.wait();
  CHECK(page.boards == 0);
}

TEST_CASE("changes make of the board that was told the one that is shown") {
  BoardPage page;
  for (const std::string_view keys :
       {"\r", "r", " ", " ", "1", "2", "3", "4", "\x7f", "q", "n", "?", "x"}) {
    page.type(keys);
    std::string whole;
    static_cast<void>(page_board(*page.conversation.session(), whole));
    INFO(keys);
    CHECK(page.text == whole);
  }
}

TEST_CASE("a scene has at most 3 KB, and a peg that is placed 400 bytes") {
  BoardPage page;
  std::size_t most = page.changed;
  for (const std::string_view keys : {"\r", "r", " ", " "}) {
    page.type(keys);
    most = std::max(most, page.changed);
  }
  CHECK(most <= 3072);
  page.conversation.tell(play::Answer{play::event::Secret{}});
  for (const std::string_view keys : {"1", "2", "3", "4"}) {
    page.type(keys);
    CHECK(page.boards == 1);
    CHECK(page.changed <= 400);
  }
}

TEST_CASE("pegs on the page have the shapes that the caller has chosen") {
  BoardPage page;
  page.type("\ro");
  CHECK_FALSE(page.board().contains("shapes"));
  page.type("n");
  CHECK(page.board()["shapes"] == 1);
  for (const std::string_view key : {"\r", "r", " ", " "})
    page.type(key);
  page.conversation.tell(play::Answer{play::event::Secret{}});
  page.type("1");
  CHECK(page.board()["pegs"]["open"]["pegs"] == "1...");
  CHECK(page.board()["shapes"] == 1);
  CHECK(page.changed <= 400);
}

TEST_CASE("in the menu each choice of a game says which one it is, and no other does") {
  BoardPage page;
  page.type("\r");
  std::vector<std::string> games;
  const nlohmann::json board = page.board();
  CHECK_FALSE(board.contains("game"));
  for (const auto& row : board["rows"]) {
    constexpr std::size_t game = 7;
    if (row.size() > game) games.push_back(row[game]);
  }
  std::vector<std::string> expected(5, "breaking");
  expected.insert(expected.end(), {"masterix", "eggcarton"});
  CHECK(games == expected);
  page.type("m");
  CHECK(page.board()["game"] == "masterix");
}

TEST_CASE("a page goes on in a terminal, and back to boards, in the same call") {
  BoardPage page;
  page.type("\r");
  page.type("\x1b[48;24;80;0;0t\x1b[437;0t");
  CHECK(page.boards == 0);
  CHECK(page.rest.find("CODEMAKER") != std::string::npos);
  page.type("\x1b[48;20;40;0;0t\x1b[437;1t");
  CHECK(page.boards == 1);
  CHECK(page.rest.find("CODEMAKER") == std::string::npos);
  CHECK(has_choice(page.board(), "Masterix"));
}

TEST_CASE("a page that comes back after a dropped line is told the whole board") {
  BoardPage page;
  page.type("\r");
  page.text.clear();
  page.conversation.begin_again({40, 20, false, true}, "token");
  page.hear(page.conversation.take_output(page.now));
  CHECK(has_choice(page.board(), "Masterix"));
}

TEST_CASE("lines are no board: the page is told, and sent them once it has a terminal") {
  BoardPage page;
  page.type("l");
  CHECK(page.text == "null");
  CHECK(page.rest.empty());
  page.type("\x1b[437;0t");
  CHECK(page.rest.find("Plain lines are on") != std::string::npos);
}

TEST_CASE("a page that asks for lines gets those of the same game, and its board back") {
  BoardPage page;
  page.type("\x1b[437;2t");
  CHECK(page.rest.find("lines") != std::string::npos);
  page.type("12");  // what is typed stands in the page's own field
  CHECK(page.rest.empty());
  page.type("\x1b[48;20;40;0;0t\x1b[437;1t");
  CHECK(page.board().at("head") == "codemaker");
}

TEST_CASE("only our page can ask for boards, and only as it does") {
  CHECK(view_in({0, {437, 1}, 0, 't', {}}) == PageView::board);
  CHECK(view_in({0, {437, 0}, 0, 't', {}}) == PageView::terminal);
  CHECK(view_in({0, {437, 2}, 0, 't', {}}) == PageView::lines);
  CHECK_FALSE(view_in({0, {437, 3}, 0, 't', {}}));
  CHECK_FALSE(view_in({0, {437, -1}, 0, 't', {}}));
  CHECK_FALSE(view_in({0, {437}, 0, 't', {}}));
  CHECK_FALSE(view_in({0, {438, 1}, 0, 't', {}}));
  CHECK_FALSE(view_in({'?', {437, 1}, 0, 't', {}}));
  CallSetup setup = BoardPage::setup({});
  setup.codec = RawCodec{};
  Conversation conversation{
      setup,
      {.perform = [](const auto&) {},
       .stamp =
           [](auto&) {
           }}};
  conversation.begin({});
  static_cast<void>(conversation.take("\x1b[437;1t", {}));
  CHECK(conversation.take_output({}).find("437;board") == std::string::npos);
}
