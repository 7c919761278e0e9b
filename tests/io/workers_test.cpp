#include "io/workers.hpp"

#include "support/results.hpp"
#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>

#include <optional>
#include <thread>

namespace codemaker::io {
namespace {

/// Workers whose answers come back to this thread.
struct Room {
  tests::TemporaryDirectory directory;
  std::unique_ptr<PosixDisk> disk = std::move(*PosixDisk::open(directory.path()));
  Log log;
  asio::io_context context{1};
  Workers workers{context, *disk, log};
  std::optional<play::Answer> answer;
  std::thread::id answered_on;

  Workers::Then keep() {
    return [this](const play::Answer& given) {
      answer = given;
      answered_on = std::this_thread::get_id();
    };
  }
};

scores::Slip won_by(const std::string& handle, engine::Points points) {
  scores::Slip slip;
  slip.entry.player = {"bbs", "", handle};
  slip.entry.name = handle;
  slip.entry.score = points;
  slip.entry.level = 2;
  return slip;
}

TEST_CASE("a score is filed elsewhere and answered here") {
  Room room;
  room.workers.file_score(won_by("Ada", 120), scores::lock_patience, room.keep());
  room.context.run();
  REQUIRE(room.answer);
  CHECK(room.answered_on == std::this_thread::get_id());
  const auto hall = scores::read_hall(*room.disk);
  REQUIRE(hall);
  REQUIRE(hall->hall.rows(engine::RankedGame::breaking).size() == 1);
  CHECK(hall->hall.rows(engine::RankedGame::breaking)[0].name == "Ada");
}

TEST_CASE("tables that are read after a score was filed have it") {
  Room room;
  room.workers.file_score(won_by("Ada", 120), scores::lock_patience, [](const auto&) {});
  room.workers.read_tables(room.keep());
  room.context.run();
  REQUIRE(room.answer);
  const auto* tables = std::get_if<play::event::Tables>(&*room.answer);
  REQUIRE(tables != nullptr);
  CHECK(tables->hall.rows(engine::RankedGame::breaking).size() == 1);
}

TEST_CASE("the computer's guess comes back to the thread that asked") {
  Room room;
  const play::effect::Guess guess{{.holes = 4, .colors = 6}, {}, 8, 1};
  room.workers.think(guess, {}, room.keep());
  room.context.run();
  REQUIRE(room.answer);
  const auto* guessed = std::get_if<play::event::Guessed>(&*room.answer);
  REQUIRE(guessed != nullptr);
  CHECK(guessed->guess);
  CHECK(room.answered_on == std::this_thread::get_id());
}

}  // namespace
}  // namespace codemaker::io
