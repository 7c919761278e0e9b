// Whole visits on the terminals of ansi/terminal.md 3.1: each gets what it can show, and nothing
// that it would print as rubbish.
#include "play/session/screen.hpp"
#include "wire/arrival.hpp"
#include "wire/terminal_choice.hpp"

#include "support/hex.hpp"
#include "support/model_terminal.hpp"
#include "support/typist.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

namespace codemaker::play {
namespace {

using tests::ModelTerminal;
using tests::Typist;
using tests::Wrap;

/// What a terminal really understands, as it was measured.
struct Real {
  std::string name;
  Wrap wrap;
  bool is_utf8;
  bool repeats;
  bool erases;  ///< ECH, and EL in color
  bool has_mouse;
};

const std::vector<Real>& real_terminals() {
  static const std::vector<Real> all{
      {"syncterm_x11", Wrap::at_once, false, true, true, true},
      {"qodem_ansi", Wrap::at_once, false, true, false, false},
      {"qodem_xutf8", Wrap::late, true, true, true, false},
      {"ftelnet", Wrap::at_once, false, false, true, true},
      {"putty", Wrap::late, true, true, true, true},
      {"xterm", Wrap::late, true, true, true, true},
      {"xtermjs", Wrap::late, true, true, false, true},
      {"tmux_telnet", Wrap::late, true, true, false, false},
      {"screen_telnet", Wrap::late, true, false, false, false},
  };
  return all;
}

/// What we make of the terminal from its own answer to the probe.
ansi::Terminal decided(const Real& real) {
  const auto probes =
      nlohmann::json::parse(tests::read_file(tests::vectors() / "terminal" / "probes.json"));
  const std::string answer = probes["combined"]["replies"][real.name];
  ansi::KeyDecoder decoder{ansi::InputText::bytes, ansi::Patience::usual};
  std::vector<ansi::Input> inputs;
  decoder.feed(tests::from_hex(answer), Instant{}, inputs);
  wire::Arrival arrival{Instant{}, ansi::Patience::usual, 256};
  arrival.hear(inputs, Instant{});
  return terminal_of(wire::TelnetFacts{}, arrival.findings(), {});
}

ModelTerminal model_of(const Real& real, const ansi::Terminal& decided) {
  ansi::Terminal truth = decided;
  truth.charset = real.is_utf8 ? ansi::Charset::utf8 : ansi::Charset::cp437;
  truth.repeats = real.repeats;
  truth.erases = real.erases;
  truth.reports_mouse = real.has_mouse;
  return ModelTerminal{truth, real.wrap};
}

/// Each terminal, and one more that is known to have 256 colors, or all of them.
std::vector<std::pair<Real, ansi::Depth>> terminals_in_depth() {
  std::vector<std::pair<Real, ansi::Depth>> all;
  for (const Real& real : real_terminals()) {
    all.emplace_back(real, ansi::Depth::sixteen);
    if (real.name != "xterm") continue;
    all.emplace_back(real, ansi::Depth::indexed);
    all.emplace_back(real, ansi::Depth::direct);
  }
  return all;
}

TEST_CASE("each terminal shows every screen as it is meant, and prints nothing it does not know") {
  for (const auto& [real, depth] : terminals_in_depth()) {
    INFO(real.name << ", depth " << static_cast<int>(depth));
    ansi::Terminal terminal = decided(real);
    CHECK((terminal.charset == ansi::Charset::utf8) == real.is_utf8);
    terminal.depth = depth;
    Call call = tests::call_of("Ada");
    call.terminal = terminal;
    for (const Presentation wanted : {Presentation::full, Presentation::small}) {
      call.wanted = wanted;
      Typist ada{call};
      Screen screen;
      ModelTerminal model = model_of(real, terminal);
      for (const std::string_view keys :
           {"",  "?",  " ",    "\n",      "i",       "n",  "m",  "o", "n",  "c",      "m", "h",
            "m", "c",  "hccn", "12345\n", "10023\n", "s",  " ",  "q", "y",  "v",      "q", "q",
            "r", "1",  "1",    "22\n",    "\b",      "x",  "\n", "a", "\n", "1234\n", " ", "5566\n",
            " ", "\n", "q",    "x",       "y",       "\n", "q",  "y", " "}) {
        ada.type(keys);
        model.receive(screen.update(ada.session(), ansi::Echo::ours));
        INFO("after \"" << keys << "\"");
        CHECK(model.complaints().empty());
        const ansi::Frame wanted_frame = ada.session().frame().in_depth(terminal.depth);
        const std::string difference =
            tests::first_difference(model.screen(), wanted_frame, terminal.charset);
        CHECK(difference == "");
      }
      model.receive(screen.leave());
      CHECK(model.complaints().empty());
    }
  }
}

TEST_CASE("the mouse is switched on where it is known to be, and nowhere else unasked") {
  for (const Real& real : real_terminals()) {
    INFO(real.name);
    // Behind ?1;2 sit tmux and screen too, so xterm.js has to be asked for its mouse.
    const bool is_expected = real.has_mouse && real.name != "xtermjs";
    CHECK(decided(real).reports_mouse == is_expected);
  }
}

TEST_CASE("who answers nothing gets lines of seven bits, and no escape in them") {
  wire::Arrival arrival{Instant{}, ansi::Patience::usual, 256};
  CHECK_FALSE(arrival.is_settled(Instant{} + std::chrono::milliseconds{2499}));
  CHECK(arrival.is_settled(Instant{} + std::chrono::milliseconds{2500}));
  Call call = tests::call_of("Ada");
  call.terminal = terminal_of(wire::TelnetFacts{}, arrival.findings(), {});
  Typist ada{call};
  Screen screen;
  std::string bytes = screen.update(ada.session(), ansi::Echo::ours);
  ada.type("p\ni\n");
  bytes += screen.update(ada.session(), ansi::Echo::ours);
  CHECK(ada.session().presentation() == Presentation::lines);
  for (const char byte : bytes)
    CHECK((byte == '\r' || byte == '\n' || (byte >= 0x20 && byte < 0x7F)));
}

}  // namespace
}  // namespace codemaker::play
