// Who is in a process, as it tells and as that is read; and what it is asked.
#include "io/presence/present.hpp"

#include "ansi/text.hpp"
#include "io/performing/chat_link.hpp"
#include "io/presence/asking.hpp"
#include "io/presence/order.hpp"
#include "io/presence/whos_online.hpp"

#include <catch2/catch.hpp>
#include <random>

namespace codemaker::io::presence {
namespace {

const std::vector<Present> two_callers{
    {.call = 7,
     .name = "Ada",
     .board = "SUNSET",
     .service = "rlogin",
     .address = "192.0.2.7",
     .place = "node 3",
     .doing = "Masterix",
     .level = 4,
     .since = 1'790'000'000,
     .idle = 61,
     .paged = 1'790'000'030,
     .reason = "My score"},
    {.board = "telnet",
     .service = "telnet",
     .address = "::1",
     .doing = "arriving",
     .since = 1'790'000'001}};

TEST_CASE("who is there is read as it was told") {
  CHECK(read_present(present_text(two_callers)) == two_callers);
  CHECK(read_present(present_text({})) == std::vector<Present>{});
}

TEST_CASE("an answer that breaks off anywhere is none") {
  const std::string whole = present_text(two_callers);
  for (std::size_t cut = 0; cut + 1 < whole.size(); ++cut)
    CHECK_FALSE(read_present(whole.substr(0, cut)));
}

TEST_CASE("a caller's name can neither forge a row nor bring codes along") {
  const Present sly{
      .name = "Ada\n1\ttelnet\tx\ty\tz\tEve\x1b[2J",
      .board = "t\tt",
      .service = "telnet",
      .address = "::1",
      .doing = "menu",
      .since = 1};
  const auto read = read_present(present_text({sly}));
  REQUIRE(read);
  REQUIRE(read->size() == 1);
  CHECK(read->front().name.find('\x1b') == std::string::npos);
  CHECK(read->front().since == 1);
}

TEST_CASE("any bytes for an answer give rows or none") {
  std::mt19937 random{7};
  const std::string whole = present_text(two_callers);
  for (int i = 0; i < 2000; ++i) {
    std::string bytes = whole;
    for (int change = 0; change < 4; ++change)
      bytes[random() % bytes.size()] = static_cast<char>(random());
    const auto read = read_present(bytes);
    for (const Present& caller : read.value_or(std::vector<Present>{}))
      CHECK(caller.name.find('\n') == std::string::npos);
  }
}

const Order message{Order::Kind::tell, 12, "Ulrich", "The board goes down at midnight."};

TEST_CASE("what is asked of a process is read as it was written") {
  for (const Order& order : {message, Order{}, Order{Order::Kind::end, {}, "Sysop", ""}}) {
    std::string line = order_text(order);
    REQUIRE(line.ends_with('\n'));
    line.pop_back();
    CHECK(read_order(line) == order);
  }
}

TEST_CASE("what no sysop's command would ask is not carried out") {
  for (const char* const line :
       {"", "GET / HTTP/1.0", "codemaker asks 1", "codemaker asks 1\tgrill\tall\tEve\t",
        "codemaker asks 1\tend\t-1\tEve\t", "codemaker asks 1\tend\t1x\tEve\t",
        "codemaker asks 1\tend\t\tEve\t"})
    CHECK_FALSE(read_order(line));
}

TEST_CASE("a message brings no codes and no second order along") {
  const Order sly{Order::Kind::tell, {}, "Eve\tx", "\x1b[2J\ncodemaker asks 1\tend\tall\tEve\t"};
  const std::string line = order_text(sly);
  CHECK(line.find('\n') == line.size() - 1);
  CHECK(line.find('\x1b') == std::string::npos);
  const auto read = read_order(std::string_view{line}.substr(0, line.size() - 1));
  REQUIRE(read);
  CHECK(read->kind == Order::Kind::tell);
}

TEST_CASE("how many calls heard it is read as it was told") {
  CHECK(read_heard(heard_text(0)) == 0);
  CHECK(read_heard(heard_text(1234)) == 1234);
  for (const char* const text : {"", "codemaker heard", "codemaker heard 3", "codemaker heard x\n"})
    CHECK_FALSE(read_heard(text));
}

TEST_CASE("a caller is meant by their number, or by their name in letters of either case") {
  std::vector<Present> callers = two_callers;
  callers[0].process = "4711";
  callers[1].process = "12";
  CHECK(callers_meant(callers, "4711.7") == std::vector{callers[0]});
  CHECK(callers_meant(callers, "12") == std::vector{callers[1]});
  CHECK(callers_meant(callers, "ada") == std::vector{callers[0]});
  CHECK(callers_meant(callers, "4711").empty());
  callers[1].name = "ADA";
  CHECK(callers_meant(callers, "Ada").size() == 2);
}

TEST_CASE("letters of a chat that come in pieces are put together again") {
  const std::string whole = "Gr\xC3\xBC\xC3\x9F dich \xE2\x96\x92 \xF0\x9F\x99\x82!";
  for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
    std::string come = whole.substr(0, cut);
    std::string text = take_whole_characters(come);
    CHECK(ansi::is_utf8(text));
    CHECK(come.size() < 4);
    come += whole.substr(cut);
    text += take_whole_characters(come);
    CHECK(text == whole);
    CHECK(come.empty());
  }
}

TEST_CASE("bytes that are no letters are not waited for in a chat") {
  for (const char* const bytes : {"\xFF", "\x80\x80\x80\x80", "a\xC3(", "\xBF"}) {
    std::string come = bytes;
    CHECK(take_whole_characters(come) == bytes);
  }
}

TEST_CASE("a sysop who plays is told of the others, and of the one who pages first") {
  std::vector<Present> callers = two_callers;
  callers[0].process = "4711";
  callers[1].process = "12";
  CHECK(others_of(callers, "12") == play::event::OthersHere{1, "Ada", "4711.7"});
  CHECK(others_of(callers, "4711") == play::event::OthersHere{1, "", ""});
  CHECK(others_of(callers, "1") == play::event::OthersHere{2, "Ada", "4711.7"});
}

}  // namespace
}  // namespace codemaker::io::presence
