#include "ansi/keys.hpp"

#include "support/hex.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <map>

namespace codemaker::ansi {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using tests::from_hex;

const Instant start{};

/// The keys of pieces that arrive one after the other at the given pace, all waiting done; reports
/// are left out.
std::vector<std::string> keys_of(
    const std::vector<std::string>& pieces, std::chrono::milliseconds pace = 0ms,
    InputText text = InputText::bytes
) {
  KeyDecoder decoder{text, Patience::usual};
  std::vector<Input> inputs;
  Instant now = start;
  for (const std::string& piece : pieces) {
    decoder.feed(piece, now, inputs);
    now += pace;
  }
  decoder.expire(now + 10s, inputs);
  std::vector<std::string> names;
  for (const Input& input : inputs) {
    if (const Key* key = std::get_if<Key>(&input)) names.push_back(name(*key));
  }
  return names;
}

using Names = std::vector<std::string>;

/// What a key of the vectors, named as X11 names it, is to us. Empty: nothing need arrive.
Names expected_names(
    const std::string& key, const std::string& hex, std::chrono::milliseconds pace = 0ms
) {
  static const std::map<std::string, std::string> names{
      {"a", "a"},
      {"Return", "Enter"},
      {"BackSpace", "Backspace"},
      {"Tab", "Tab"},
      {"shift+Tab", "ShiftTab"},
      {"Escape", "Escape"},
      {"Up", "Up"},
      {"Down", "Down"},
      {"Left", "Left"},
      {"Right", "Right"},
      {"Home", "Home"},
      {"End", "End"},
      {"Prior", "PageUp"},
      {"Next", "PageDown"},
      {"Insert", "Insert"},
      {"F1", "F1"},
      {"F2", "F2"},
      {"F3", "F3"},
      {"F4", "F4"},
      {"F5", "F5"},
      {"F6", "F6"},
      {"F10", "F10"},
      {"F12", "F12"},
      {"KP_Enter", "Enter"},
      {"KP_1", "1"},
      {"KP_5", "5"},
      {"ctrl+c", "Ctrl-C"},
      {"ctrl+Left", "Left"},
      {"shift+Up", "Up"},
  };
  if (hex.empty() || hex == "00") return {};
  if (key == "Delete") return {hex == "7f" ? "Backspace" : "Delete"};
  if (key == "shift+Tab" && hex == "09") return {"Tab"};
  if (key == "ctrl+space") return {" "};
  if (key == "eacute") return hex == "82" ? Names{"byte:82"} : Names{"byte:c3", "byte:a9"};
  if (key == "alt+a" && hex == "1b61") return pace > 0ms ? Names{"Escape", "a"} : Names{"a"};
  if (key == "alt+a") return {"byte:c3", "byte:a1"};
  if (key == "alt+Up") return hex == "1b1b5b41" ? Names{"Escape", "Up"} : Names{"Up"};
  return {names.at(key)};
}

TEST_CASE("every key of every terminal measured is understood, cut anywhere") {
  const auto terminals = json::parse(tests::read_file(tests::vectors() / "terminal" / "keys.json"));
  for (const auto& [id, terminal] : terminals.items()) {
    for (const auto& [key, hex] : terminal["keys"].items()) {
      const std::string bytes = from_hex(hex.get<std::string>());
      const Names expected = expected_names(key, hex.get<std::string>());
      INFO(id << " " << key);
      CHECK(keys_of({bytes}) == expected);
      for (std::size_t cut = 1; cut < bytes.size(); ++cut) {
        INFO("cut at " << cut);
        CHECK(keys_of({bytes.substr(0, cut), bytes.substr(cut)}) == expected);
      }
      Names single;
      for (const char byte : bytes)
        single.emplace_back(1, byte);
      CHECK(keys_of(single) == expected);
      for (const std::chrono::milliseconds pace : {100ms, 249ms})
        CHECK(keys_of(single, pace) == expected_names(key, hex.get<std::string>(), pace));
    }
  }
}

TEST_CASE("Escape and a letter in one burst are the letter, pressed with Alt") {
  CHECK(keys_of({"\x1bq"}) == Names{"q"});
  CHECK(keys_of({"\x1bQ", "a"}) == Names{"Q", "a"});
  CHECK(keys_of({"\x1b", "q"}, 20ms) == Names{"q"});
  CHECK(keys_of({"\x1b", "q"}, 40ms) == Names{"Escape", "q"});
  CHECK(
      keys_of({"\x1b"
               "5"}) == Names{"Escape", "5"}
  );
  CHECK(keys_of({"\x1b\r"}) == Names{"Escape", "Enter"});
  CHECK(keys_of({"\x1b\x1bq"}) == Names{"Escape", "q"});
}

TEST_CASE("a drag with the mouse is a press, motions and a release") {
  const auto terminals = json::parse(tests::read_file(tests::vectors() / "terminal" / "keys.json"));
  const auto report = [&](const char* terminal, const char* part) {
    return keys_of({from_hex(terminals[terminal]["mouse"][part].get<std::string>())});
  };
  CHECK(report("syncterm", "down") == Names{"Mouse(0,10,5,M)"});
  CHECK(report("syncterm", "up") == Names{"Mouse(0,20,6,m)"});
  CHECK(report("syncterm", "wheel_up") == Names{"Mouse(64,20,6,M)"});
  CHECK(report("putty", "drag").front() == "Mouse(32,11,6,M)");
  CHECK(report("putty", "drag").size() == 4);
  CHECK(report("ftelnet", "drag").empty());
}

TEST_CASE("a classic report of the mouse has three bytes that are no keys") {
  CHECK(keys_of({"\x1b[M *%"}) == Names{"Mouse(0,10,5,M)"});
  CHECK(keys_of({"\x1b[M#*%x"}) == Names{"Mouse(3,10,5,m)", "x"});
}

TEST_CASE("Enter is CR, CR LF, CR NUL, CR NUL LF or LF, one Enter each") {
  const auto enter = GENERATE(
      std::string{"\r"}, std::string{"\r\n"}, std::string{"\r\0", 2}, std::string{"\r\0\n", 3},
      std::string{"\n"}
  );
  CHECK(keys_of({enter}) == Names{"Enter"});
  CHECK(keys_of({"1" + enter + "2" + enter + "3"}) == Names{"1", "Enter", "2", "Enter", "3"});
  if (enter != "\n") CHECK(keys_of({enter + enter}) == Names{"Enter", "Enter"});
}

TEST_CASE("two lone line feeds are two Enters and a NUL is nothing") {
  CHECK(keys_of({"\n\n"}) == Names{"Enter", "Enter"});
  CHECK(keys_of({std::string{"\0a\0", 3}}) == Names{"a"});
}

TEST_CASE("Escape alone is a key after 250 milliseconds, after 500 on a slow line") {
  const auto [patience, before, after] =
      GENERATE(table<Patience, std::chrono::milliseconds, std::chrono::milliseconds>({
          {Patience::usual, 249ms, 250ms},
          {Patience::slow, 499ms, 500ms},
      }));
  KeyDecoder decoder{InputText::bytes, patience};
  std::vector<Input> inputs;
  decoder.feed("\x1b", start, inputs);
  CHECK(decoder.deadline() == start + after);
  decoder.expire(start + before, inputs);
  CHECK(inputs.empty());
  decoder.expire(start + after, inputs);
  CHECK(inputs == std::vector<Input>{Key{KeyCode::escape, 0, {}}});
  CHECK_FALSE(decoder.deadline());
}

TEST_CASE("Escape twice is one Escape at once") {
  KeyDecoder decoder{InputText::bytes, Patience::usual};
  std::vector<Input> inputs;
  decoder.feed("\x1b\x1b", start, inputs);
  CHECK(inputs.size() == 1);
  decoder.expire(start + 10s, inputs);
  CHECK(inputs.size() == 1);
}

TEST_CASE("a sequence that does not go on for a second is dropped in silence") {
  CHECK(keys_of({"\x1b[", "A"}, 999ms) == Names{"Up"});
  CHECK(keys_of({"\x1b[", "A"}, 1000ms) == Names{"A"});
  CHECK(keys_of({"\x1bO", "A"}, 1000ms) == Names{"A"});
  CHECK(keys_of({"\x1b[1;", "x"}, 1500ms) == Names{"x"});
}

TEST_CASE("a sequence longer than 32 bytes is dropped") {
  CHECK(keys_of({"\x1b[" + std::string(29, '1') + "Ax"}) == Names{"Up", "x"});
  CHECK(keys_of({"\x1b[" + std::string(30, '1') + "Ax"}) == Names{"x"});
  CHECK(keys_of({"\x1b[" + std::string(5000, ';') + "Ax"}) == Names{"x"});
}

TEST_CASE("Enter ends a sequence that has lost its end") {
  CHECK(keys_of({"\x1b[?\r"}) == Names{"Enter"});
  CHECK(keys_of({"\x1bO\r"}) == Names{"Enter"});
  CHECK(keys_of({"\x1b[?\x1b[A"}) == Names{"Up"});
}

TEST_CASE("keypad, console and modified keys are the plain ones") {
  CHECK(keys_of({"\x1bOM"}) == Names{"Enter"});
  CHECK(keys_of({"\x1bOp\x1bOq\x1bOy"}) == Names{"0", "1", "9"});
  CHECK(keys_of({"\x1b[1;5C\x1b[1;2A\x1bO1;3B"}) == Names{"Right", "Up", "Down"});
  CHECK(keys_of({"\x1b[[A\x1b[[E"}) == Names{"F1", "F5"});
  CHECK(keys_of({"\x1b[7~\x1b[8~\x1b[3;5~"}) == Names{"Home", "End", "Delete"});
}

TEST_CASE("pasted text loses its brackets") {
  CHECK(keys_of({"\x1b[200~12\x1b[201~"}) == Names{"1", "2"});
}

TEST_CASE("letters beyond ASCII are read in the caller's character set") {
  CHECK(keys_of({"\x82"}, 0ms, InputText::cp437) == Names{"é"});
  CHECK(keys_of({"\xC3", "\xA9"}, 0ms, InputText::utf8) == Names{"é"});
  CHECK(keys_of({"\xE2\x82", "\xAC!"}, 0ms, InputText::utf8) == Names{"€", "!"});
  CHECK(keys_of({"\xC3", "x"}, 0ms, InputText::utf8) == Names{"\uFFFD", "x"});
  CHECK(keys_of({"\xFF\x80"}, 0ms, InputText::utf8) == Names{"\uFFFD", "\uFFFD"});
}

TEST_CASE("any bytes, cut anywhere, give the same keys") {
  // Everything that can stand between two keys, in one stream.
  const std::string stream = std::string{"1\r\n2\r\0\n\x1b[A\x1bOA\x1b[1;5D\x1b[<0;10;5M", 30} +
                             "\x1b[24;80R\x1bP>|x\x1b\\\x1b]11;rgb\x07"
                             "3\x1b[[B\x1b[M *%4\x08\x7f";
  const Names whole = keys_of({stream});
  CHECK(
      whole ==
      Names{
          "1", "Enter", "2", "Enter", "Up", "Up", "Left", "Mouse(0,10,5,M)", "3", "F2",
          "Mouse(0,10,5,M)", "4", "Backspace", "Backspace"}
  );
  for (std::size_t cut = 0; cut <= stream.size(); ++cut) {
    INFO("cut at " << cut);
    CHECK(keys_of({stream.substr(0, cut), stream.substr(cut)}) == whole);
  }
}

}  // namespace
}  // namespace codemaker::ansi
