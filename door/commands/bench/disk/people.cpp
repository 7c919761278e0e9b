#include "commands/bench/disk/people.hpp"

#include "ansi/frame.hpp"
#include "commands/bench/disk/times.hpp"
#include "commands/bench/scratch_directory.hpp"
#include "io/disk/people_file.hpp"
#include "play/call/call.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "play/session/session.hpp"

#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace codemaker::commands {
namespace {

constexpr std::size_t people_here = 10'000;
constexpr std::int64_t began = 1'790'000'000;

play::Person person(std::size_t number) {
  const auto seconds = static_cast<std::int64_t>(number % 3'600);
  return {
      fmt::format("Caller {}", number),
      fmt::format("board {}", number % 100),
      "Masterix",
      static_cast<std::int64_t>(number % 9),
      began - seconds,
      began - seconds / 4};
}

/// At the menu, with a key to the page.
play::Session session_at_menu() {
  play::Call call;
  call.player = {"bench", "", "Ada"};
  call.wanted = play::Presentation::full;
  call.wall_clock = began;
  play::Session session{std::move(call)};
  static_cast<void>(session.start());
  static_cast<void>(session.handle(ansi::Key{ansi::KeyCode::enter, 0, {}}));
  return session;
}

}  // namespace

void measure_people(BenchReport& report) {
  const ScratchDirectory directory;
  const auto file = wanted(io::disk::PeopleFile::make(directory.path()));
  for (std::size_t slot = 0; slot < people_here; ++slot)
    if (!file->write(slot, person(slot))) throw std::runtime_error{"a caller cannot be entered"};
  Times pages;
  for (int time = 0; time < 50; ++time) {
    play::Session session = session_at_menu();
    const Clock clock;
    static_cast<void>(session.handle(ansi::character(U'w')));
    auto people = wanted(io::disk::read_people(directory.path()));
    if (people.size() != people_here) throw std::runtime_error{"not all callers are told"};
    play::event::People told;
    told.list = std::make_shared<const std::vector<play::Person>>(std::move(people));
    told.now = began;
    static_cast<void>(session.handle(play::Answer{told}));
    const bool is_page = session.frame().text(0).find("here") != std::string::npos;
    pages.add(clock.milliseconds());
    if (!is_page) throw std::runtime_error{"the page of who is here is not there"};
  }
  report.row("ms until 10,000 callers are on the page, median", pages.at(0.5), 50, 1);
}

}  // namespace codemaker::commands
