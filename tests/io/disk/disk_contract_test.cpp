// What `scores::Disk` promises, held by the disk that ships and by the fake one all other tests
// trust.
#include "io/disk/directory_disk.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>

namespace codemaker::io::disk {
namespace {

using namespace std::chrono_literals;

/// A fake disk; another program beside us is pretended.
struct FakeRoom {
  tests::FakeDisk fake;

  scores::Disk& disk() { return fake; }

  void lock_by_another() { fake.is_locked_by_another = true; }

  void unlock_by_another() { fake.is_locked_by_another = false; }
};

/// A real directory; a second disk on it stands for another program: locks are the descriptor's.
struct PosixRoom {
  tests::TemporaryDirectory directory;
  std::unique_ptr<DirectoryDisk> ours = *DirectoryDisk::open(directory.path());
  std::unique_ptr<DirectoryDisk> others = *DirectoryDisk::open(directory.path());
  std::unique_ptr<scores::Lock> held;

  scores::Disk& disk() { return *ours; }

  void lock_by_another() { held = *others->lock(0ms); }

  void unlock_by_another() { held.reset(); }
};

#define EVERY_DISK(name) TEMPLATE_TEST_CASE(name, "[disk]", FakeRoom, PosixRoom)

EVERY_DISK("a file that is not there is no fault and no bytes") {
  TestType room;
  const auto file = room.disk().read("SCORES.DAT");
  REQUIRE(file);
  CHECK_FALSE(*file);
}

EVERY_DISK("what was put in place of a file is read back, every byte of it") {
  TestType room;
  const std::string bytes{"\0\n\r\xff middle \x1a", 13};
  const auto kept = room.disk().replace("SCORES.DAT", bytes, "");
  REQUIRE(kept);
  CHECK(kept->empty());
  CHECK(**room.disk().read("SCORES.DAT") == bytes);
  REQUIRE(room.disk().replace("SCORES.DAT", "", ""));
  CHECK((*room.disk().read("SCORES.DAT"))->empty());
}

EVERY_DISK("an old file that is kept stays under the name asked for, or a number behind it") {
  TestType room;
  REQUIRE(room.disk().replace("SCORES.DAT", "first", ""));
  CHECK(*room.disk().replace("SCORES.DAT", "second", "SCORES.OLD") == "SCORES.OLD");
  CHECK(*room.disk().replace("SCORES.DAT", "third", "SCORES.OLD") == "SCORES.OLD2");
  CHECK(**room.disk().read("SCORES.DAT") == "third");
  CHECK(**room.disk().read("SCORES.OLD") == "first");
  CHECK(**room.disk().read("SCORES.OLD2") == "second");
}

EVERY_DISK("a copy of a file that is not there cannot be kept, and nothing is written") {
  TestType room;
  CHECK_FALSE(room.disk().replace("SCORES.DAT", "new", "SCORES.OLD"));
  CHECK_FALSE(*room.disk().read("SCORES.DAT"));
}

EVERY_DISK("a directory that is not there lists no files") {
  TestType room;
  const auto names = room.disk().list("spool");
  REQUIRE(names);
  CHECK(names->empty());
}

EVERY_DISK("files added to a directory are listed in the order they came") {
  TestType room;
  for (const std::string_view bytes : {"one", "two", "three"})
    REQUIRE(room.disk().add("spool", ".score", bytes));
  const auto names = room.disk().list("spool");
  REQUIRE(names);
  REQUIRE(names->size() == 3);
  std::vector<std::string> contents;
  for (const std::string& name : *names) {
    CHECK(name.ends_with(".score"));
    contents.push_back(**room.disk().read("spool/" + name));
  }
  CHECK(contents == std::vector<std::string>{"one", "two", "three"});
}

EVERY_DISK("a renamed file is there under its new name only, in place of what was there") {
  TestType room;
  REQUIRE(room.disk().replace("A", "a", ""));
  REQUIRE(room.disk().replace("B", "b", ""));
  REQUIRE(room.disk().rename("A", "B"));
  CHECK_FALSE(*room.disk().read("A"));
  CHECK(**room.disk().read("B") == "a");
  CHECK_FALSE(room.disk().rename("A", "C"));
}

EVERY_DISK("a file can be removed; that it was not there is no fault") {
  TestType room;
  REQUIRE(room.disk().replace("A", "a", ""));
  CHECK(room.disk().remove("A"));
  CHECK_FALSE(*room.disk().read("A"));
  CHECK(room.disk().remove("A"));
}

EVERY_DISK("of a file that is too large its beginning is read, and no byte more") {
  TestType room;
  const std::string beginning(scores::max_file_bytes, 'a');
  REQUIRE(room.disk().replace("whole", beginning, ""));
  CHECK(**room.disk().read("whole") == beginning);
  REQUIRE(room.disk().replace("larger", beginning + "b", ""));
  CHECK(**room.disk().read("larger") == beginning);
}

EVERY_DISK("copies move up by one number to free the first name, and the last one goes") {
  TestType room;
  for (const std::string name : {"OLD", "OLD2", "OLD3"})
    REQUIRE(room.disk().replace(name, "was " + name, ""));
  REQUIRE(room.disk().shift("OLD", 3));
  CHECK_FALSE(*room.disk().read("OLD"));
  CHECK(**room.disk().read("OLD2") == "was OLD");
  CHECK(**room.disk().read("OLD3") == "was OLD2");
  CHECK_FALSE(*room.disk().read("OLD4"));
}

EVERY_DISK("copies that are not there leave their place free when the others move up") {
  TestType room;
  REQUIRE(room.disk().shift("OLD", 3));
  REQUIRE(room.disk().replace("OLD2", "second", ""));
  REQUIRE(room.disk().shift("OLD", 3));
  CHECK_FALSE(*room.disk().read("OLD"));
  CHECK_FALSE(*room.disk().read("OLD2"));
  CHECK(**room.disk().read("OLD3") == "second");
}

EVERY_DISK("a program that has to end waits no longer for a lock than it was told") {
  TestType room;
  room.lock_by_another();
  room.disk().wait_at_most(1ms);
  const auto refused = room.disk().lock(24h);
  REQUIRE(refused);
  CHECK(*refused == nullptr);
  room.unlock_by_another();
  CHECK(*room.disk().lock(24h) != nullptr);
}

EVERY_DISK("files are written as before when nothing is synced any more") {
  TestType room;
  room.disk().sync_no_more();
  REQUIRE(room.disk().replace("SCORES.DAT", "first", ""));
  CHECK(*room.disk().replace("SCORES.DAT", "second", "SCORES.OLD") == "SCORES.OLD");
  CHECK(**room.disk().read("SCORES.DAT") == "second");
  REQUIRE(room.disk().add("spool", ".score", "one"));
  CHECK(room.disk().list("spool")->size() == 1);
}

EVERY_DISK("a lock that another holds is not had, and had again when they let go") {
  TestType room;
  room.lock_by_another();
  const auto refused = room.disk().lock(0ms);
  REQUIRE(refused);
  CHECK(*refused == nullptr);
  room.unlock_by_another();
  const auto had = room.disk().lock(0ms);
  REQUIRE(had);
  CHECK(*had != nullptr);
}

EVERY_DISK("a lock is held by one at a time, until it is let go") {
  TestType room;
  {
    const auto first = room.disk().lock(0ms);
    REQUIRE(first);
    CHECK(*first != nullptr);
    CHECK(*room.disk().lock(0ms) == nullptr);
  }
  CHECK(*room.disk().lock(0ms) != nullptr);
}

TEST_CASE("a data directory that is not there is a fault that names it") {
  const auto disk = DirectoryDisk::open("/nowhere/at/all");
  REQUIRE_FALSE(disk);
  CHECK(disk.error().reason().find("/nowhere/at/all") != std::string::npos);
}

TEST_CASE("what lies in the place of the new file does not keep a score out") {
  tests::TemporaryDirectory directory;
  const auto disk = *DirectoryDisk::open(directory.path());
  REQUIRE(disk->replace("SCORES.DAT", "old", ""));
  std::filesystem::create_directory(directory.path("SCORES.NEW"));
  CHECK(disk->replace("SCORES.DAT", "new", ""));
  CHECK(**disk->read("SCORES.DAT") == "new");
}

TEST_CASE("a spool that leads elsewhere takes no score") {
  tests::TemporaryDirectory directory;
  tests::TemporaryDirectory elsewhere;
  const auto disk = *DirectoryDisk::open(directory.path());
  std::filesystem::create_directory_symlink(elsewhere.path(), directory.path("spool"));
  const auto added = disk->add("spool", ".score", "bytes");
  REQUIRE_FALSE(added);
  CHECK(added.error().reason().find("spool is a link") != std::string::npos);
  CHECK(std::filesystem::is_empty(elsewhere.path()));
}

}  // namespace
}  // namespace codemaker::io::disk
