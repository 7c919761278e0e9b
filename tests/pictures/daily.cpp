#include "pictures/daily.hpp"

#include "engine/records/record.hpp"
#include "play/events/event.hpp"
#include "support/days.hpp"
#include "support/kept_days.hpp"

#include <array>
#include <chrono>
#include <string_view>

namespace codemaker::tests {
namespace {

using play::DailyGame;

/// A day that many have played.
play::event::DailyTables busy_day() {
  using engine::records::Ending;
  play::event::DailyTables day;
  DailyGame& game = day.games[0];
  const std::array names{"Tiny Tim", "Rabbit", "Ada", "Marley", "Bob", "Eve", "Alice", "Hatter"};
  constexpr std::array all_guesses{2, 3, 3, 5, 6, 7, 9, 10};
  constexpr std::array days_played{17, 13, 8, 9, 7, 7, 5, 4};  // of the twenty so far
  constexpr std::array points_of_month{136, 91, 52, 45, 35, 28, 15, 9};
  for (std::size_t at = 0; at < names.size(); ++at) {
    const char* const name = names.at(at);
    const int guesses = all_guesses.at(at);
    const bool is_own = std::string_view{name} == "Ada";
    const bool is_won = guesses <= 9;
    game.day.push_back(
        {name,
         is_won ? 11 - guesses : 0,
         1,
         {is_won ? Ending::won : Ending::lost, 0, is_won ? guesses : 10, 0},
         is_own}
    );
    game.month.push_back({name, points_of_month.at(at), days_played.at(at), {}, is_own});
  }
  game.players = 8;
  game.rank = 3;
  game.streak = 4;
  game.best_streak = 12;
  for (const int ago : {0, 1, 2, 3, 5, 6, 9, 12})
    game.days.push_back({day_of_noon - ago, ago != 5});
  game.yesterdays_best = play::ShownGame{daily_code(day_of_noon - 1, {"1122", "1234"}), "Tiny Tim"};
  game.won_in = {0, 1, 4, 9, 7, 3, 1, 0, 0, 0, 0, 0};
  return day;
}

}  // namespace

play::event::DailyTables day_of_two(engine::RankedGame game) {
  using engine::records::Ending;
  play::event::DailyTables day;
  DailyGame& of_game = day.games.of(game);
  of_game.day = {
      {"Rabbit", 11, 1, {Ending::won, 0, 0, 11}}, {"Eve", 8, 1, {Ending::won, 0, 0, 8}, true}};
  of_game.month = {{"Rabbit", 29, 3, {}}, {"Marley", 14, 2, {}}, {"Eve", 8, 1, {}, true}};
  of_game.players = 2;
  of_game.rank = 2;
  return day;
}

void show_daily(const Tour& tour) {
  Typist ada{tour.call, "\nd"};
  tour.see("daily-new", ada);
  ada.type("p1122\n1342\n1234\n");
  ada.wait(std::chrono::seconds{3});
  tour.see("daily-over", ada);
  ada.days.tables = busy_day();
  ada.type("q");
  tour.see("daily", ada);
  ada.type("c");
  tour.see("daily-days", ada);
  ada.type("w");
  tour.see("challenge-new", ada);
  ada.type("rabbitry");
  tour.see("challenge", ada);
}

}  // namespace codemaker::tests
