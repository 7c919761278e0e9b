#include "wire/conversation.hpp"

#include "engine/breaking/record.hpp"
#include "support/hex.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

namespace codemaker::wire {
namespace {

using namespace std::chrono_literals;
using tests::from_hex;

/// A conversation with a clock that a test sets.
struct Talk {
  explicit Talk(CallSetup call_setup)
      : conversation{
            std::move(call_setup),
            {.perform = [this](const play::Effect& effect) { effects.push_back(effect); },
             .stamp =
                 [](play::Call& call) {
                   call.seed = 1;
                 }}} {
    conversation.begin(now);
  }

  /// What the line gets after these bytes from it.
  std::string said(std::string_view bytes = {}) {
    CHECK(conversation.take(bytes, now).empty());
    return conversation.take_output(now);
  }

  play::Instant now{};
  play::Effects effects;
  Conversation conversation;
};

CallSetup in_lines() {
  CallSetup call_setup;
  call_setup.call.player = {"bbs", "", "Ada"};
  call_setup.call.wanted = play::Presentation::lines;
  return call_setup;
}

bool holds(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST_CASE("a caller whose terminal is known sees the title at once") {
  Talk talk{in_lines()};
  REQUIRE(talk.conversation.session());
  CHECK(holds(talk.said(), "P: play. Q: leave."));
}

TEST_CASE("a terminal that is asked and silent gets its title when its time is over") {
  CallSetup call_setup = in_lines();
  call_setup.codec = TelnetCodec{};
  call_setup.asks_terminal = true;
  Talk talk{call_setup};
  CHECK(talk.said().starts_with(from_hex("fffb01")));
  CHECK_FALSE(talk.conversation.session());
  REQUIRE(talk.conversation.deadline());
  talk.now = *talk.conversation.deadline();
  talk.conversation.pass_time(talk.now);
  CHECK(holds(talk.said(), "P: play. Q: leave."));
}

TEST_CASE("what the terminal says of its colors and its music is taken, on every line it is asked"
) {
  const char* answers = "\x1b[=67;84;101;114;109;1;332c\x1b[24;80R\x1b[<0;1;2;6c\x1b[1;3R\x1b[1;9R";
  for (const Codec& codec : {Codec{TelnetCodec{}}, Codec{RawCodec{}}}) {
    CallSetup call_setup = in_lines();
    call_setup.codec = codec;
    call_setup.asks_terminal = true;
    Talk talk{call_setup};
    talk.said(answers);
    REQUIRE(talk.conversation.session());
    const ansi::Terminal& terminal = talk.conversation.session()->call().terminal;
    CHECK(terminal.depth == ansi::Depth::direct);
    CHECK(terminal.plays_music);
  }
}

TEST_CASE("keys typed while the terminal is asked are played afterwards") {
  CallSetup call_setup = in_lines();
  call_setup.asks_terminal = true;
  Talk talk{call_setup};
  talk.said("p\r");
  talk.now += 10s;
  talk.conversation.pass_time(talk.now);
  CHECK(holds(talk.said(), "Menu: "));
}

TEST_CASE("of keys typed while the terminal is asked no more count than the sysop allows") {
  CallSetup call_setup = in_lines();
  call_setup.asks_terminal = true;
  call_setup.limits.type_ahead = 2;
  Talk talk{call_setup};
  talk.said("p\rh\r");
  talk.now += 10s;
  talk.conversation.pass_time(talk.now);
  CHECK(holds(talk.said(), "Menu: "));
  const auto is_reading = [](const play::Effect& effect) {
    return std::holds_alternative<play::effect::ReadTables>(effect);
  };
  CHECK(std::ranges::none_of(talk.effects, is_reading));
}

TEST_CASE("a line typed ahead is echoed before it is answered") {
  Talk talk{in_lines()};
  talk.said();
  const std::string said = talk.said("p\rxyzzy\r");
  const auto echo = said.find("xyzzy\r\n");
  REQUIRE(echo != std::string::npos);
  CHECK(said.find("xyzzy", echo + 5) != std::string::npos);
}

TEST_CASE("a caller who does not read what they ask for is backed up, and not after reading it") {
  Talk talk{in_lines()};
  for (int i = 0; i < 1000 && !talk.conversation.is_backed_up(); ++i)
    CHECK(talk.conversation.take("?\r", talk.now).empty());
  CHECK(talk.conversation.is_backed_up());
  CHECK(talk.said().size() > 16'000);
  CHECK_FALSE(talk.conversation.is_backed_up());
}

TEST_CASE("a caller is backed up when more waits for them than the sysop allows") {
  CallSetup call_setup = in_lines();
  call_setup.limits.output = 4096;
  Talk talk{call_setup};
  for (int i = 0; i < 1000 && !talk.conversation.is_backed_up(); ++i)
    CHECK(talk.conversation.take("?\r", talk.now).empty());
  const std::size_t waited = talk.said().size();
  CHECK(waited > 4096);
  CHECK(waited < 8192);
}

TEST_CASE("what the session wants is performed outside, but the bell rings on the line") {
  Talk talk{in_lines()};
  talk.said("p\rh\r");
  REQUIRE(talk.effects.size() == 6);
  CHECK(std::holds_alternative<play::effect::ReadMailWaiting>(talk.effects.front()));
  CHECK(std::holds_alternative<play::effect::ReadRemembered>(talk.effects.at(1)));
  CHECK(std::holds_alternative<play::effect::ReadPeople>(talk.effects.at(2)));
  CHECK(std::holds_alternative<play::effect::ReadMailWaiting>(talk.effects.at(3)));
  CHECK(std::holds_alternative<play::effect::ReadNews>(talk.effects.at(4)));
  CHECK(std::holds_alternative<play::effect::ReadTables>(talk.effects.back()));
}

TEST_CASE("letters that are chosen in the options are what is typed and told from then on") {
  Talk talk{in_lines()};
  talk.said("p\ro\r");
  CHECK(talk.said("\xC3\xA4\r").find('\x84') != std::string::npos);
  CHECK(talk.said("l\r").find("Letters: UTF-8.") != std::string::npos);
  CHECK(talk.said("\xC3\xA4\r").find("\xC3\xA4") != std::string::npos);
}

TEST_CASE("a tune goes out on the line, before the screen of what it is for") {
  CallSetup call_setup = in_lines();
  call_setup.call.wanted = play::Presentation::full;
  call_setup.call.terminal.plays_music = true;
  Talk talk{call_setup};
  talk.said("\rcdn");
  REQUIRE(talk.effects.size() >= 1);
  const auto* asked = std::get_if<play::effect::DrawSecret>(&talk.effects.back());
  REQUIRE(asked);
  const auto pegs = engine::breaking::parse_pegs("1234");
  talk.conversation.tell(play::event::Secret{
      *engine::breaking::Code::secret(*asked->rules.as<engine::breaking::Rules>(), pegs->span())});
  talk.now += 1s;
  talk.said();
  talk.now += 1s;
  std::string said = talk.said("1234\r");
  for (int step = 0; step < 10; ++step) {
    talk.now += 1s;
    talk.conversation.pass_time(talk.now);
    said += talk.said();
  }
  const auto tune = said.find(ansi::music(ansi::Tune::win));
  REQUIRE(tune != std::string::npos);
  CHECK_FALSE(holds(said.substr(0, tune), "Result"));
  CHECK(holds(said.substr(tune), "Result"));
}

TEST_CASE("keys count half a second after a new level has gone out, not after it began") {
  CallSetup call_setup = in_lines();
  call_setup.call.wanted = play::Presentation::full;
  Talk talk{call_setup};
  talk.said("\r");
  CHECK(talk.conversation.take("r", talk.now).empty());  // the line is busy: nothing goes out
  talk.now += 5s;
  CHECK(talk.said("q").find("Main menu") == std::string::npos);
  talk.now += 499ms;
  CHECK(talk.said("q").find("Main menu") == std::string::npos);
  talk.now += 1ms;
  CHECK(holds(talk.said("q"), "Main menu"));
}

TEST_CASE("a line that must be closed says why") {
  CallSetup call_setup = in_lines();
  call_setup.codec = TelnetCodec{};
  Talk talk{call_setup};
  std::string fault;
  for (int i = 0; i < 3000 && fault.empty(); ++i)
    fault = talk.conversation.take(from_hex("fffd01fffe01"), talk.now);
  CHECK(fault == "too many telnet options asked for");
}

TEST_CASE("two seconds without a byte end a telnet subnegotiation, and nothing of it is typed") {
  for (const Codec& codec : {Codec{TelnetCodec{}}, Codec{RawCodec{}}}) {
    CallSetup call_setup = in_lines();
    call_setup.codec = codec;
    Talk talk{call_setup};
    static_cast<void>(talk.said());
    CHECK(talk.said(from_hex("fffa1800") + "p\r").empty());
    talk.now += 1999ms;
    talk.conversation.pass_time(talk.now);
    CHECK(talk.said("q\r").empty());  // and it has two seconds again
    CHECK(talk.conversation.deadline() == talk.now + 2s);
    talk.now += 2s;
    talk.conversation.pass_time(talk.now);
    CHECK(talk.said().empty());
    CHECK(holds(talk.said("p\r"), "Menu: "));
  }
}

TEST_CASE("keys that are read later than they came are no part of a subnegotiation given up") {
  CallSetup call_setup = in_lines();
  call_setup.codec = TelnetCodec{};
  Talk talk{call_setup};
  static_cast<void>(talk.said());
  CHECK(talk.said(from_hex("fffa1800")).empty());
  talk.now += 2s;
  CHECK(holds(talk.said("p\r"), "Menu: "));
}

TEST_CASE("a telnet subnegotiation that does not end closes the line") {
  CallSetup call_setup = in_lines();
  call_setup.codec = TelnetCodec{};
  Talk talk{call_setup};
  CHECK(talk.conversation.take(from_hex("fffa18") + std::string(65'536, 'x'), talk.now).empty());
  CHECK(talk.conversation.take("x", talk.now) == "a telnet subnegotiation without an end");
}

TEST_CASE("an escape alone is a key when nothing follows it") {
  CallSetup call_setup = in_lines();
  call_setup.call.wanted = play::Presentation::full;
  Talk talk{call_setup};
  talk.said("\r");
  talk.said("h");
  talk.said("\x1b");
  REQUIRE(talk.conversation.deadline());
  talk.now = *talk.conversation.deadline();
  talk.conversation.pass_time(talk.now);
  CHECK(holds(talk.conversation.take_output(talk.now), "Welcome"));
}

}  // namespace
}  // namespace codemaker::wire
