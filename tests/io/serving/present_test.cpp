// Who is at a server, as it tells and as that is read; and what the log is told now and then.
#include "io/serving/present.hpp"
#include "io/serving/tally.hpp"

#include <catch2/catch.hpp>

#include <random>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;

const std::vector<Present> two_callers{
    {"Ada", "SUNSET", "rlogin", "192.0.2.7", "Masterix", 1'790'000'000},
    {"", "telnet", "telnet", "::1", "arriving", 1'790'000'001}};

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
  const Present sly{"Ada\n1\ttelnet\tx\ty\tz\tEve\x1b[2J", "t\tt", "telnet", "::1", "menu", 1};
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

TEST_CASE("each quarter of an hour a line tells who came, who was refused and how much was typed") {
  const Tally::Instant begin{1000h};
  Tally tally{begin};
  tally.count_call(1);
  tally.count_call(2);
  tally.count_refusal();
  CHECK_FALSE(tally.is_due(begin + 14min));
  CHECK(tally.is_due(begin + 15min));
  CHECK(
      tally.line(begin + 15min, 1, 500) ==
      "the last 15 minutes: callers now 1, most at once 2, calls 2, refused 1, keys 500"
  );
  CHECK(
      tally.line(begin + 30min, 0, 512) ==
      "the last 15 minutes: callers now 0, most at once 1, calls 0, refused 0, keys 12"
  );
  CHECK_FALSE(tally.line(begin + 45min, 0, 512));
}

}  // namespace
}  // namespace codemaker::io::serving
