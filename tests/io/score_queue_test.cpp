#include "io/workers/score_queue.hpp"

#include "engine/breaking/id.hpp"
#include "log_directory.hpp"
#include "support/gated_disk.hpp"
#include "support/results.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>
#include <ctime>
#include <optional>
#include <thread>

namespace codemaker::io {
namespace {

using namespace std::chrono_literals;
using tests::LogDirectory;
using Names = std::vector<std::string>;
using Where = play::event::Filed::Where;

scores::Submission won_by(const std::string& handle, engine::Points points) {
  scores::Submission submission;
  submission.entry.player = {"telnet", "", handle};
  submission.entry.name = handle;
  submission.entry.score = points;
  submission.entry.level = 2;
  return submission;
}

/// A score queue with a disk that a test can hold up, and what was answered.
struct Office {
  ~Office() { disk.open_gate(); }

  /// Files as a caller does; the answer's place in `filed` is that of the question.
  void file(const std::string& handle, engine::Points points) {
    score_queue.file(
        {won_by(handle, points)}, scores::lock_patience,
        [this](const play::Answer& answer) {
          filed.push_back(std::get<play::event::Filed>(answer).where);
        }
    );
  }

  void read() {
    score_queue.read([this](const play::Answer& answer) {
      tables = std::get<play::event::Tables>(answer);
    });
  }

  [[nodiscard]] Names names() const {
    Names names;
    for (const scores::Entry& row : tables->hall.rows(engine::breaking::id))
      names.push_back(row.name);
    return names;
  }

  tests::GatedDisk disk;
  Log log;
  asio::io_context context{1};
  std::vector<Where> filed;
  std::optional<play::event::Tables> tables;
  ScoreQueue score_queue{context, disk, log};
};

TEST_CASE("scores are filed in the order they were won, and answered here") {
  Office office;
  office.file("Ada", 10);
  office.file("Bob", 20);
  office.context.run();
  CHECK(office.filed == std::vector{Where::in_table, Where::in_table});
  CHECK(office.score_queue.finish(0ms));
}

TEST_CASE("a score file is made on the disk, and who asked for it is told") {
  Office office;
  bool is_made = false;
  office.score_queue.make_tables(scores::lock_patience, [&] { is_made = true; });
  office.context.run();
  CHECK(is_made);
  CHECK(office.disk.names() == Names{"SCORES.DAT", "SCORES.DUP"});
}

TEST_CASE("a caller who waits for an answer is let go on the thread that owns them") {
  Office office;
  std::thread::id let_go_on;
  auto held = std::shared_ptr<int>{new int{0}, [&](const int* each) {
                                     let_go_on = std::this_thread::get_id();
                                     delete each;
                                   }};
  office.score_queue.file({won_by("Ada", 10)}, 0ms, [held = std::move(held)](const auto&) {});
  office.context.run();
  CHECK(let_go_on == std::this_thread::get_id());
}

TEST_CASE("after one lock that could not be had scores go to the spool at once") {
  Office office;
  office.disk.lock_by_another(true);
  for (int i = 0; i < 3; ++i)
    office.file("P" + std::to_string(i), 10 + i);
  office.context.run();
  CHECK(office.filed == std::vector<Where>(3, Where::spooled));
  CHECK(office.disk.patiences() == std::vector<std::chrono::milliseconds>{2000ms, 0ms, 0ms});
}

TEST_CASE("after a score file that could not be made for want of the lock nobody waits for it") {
  Office office;
  office.disk.lock_by_another(true);
  office.score_queue.make_tables(scores::lock_patience, [] {});
  office.score_queue.make_tables(scores::lock_patience, [] {});
  office.file("Ada", 10);
  office.context.run();
  CHECK(office.disk.patiences() == std::vector<std::chrono::milliseconds>{2000ms, 0ms, 0ms});
}

TEST_CASE("where neither the lock nor the spool is to be had the lock is waited for once") {
  Office office;
  office.disk.lock_by_another(true);
  office.disk.fill(true);
  office.file("Ada", 10);
  office.file("Bob", 20);
  office.context.run();
  CHECK(office.filed == std::vector<Where>(2, Where::nowhere));
  CHECK(office.disk.patiences() == std::vector<std::chrono::milliseconds>{2000ms, 0ms});
}

TEST_CASE("a lock that can be had again is waited for again, and the spool is taken in") {
  Office office;
  office.disk.lock_by_another(true);
  office.file("Ada", 10);
  office.context.run();
  office.disk.lock_by_another(false);
  office.file("Bob", 20);
  office.file("Cid", 5);
  office.context.restart();
  office.context.run();
  CHECK(office.filed == std::vector{Where::spooled, Where::in_table, Where::in_table});
  CHECK(office.disk.patiences() == std::vector<std::chrono::milliseconds>{2000ms, 0ms, 2000ms});
  CHECK(office.disk.names() == Names{"SCORES.DAT", "SCORES.DUP"});
}

TEST_CASE("at the end of the program nobody waits for the lock any more") {
  Office office;
  office.score_queue.hurry(0ms);
  office.disk.lock_by_another(true);
  office.file("Ada", 10);
  office.context.run();
  CHECK(office.filed == std::vector{Where::spooled});
  CHECK(office.disk.patiences() == std::vector{0ms});
}

TEST_CASE("the Hall of Fame is read while the disk holds up a filing, and shows what was won") {
  Office office;
  office.file("Ada", 10);
  office.context.run();
  office.disk.close_gate();
  office.file("Bob", 20);
  office.file("Cid", 5);
  office.disk.await_writer();
  office.read();
  office.context.restart();
  office.context.run_one();
  REQUIRE(office.tables);
  CHECK(office.names() == Names{"Bob", "Ada", "Cid"});
  CHECK(office.filed.size() == 1);
  office.disk.open_gate();
  office.context.run();
  office.read();
  office.context.restart();
  office.context.run();
  CHECK(office.names() == Names{"Bob", "Ada", "Cid"});
}

TEST_CASE("what a disk that does not answer holds up is put into the spool and the log") {
  const LogDirectory directory;
  Office office;
  office.log = directory.open();
  office.disk.close_gate();
  office.file("Ada", 10);
  office.file("Bob", 20);
  office.disk.await_writer();
  CHECK_FALSE(office.score_queue.finish(1s));
  CHECK_FALSE(office.disk.syncs());
  CHECK(office.disk.names() == Names{"spool/1001.score", "spool/1002.score"});
  CHECK(
      directory.lines().find("score of Ada with 10 points, breaking level 2") != std::string::npos
  );
  CHECK(
      directory.lines().find("score of Bob with 20 points, breaking level 2") != std::string::npos
  );
}

TEST_CASE("a score that is spooled and filed all the same stands once") {
  Office office;
  office.disk.close_gate();
  office.file("Ada", 10);
  office.disk.await_writer();
  CHECK_FALSE(office.score_queue.finish(1s));
  office.disk.open_gate();
  office.context.run();
  office.file("Bob", 20);
  office.context.restart();
  office.context.run();
  office.read();
  office.context.restart();
  office.context.run();
  CHECK(office.names() == Names{"Bob", "Ada"});
}

TEST_CASE("a filing that fails altogether is told, and logged with player and points") {
  const LogDirectory directory;
  Office office;
  office.log = directory.open();
  office.disk.break_down();
  office.file("Ada", 10);
  office.read();
  office.context.run();
  CHECK(office.filed == std::vector{Where::nowhere});
  REQUIRE(office.tables);
  CHECK_FALSE(office.tables->are_readable);
  CHECK(
      directory.lines().find(
          "score of Ada with 10 points, breaking level 2, name Ada not filed: the disk has burnt"
      ) != std::string::npos
  );
}

TEST_CASE("a score that no disk took at its last chance is lost, and the log says so") {
  const LogDirectory directory;
  Office office;
  office.log = directory.open();
  office.disk.break_down();
  office.score_queue.file(
      {won_by("Ada", 10), play::effect::Chance::last}, 0ms, [](const play::Answer&) {}
  );
  office.context.run();
  CHECK(
      directory.lines().find(
          "score of Ada with 10 points, breaking level 2, name Ada is lost: the disk has burnt"
      ) != std::string::npos
  );
}

TEST_CASE("with seasons on a score is filed in its season, and the tables tell both") {
  Office office;
  office.score_queue.keep_seasons(scores::SeasonLength::month);
  auto now = won_by("Ada", 10);
  now.entry.when = std::time(nullptr);
  auto long_ago = won_by("Bob", 20);
  long_ago.entry.when = 1'700'000'000;  // November 2023
  for (const scores::Submission& won : {now, long_ago})
    office.score_queue.file({won}, scores::lock_patience, [](const auto&) {});
  office.context.run();
  std::optional<play::event::Champions> champions;
  office.read();
  office.score_queue.read_champions([&](const play::Answer& answer) {
    champions = std::get<play::event::Champions>(answer);
  });
  office.context.restart();
  office.context.run();
  CHECK(office.names() == Names{"Bob", "Ada"});
  REQUIRE(office.tables->season);
  const auto rows = office.tables->season->hall.rows(engine::breaking::id);
  REQUIRE(rows.size() == 1);
  CHECK(rows[0].name == "Ada");
  REQUIRE(champions->seasons.size() == 1);
  CHECK(champions->seasons[0].season == scores::Season{2023, 11});
  CHECK(champions->seasons[0].best[0]->name == "Bob");
}

TEST_CASE("with seasons off nobody is told of any") {
  Office office;
  office.file("Ada", 10);
  office.context.run();
  office.read();
  office.context.restart();
  office.context.run();
  CHECK_FALSE(office.tables->season);
  CHECK(office.disk.names() == Names{"SCORES.DAT", "SCORES.DUP"});
}

}  // namespace
}  // namespace codemaker::io
