// Plays towns, by mail and at what is left for others, each with a seed of its own.
//
//   town             for TOWN_SECONDS from TOWN_SEED on
//   TOWN_ON=server town  the same with PostgreSQL, by lines that break
//   town faults      puts faults into the program, one by one, and says how soon they are found
#include "faults.hpp"
#include "town.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::tests::town {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int steps_of_town = 5'000;
/// Of a few towns one may be dull.
constexpr std::int64_t most_dull_towns = 6;
/// In which a fault has to be found: they take a minute where nothing else slows them.
constexpr std::int64_t steps_to_fault = 150'000;

/// `TOWN_SECONDS` plays on with fresh seeds, `TOWN_SEED` plays one again.
std::int64_t number_of(const char* variable, std::int64_t otherwise) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoll(text, nullptr, 10);
}

struct Figures {
  std::int64_t towns = 0;
  std::int64_t steps = 0;
  std::size_t games = 0;
  std::size_t moves = 0;
  std::size_t ended = 0;
  std::size_t boards = 0;
  std::size_t left = 0;
  std::size_t tries = 0;
  std::size_t told = 0;

  /// True once there was enough to look at.
  [[nodiscard]] bool are_lively() const {
    return moves > 20 && ended > 0 && boards > 20 && left > 0 && tries > 0;
  }
};

/// `TOWN_ON=server`: a PostgreSQL server of its own.
std::unique_ptr<Ground> ground_for(std::uint64_t seed) {
  const char* const where = std::getenv("TOWN_ON");
  if (where != nullptr && std::string_view{where} == "server")
    return std::make_unique<ServerGround>();
  return std::make_unique<FileGround>(static_cast<std::uint32_t>(seed));
}

/// What was found, with the seed and the step; nullopt: nothing.
std::optional<std::string> play(std::uint64_t seed, Figures& figures) {
  int step = 0;
  try {
    Town town{seed, 2 + seed % 19, ground_for(seed)};
    for (; step < steps_of_town; ++step) {
      town.step();
      ++figures.steps;
    }
    ++figures.towns;
    figures.games += town.auditor().games().size();
    figures.moves += town.auditor().moves;
    figures.ended += town.auditor().ended;
    figures.boards += town.auditor().boards;
    figures.left += town.left().shelf.left.size();
    figures.tries += town.left().tries;
    figures.told += town.left().heard;
  } catch (const std::exception& found) {
    return fmt::format("TOWN_SEED={} step {}: {}", seed, step, found.what());
  }
  return std::nullopt;
}

double seconds_since(Clock::time_point begun) {
  return std::chrono::duration<double>(Clock::now() - begun).count();
}

int play_on(std::uint64_t seed, double seconds) {
  const auto begun = Clock::now();
  Figures figures;
  do {
    if (const auto found = play(seed++, figures)) {
      fmt::print("{}\n", *found);
      return EXIT_FAILURE;
    }
  } while (seconds_since(begun) < seconds ||
           (!figures.are_lively() && figures.towns < most_dull_towns));
  fmt::print(
      "{} towns, {} steps, {} games, {} moves, {} games over, {} boards seen, {} left codes, {} "
      "tries over, {} told of them in {:.0f} s: no fault\n",
      figures.towns, figures.steps, figures.games, figures.moves, figures.ended, figures.boards,
      figures.left, figures.tries, figures.told, seconds_since(begun)
  );
  return figures.are_lively() ? EXIT_SUCCESS : EXIT_FAILURE;
}

int find_faults(std::uint64_t seed) {
  bool are_found = true;
  for (const std::string_view fault : faults()) {
    put_in(fault);
    const auto begun = Clock::now();
    Figures figures;
    std::optional<std::string> found;
    for (auto at = seed; !found && figures.steps < steps_to_fault; ++at)
      found = play(at, figures);
    are_found = are_found && found.has_value();
    fmt::print("{:<48} {:6.2f} s  {}\n", fault, seconds_since(begun), found ? *found : "NOT FOUND");
    std::fflush(stdout);
  }
  return are_found ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace codemaker::tests::town

int main(int count, const char** words) {
  using namespace codemaker::tests::town;
  // Towns write much, and a disk that forgets is a part of them.
  if (std::filesystem::is_directory("/dev/shm")) ::setenv("TMPDIR", "/dev/shm", 0);
  const auto seed = static_cast<std::uint64_t>(number_of("TOWN_SEED", 1));
  if (count > 1 && std::string_view{words[1]} == "faults") return find_faults(seed);
  return play_on(seed, static_cast<double>(number_of("TOWN_SECONDS", 0)));
}
