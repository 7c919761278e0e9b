// A size is what a caller claims: however large, it costs no more than a large screen.
#include "play/session/screen.hpp"
#include "wire/terminal_choice.hpp"

#include "support/model_terminal.hpp"
#include "support/typist.hpp"

#include <catch2/catch.hpp>

namespace codemaker::wire {
namespace {

using tests::ModelTerminal;
using tests::Typist;
using tests::Wrap;

/// What a frame, and so the painter's memory of it, costs.
std::size_t bytes_to_draw(const ansi::Frame& frame) {
  return sizeof(ansi::Cell) * static_cast<std::size_t>(frame.rows() * frame.columns());
}

TEST_CASE("a terminal of 999 by 999 counts as 200 columns and 80 rows, whoever tells it") {
  TelnetFacts facts;
  facts.window = Window{.columns = 999, .rows = 999};
  const ansi::Terminal by_telnet = terminal_of(facts, ansi::Findings{}, {});
  ansi::Findings findings;
  findings.has_answered = true;
  findings.rows = findings.columns = 999;
  const ansi::Terminal by_probe = terminal_of(TelnetFacts{}, findings, {});
  dropfiles::DropFile file;
  file.rows = file.columns = 999;
  const ansi::Terminal by_board = terminal_of(file, {}, {}, {}).terminal;
  const ansi::Terminal by_system = terminal_of(OwnTerminal{"xterm", "", "C.UTF-8"}, {999, 999}, {});
  for (const ansi::Terminal& terminal : {by_telnet, by_probe, by_board, by_system}) {
    CHECK(terminal.columns == 200);
    CHECK(terminal.rows == 80);
  }
}

TEST_CASE("a window that is drawn larger and larger stays at 200 by 80") {
  Typist ada;
  ada.resize(999, 999);
  CHECK(ada.session().call().terminal.rows == 80);
  CHECK(ada.session().call().terminal.columns == 200);
  CHECK(bytes_to_draw(ada.session().frame()) <= 128'000);
  const int changes = ada.terminal_changes;
  ada.resize(998, 1000);
  CHECK(ada.terminal_changes == changes);
}

TEST_CASE("each side of a terminal has its limit alone") {
  const ansi::Terminal wide = terminal_of(OwnTerminal{"xterm", "", "C"}, {24, 300}, {});
  CHECK(wide.rows == 24);
  CHECK(wide.columns == 200);
  const ansi::Terminal tall = terminal_of(OwnTerminal{"xterm", "", "C"}, {300, 80}, {});
  CHECK(tall.rows == 80);
  CHECK(tall.columns == 80);
}

TEST_CASE("what is painted for 200 by 80 stands right on a larger terminal") {
  for (const Wrap wrap : {Wrap::at_once, Wrap::late}) {
    play::Call call = tests::call_of("Ada");
    call.terminal.rows = ansi::max_rows;
    call.terminal.columns = ansi::max_columns;
    call.terminal.charset = ansi::Charset::utf8;
    ansi::Terminal larger = call.terminal;
    larger.rows = 100;
    larger.columns = 300;
    ModelTerminal model{larger, wrap};
    play::Session session{call};
    static_cast<void>(session.start());
    play::Screen screen;
    for (const char key : std::string{"\rr\r\rh"}) {
      model.receive(screen.update(session, ansi::Echo::ours));
      const ansi::Frame seen = model.screen();
      const ansi::Frame wanted = session.frame();
      for (int row = 0; row < larger.rows; ++row)
        CHECK(seen.text(row) == (row < wanted.rows() ? wanted.text(row) : ""));
      CHECK(seen.cursor == wanted.cursor);
      static_cast<void>(session.handle(
          key == '\r' ? ansi::Key{ansi::KeyCode::enter, 0, {}}
                      : ansi::character(static_cast<unsigned char>(key))
      ));
    }
    CHECK(model.complaints().empty());
  }
}

TEST_CASE("a terminal has as many colors as it says, and sixteen if it says nothing") {
  const auto own = [](const char* term, const char* colorterm) {
    return terminal_of(OwnTerminal{term, colorterm, "C.UTF-8"}, {24, 80}, {}).depth;
  };
  CHECK(own("xterm", "") == ansi::Depth::sixteen);
  CHECK(own("xterm-256color", "") == ansi::Depth::indexed);
  CHECK(own("xterm-256color", "truecolor") == ansi::Depth::direct);
  CHECK(own("screen", "24bit") == ansi::Depth::direct);
  CHECK(own("xterm-direct", "") == ansi::Depth::direct);
  const auto told = [](const std::vector<std::string>& types, const std::string& colorterm = "") {
    TelnetFacts facts;
    facts.terminal_types = types;
    if (!colorterm.empty()) facts.environment["COLORTERM"] = colorterm;
    return terminal_of(facts, {}, {}).depth;
  };
  CHECK(told({}) == ansi::Depth::sixteen);
  CHECK(told({"ANSI", "MTTS 13"}) == ansi::Depth::indexed);
  CHECK(told({"XTERM", "MTTS 271"}) == ansi::Depth::direct);
  CHECK(told({"ansi-256color"}) == ansi::Depth::indexed);
  CHECK(told({"XTERM"}, "truecolor") == ansi::Depth::direct);
}

}  // namespace
}  // namespace codemaker::wire
