#include "wire/page_talk.hpp"

#include "support/page_call.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace codemaker;
using codemaker::tests::PageCall;
using namespace codemaker::wire;

namespace {

constexpr std::string_view message_end = "\x1b\\";

}  // namespace

TEST_CASE("the page says how large it is when it calls") {
  const auto hello = read_hello("columns=40&rows=20&reader=1");
  REQUIRE(hello);
  CHECK(*hello == PageHello{40, 20, true, {}});
  CHECK(read_hello("") == PageHello{});
  CHECK(read_hello("later=1&columns=90") == PageHello{90, 24, false, {}});
}

TEST_CASE("the page says what link was opened, as a path without tricks") {
  CHECK(read_hello("columns=80&to=/daily/code")->to == "/daily/code");
  CHECK(read_hello("to=/")->to == "/");
  CHECK(read_hello("columns=80")->to.empty());
  for (const char* wrong : {"to=", "to", "to=daily", "to=/%2e", "to=/a b", "to=/..;"})
    CHECK_FALSE(read_hello(wrong));
  CHECK_FALSE(read_hello("to=/" + std::string(64, 'a')));
}

TEST_CASE("what our page would never say is no hello") {
  for (const char* wrong :
       {"columns=", "columns=7", "rows=1000", "rows=-3", "columns=0x50", "rows=24;", "columns"}) {
    CHECK_FALSE(read_hello(wrong));
  }
  CHECK_FALSE(read_hello(std::string(257, 'a')));
}

TEST_CASE("a page is sent 24-bit colors and its mouse is on, without a question") {
  PageCall page{PageHello{80, 24, false, {}}};
  const std::string first = page.conversation.take_output(page.now);
  CHECK(first.find("\x1b[6n") == std::string::npos);
  CHECK(first.find("38;2;") != std::string::npos);
  CHECK(first.find("\x1b[?1006h") != std::string::npos);
}

TEST_CASE("a page for screen readers is sent text and no drawing") {
  PageCall page{PageHello{80, 24, true, {}}};
  std::string first = page.conversation.take_output(page.now);
  const auto told = first.find("\x1b]437;state;");
  REQUIRE(told != std::string::npos);
  first.erase(told, first.find(message_end, told) + message_end.size() - told);
  CHECK(first.find('\x1b') == std::string::npos);
}

TEST_CASE("the page is told the keys of each screen once") {
  PageCall page{PageHello{80, 24, false, {}}};
  CHECK(page.conversation.take_output(page.now).find("]437;state;") != std::string::npos);
  const std::string menu = page.type("\r");
  CHECK(menu.find("[\"?\"") != std::string::npos);
  CHECK(page.type("~").find("]437;state;") == std::string::npos);
}

TEST_CASE("a page that has got smaller shows small screens") {
  PageCall page{PageHello{80, 24, false, {}}};
  CHECK(page.conversation.session()->presentation() == play::Presentation::full);
  page.type("\x1b[48;20;40;0;0t");
  CHECK(page.conversation.session()->presentation() == play::Presentation::small);
  page.type("\x1b[48;24;80t");
  CHECK(page.conversation.session()->presentation() == play::Presentation::full);
}

TEST_CASE("only our page may tell a size unasked") {
  CallSetup setup = PageCall::setup({});
  setup.codec = RawCodec{};
  setup.call.terminal.level = ansi::Level::b;
  Conversation conversation{
      setup,
      {.perform = [](const auto&) {},
       .stamp =
           [](auto&) {
           }}};
  conversation.begin({});
  CHECK(conversation.take("\x1b[48;20;40;0;0t", {}).empty());
  CHECK(conversation.session()->presentation() == play::Presentation::full);
}

TEST_CASE("the page knows whether the caller wants sounds") {
  PageCall page{PageHello{80, 24, false, {}}};
  page.type("\r");
  CHECK(page_state(*page.conversation.session()).find("\"sounds\":true") != std::string::npos);
  page.type("o");
  CHECK(page.type("b").find("\"sounds\":false") != std::string::npos);
  CHECK(page.type("b").find("\"sounds\":true") != std::string::npos);
}

TEST_CASE("a tune goes to the page as a word") {
  CHECK(page_tune(ansi::Tune::win) == "\x1b]437;tune;win\x1b\\");
}

TEST_CASE("a page says that it has its token, or shows so by a key, on each line anew") {
  PageCall page{PageHello{80, 24, false, {}}};
  CHECK_FALSE(page.conversation.is_token_there());
  page.type("\x1b[437;1t\x1b[437;8t\x1b[438;9t\x1b[437;9;1t");
  CHECK_FALSE(page.conversation.is_token_there());
  page.type("\x1b[437;9t");
  CHECK(page.conversation.is_token_there());
  page.conversation.begin_again(PageHello{80, 24, false, {}}, "token");
  CHECK_FALSE(page.conversation.is_token_there());
  page.type("\x1b[48;24;80;0;0t");
  CHECK_FALSE(page.conversation.is_token_there());
  page.type("\r");
  CHECK(page.conversation.is_token_there());
}
