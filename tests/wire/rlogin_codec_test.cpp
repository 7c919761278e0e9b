// A caller whom another board hands over by rlogin, from the handshake on.
#include "support/hex.hpp"
#include "support/vectors.hpp"
#include "wire/conversation.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>
#include <vector>

namespace codemaker::wire {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;

constexpr std::string_view handshake{"\0tulip\0[SUNSET]Ada\0ansi/115200\0", 31};
constexpr play::Instant handed_over{1000h};

Rlogin login_of(std::string_view bytes) {
  Rlogin login;
  static_cast<void>(login.receive(bytes));
  REQUIRE(login.fields());
  return login;
}

ansi::Terminal silent_terminal(std::string_view type) {
  const std::string bytes =
      std::string{"\0\0[SUNSET]Ada\0", 14} + std::string{type} + std::string(1, '\0');
  return RloginCodec{login_of(bytes)}.terminal({}, {});
}

TEST_CASE("a board is answered by one NUL, and codes of telnet do not begin") {
  RloginCodec codec{login_of(handshake)};
  CHECK(codec.open() == std::string(1, '\0'));
  CHECK(codec.receive("1\r").data == "1\r");
  CHECK(codec.receive("1\r").replies.empty());
}

TEST_CASE("a byte of 255 goes out to a board as it is, for nobody takes a second one away") {
  const RloginCodec codec{login_of(handshake)};
  CHECK(codec.encode("a\xFF z") == "a\xFF z");
}

TEST_CASE("telnet codes that a board lets through are no keys") {
  RloginCodec codec{login_of(handshake)};
  CHECK(codec.receive("\xFF\xFD\x01q\xFF\xFB\x1F").data == "q");
}

TEST_CASE("a window of a board's caller that changes is told once") {
  RloginCodec codec{login_of(handshake)};
  const std::string report{"\xFF\xFFss\0\x32\0\x84\x04\xB0\x04\xB0", 12};
  const auto first = codec.receive(report);
  REQUIRE(first.window);
  CHECK(*first.window == SystemSize{50, 132});
  CHECK(first.data.empty());
  CHECK_FALSE(codec.receive(report).window);
}

TEST_CASE("a board's caller whose terminal does not answer has ANSI, and CP437 unless it is named"
) {
  CHECK(silent_terminal("ansi/38400").charset == ansi::Charset::cp437);
  CHECK(silent_terminal("").charset == ansi::Charset::cp437);
  CHECK(silent_terminal("xtrn=breaking").charset == ansi::Charset::cp437);
  CHECK(silent_terminal("xterm/38400").charset == ansi::Charset::utf8);
  CHECK(silent_terminal("xterm-256color").depth == ansi::Depth::indexed);
  CHECK(silent_terminal("ansi/38400").level == ansi::Level::b);
  CHECK(silent_terminal("ansi/38400").speed == 0);
  CHECK(silent_terminal("ansi/2400").speed == 2400);
}

TEST_CASE("a terminal behind a board that answers is known by its answers") {
  ansi::Findings findings;
  findings.has_answered = true;
  findings.charset = ansi::Charset::utf8;
  findings.rows = 50;
  findings.columns = 132;
  const auto terminal = RloginCodec{login_of(handshake)}.terminal(findings, {});
  CHECK(terminal.charset == ansi::Charset::utf8);
  CHECK(terminal.rows == 50);
  const auto ordered = RloginCodec{login_of(handshake)}.terminal(
      findings, {.charset = ansi::Charset::ascii, .speed = {}}
  );
  CHECK(ordered.charset == ansi::Charset::ascii);
}

TEST_CASE("keys typed before a board's caller is answered count") {
  CallSetup setup;
  setup.codec = RloginCodec{login_of(handshake)};
  setup.asks_terminal = true;
  setup.typed = "l";
  Conversation caller{
      setup,
      {.perform = [](const play::Effect&) {},
       .stamp =
           [](play::Call&) {
           }}};
  caller.begin(handed_over);
  caller.pass_time(handed_over + 3s);
  REQUIRE(caller.session());
  CHECK(caller.session()->presentation() == play::Presentation::lines);
}

TEST_CASE("what real boards and clients send is keys and windows to the codec, cut at any byte") {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator{tests::vectors() / "telnet"}) {
    const json vector = json::parse(tests::read_file(entry.path()), nullptr, false);
    if (!vector.is_object() || vector.value("protocol", "") != "rlogin") continue;
    CAPTURE(vector["id"].get<std::string>());
    ++count;
    Rlogin login;
    std::string data;
    std::optional<RloginCodec> codec;
    std::optional<SystemSize> window;
    for (const std::string hex : vector["client_chunks"]) {
      for (const char byte : tests::from_hex(hex)) {
        if (!codec) data += login.receive({&byte, 1});
        if (!codec && login.fields()) {
          codec.emplace(login);
          continue;
        }
        if (!codec) continue;
        const Received received = codec->receive({&byte, 1});
        data += received.data;
        if (received.window) window = received.window;
        CHECK(received.replies.empty());
      }
    }
    const json& expected = vector["expect"];
    CHECK(tests::to_hex(data) == expected["app_hex"].get<std::string>());
    json shown;
    if (window) shown = {window->columns, window->rows};
    CHECK(shown == expected["window"]);
  }
  CHECK(count == 10);
}

}  // namespace
}  // namespace codemaker::wire
