#include "config/reader.hpp"

#include "config/database.hpp"
#include <catch2/catch.hpp>

#include <random>

namespace codemaker::config {
namespace {

ParsedSettings read(std::string_view text) {
  return read_settings(text, "codemaker.toml");
}

std::string only_problem(std::string_view text) {
  const ParsedSettings parsed = read(text);
  REQUIRE(parsed.problems.size() == 1);
  return parsed.problems[0].text;
}

TEST_CASE("an empty file is all defaults") {
  const ParsedSettings parsed = read("");
  CHECK(parsed.settings == Settings{});
  CHECK(parsed.problems.empty());
}

TEST_CASE("values are taken with the line they stand on") {
  const ParsedSettings parsed = read("# mine\nboard = \"Sunset\"\n\n[serve]\nminutes = 45\n");
  CHECK(parsed.settings.board == "Sunset");
  CHECK(parsed.settings.serve_minutes == 45);
  CHECK(parsed.lines.at("board") == 2);
  CHECK(parsed.lines.at("serve.minutes") == 5);
  CHECK(parsed.problems.empty());
}

TEST_CASE("classic openings come always, once or never") {
  CHECK(read("").settings.classic_openings == "once");
  CHECK(read("classic_openings = \"never\"").settings.classic_openings == "never");
  CHECK(
      only_problem("classic_openings = \"often\"") ==
      "codemaker.toml line 1: classic_openings must be always, once or never, found \"often\""
  );
}

TEST_CASE("the words that modes had once mean what they are called now") {
  CHECK(read("mode = \"lean\"").settings.mode == "small");
  CHECK(read("mode = \"line\"").settings.mode == "lines");
  CHECK(read("mode = \"lean\"").problems.empty());
}

TEST_CASE("records are kept in a file, on a server or nowhere") {
  CHECK(Settings{}.records.empty());
  for (const char* right :
       {"off", "postgresql://h/d", "postgresql://ada@h:5433/d",
        "postgresql://ada:s%40e@[::1]/d?sslmode=require"}) {
    CAPTURE(right);
    const auto parsed = read("records = \"" + std::string{right} + "\"");
    CHECK(parsed.problems.empty());
    CHECK(parsed.settings.records == right);
  }
}

TEST_CASE("a URL of which it is not plain where its password is, is refused and not shown") {
  for (const char* wrong :
       {"on", "postgres://ada:secret@h/d", "postgresql://", "postgresql://ada:secret@h",
        "postgresql://ada:secret@/d", "postgresql://ada:se@cret@h/d",
        "postgresql://ada:se/cret@h/d", "postgresql://ada:se cret@h/d",
        "postgresql://h/d?password=secret", "mysql://ada:secret@h/d"}) {
    CAPTURE(wrong);
    CHECK(
        only_problem("records = \"" + std::string{wrong} + "\"") ==
        "codemaker.toml line 1: records must be nothing, off, or "
        "postgresql://NAME:PASSWORD@HOST/DATABASE, found something else"
    );
  }
}

TEST_CASE("a URL is shown without its password") {
  CHECK(masked("postgresql://ada:se:cret@h:5433/d?x=y") == "postgresql://ada:...@h:5433/d?x=y");
  for (const char* open : {"", "off", "postgresql://ada@h:5433/d", "postgresql://h:5433/d"})
    CHECK(masked(open) == open);
  const auto settings = read("records = \"postgresql://ada:secret@h/d\"").settings;
  for (const Setting& setting : all_settings())
    CHECK(value_text(settings, setting).find("secret") == std::string::npos);
}

TEST_CASE("the server listens at one address, at several, or at none") {
  using Addresses = std::vector<std::string>;
  CHECK(Settings{}.serve_telnet == Addresses{"127.0.0.1:2323"});
  const auto telnet = [](const std::string& value) {
    const ParsedSettings parsed = read("[serve]\ntelnet = " + value);
    CHECK(parsed.problems.empty());
    return parsed.settings.serve_telnet;
  };
  CHECK(telnet("\"[::1]:2323\"") == Addresses{"[::1]:2323"});
  CHECK(
      telnet("[\"127.0.0.1:2323\", \"[::1]:2323\"]") == Addresses{"127.0.0.1:2323", "[::1]:2323"}
  );
  CHECK(telnet("[]").empty());
  CHECK(
      only_problem("[serve]\ntelnet = [\"here\"]") ==
      "codemaker.toml line 2: serve.telnet must be ADDRESS:PORT, such as 127.0.0.1:2323, or a list "
      "of them, found \"here\" in a list"
  );
}

TEST_CASE("boards that may call by rlogin have a tag, and a secret or addresses") {
  const auto parsed =
      read("[[serve.boards]]\ntag = \"SUNSET\"\nsecret = \"tulip\"\n"
           "[[serve.boards]]\ntag = \"Moon\"\naddresses = [\"192.0.2.7\"]\nswapped = true\n");
  CHECK(parsed.problems.empty());
  CHECK(
      parsed.settings.serve_boards ==
      std::vector<Board>{{"SUNSET", "tulip", {}, false}, {"Moon", "", {"192.0.2.7"}, true}}
  );
}

TEST_CASE("of a board that is wrong the line and the cause are told, and never its secret") {
  const auto problem = [](const std::string& lines) {
    return only_problem("[[serve.boards]]\n" + lines);
  };
  const std::string in_line_1 = "codemaker.toml line 1: ";
  CHECK(problem("secret = \"tulip\"") == in_line_1 + "a board of serve.boards needs a tag");
  CHECK(
      problem("tag = \"SUNSET\"") ==
      in_line_1 + "board SUNSET needs a secret, or the addresses it calls from, or both"
  );
  CHECK(
      problem("tag = \"a-b\"\nsecret = \"tulip\"") ==
      in_line_1 + "the tag of a board must be 1 to 8 letters or digits"
  );
  for (const std::string taken : {"Telnet", "ssh", "WEB"}) {
    CHECK(
        problem("tag = \"" + taken + "\"\nsecret = \"tulip\"") ==
        in_line_1 + "the tag " + taken + " is taken by our own callers; choose another"
    );
  }
  CHECK(
      problem("tag = \"A\"\nsecret = \"tulip bulb\"") ==
      in_line_1 + "the secret of a board must be 1 to 64 letters, digits or signs, without blanks"
  );
  CHECK(
      problem("tag = \"A\"\npassword = \"tulip\"") ==
      in_line_1 + "a board of serve.boards has tag, secret, addresses and swapped, and nothing else"
  );
  CHECK(
      problem("tag = \"A\"\nsecret = \"x\"\n[[serve.boards]]\ntag = \"a\"\nsecret = \"y\"") ==
      "codemaker.toml line 4: two boards have the tag a"
  );
}

TEST_CASE("the secrets of boards are not shown with the settings") {
  const auto parsed = read("[serve]\nboards = [{ tag = \"A\", secret = \"tulip\", addresses = "
                           "[\"::1\"], swapped = true }]");
  CHECK(parsed.problems.empty());
  for (const Setting& setting : all_settings()) {
    const std::string shown = value_text(parsed.settings, setting);
    CHECK(shown.find("tulip") == std::string::npos);
    if (setting.key == "serve.boards") {
      CHECK(shown == R"([{ tag = "A", secret = "...", addresses = ["::1"], swapped = true }])");
    }
  }
}

TEST_CASE("local play is forbidden by false, and by no other word") {
  CHECK(Settings{}.local);
  CHECK_FALSE(read("local = false").settings.local);
  CHECK(
      only_problem("local = \"no\"") ==
      "codemaker.toml line 1: local must be true or false, found \"no\""
  );
}

TEST_CASE("hours are one span or several, and an empty text is none") {
  const auto hours = [](const std::string& text) {
    return read_settings("hours = " + text, "x").settings.hours;
  };
  CHECK(hours("\"18:00-23:30\"").size() == 1);
  CHECK(hours("[\"18:00-23:30\", \"22:00-02:00\"]").size() == 2);
  CHECK(hours("[]").empty());
  CHECK_FALSE(read_settings("hours = \"\"", "x").has_errors());
  CHECK(only_problem("hours = \"8-9\"").ends_with("found \"8-9\""));
}

TEST_CASE("a wrong value names file, line, key, what is allowed and what was found") {
  CHECK(
      only_problem("\nidle_minutes = 0") ==
      "codemaker.toml line 2: idle_minutes must be 1 to 60, found 0"
  );
  CHECK(
      only_problem("idle_minutes = \"five\"") ==
      "codemaker.toml line 1: idle_minutes must be 1 to 60, found \"five\""
  );
  CHECK(
      only_problem("idle_minutes = 99999999999") ==
      "codemaker.toml line 1: idle_minutes must be 1 to 60, found 99999999999"
  );
  CHECK(
      only_problem("mode = \"fancy\"") ==
      "codemaker.toml line 1: mode must be auto, full, small or lines, found \"fancy\""
  );
  CHECK(
      only_problem("board = 7") ==
      "codemaker.toml line 1: board must be text of 1 to 64 bytes, found 7"
  );
  CHECK(
      only_problem("board = [1]") ==
      "codemaker.toml line 1: board must be text of 1 to 64 bytes, found a list"
  );
}

TEST_CASE("what is held for a caller has bounds that keep the others safe") {
  const ParsedSettings parsed =
      read("[serve]\noutput_kilobytes = 64\ntype_ahead = 0\nthink_seconds = 600\n");
  CHECK(parsed.settings.serve_output_kilobytes == 64);
  CHECK(parsed.settings.serve_type_ahead == 0);
  CHECK(parsed.settings.serve_think_seconds == 600);
  CHECK(
      only_problem("serve.output_kilobytes = 1025") ==
      "codemaker.toml line 1: serve.output_kilobytes must be 4 to 1024, found 1025"
  );
  CHECK(
      only_problem("serve.type_ahead = 4097") ==
      "codemaker.toml line 1: serve.type_ahead must be 0 to 4096, found 4097"
  );
  CHECK(
      only_problem("serve.think_seconds = 9") ==
      "codemaker.toml line 1: serve.think_seconds must be 10 to 600, found 9"
  );
}

TEST_CASE("texts that cannot mean anything are wrong values") {
  CHECK(read("board = \"\"").has_errors());
  CHECK(read("board = \"  \"").has_errors());
  CHECK(
      only_problem("data = \"scores\"") ==
      "codemaker.toml line 1: data must be a directory from the root, /var/lib/codemaker, found "
      "\"scores\""
  );
  CHECK_FALSE(read("data = \"\"").has_errors());
  for (const char* address : {"nonsense", ":2323", "127.0.0.1:", "127.0.0.1:telnet"}) {
    CHECK(read(std::string{"[serve]\ntelnet = \""} + address + "\"").has_errors());
  }
  CHECK_FALSE(read("[serve]\ntelnet = \"[::1]:0\"").has_errors());
}

TEST_CASE("a section in the place of a value, or a value in the place of a section, says so") {
  CHECK(
      only_problem("board = {a = 1}") ==
      "codemaker.toml line 1: board must be text of 1 to 64 bytes, found something else"
  );
  CHECK(only_problem("serve = 5") == "codemaker.toml line 1: serve is a section: [serve]");
}

TEST_CASE("a wrong value leaves the default and the rest is read") {
  const ParsedSettings parsed = read("idle_minutes = 0\nboard = \"Sunset\"");
  CHECK(parsed.has_errors());
  CHECK(parsed.settings.idle_minutes == 5);
  CHECK(parsed.settings.board == "Sunset");
}

TEST_CASE("an unknown key is a warning with a suggestion") {
  CHECK(
      only_problem("idle_minuts = 5") ==
      "codemaker.toml line 1: unknown key idle_minuts; did you mean idle_minutes?"
  );
  CHECK(
      only_problem("[serve]\ntelent = \"x\"") ==
      "codemaker.toml line 2: unknown key serve.telent; did you mean serve.telnet?"
  );
  CHECK(only_problem("wallpaper = true") == "codemaker.toml line 1: unknown key wallpaper");
  CHECK_FALSE(read("wallpaper = true").has_errors());
}

TEST_CASE("a setting of the board below a section is told to stand above it") {
  CHECK(
      only_problem("[serve]\nbulletins = \"/b\"") ==
      "codemaker.toml line 2: unknown key serve.bulletins; put bulletins above the first section: "
      "all "
      "that stands below [serve] belongs to it"
  );
}

TEST_CASE("a word that is near to no key gets no suggestion") {
  CHECK(only_problem("foo = 1") == "codemaker.toml line 1: unknown key foo");
  CHECK(only_problem("x = 1") == "codemaker.toml line 1: unknown key x");
  CHECK(only_problem("mdoe = 1") == "codemaker.toml line 1: unknown key mdoe; did you mean mode?");
}

TEST_CASE("a file that is no TOML names the line") {
  CHECK(
      only_problem("board = \"Sunset\"\nidle_minutes = = 5").starts_with("codemaker.toml line 2: ")
  );
  CHECK(read("board = \"Sunset\"\nidle_minutes = = 5").has_errors());
}

TEST_CASE("control characters never come through") {
  CHECK(only_problem("board = \"a\\u001b[2Jb\"").find('\x1b') == std::string::npos);
  CHECK(only_problem("\"a\\u001b[2Jb\" = 1").find('\x1b') == std::string::npos);
}

TEST_CASE("the sample is read without a problem and with every line uncommented still is") {
  CHECK(read(sample()).problems.empty());
  std::string all = sample();
  for (const Setting& setting : all_settings()) {
    const auto dot = setting.key.find('.');
    const std::string key{setting.key.substr(dot == std::string_view::npos ? 0 : dot + 1)};
    const auto at = all.find("\n# " + key + " = ");
    INFO(setting.key);
    REQUIRE(at != std::string::npos);
    all.erase(at + 1, 2);
  }
  const ParsedSettings parsed = read(all);
  CHECK(parsed.problems.empty());
  CHECK(parsed.settings == Settings{});
  CHECK(parsed.lines.size() == all_settings().size());
}

TEST_CASE("a file cut at any byte, or any bytes at all, give settings") {
  const std::string file = "board = \"Sun\\u00e9set\"\nidle_minutes = 7\n[serve]\nminutes = 45\n";
  for (std::size_t cut = 0; cut <= file.size(); ++cut) {
    CHECK(read(file.substr(0, cut)).problems.size() <= 1);
  }
  static constexpr std::string_view alphabet = "[]{}=\"'#.\n ab1\\u\x1b\xC3";
  std::mt19937 random{5};
  for (int i = 0; i < 500; ++i) {
    std::string junk(60, ' ');
    for (char& byte : junk)
      byte = alphabet[random() % alphabet.size()];
    const ParsedSettings parsed = read(junk);
    CHECK((parsed.settings == Settings{} || !parsed.lines.empty()));
    for (const Problem& problem : parsed.problems)
      CHECK(problem.text.starts_with("codemaker.toml"));
  }
}

}  // namespace
}  // namespace codemaker::config
