#include "pictures/seasons.hpp"

#include "play/events/answers.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace codemaker::tests {

scores::Entry best_run(const std::string& name, engine::Points score, std::uint32_t level) {
  scores::Entry entry;
  entry.player = {"bbs", "", name};
  entry.name = name;
  entry.score = score;
  entry.level = level;
  entry.when = 1'795'000'000;
  return entry;
}

void show_seasons(const Tour& tour) {
  Typist caller{tour.call};
  caller.season.emplace();
  caller.season->season = {2026, 11};
  for (const auto& [name, score] : {std::pair{"Ada", 118}, {"Rabbit", 96}, {"Marley", 31}})
    caller.season->hall.enter(best_run(name, score, 3));
  caller.champions.emplace();
  int month = 10;
  for (const std::string name : {"Tiny Tim", "Rabbit", "Ada", "Marley"}) {
    play::SeasonBest best{{2026, month--}, {}};
    best.best[0] = best_run(name, 412 - 11 * month, 6);
    best.best[1] = best_run(name == "Ada" ? "Marley" : "Ada", 1207 + month, 5);
    if (month > 6) best.best[2] = best_run("Deep Thought", 96 + month, 4);
    for (auto& each : best.best)
      if (each)
        each->table = engine::ranked_games.at(static_cast<std::size_t>(&each - &best.best[0]));
    caller.champions->seasons.push_back(best);
  }
  caller.type("\nhs");
  tour.see("hall-season", caller);
  caller.type("c");
  tour.see("hall-champions", caller);
}

}  // namespace codemaker::tests
