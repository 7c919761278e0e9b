#include "scores/trail.hpp"

#include "entries.hpp"
#include "hands.hpp"
#include "scores/reserve.hpp"
#include "scores/row_text.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

namespace codemaker::scores {
namespace {

using tests::add;
using tests::FakeDisk;
using tests::run;
using tests::sysop;

Change some_change() {
  return {
      .mark = {7, 0},
      .before = {5, 0xDEADBEEF},
      .undoes = 3,
      .when = 1'700'000'000,
      .who = "bbs",
      .kind = ChangeKind::undo,
      .detail = "a\tb\nc %41 é",
      .taken = {run("Ada Lovelace", 10), run("Bob", 5)},
      .put = {run("Čeněk", 20, 2)},
  };
}

std::string without_end(std::string line) {
  line.pop_back();
  return line;
}

TEST_CASE("a change is one line of text, and is read back as it was") {
  Change change = some_change();
  const std::string line = write_change(change);
  CHECK(line.find('\n') == line.size() - 1);
  CHECK(change.mark.sum != 0);
  const auto read = read_change(without_end(line));
  REQUIRE(read);
  CHECK(*read == change);
}

TEST_CASE("a line that was cut or changed anywhere is damaged") {
  Change change = some_change();
  const std::string line = without_end(write_change(change));
  for (std::size_t at = 0; at < line.size(); ++at) {
    INFO("byte " << at);
    CHECK_FALSE(read_change(line.substr(0, at)));
    std::string flipped = line;
    flipped[at] = static_cast<char>(flipped[at] ^ 1);
    CHECK_FALSE(read_change(flipped));
  }
}

TEST_CASE("a damaged line of the trail is passed over by its number, and the others count") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  const std::string first = disk.files["SCORES.LOG"];
  disk.files["SCORES.LOG"] = "\x1b[2J rubbish\n" + first;
  const auto undone = undo(disk, sysop);
  REQUIRE(undone);
  CHECK(undone->change.undoes == 1);
  REQUIRE(undone->remarks.size() == 1);
  CHECK(undone->remarks[0] == "SCORES.LOG line 1 is damaged; it is passed over");
}

TEST_CASE("of a trail full of rubbish ten lines are named, and the others counted") {
  FakeDisk disk;
  for (int number = 0; number < 100'000; ++number)
    disk.files["SCORES.LOG"] += "x\n";
  const auto trail = read_trail(disk);
  REQUIRE(trail);
  REQUIRE(trail->remarks.size() == 11);
  CHECK(
      trail->remarks.back() ==
      "SCORES.LOG has 99990 more such lines; codemaker scores repair takes them out"
  );
}

TEST_CASE("a change before a damaged line can no longer be undone") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  std::string& trail = disk.files["SCORES.LOG"];
  trail[trail.find('\n') + 5] = 'x';
  CHECK(undo(disk, sysop).error().reason() == "there is no change to undo");
}

TEST_CASE("a trail cut at any byte gives the changes before the cut") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  REQUIRE(add(disk, run("Bob", 20)));
  const std::string whole = disk.files["SCORES.LOG"];
  const std::size_t first_line = whole.find('\n');
  for (std::size_t size = 0; size < whole.size(); ++size) {
    disk.files["SCORES.LOG"] = whole.substr(0, size);
    const auto trail = read_trail(disk);
    REQUIRE(trail);
    INFO(size << " bytes");
    const std::size_t whole_lines = size + 1 >= whole.size() ? 2U : size >= first_line ? 1U : 0U;
    CHECK(trail->changes.size() == whole_lines);
  }
}

TEST_CASE("the trail is bounded: a full file makes room, and what is in older ones is undone") {
  FakeDisk disk;
  disk.files["SCORES.LOG"] = std::string(max_trail_bytes, '\n');
  REQUIRE(add(disk, run("Ada", 10)));
  CHECK(disk.files["SCORES.LOG2"].size() == max_trail_bytes);
  CHECK(disk.files["SCORES.LOG"].size() < 300);
  disk.files["SCORES.LOG2"] = std::exchange(disk.files["SCORES.LOG"], "");
  CHECK(undo(disk, sysop)->change.undoes == 1);
}

TEST_CASE("of the trail four files stay") {
  FakeDisk disk;
  for (int count = 0; count < 6; ++count) {
    disk.files["SCORES.LOG"].resize(max_trail_bytes, '\n');
    REQUIRE(add(disk, run("Ada", 10 + count)));
  }
  CHECK(disk.files.contains("SCORES.LOG4"));
  CHECK_FALSE(disk.files.contains("SCORES.LOG5"));
}

TEST_CASE("a line of a later version is passed over, and said so") {
  FakeDisk disk;
  REQUIRE(add(disk, run("Ada", 10)));
  LineWriter later;
  later.add(std::string_view{"2"});
  later.add(std::string_view{"anything"});
  disk.files["SCORES.LOG"] += later.line();
  const auto trail = read_trail(disk);
  REQUIRE(trail);
  CHECK(trail->changes.size() == 1);
  REQUIRE(trail->remarks.size() == 1);
  CHECK(
      trail->remarks[0] ==
      "SCORES.LOG line 2 was written by a newer version of codemaker; it is passed over"
  );
}

TEST_CASE("the reserve keeps of a player's runs the best, and no more than ten players can need") {
  Reserve reserve;
  for (int score = 1; score <= 30; ++score)
    reserve.keep({1, run("P" + std::to_string(score), score)});
  CHECK(reserve.runs().size() == table_size);
  CHECK_FALSE(reserve.keep({1, run("P30", 5, 2)}));
  CHECK(reserve.keep({2, run("P30", 5, 2)}));  // counts when a later change is undone
  CHECK(reserve.keep({2, run("P30", 6, 3)}));
  CHECK(reserve.runs().size() == table_size + 1);
  CHECK(Reserve::decode(reserve.encode()) == reserve);
}

TEST_CASE("any bytes are a reserve, with the lines in it that are whole") {
  Reserve reserve;
  reserve.keep({1, run("Ada", 10)});
  reserve.keep({2, run("Bob", 20)});
  const std::string bytes = reserve.encode();
  CHECK(Reserve::decode("rubbish\n" + bytes + std::string(100, '\0')) == reserve);
  CHECK(Reserve::decode(bytes.substr(0, bytes.size() - 2)).runs().size() == 1);
}

}  // namespace
}  // namespace codemaker::scores
