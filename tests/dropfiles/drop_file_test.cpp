#include "ansi/text.hpp"
#include "dropfiles/choice.hpp"
#include "dropfiles/drop_file.hpp"

#include "support/results.hpp"
#include "support/vectors.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <random>
#include <sstream>

namespace codemaker::dropfiles {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

template <typename Value>
json or_null(const std::optional<Value>& value) {
  return value ? json(*value) : json();
}

std::string comm_type(const DropFile& file) {
  switch (file.comm_type) {
  case CommType::local:
    return "local";
  case CommType::serial:
    return "serial";
  case CommType::socket:
    return "socket";
  }
  return {};
}

std::string transport(const DropFile& file) {
  switch (file.transport) {
  case DropTransport::stdio:
    return "stdio";
  case DropTransport::socket:
    return "socket";
  case DropTransport::serial:
    return "serial";
  }
  return {};
}

std::string encoding(const DropFile& file) {
  switch (file.file_encoding) {
  case FileEncoding::ascii:
    return "ascii";
  case FileEncoding::cp437:
    return "cp437";
  case FileEncoding::utf8:
    return "utf-8";
  }
  return {};
}

json role(const DropFile& file) {
  if (!file.role) return {};
  return *file.role == Role::sysop ? "sysop" : "cosysop";
}

/// The file in the words of the vectors.
json describe(const DropFile& file) {
  json minutes = file.seconds_left ? json(*file.seconds_left / 60) : json();
  return {
      {"format", name(file.format)},
      {"comm_type", comm_type(file)},
      {"transport", transport(file)},
      {"socket_handle", or_null(file.socket_handle)},
      {"handle_hint", or_null(file.handle_hint)},
      {"serial_port", or_null(file.serial_port)},
      {"serial_handle", or_null(file.serial_handle)},
      {"baud", or_null(file.baud)},
      {"node", or_null(file.node)},
      {"user_number", or_null(file.user_number)},
      {"user_key", or_null(file.user_key)},
      {"real_name", file.real_name},
      {"alias", file.alias},
      {"location", or_null(file.location)},
      {"security_level", or_null(file.security_level)},
      {"role", role(file)},
      {"seconds_left", or_null(file.seconds_left)},
      {"minutes_left", minutes},
      {"deadline", or_null(file.deadline)},
      {"ansi", or_null(file.ansi)},
      {"rip", or_null(file.rip)},
      {"ascii_only", or_null(file.ascii_only)},
      {"rows", or_null(file.rows)},
      {"cols", or_null(file.columns)},
      {"codepage", file.codepage == Codepage::utf8 ? "utf-8" : "cp437"},
      {"file_encoding", encoding(file)},
      {"bbs_name", or_null(file.bbs_name)},
      {"bbs_software", or_null(file.bbs_software)},
      {"sysop_name", or_null(file.sysop_name)},
      {"language", or_null(file.language)},
  };
}

struct Vector {
  std::string id;
  fs::path directory;
  json expected;
  json meta;
};

std::vector<Vector> load_vectors() {
  constexpr std::string_view ending = ".expected.json";
  std::vector<Vector> vectors;
  for (const auto& entry : fs::directory_iterator{tests::vectors() / "dropfiles"}) {
    const std::string name = entry.path().filename();
    if (!name.ends_with(ending)) continue;
    json expected = json::parse(tests::read_file(entry.path()));
    json meta = expected["_meta"];
    expected.erase("_meta");
    const std::string id = name.substr(0, name.size() - ending.size());
    vectors.push_back({id, entry.path().parent_path() / id, expected, meta});
  }
  return vectors;
}

/// Reads the target of a vector: a file, or the best one of the directory.
Result<DropFile> read_target(const Vector& vector) {
  const std::string target = vector.meta["target"];
  if (target != ".") return read_drop_file(target, tests::read_file(vector.directory / target));
  std::vector<Candidate> candidates;
  for (const auto& entry : fs::directory_iterator{vector.directory}) {
    const std::string name = entry.path().filename();
    const auto age =
        vector.meta.contains("age_seconds") ? vector.meta["age_seconds"].value(name, 0) : 0;
    candidates.push_back({name, std::chrono::sys_seconds{std::chrono::seconds{1'000'000 - age}}});
  }
  Result<DropFile> result = Fault::because("no drop file");
  for (const std::string& name : choose(candidates, std::nullopt)) {
    result = read_drop_file(name, tests::read_file(vector.directory / name));
    if (result) break;
  }
  return result;
}

TEST_CASE("every drop file a board writes gives the right caller") {
  int read = 0;
  for (const Vector& vector : load_vectors()) {
    INFO(vector.id);
    const auto file = read_target(vector);
    if (vector.expected.value("error", false)) {
      CHECK_FALSE(file);
    } else {
      CHECK(file);
      if (file) CHECK(describe(*file) == vector.expected);
    }
    ++read;
  }
  CHECK(read == 121);
}

TEST_CASE("what decided is told by its line") {
  const auto line_of = [](const DropFile& file, std::string_view what) {
    const auto found = std::ranges::find(file.sources, what, &DropSource::what);
    return found == file.sources.end() ? -1 : found->line;
  };
  const auto read = [](const std::string& id, const std::string& name) {
    return *read_drop_file(name, tests::read_file(tests::vectors() / "dropfiles" / id / name));
  };
  CHECK(line_of(read("sbbs-door32-stdio", "DOOR32.SYS"), source::time_left) == 9);
  CHECK(line_of(read("anetbbs-doorsys-2026", "DOOR.SYS"), source::caller) == 37);
  CHECK(line_of(read("anetbbs-doorsys-earlier", "DOOR.SYS"), source::caller) == 39);
  CHECK(line_of(read("icyboard-tribbs-18-lines", "TRIBBS.SYS"), source::caller) == 18);
  CHECK(line_of(read("icyboard-doorfile-sr-9-lines", "DOORFILE.SR"), source::time_left) == 8);
}

std::string door32(const std::string& first_lines, const std::string& name = "Ada") {
  return first_lines + "\n38400\nBoard\n7\n" + name + "\n" + name + "\n40\n30\n1\n3\n";
}

std::string reason(std::string_view name, std::string_view bytes) {
  const auto file = read_drop_file(name, bytes);
  REQUIRE_FALSE(file);
  return file.error().reason();
}

TEST_CASE("a refusal names the file, the line and what was found") {
  CHECK(
      reason("DOOR32.SYS", door32("7\n0")) == "DOOR32.SYS line 1: must be 0, 1 or 2, found \"7\""
  );
  CHECK(reason("DOOR32.SYS", "0\n0\n") == "DOOR32.SYS has 2 lines, at least 7 are needed");
  CHECK(reason("DOOR32.SYS", "0\n") == "DOOR32.SYS has 1 line, at least 7 are needed");
  CHECK(reason("DOOR32.SYS", "") == "DOOR32.SYS is empty");
  CHECK(reason("DOOR32.SYS", " \r\n \r\n") == "DOOR32.SYS is empty");
  CHECK(reason("DOOR32.SYS", std::string{"0\n\0", 3}) == "DOOR32.SYS holds a NUL byte");
  CHECK(reason("DOOR32.SYS", std::string((1 << 20) + 1, 'x')) == "DOOR32.SYS larger than 1 MiB");
  CHECK(reason("DOOR32.SYS", door32("0\n0", "")) == "DOOR32.SYS names no caller");
  CHECK(reason("README.TXT", "hello") == "README.TXT: no drop file that codemaker knows");
  CHECK(reason("chain.txt", std::string(20 * 2, '\n')) == "chain.txt is empty");
  CHECK(reason("BBSDEV.DRP", "2.0\r\n").starts_with("BBSDEV.DRP line 1: must be 1.0"));
}

TEST_CASE("a refusal shows nothing that acts on a terminal") {
  const std::string text = reason("DOOR32.SYS", door32("\x1b[2J\x07\n0"));
  CHECK(text == "DOOR32.SYS line 1: must be 0, 1 or 2, found \"[2J\"");
}

TEST_CASE("a hostile name comes in clean and cut") {
  const auto file = read_drop_file("DOOR32.SYS", door32("0\n0", "\x1b[31mRed |12Baron\x07"));
  REQUIRE(file);
  CHECK(file->alias == "[31mRed |12Baron");
  const auto longest = read_drop_file("DOOR32.SYS", door32("0\n0", std::string(300, 'x')));
  REQUIRE(longest);
  CHECK(longest->alias == std::string(64, 'x'));
}

TEST_CASE("every drop file cut at any byte is read or refused with a reason") {
  for (const Vector& vector : load_vectors()) {
    const std::string target = vector.meta["target"];
    if (target == "." || !format_of(target)) continue;
    const std::string bytes = tests::read_file(vector.directory / target);
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
      const auto file = read_drop_file(target, std::string_view{bytes}.substr(0, cut));
      const bool is_sound = file ? !file->alias.empty() && !file->real_name.empty()
                                 : file.error().reason().starts_with(target);
      if (!is_sound) FAIL(vector.id << " cut at " << cut);
    }
  }
}

TEST_CASE("any bytes under any name are read or refused") {
  static constexpr std::string_view alphabet = "\r\n0129-Y N,.COM\x1b\x1A\xC3\xDBx";
  std::mt19937 random{11};
  for (const char* target :
       {"DOOR32.SYS", "DOOR.SYS", "CHAIN.TXT", "DORINFO1.DEF", "BBSDEV.DRP", "XTRN.DAT",
        "TRIBBS.SYS", "SFDOORS.DAT", "CALLINFO.BBS", "DOORFILE.SR", "JUMPER.DAT", "CHDOOR.DAT",
        "PCBOARD.SYS"}) {
    for (int i = 0; i < 500; ++i) {
      std::string bytes(300, ' ');
      for (char& byte : bytes)
        byte = alphabet[random() % alphabet.size()];
      bytes[0] = '-';  // some get past the beginning of a PCBOARD.SYS
      const auto file = read_drop_file(target, bytes);
      const std::string said = file ? file->alias + file->real_name : file.error().reason();
      CHECK((file ? !file->alias.empty() && !file->real_name.empty() : said.starts_with(target)));
      CHECK(ansi::clean(said, said.size()) == said);
      CHECK((!file || file->seconds_left.value_or(0) >= 0));
    }
  }
}

const std::string bbsdev = "1."
                           "0\r\nlocal\r\n\r\nAda\r\n42\r\n80\r\n25\r\nY\r\nN\r\n\r\n\r\nIBM437\r\n"
                           "en\r\nS\r\nB\r\nO\r\n60\r\n"
                           "2\r\nN\r\n";

std::string with_line(int line, const std::string& text) {
  std::string bytes;
  std::istringstream lines{bbsdev};
  std::string each;
  for (int i = 1; std::getline(lines, each); ++i)
    bytes += i == line ? text + "\r\n" : each + "\n";
  return bytes;
}

TEST_CASE("BBSDEV.DRP is strict where the others are lenient") {
  REQUIRE(read_drop_file("BBSDEV.DRP", bbsdev));

  struct Row {
    int line;
    std::string text;
    bool is_read;
  };

  const auto rows = std::vector<Row>{
      {1, "1.1", true},
      {1, "2.0", false},
      {1, "1", false},
      {2, "stdio", true},
      {2, "socket", false},
      {2, "uart", false},
      {3, "5", false},
      {4, "", false},
      {4, " Ada", false},
      {4, "A\tda", false},
      {5, "", false},
      {6, "0", false},
      {6, "65535", true},
      {6, "65536", false},
      {7, "x", false},
      {8, "y", false},
      {10, "1.332", true},
      {10, "1..3", false},
      {11, "2026-09-15T21:34:56Z", true},
      {11, "2026-02-30T21:34:56Z", false},
      {11, "2026-09-15 21:34:56Z", false},
      {11, "2026-09-15T24:00:00Z", false},
      {12, "utf-8", true},
      {12, "437", true},
      {12, "LATIN1", false},
      {13, "sr-Latn-RS", true},
      {13, "english language", false},
      {17, "cosysop", true},
      {17, "99999999999999999999", true},
      {17, "-1", false},
      {18, "99999999", true},
      {18, "two", false},
      {19, "", false},
  };
  for (const Row& row : rows) {
    INFO("line " << row.line << " \"" << row.text << "\"");
    CHECK(read_drop_file("BBSDEV.DRP", with_line(row.line, row.text)).has_value() == row.is_read);
  }
  CHECK_FALSE(read_drop_file("BBSDEV.DRP", bbsdev + "more\r\n"));
  CHECK_FALSE(read_drop_file("BBSDEV.DRP", bbsdev.substr(0, bbsdev.size() - 2)));
  CHECK_FALSE(read_drop_file("BBSDEV.DRP", "\xEF\xBB\xBF" + bbsdev));
  CHECK_FALSE(read_drop_file("BBSDEV.DRP", with_line(4, std::string(5000, 'x'))));
}

}  // namespace
}  // namespace codemaker::dropfiles
