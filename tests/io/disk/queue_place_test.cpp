#include "io/posix/locks.hpp"

#include "support/temporary_directory.hpp"

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <string>

namespace codemaker::io::disk {
namespace {

/// The queue of a directory, opened anew as each program opens it.
QueuePlace stand_in_queue(const std::string& path) {
  auto turn = QueuePlace::take(Fd{::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)});
  REQUIRE(turn);
  return std::move(*turn);
}

TEST_CASE("who waits for the score file is served in the order they came, without those who gave up"
) {
  const tests::TemporaryDirectory directory;
  const std::string queue = directory.path("SCORES.QUE");
  std::optional<QueuePlace> first = stand_in_queue(queue);
  std::optional<QueuePlace> second = stand_in_queue(queue);
  std::optional<QueuePlace> hasty = stand_in_queue(queue);
  const QueuePlace third = stand_in_queue(queue);
  CHECK(first->has_come());
  CHECK_FALSE(second->has_come());
  CHECK_FALSE(third.has_come());

  hasty.reset();
  first.reset();
  const QueuePlace newcomer = stand_in_queue(queue);
  CHECK(second->has_come());
  CHECK_FALSE(third.has_come());
  CHECK_FALSE(newcomer.has_come());

  second.reset();
  CHECK(third.has_come());
  CHECK_FALSE(newcomer.has_come());
}

TEST_CASE("where bytes of a file cannot be locked there is no queue") {
  CHECK_FALSE(QueuePlace::take(Fd{}));
  CHECK_FALSE(QueuePlace::take(Fd{::open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)}));
}

}  // namespace
}  // namespace codemaker::io::disk
