#include "pictures/my_page.hpp"

#include "play/events/event.hpp"
#include "support/looked_at.hpp"

namespace codemaker::tests {
namespace {

/// Figures of somebody who has played a while.
play::event::MyPage much_played() {
  play::event::MyPage page;
  page.games[0] = {
      .games = 113,
      .won = 57,
      .tied = 2,
      .lost = 31,
      .left = 6,
      .runs = 17,
      .levels = 44,
      .best = 412,
      .best_level = 6,
      .streak = 3,
      .longest_streak = 9,
      .reviewed = 31,
      .lost_guesses = 22'010,
      .guesses = {1, 4, 17, 43, 61, 32, 12, 5, 2, 1, 0, 1}};
  page.games[1] = {
      .games = 12,
      .won = 5,
      .lost = 1,
      .runs = 6,
      .levels = 11,
      .best = 1288,
      .best_level = 5,
      .streak = 2,
      .longest_streak = 3,
      .ended_in = {1, 2, 2, 0, 1}};
  return page;
}

}  // namespace

void show_page(const Tour& tour) {
  Typist ada{tour.call};
  ada.books.my_page = much_played();
  ada.type("\ny");
  tour.see("my-page", ada);
  ada.type("2");
  tour.see("my-page-masterix", ada);
  ada.type("3");
  tour.see("my-page-empty", ada);
  ada.type("1e");
  tour.see("medals", ada);
}

}  // namespace codemaker::tests
