#include "ansi/probe.hpp"

#include "support/hex.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace codemaker::ansi {
namespace {

using nlohmann::json;
using tests::from_hex;

json load_probes() {
  return json::parse(tests::read_file(tests::vectors() / "terminal" / "probes.json"));
}

struct Heard {
  Probe probe;
  std::vector<std::string> keys;
};

/// What is made of an answer that arrives in pieces.
Heard hear(const std::vector<std::string>& pieces) {
  KeyDecoder decoder{InputText::bytes, Patience::usual};
  std::vector<Input> inputs;
  for (const std::string& piece : pieces)
    decoder.feed(piece, Instant{}, inputs);
  decoder.expire(Instant{} + std::chrono::seconds{10}, inputs);
  Heard heard;
  for (const Input& input : inputs) {
    if (const Key* key = std::get_if<Key>(&input)) {
      heard.keys.push_back(name(*key));
    } else {
      heard.probe.hear(std::get<Report>(input));
    }
  }
  return heard;
}

bool is_right(const std::string& terminal, const Findings& findings) {
  static const std::set<std::string> eight_bit{"syncterm_x11", "qodem_ansi", "ftelnet"};
  static const std::set<std::string> no_repeat{"ftelnet", "screen_telnet"};
  const auto charset = eight_bit.contains(terminal) ? Charset::cp437 : Charset::utf8;
  return findings.charset == charset && findings.repeats == !no_repeat.contains(terminal) &&
         findings.columns == 80 && (findings.rows == 24 || findings.rows == 25);
}

/// What the terminals were asked, with the two questions that were asked apart. They were sent to
/// row 999; none has as many as 99, which is a byte less.
TEST_CASE("the question is the one the terminals were asked, and two more before its last parts") {
  const json probes = load_probes();
  std::string question{Probe::question()};
  const std::string apart = from_hex(probes["probes"]["ctda"].get<std::string>()) +
                            from_hex(probes["probes"]["xtversion"].get<std::string>());
  REQUIRE(question.find("\x1b[30;40m" + apart + "\r") != question.npos);
  question.replace(question.find("\x1b[30;40m" + apart + "\r"), apart.size() + 9, "\r\x1b[30;40m");
  const std::string_view corner = "\x1b[99;999H";
  REQUIRE(question.find(corner) != question.npos);
  question.insert(question.find(corner) + 2, "9");
  CHECK(question == from_hex(probes["combined"]["sent"].get<std::string>()));
  CHECK_FALSE(Probe::question_without_clearing().ends_with("\x1b[H"));
}

/// What a terminal answers to all of it: its answers to the two questions come behind the first
/// cursor position.
std::string whole_answer(const json& probes, const std::string& terminal) {
  std::string answer = from_hex(probes["combined"]["replies"][terminal].get<std::string>());
  const json& replies = probes["terminals"][terminal]["replies"];
  const auto apart = [&](const char* question) {
    return replies.contains(question) ? from_hex(replies[question].get<std::string>()) : "";
  };
  return answer.insert(answer.find('R') + 1, apart("ctda") + apart("xtversion"));
}

TEST_CASE("colors and music are known from what a terminal says of itself, and never guessed") {
  const json probes = load_probes();
  const std::map<std::string, Depth> depths{
      {"syncterm_x11", Depth::direct}, {"xterm", Depth::direct}, {"tmux_telnet", Depth::indexed}};
  for (const auto& [terminal, hex] : probes["combined"]["replies"].items()) {
    const std::string answer = whole_answer(probes, terminal);
    INFO(terminal << ": " << answer);
    for (std::size_t cut = 0; cut <= answer.size(); ++cut) {
      const Heard heard = hear({answer.substr(0, cut), answer.substr(cut)});
      const Findings& findings = heard.probe.findings();
      CHECK(heard.probe.is_complete());
      CHECK(is_right(terminal, findings));
      CHECK(findings.depth == (depths.contains(terminal) ? depths.at(terminal) : Depth::sixteen));
      CHECK(findings.plays_music == (terminal == "syncterm_x11"));
      CHECK(heard.keys.empty());
    }
  }
}

TEST_CASE("an answer that stops anywhere claims nothing that was not said") {
  const std::string named = "\x1bP>|XTerm(379)\x1b\\";
  for (std::size_t end = 0; end < named.size(); ++end)
    CHECK(hear({named.substr(0, end)}).probe.findings().depth == Depth::sixteen);
  const std::string attributes = "\x1b[<0;1;2;3;4;5;6c";
  for (std::size_t end = 0; end < attributes.size(); ++end)
    CHECK(hear({attributes.substr(0, end)}).probe.findings().depth == Depth::sixteen);
  CHECK(hear({named}).probe.findings().depth == Depth::direct);
  CHECK(hear({attributes}).probe.findings().depth == Depth::direct);
}

TEST_CASE("SyncTERM in text mode has sixteen colors, and music") {
  const auto findings = hear({"\x1b[=67;84;101;114;109;1;332c\x1b[<0;2;3;7c"}).probe.findings();
  CHECK(findings.depth == Depth::sixteen);
  CHECK(findings.plays_music);
}

TEST_CASE("a name is believed only whole, printable, short and known") {
  const auto depth = [](const std::string& answer) {
    return hear({answer}).probe.findings().depth;
  };
  CHECK(depth("\x1bP>|kitty(0.26.5)\x1b\\") == Depth::direct);
  CHECK(depth("\x1bP>|Kitten 1\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1bP>|kitty(0.26.5)\a") == Depth::sixteen);
  CHECK(depth("\x1bP>|kitty\x01\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1bP>|kitty\xc3\xa9\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1bP>|kitty" + std::string(40, '1') + "\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1bP>|" + std::string(100000, 'k') + "\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1b]>|kitty(0.26.5)\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1bP>|kitty\x1b[6c") == Depth::sixteen);
  CHECK(depth("\x1bP>|kit\x1bty\x1b\\") == Depth::sixteen);
  CHECK(depth("\x1b[<c") == Depth::sixteen);
  CHECK(depth("\x1b[<6c") == Depth::sixteen);
}

TEST_CASE("character set, size and REP are decided rightly from every terminal's answer") {
  const json probes = load_probes();
  for (const auto& [terminal, hex] : probes["combined"]["replies"].items()) {
    const std::string answer = from_hex(hex.get<std::string>());
    INFO(terminal);
    for (std::size_t cut = 0; cut <= answer.size(); ++cut) {
      const Heard heard = hear({answer.substr(0, cut), answer.substr(cut)});
      CHECK(heard.probe.is_complete());
      CHECK(is_right(terminal, heard.probe.findings()));
      CHECK(heard.keys.empty());
    }
  }
}

TEST_CASE("a key pressed between two reports is a key and changes no finding") {
  const json probes = load_probes();
  for (const auto& [terminal, hex] : probes["combined"]["replies"].items()) {
    const std::string answer = from_hex(hex.get<std::string>());
    for (std::size_t at = 0; at <= answer.size(); ++at) {
      const bool is_between = at == answer.size() || answer[at] == '\x1b';
      const bool is_unfinished = at == 3 && answer.starts_with("\x1b[?\x1b");
      if (!is_between || is_unfinished) continue;
      INFO(terminal << " at " << at);
      const Heard heard = hear({answer.substr(0, at), "\r", answer.substr(at)});
      CHECK(heard.keys == std::vector<std::string>{"Enter"});
      CHECK(is_right(terminal, heard.probe.findings()));
    }
  }
}

TEST_CASE("no answer of any terminal reaches the game as a key") {
  const json probes = load_probes();
  for (const auto& [terminal, measured] : probes["terminals"].items()) {
    for (const auto& [question, hex] : measured["replies"].items()) {
      // Byte 05 makes PuTTY type its name, which nothing can tell from typing. It is never sent.
      if (question == "c0_glyphs") continue;
      const std::string answer = from_hex(hex.get<std::string>());
      INFO(terminal << " " << question);
      CHECK(hear({answer}).keys.empty());
      for (std::size_t cut = 1; cut < answer.size(); ++cut) {
        CHECK(hear({answer.substr(0, cut), answer.substr(cut)}).keys.empty());
      }
    }
  }
}

TEST_CASE("device attributes name the family") {
  const auto family = [](const char* answer) {
    return hear({answer}).probe.findings().family;
  };
  CHECK(family("\x1b[=67;84;101;114;109;1;332c") == Family::erasing);
  CHECK(family("\x1b[=73;99;121;84;101;114;109;1;2;3c") == Family::erasing);
  CHECK(family("\x1b[?50;86;84;88c") == Family::erasing);
  CHECK(family("\x1b[?6c") == Family::erasing);
  CHECK(family("\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c") == Family::erasing);
  CHECK(family("\x1b[?1;2c") == Family::plain_vt);
  CHECK(family("\x1b[?63;1;2c") == Family::erasing);
  CHECK(family("\x1b[?99c") == Family::unknown);
}

TEST_CASE("absurd sizes are not believed") {
  const auto findings = hear({"\x1b[999;999R\x1b[1;2R\x1b[1;8R"}).probe.findings();
  CHECK_FALSE(findings.rows);
  CHECK_FALSE(findings.columns);
  CHECK(findings.charset == Charset::utf8);
  CHECK_FALSE(hear({"\x1b[7;19R"}).probe.findings().rows);
  const auto echo = hear({"\x1b[99;999R"}).probe.findings();
  CHECK_FALSE(echo.rows);
  CHECK_FALSE(echo.columns);
  CHECK(hear({"\x1b[99;240R"}).probe.findings().rows == 99);
}

TEST_CASE("late reports change nothing") {
  const auto findings =
      hear({"\x1b[24;80R\x1b[1;3R\x1b[1;9R\x1b[50;132R\x1b[1;2R"}).probe.findings();
  CHECK(findings.rows == 24);
  CHECK(findings.charset == Charset::cp437);
}

TEST_CASE("silence is no finding") {
  const auto findings = hear({"hello"}).probe.findings();
  CHECK_FALSE(findings.has_answered);
  CHECK_FALSE(findings.charset);
}

}  // namespace
}  // namespace codemaker::ansi
