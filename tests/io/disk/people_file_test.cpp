// Who is here, as processes tell each other: the files, and what others may have made of them.
#include "io/disk/people_file.hpp"

#include "../log_directory.hpp"
#include "io/disk/people_queue.hpp"
#include "io/posix/callers_folder.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "support/results.hpp"
#include "support/temporary_directory.hpp"

#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::io::disk {
namespace {

using play::Person;

Person person_of(std::string name) {
  return {
      .name = std::move(name),
      .board = "telnet",
      .doing = "Masterix",
      .level = 3,
      .since = 1'795'000'000,
      .last_key = 1'795'000'042};
}

/// A data directory with processes in it.
struct Machine {
  tests::TemporaryDirectory directory;

  [[nodiscard]] std::string path(std::string_view file) const {
    return directory.path(fmt::format("{}/{}", callers_folder, file));
  }

  [[nodiscard]] std::string own_path() const {
    return path(fmt::format("{}{}", process_id(), people_suffix));
  }

  /// What a process leaves that was killed.
  void leave(std::string_view name, std::string_view bytes) const {
    std::filesystem::create_directories(directory.path(callers_folder));
    REQUIRE(write_new_file(path(name), bytes, NewFile::own));
  }

  [[nodiscard]] std::vector<Person> people() const {
    const auto read = read_people(directory.path());
    REQUIRE(read);
    return *read;
  }

  [[nodiscard]] std::unique_ptr<PeopleFile> make() const {
    auto made = PeopleFile::make(directory.path());
    REQUIRE(made);
    return std::move(*made);
  }
};

TEST_CASE("who takes no challenges is known for it, and a slot of an older version takes them") {
  for (const bool is_taken : {true, false}) {
    Person eve = person_of("Eve");
    eve.takes_challenges = is_taken;
    CHECK(person_in(slot_of(eve)) == eve);
    CHECK((slot_of(eve).back() == '\0' && slot_of(eve).size() == people_slot_size));
  }
}

TEST_CASE("who is written into a slot is read as they were, until they are cleared") {
  const Machine machine;
  CHECK(machine.people().empty());
  {
    const auto file = machine.make();
    REQUIRE(file->write(0, person_of("Ada")));
    REQUIRE(file->write(2, person_of("Eve")));
    CHECK(machine.people() == std::vector{person_of("Ada"), person_of("Eve")});
    REQUIRE(file->clear(0));
    CHECK(machine.people() == std::vector{person_of("Eve")});
  }
  CHECK(machine.people().empty());
  CHECK_FALSE(exists(machine.own_path()));
}

TEST_CASE("the file of a process that was killed shows nobody, and is taken away") {
  const Machine machine;
  machine.leave("4711.here", slot_of(person_of("Ada")));
  const auto file = machine.make();
  REQUIRE(file->write(0, person_of("Eve")));
  CHECK(machine.people() == std::vector{person_of("Eve")});
  CHECK_FALSE(exists(machine.path("4711.here")));
}

TEST_CASE("a process takes the name of a killed one, and leaves that of a living one") {
  const Machine machine;
  machine.leave(fmt::format("{}.here", process_id()), slot_of(person_of("Ada")));
  const auto first = machine.make();
  REQUIRE(first->write(0, person_of("Bob")));
  const auto second = machine.make();
  REQUIRE(second->write(0, person_of("Eve")));
  CHECK(machine.people().size() == 2);
  CHECK(exists(machine.own_path()));
}

TEST_CASE("a slot that is cut anywhere, or has a bit turned, is nobody") {
  const std::string slot = slot_of(person_of("Ada"));
  REQUIRE(slot.size() == people_slot_size);
  CHECK(person_in(slot) == person_of("Ada"));
  for (std::size_t size = 0; size < slot.size(); ++size)
    CHECK_FALSE(person_in(slot.substr(0, size)));
  for (std::size_t at = 0; at < slot.size(); ++at) {
    std::string turned = slot;
    turned[at] = static_cast<char>(turned[at] ^ 1);
    CHECK_FALSE(person_in(turned));
  }
  CHECK_FALSE(person_in(std::string(people_slot_size, '\0')));
  CHECK_FALSE(person_in(slot_of(person_of(""))));
}

TEST_CASE("of a file that is cut anywhere the whole slots are read") {
  const Machine machine;
  const auto file = machine.make();
  REQUIRE(file->write(0, person_of("Ada")));
  REQUIRE(file->write(1, person_of("Eve")));
  for (const std::size_t size : {383U, 192U, 191U, 1U, 0U}) {
    std::filesystem::resize_file(machine.own_path(), size);
    CHECK(machine.people().size() == size / people_slot_size);
  }
}

TEST_CASE("names in a slot bring no codes along, and are cut at a whole character") {
  Person eve = person_of("Eve\x1b[2J\x07\xff");
  eve.doing = std::string(40, 'x') + "\u00e4\u00e4\u00e4\u00e4\u00e4";
  const auto read = person_in(slot_of(eve));
  REQUIRE(read);
  CHECK(read->name == "Eve[2J?");
  CHECK(read->doing == std::string(40, 'x') + "\u00e4\u00e4\u00e4\u00e4");
  // Somebody else may write a slot whose checksum is right.
  std::string wide = slot_of(person_of(std::string(200, 'A')));
  CHECK(person_in(wide)->name == std::string(64, 'A'));
}

TEST_CASE("what lies among the files and is none of them is passed over and stays") {
  const Machine machine;
  machine.leave("4711", "a socket's place");
  std::filesystem::create_directory(machine.path("1.here"));
  std::filesystem::create_symlink("/dev/zero", machine.path("2.here"));
  const auto file = machine.make();
  REQUIRE(file->write(0, person_of("Ada")));
  CHECK(machine.people() == std::vector{person_of("Ada")});
  CHECK(exists(machine.path("4711")));
  CHECK(exists(machine.path("1.here")));
}

TEST_CASE("garbage of a living process shows nobody, however much it is") {
  const Machine machine;
  const auto file = machine.make();
  REQUIRE(file->write(most_people + 5, person_of("Ada")));
  std::filesystem::resize_file(machine.own_path(), std::uintmax_t{1} << 34U);
  CHECK(machine.people().empty());
}

TEST_CASE("ten thousand callers of one server are all read") {
  constexpr std::size_t callers = 10'000;
  const Machine machine;
  const auto file = machine.make();
  for (std::size_t slot = 0; slot < callers; ++slot)
    REQUIRE(file->write(slot, person_of(fmt::format("Ada{}", slot))));
  const auto people = machine.people();
  REQUIRE(people.size() == callers);
  CHECK(people.back().name == "Ada9999");
}

/// A queue, and what it answered last.
struct Asker {
  Machine machine;
  tests::LogDirectory logs;
  Log log = logs.open();
  boost::asio::io_context context;
  std::optional<PeopleQueue> queue;
  play::event::People answer;

  void begin(const std::string& directory) { queue.emplace(context, Storage{directory, {}}, log); }

  void read(const Person& own) {
    queue->read(own, [this](const play::Answer& told) {
      answer = std::get<play::event::People>(told);
    });
    REQUIRE(queue->finish(std::chrono::seconds{10}));
    context.restart();
    context.run();
  }
};

TEST_CASE("who asks is told which of them they are, and a slot is free again for the next") {
  Asker asker;
  asker.begin(asker.machine.directory.path());
  const auto ada = std::make_shared<PeopleQueue::Slot>();
  const auto eve = std::make_shared<PeopleQueue::Slot>();
  const auto bob = std::make_shared<PeopleQueue::Slot>();
  asker.queue->tell(ada, person_of("Ada"));
  asker.queue->tell(eve, person_of("Eve"));
  asker.queue->forget(ada);
  asker.queue->tell(bob, person_of("Bob"));
  asker.read(person_of("Eve"));
  REQUIRE(asker.answer.list);
  CHECK(*asker.answer.list == std::vector{person_of("Bob"), person_of("Eve")});
  CHECK(asker.answer.own == 1);
  CHECK(*bob == 0);
  CHECK_FALSE(*ada);
}

TEST_CASE("where the directory cannot be had nobody is told who is here, and the log why, once each"
) {
  Asker asker;
  asker.begin(asker.machine.directory.path("missing"));
  asker.queue->tell(std::make_shared<PeopleQueue::Slot>(), person_of("Ada"));
  asker.read({});
  asker.read({});
  CHECK_FALSE(asker.answer.list);
  const std::string lines = asker.logs.lines();
  std::size_t told = 0;
  for (auto at = lines.find("who is here: cannot open"); at != std::string::npos;
       at = lines.find("who is here: cannot open", at + 1))
    ++told;
  CHECK(told == 2);  // of writing and of reading
}

}  // namespace
}  // namespace codemaker::io::disk
