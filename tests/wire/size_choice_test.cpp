// Which size counts: what the terminal answered, what the drop file states, what the system knows.
#include "wire/conversation.hpp"

#include <catch2/catch.hpp>

namespace codemaker::wire {
namespace {

using namespace std::chrono_literals;

constexpr SystemSize boards_pty{25, 80};  // WWIV gives it to everybody

dropfiles::DropFile chain(int rows, int columns) {
  dropfiles::DropFile file;
  file.format = dropfiles::DropFormat::chain;
  file.rows = rows;
  file.columns = columns;
  return file;
}

ansi::Findings answered(int rows, int columns) {
  ansi::Findings findings;
  findings.has_answered = true;
  findings.rows = rows;
  findings.columns = columns;
  return findings;
}

SystemSize size_of(const ansi::Terminal& terminal) {
  return {terminal.rows, terminal.columns};
}

TEST_CASE("a caller of 40 columns behind a pty that always says 80 by 25 gets 40 columns") {
  CHECK(size_of(terminal_of(chain(20, 40), boards_pty, {}, {}).terminal) == SystemSize{20, 40});
}

TEST_CASE("what the terminal itself answers goes before drop file and pty") {
  const BoardTerminal board = terminal_of(chain(20, 40), boards_pty, {}, {});
  CHECK(size_of(refined(board, answered(50, 132), {})) == SystemSize{50, 132});
  CHECK(size_of(refined(board, ansi::Findings{}, {})) == SystemSize{20, 40});
  const BoardTerminal by_pty = terminal_of({}, boards_pty, {}, {});
  CHECK(size_of(refined(by_pty, answered(20, 40), {})) == SystemSize{20, 40});
}

TEST_CASE("rows alone in a drop file are an account's setting: the pty goes before them") {
  dropfiles::DropFile file;
  file.rows = 50;
  CHECK(size_of(terminal_of(file, boards_pty, {}, {}).terminal) == SystemSize{25, 80});
  CHECK(size_of(terminal_of(file, {}, {}, {}).terminal) == SystemSize{50, 80});
}

/// A caller on a screen, with what is sent to them.
struct Screen {
  explicit Screen(bool may_ask) : conversation{call_setup(may_ask), outside()} {
    conversation.begin(now);
    if (may_ask) static_cast<void>(said("\x1b[?1;2c\x1b[24;80R\x1b[1;2R\x1b[1;8R"));
    REQUIRE(conversation.session());
    static_cast<void>(said(""));
  }

  static CallSetup call_setup(bool may_ask) {
    CallSetup call_setup;
    call_setup.call.player = {"bbs", "", "Ada"};
    call_setup.asks_terminal = may_ask;
    return call_setup;
  }

  static Conversation::Outside outside() {
    return {
        .perform = [](const play::Effect&) {},
        .stamp =
            [](play::Call& call) {
              call.seed = 1;
            }};
  }

  std::string said(std::string_view bytes) {
    CHECK(conversation.take(bytes, now).empty());
    return conversation.take_output(now);
  }

  [[nodiscard]] SystemSize size() const { return size_of(conversation.session()->call().terminal); }

  play::Instant now{};
  Conversation conversation;
};

constexpr std::string_view ctrl_l = "\x0c";
constexpr std::string_view size_question = "\x1b[s\x1b[99;999H\x1b[6n\x1b[u";

TEST_CASE("where nobody tells of a new window, Ctrl-L finds it out and draws for it") {
  Screen ada{true};
  CHECK(ada.size() == SystemSize{24, 80});
  CHECK(ada.said(ctrl_l).starts_with(size_question));
  CHECK_FALSE(ada.said("\x1b[50;132R").empty());
  CHECK(ada.size() == SystemSize{50, 132});
}

TEST_CASE("a position that nobody asked for is no size") {
  Screen ada{true};
  CHECK(ada.said("\x1b[50;132R").empty());
  CHECK(ada.size() == SystemSize{24, 80});
  static_cast<void>(ada.said(ctrl_l));
  static_cast<void>(ada.said("\x1b[30;100R"));
  CHECK(ada.said("\x1b[50;132R").empty());
  CHECK(ada.size() == SystemSize{30, 100});
}

TEST_CASE("a terminal that must not be asked is only drawn again by Ctrl-L") {
  Screen ada{false};
  const std::string said = ada.said(ctrl_l);
  CHECK_FALSE(said.empty());
  CHECK(said.find("\x1b[6n") == std::string::npos);
  CHECK(ada.said("\x1b[50;132R").empty());
  CHECK(ada.size() == SystemSize{24, 80});
}

TEST_CASE("the doctor keeps the terminal as the game would have it, and tells the answers apart") {
  CallSetup call_setup = Screen::call_setup(true);
  call_setup.only_tells_answers = true;
  call_setup.call.findings.emplace();
  call_setup.call.terminal.charset = ansi::Charset::utf8;
  Conversation conversation{call_setup, Screen::outside()};
  conversation.begin({});
  CHECK(conversation.take("\x1b[?1;2c\x1b[50;132R\x1b[1;3R\x1b[1;9R", {}).empty());
  REQUIRE(conversation.session());
  const play::Call& call = conversation.session()->call();
  CHECK(call.terminal.charset == ansi::Charset::utf8);
  CHECK(call.terminal.rows == 24);
  REQUIRE(call.probed);
  CHECK(call.probed->charset == ansi::Charset::cp437);
  CHECK(call.probed->rows == 50);
}

}  // namespace
}  // namespace codemaker::wire
