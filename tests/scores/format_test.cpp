#include "scores/format.hpp"

#include "entries.hpp"

#include <algorithm>
#include <boost/crc.hpp>
#include <fstream>
#include <sstream>

namespace codemaker::scores {
namespace {

using engine::RankedGame;
using tests::run;

/// All three tables, full, with every field in use.
Hall full_hall() {
  Hall hall;
  for (const RankedGame table : engine::ranked_games) {
    for (int i = 0; i < 10; ++i) {
      Entry entry = run("Player " + std::to_string(i), 100 + i, 1'700'000'000 + i);
      entry.table = table;
      entry.player.key = i % 2 == 0 ? "key-" + std::to_string(i) : "";
      entry.level = static_cast<std::uint32_t>(i + 1);
      hall.enter(entry);
    }
  }
  return hall;
}

std::size_t count_rows(const Hall& hall) {
  std::size_t rows = 0;
  for (const RankedGame table : engine::ranked_games)
    rows += hall.rows(table).size();
  return rows;
}

/// True if every row of `part` stands in `whole`, unchanged.
bool is_part(const Hall& part, const Hall& whole) {
  return std::ranges::all_of(engine::ranked_games, [&](RankedGame table) {
    return std::ranges::all_of(part.rows(table), [&](const Entry& row) {
      return std::ranges::count(whole.rows(table), row) == 1;
    });
  });
}

TEST_CASE("a Hall of Fame comes back as it was written") {
  for (const Hall& hall : {Hall{}, full_hall()}) {
    const LoadedHall loaded = decode(encode(hall));
    CHECK(loaded.condition == Condition::whole);
    CHECK(loaded.hall == hall);
  }
}

TEST_CASE("the file is small") {
  CHECK(encode(Hall{}).size() == 32);
  CHECK(encode(full_hall()).size() == 32 + max_rows() * 512);
}

TEST_CASE("a file cut at any byte keeps every whole record before the cut") {
  const Hall hall = full_hall();
  const std::string file = encode(hall);
  for (std::size_t cut = 0; cut < file.size(); ++cut) {
    const LoadedHall loaded = decode(std::string_view{file}.substr(0, cut));
    REQUIRE(loaded.condition == Condition::damaged);
    const std::size_t whole = cut < header_size ? 0 : (cut - header_size) / record_size;
    REQUIRE(count_rows(loaded.hall) == whole);
    REQUIRE(is_part(loaded.hall, hall));
  }
}

TEST_CASE("a flipped bit costs at most the record it lies in") {
  Hall hall;
  for (int i = 0; i < 3; ++i)
    hall.enter(run("Player " + std::to_string(i), 100 + i));
  std::string file = encode(hall);
  for (std::size_t bit = 0; bit < file.size() * 8; ++bit) {
    char& byte = file[bit / 8];
    const char mask = static_cast<char>(1U << (bit % 8));
    byte = static_cast<char>(byte ^ mask);
    const LoadedHall loaded = decode(file);
    REQUIRE(loaded.condition == Condition::damaged);
    REQUIRE(count_rows(loaded.hall) == (bit / 8 < header_size ? 3 : 2));
    REQUIRE(is_part(loaded.hall, hall));
    byte = static_cast<char>(byte ^ mask);
  }
}

/// The file with a byte of its first record changed and the record's checksum made right again.
std::string with_byte(std::string file, std::size_t at, char byte) {
  const std::size_t checksum_at = header_size + record_size - 4;
  file[header_size + at] = byte;
  boost::crc_32_type crc;
  crc.process_bytes(file.data() + header_size, record_size - 4);
  for (std::size_t i = 0; i < 4; ++i) {
    file[checksum_at + i] = static_cast<char>((crc.checksum() >> (8U * i)) & 0xFFU);
  }
  return file;
}

TEST_CASE("a record that makes no sense is left out") {
  Hall hall;
  hall.enter(run("Ada", 28));
  hall.enter(run("Bob", 27));
  const std::string file = encode(hall);
  REQUIRE(decode(with_byte(file, 0, file[header_size])).condition == Condition::whole);

  struct Nonsense {
    const char* what;
    std::size_t at;
    char byte;
  };

  for (const Nonsense& each : std::vector<Nonsense>{
           {"an unknown table", 0, 9},
           {"a negative score", 15, '\x80'},
           {"a score of 0", 8, 0},
           {"a name longer than its field", 24, 45},
           {"a board longer than its field", 69, 65},
           {"a handle longer than its field", 390, 113}}) {
    INFO(each.what);
    const LoadedHall loaded = decode(with_byte(file, each.at, each.byte));
    CHECK(loaded.condition == Condition::damaged);
    CHECK(count_rows(loaded.hall) == 1);
  }
}

TEST_CASE("bytes behind the last record are damage and cost no record") {
  const LoadedHall loaded = decode(encode(full_hall()) + "junk");
  CHECK(loaded.condition == Condition::damaged);
  CHECK(loaded.hall == full_hall());
}

TEST_CASE("a submission comes back as it was written, and cut anywhere it is refused") {
  const Submission submission{run("Ada", 28, 1'700'000'000), Purpose::relabel};
  const std::string file = encode(submission);
  CHECK(decode_submission(file) == submission);
  for (std::size_t cut = 0; cut < file.size(); ++cut)
    CHECK_FALSE(decode_submission(file.substr(0, cut)));
  CHECK_FALSE(decode_submission(file + "x"));
}

TEST_CASE("texts longer than their fields are cut at a character") {
  Entry entry = run("Ada", 28);
  entry.player.board = std::string(100, 'b');
  entry.player.handle = std::string(111, 'h') + "é";
  const auto submission = decode_submission(encode(Submission{entry, Purpose::enter}));
  REQUIRE(submission);
  CHECK(submission->entry.player.board == std::string(64, 'b'));
  CHECK(submission->entry.player.handle == std::string(111, 'h'));
}

TEST_CASE("the example of the format's description is what is written") {
  Hall hall;
  Entry ada = run("Ada", 28, 1'795'176'000);
  ada.level = 2;
  hall.enter(ada);
  const std::string file = encode(hall);
  // Every line of the hexadecimal dump: offset, sixteen bytes, their letters.
  std::ifstream document{REPOSITORY "/scores/FORMAT.md"};
  REQUIRE(document);
  int lines = 0;
  for (std::string line; std::getline(document, line);) {
    if (!line.starts_with("    000")) continue;
    ++lines;
    std::istringstream words{line};
    std::size_t offset = 0;
    words >> std::hex >> offset;
    for (int i = 0; i < 16; ++i) {
      unsigned byte = 0;
      words >> byte;
      INFO(line);
      REQUIRE(byte == static_cast<unsigned char>(file.at(offset + static_cast<std::size_t>(i))));
    }
  }
  CHECK(lines == 10);
}

}  // namespace
}  // namespace codemaker::scores
