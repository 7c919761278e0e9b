// Screens of every size.
#include "support/tested_game.hpp"
#include "support/typist.hpp"
#include "support/wooden_boards.hpp"

#include "ansi/text.hpp"
#include "play/breaking/rules.hpp"
#include "play/session/screen.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace codemaker::play {
namespace {

using namespace std::chrono_literals;
using ansi::KeyCode;
using tests::Typist;
using tests::ways;

TEST_CASE("every screen fits 79 columns by 24 rows, and 39 by 20 when small", "[every game]") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    for (const auto& [scene, way] : ways()) {
      Call call = tests::call_of(std::string(40, 'W'));
      call.wanted = presentation;
      call.terminal = {.rows = 29, .columns = 99};
      call.time_left = 42min;
      Typist ada{call};
      ada.type(way);
      for (const char* key : {"", "?"}) {
        ada.type(key);
        const ansi::Frame frame = ada.session().frame();
        const bool is_full = presentation == Presentation::full;
        for (int row = 0; row < frame.rows(); ++row) {
          INFO(scene << " row " << row << ": " << frame.text(row));
          const std::size_t room = row >= (is_full ? 24 : 20) ? 0 : is_full ? 79 : 39;
          CHECK(ansi::length(frame.text(row)) <= room);
        }
      }
    }
  }
}

TEST_CASE("a terminal of forty columns is filled to its last row") {
  for (const int rows : {20, 24}) {
    Call call = tests::call_of("Ada");
    call.terminal = {.rows = rows, .columns = 40};
    Typist ada{call, "\n"};
    REQUIRE(ada.session().presentation() == Presentation::small);
    const ansi::Frame frame = ada.session().frame();
    CHECK_FALSE((frame.text(rows - 2) + frame.text(rows - 1)).empty());
    ada.click("? help");
    CHECK(ada.sees("any other key: back"));
  }
}

TEST_CASE("the rules leave the message row free on every page") {
  for (const Presentation presentation : {Presentation::full, Presentation::small}) {
    Call call = tests::call_of("Ada");
    call.wanted = presentation;
    Typist ada{call};
    ada.type("\ni");
    for (std::size_t page = 0; page < breaking::rules_pages().size(); ++page) {
      const ansi::Frame frame = ada.session().frame();
      const int message = presentation == Presentation::full ? 22 : 17;
      CHECK(frame.text(message).empty());
      CHECK(frame.text(message - 1).empty());
      ada.type("\n");
    }
    CHECK(ada.sees("Welcome, Ada."));
  }
}

/// The last row and the last column of a full screen's own picture, without its bar, its message
/// and its keys.
ansi::Position end_of_picture(const ansi::Frame& frame) {
  constexpr int message_row = 22;
  ansi::Position end;
  for (int row = 1; row < message_row; ++row) {
    const std::string text = frame.text(row);
    if (text.empty()) continue;
    end = {row, std::max(end.column, static_cast<int>(ansi::length(text)))};
  }
  return end;
}

TEST_CASE("no full screen huddles in its upper left corner") {
  auto scenes = ways();
  scenes["paste"] = ways().at("solo review") + "p";
  scenes["numbers"] = ways().at("solo review") + "\n";
  scenes["solo scoring"] = ways().at("solo review") + "s";
  scenes["splats"] = ways().at("menu") + "s";
  scenes["run left"] = ways().at("campaign") + "qy";
  scenes["masterix left"] = ways().at("masterix run") + "qy";
  scenes["farewell"] = ways().at("menu") + "qy";
  for (const auto& [scene, way] : scenes) {
    for (const char* const help : {"", "?"}) {
      Typist ada{tests::call_of("Ada"), way};
      ada.wait(10s);
      ada.type(help);
      INFO(scene << "\n" << ada.screen());
      const ansi::Position end = end_of_picture(ada.session().frame());
      CHECK(end.row >= 15);
      CHECK(end.column >= 55);
    }
  }
}

TEST_CASE("no page of the rules huddles in the upper half of its frame", "[every game]") {
  for (const tests::TestedGame& game : tests::tested_games()) {
    Typist ada{tests::call_of("Ada"), ways().at("rules") + number_of(game)};
    for (int page = 1; ada.sees("Page " + std::to_string(page) + "/"); ++page) {
      int last = 0;
      const ansi::Frame frame = ada.session().frame();
      for (int row = 3; row < 20; ++row) {
        const std::string text = frame.text(row);
        if (text.find_first_not_of(" │|", 4) != std::string::npos) last = row;
      }
      INFO(ada.screen());
      CHECK(last >= 14);
      ada.type("\n");
    }
  }
}

TEST_CASE("large screens have the game in their middle, with a line around it") {
  Typist ada{tests::on_large(tests::call_of("Ada"))};
  ada.type("\nc");
  const ansi::Frame frame = ada.session().frame();
  constexpr int top = 13;
  constexpr int left = 26;
  CHECK(frame.text(top).find("│  CODE BREAKING") != std::string::npos);
  CHECK(frame.at({top, left - 2}).glyph == u'│');
  CHECK(frame.at({top - 1, left - 2}).glyph == u'┌');
  CHECK(frame.at({top + Canvas::full_rows + 1, left - 2}).glyph == u'└');
  CHECK(frame.text(top - 2).empty());
  ada.click("Game");
  CHECK(ada.sees("Bulls and Cows"));
}

TEST_CASE("a window made smaller in a game gets the presentation that fits, and the game goes on") {
  Typist ada;
  ada.type("\nr11");
  ada.resize(20, 40);
  CHECK(ada.session().presentation() == Presentation::small);
  ada.type("22\n");
  ada.resize(10, 30);
  CHECK(ada.session().presentation() == Presentation::lines);
  CHECK(ada.prompt() == "Guess 2: ");
  CHECK(ada.heard.end()[-2] == "1: 1 1 2 2 - 1 exact, 1 misplaced.");
  ada.resize(24, 80);
  CHECK(tests::guesses_left(ada.session().frame()) == "11");
}

}  // namespace
}  // namespace codemaker::play
