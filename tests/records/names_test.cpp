// Whose a name is on our own server: that of a player with a password who is called so, or whose
// name looks the same.
#include "databases.hpp"

#include <barrier>
#include <functional>
#include <future>
#include <string>
#include <vector>

namespace codemaker::scores::records {
namespace {

using tests::DatabaseKind;
using tests::have;
using tests::TestDatabase;

const std::vector<std::string> own_boards{"telnet", "web"};

Player on_telnet(const std::string& name) {
  return {.board = "telnet", .key = "", .handle = name};
}

std::string owner_of(Store& store, std::string_view name) {
  const auto owner = have(store.owner_of(own_boards, name));
  return owner ? owner->handle + " on " + owner->board : "nobody";
}

TEST_CASE("a name that looks like one with a password belongs to its owner") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  CHECK(owner_of(*store, "Ada") == "nobody");
  CHECK(have(store->claim(on_telnet("Ada"), own_boards, "hash", 10)));
  for (const char* name : {"Ada", "ADA", "Ad\u0101", "\u0410da", "\uFF21da", "Ad\u200Ba"}) {
    CAPTURE(name);
    CHECK(owner_of(*store, name) == "Ada on telnet");
    CHECK_FALSE(have(store->claim(on_telnet(name), own_boards, "other", 20)));
  }
  CHECK(owner_of(*store, "Ida") == "nobody");
  CHECK(have(store->password_hash(on_telnet("Ada"))) == "hash");
}

TEST_CASE("a name is one person's on all boards of the server, and on others another's") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto store = database.open();
  REQUIRE(have(store->claim({"web", "", "Bob"}, own_boards, "hash", 10)));
  CHECK(owner_of(*store, "B0b") == "Bob on web");
  CHECK_FALSE(have(store->claim(on_telnet("Bob"), own_boards, "other", 20)));
  CHECK(have(store->set_password({"elsewhere", "", "Eve"}, "", "hash", 10)));
  CHECK(owner_of(*store, "Eve") == "nobody");
}

TEST_CASE("of two who claim names that look the same at once one gets it") {
  const TestDatabase database{GENERATE(DatabaseKind::file, DatabaseKind::server)};
  const auto one = database.open();
  const auto other = database.open();
  for (int number = 0; number < 20; ++number) {
    const std::string name = "Ada" + std::to_string(number);
    std::barrier begin{2};
    const auto claim = [&](Store& store, const std::string& called) {
      begin.arrive_and_wait();
      const auto claimed = store.claim(on_telnet(called), own_boards, "hash", 10);
      return claimed && *claimed;
    };
    auto second =
        std::async(std::launch::async, claim, std::ref(*other), "\u0410" + name.substr(1));
    const bool is_first = claim(*one, name);
    CAPTURE(name);
    CHECK(is_first != second.get());
  }
}

TEST_CASE("who is there without a password owns no name") {
  const TestDatabase database{DatabaseKind::file};
  const auto store = database.open();
  have(store->remember(on_telnet("Ada"), "options", "x", 10));
  CHECK(owner_of(*store, "Ada") == "nobody");
  CHECK(have(store->claim(on_telnet("Ada"), own_boards, "hash", 20)));
}

TEST_CASE("of two players of before whose names look the same each is asked by their own name") {
  const TestDatabase database{DatabaseKind::file};
  const auto store = database.open();
  for (const char* name : {"Ada", "Ad\u0101"})
    REQUIRE(have(store->set_password(on_telnet(name), "", "hash", 10)));
  CHECK(owner_of(*store, "ada") == "Ada on telnet");
  CHECK(owner_of(*store, "Ad\u0101") == "Ad\u0101 on telnet");
  CHECK(owner_of(*store, "\u0410da") == "Ada on telnet");
  CHECK_FALSE(have(store->claim(on_telnet("\u0410da"), own_boards, "other", 20)));
}

TEST_CASE("a database that is away says nothing of a name, rather than that it is free") {
  const auto store = Store::later({"/nowhere/records.db", "records.db"});
  CHECK_FALSE(store->owner_of(own_boards, "Ada"));
  CHECK_FALSE(store->claim(on_telnet("Ada"), own_boards, "hash", 10));
}

}  // namespace
}  // namespace codemaker::scores::records
