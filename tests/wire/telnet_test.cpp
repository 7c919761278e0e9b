#include "wire/telnet.hpp"

#include "ansi/keys.hpp"
#include "support/hex.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <random>

namespace codemaker::wire {
namespace {

using nlohmann::json;
using tests::from_hex;

const std::map<TelnetOption, std::string> option_names{
    {TelnetOption::binary, "BINARY"},         {TelnetOption::echo, "ECHO"},
    {TelnetOption::suppress_go_ahead, "SGA"}, {TelnetOption::terminal_type, "TTYPE"},
    {TelnetOption::window_size, "NAWS"},      {TelnetOption::terminal_speed, "TSPEED"},
    {TelnetOption::new_environment, "NEWENV"}};

std::string name(OptionState state) {
  switch (state) {
  case OptionState::off:
    return "off";
  case OptionState::on:
    return "on";
  case OptionState::pending_on:
    return "pending-on";
  }
  return {};
}

std::string name(TelnetEvent event) {
  switch (event) {
  case TelnetEvent::interrupt:
    return "interrupt";
  case TelnetEvent::sb_broken:
    return "sb-broken";
  case TelnetEvent::sb_too_long:
    return "sb-too-long";
  }
  return {};
}

json options(const Telnet& telnet, bool of_caller) {
  json states = json::object();
  for (const auto& [option, name_of_option] : option_names) {
    const bool was_touched =
        of_caller ? telnet.was_remote_touched(option) : telnet.was_local_touched(option);
    const OptionState state = of_caller ? telnet.remote(option) : telnet.local(option);
    if (was_touched) states[name_of_option] = name(state);
  }
  return states;
}

/// Everything a connection came to, in the words of the vectors.
json outcome(
    const std::string& opening, const std::vector<std::string>& chunks,
    std::string* replies = nullptr
) {
  Telnet telnet{TelnetRole::server};
  if (!opening.empty()) CHECK(telnet.open() == opening);
  ansi::KeyDecoder decoder{ansi::InputText::bytes, ansi::Patience::usual};
  std::vector<ansi::Input> inputs;
  std::string data;
  for (const std::string& chunk : chunks) {
    const std::string received = telnet.receive(chunk);
    decoder.feed(received, ansi::Instant{}, inputs);
    data += received;
  }
  decoder.expire(ansi::Instant{} + std::chrono::seconds{10}, inputs);
  json keys = json::array();
  for (const auto& input : inputs) {
    if (const auto* key = std::get_if<ansi::Key>(&input)) keys.push_back(ansi::name(*key));
  }
  json events = json::array();
  for (const TelnetEvent event : telnet.take_events())
    events.push_back(name(event));
  const TelnetFacts& facts = telnet.facts();
  const auto hint = utf8_hint(facts);
  if (replies != nullptr) *replies = telnet.take_replies();
  return {
      {"app_hex", tests::to_hex(data)},
      {"keys", keys},
      {"telnet_seen", telnet.was_heard()},
      {"local", options(telnet, false)},
      {"remote", options(telnet, true)},
      {"window", facts.window ? json{facts.window->columns, facts.window->rows} : json()},
      {"terminal_types", facts.terminal_types},
      {"speed", facts.speed ? json(*facts.speed) : json()},
      {"env", facts.environment},
      {"utf8_hint", hint ? json(*hint) : json()},
      {"screen_reader", uses_screen_reader(facts)},
      {"events", events},
      {"closed", telnet.must_close() ? json("closed") : json()},
  };
}

std::vector<json> load_vectors() {
  std::vector<json> vectors;
  for (const auto& entry : std::filesystem::directory_iterator{tests::vectors() / "telnet"}) {
    if (!entry.path().filename().string().starts_with("t")) continue;
    vectors.push_back(json::parse(tests::read_file(entry.path())));
  }
  return vectors;
}

std::vector<std::string> chunks_of(const json& vector) {
  std::vector<std::string> chunks;
  for (const auto& hex : vector["client_chunks"])
    chunks.push_back(from_hex(hex.get<std::string>()));
  return chunks;
}

TEST_CASE("what every telnet client sends is understood") {
  const auto vectors = load_vectors();
  CHECK(vectors.size() == 28);
  for (const json& vector : vectors) {
    INFO(vector["id"]);
    json expected = vector["expect"];
    const auto most = expected["max_reply_bytes"].get<std::size_t>();
    const std::string reference = from_hex(expected["reference_replies_hex"].get<std::string>());
    expected.erase("max_reply_bytes");
    expected.erase("reference_replies_hex");
    std::string replies;
    CHECK(
        outcome(
            from_hex(vector["server_opening_hex"].get<std::string>()), chunks_of(vector), &replies
        ) == expected
    );
    CHECK(replies.size() <= most);
    CHECK(replies == reference);
  }
}

TEST_CASE("cutting what a client sends anywhere changes nothing") {
  for (const json& vector : load_vectors()) {
    INFO(vector["id"]);
    const std::string opening = from_hex(vector["server_opening_hex"].get<std::string>());
    std::string stream;
    for (const std::string& chunk : chunks_of(vector))
      stream += chunk;
    const json whole = outcome(opening, {stream});
    std::vector<std::string> bytes;
    for (const char byte : stream)
      bytes.emplace_back(1, byte);
    CHECK(outcome(opening, bytes) == whole);
    for (std::size_t cut = 0; cut <= stream.size(); ++cut) {
      const json parts = outcome(opening, {stream.substr(0, cut), stream.substr(cut)});
      if (parts != whole) FAIL("cut at " << cut);
    }
  }
}

struct Line {
  Telnet telnet{TelnetRole::server};

  Line() { static_cast<void>(telnet.open()); }

  std::string receive(const std::string& hex) { return telnet.receive(from_hex(hex)); }

  /// Takes bytes that mean nothing to the game.
  void take(const std::string& bytes) { CHECK(telnet.receive(bytes).empty()); }

  std::string replies() { return tests::to_hex(telnet.take_replies()); }

  std::vector<std::string> events() {
    std::vector<std::string> names;
    for (const TelnetEvent event : telnet.take_events())
      names.push_back(name(event));
    return names;
  }
};

TEST_CASE("an unwanted option is refused once per side and then ignored") {
  Line line;
  line.receive("fffb22fffb22fffd22fffd22fffb06");
  CHECK(line.replies() == "fffe22fffc22fffe06");
  line.receive("fffb22fffd22fffb06");
  CHECK(line.replies().empty());
}

TEST_CASE("repeats of what is on and refusals of what is off are not answered") {
  Line line;
  line.receive("fffd01fffd01fffd01fffe00fffe00fffc1ffffc1f");
  CHECK(line.replies().empty());
}

TEST_CASE("an option switched off is acknowledged and may come back") {
  Line line;
  line.receive("fffd01fffe01");
  CHECK(line.replies() == "fffc01");
  line.receive("fffd01");
  CHECK(line.replies() == "fffb01");
}

TEST_CASE("a client that toggles for ever is closed before it has had 4096 bytes") {
  Line line;
  std::size_t replied = 0;
  for (int i = 0; i < 2000 && !line.telnet.must_close(); ++i) {
    line.receive("fffd01fffe01");
    replied += line.telnet.take_replies().size();
  }
  CHECK(line.telnet.must_close() == TelnetClose::too_many_answers);
  CHECK(replied <= 4096);
  CHECK(line.receive("6869").empty());
}

TEST_CASE("terminal types are asked for four times at most") {
  Line line;
  line.receive("fffb18");
  for (char letter = 'a'; letter < 'k'; ++letter) {
    line.take(from_hex("fffa1800") + letter + from_hex("fff0"));
  }
  CHECK(line.telnet.facts().terminal_types == std::vector<std::string>{"a", "b", "c", "d"});
  CHECK(line.replies().size() == 4 * 12);
}

TEST_CASE("a command inside a sub-negotiation ends it and is obeyed") {
  Line line;
  line.receive("fffb1f");
  CHECK(line.receive("fffa1f0050fffd0161") == "a");
  CHECK(line.events() == std::vector<std::string>{"sb-broken"});
  CHECK(line.telnet.local(TelnetOption::echo) == OptionState::on);
  CHECK_FALSE(line.telnet.facts().window);
}

TEST_CASE("other commands inside a sub-negotiation are passed over") {
  Line line;
  line.receive("fffb1ffffa1f00fff150ffec0018fff0");
  CHECK(line.telnet.facts().window == Window{80, 24});
}

TEST_CASE("a report for an option that is not on is ignored") {
  Line line;
  line.receive("fffa1f00500018fff0");
  CHECK_FALSE(line.telnet.facts().window);
  line.receive("fffb1ffffc1ffffa1f00500018fff0");
  CHECK_FALSE(line.telnet.facts().window);
}

TEST_CASE("absurd window sizes keep the old size, each dimension by itself") {
  Line line;
  line.receive("fffb1ffffa1f00500018fff0");
  line.receive("fffa1f00000000fff0");
  CHECK(line.telnet.facts().window == Window{80, 24});
  line.receive("fffa1f00130032fff0");
  CHECK(line.telnet.facts().window == Window{80, 50});
  line.receive("fffa1f03e80018fff0");
  CHECK(line.telnet.facts().window == Window{80, 24});
  line.receive("fffa1f0050001832fff0");
  CHECK(line.telnet.facts().window == Window{80, 24});
}

TEST_CASE("a speed is one to seven digits above zero") {
  const auto speed = [](const std::string& text) {
    Line line;
    line.receive("fffb20");
    line.take(from_hex("fffa2000") + text + from_hex("fff0"));
    return line.telnet.facts().speed;
  };
  CHECK(speed("2400,2400") == 2400);
  CHECK(speed("9999999") == 9999999);
  CHECK_FALSE(speed("10000000,1"));
  CHECK_FALSE(speed("0,0"));
  CHECK_FALSE(speed("fast"));
  CHECK_FALSE(speed(""));
}

TEST_CASE("the environment is bounded and printable, and the last value told wins") {
  Line line;
  line.receive("fffb27");
  const auto tell = [&](const std::string& payload) {
    line.take(from_hex("fffa27") + payload + from_hex("fff0"));
  };
  using namespace std::string_literals;
  tell("\0\0USER\1ada\0USER\1bob\1ignored"s);
  CHECK(line.telnet.facts().environment.at("USER") == "bob");
  tell("\2\3LANG\1de\2\1x\x1b[2J"s);
  CHECK(line.telnet.facts().environment.at("LANG") == "dex[2J");
  tell("\0\0"s + std::string(50, 'N') + "\1" + std::string(90, 'V'));
  CHECK(line.telnet.facts().environment.at(std::string(32, 'N')) == std::string(64, 'V'));
  for (int i = 0; i < 100; ++i)
    tell("\0\0V"s + std::to_string(i) + "\1x");
  CHECK(line.telnet.facts().environment.size() == 32);
}

TEST_CASE("are you there is answered sixteen times") {
  Line line;
  for (int i = 0; i < 40; ++i)
    line.receive("fff6");
  CHECK(line.replies().size() == 16 * 2 * 2);
}

TEST_CASE("on a line that is not ours telnet is taken out and never answered") {
  Telnet telnet{TelnetRole::bystander};
  CHECK(telnet.receive(from_hex("31fffd01fffb18fff6fffa1f00500018fff032ffff")) == "12\xFF");
  CHECK(telnet.take_replies().empty());
}

TEST_CASE("255 is doubled on its way out") {
  CHECK(Telnet::escape("a\xFFz") == "a\xFF\xFFz");
}

TEST_CASE("any bytes leave a bounded number of answers and no crash") {
  std::mt19937 random{17};
  static const std::string alphabet = from_hex("fffffffbfcfdfefaf0f600011f18202722613f0d0a");
  for (int i = 0; i < 300; ++i) {
    Telnet telnet{TelnetRole::server};
    static_cast<void>(telnet.open());
    std::size_t replied = 0;
    for (int j = 0; j < 40; ++j) {
      std::string bytes(100, ' ');
      for (char& byte : bytes)
        byte = alphabet[random() % alphabet.size()];
      static_cast<void>(telnet.receive(bytes));
      replied += telnet.take_replies().size();
    }
    REQUIRE(replied <= 4096);
  }
}

}  // namespace
}  // namespace codemaker::wire
