#include "pictures/people.hpp"

#include "play/events/event.hpp"
#include "support/looked_at.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace codemaker::tests {

void show_people(const Tour& tour) {
  Typist ada{tour.call};
  const std::int64_t now = tour.call.wall_clock;
  ada.books.people.list =
      std::make_shared<const std::vector<play::Person>>(std::vector<play::Person>{
          {"White Rabbit", "bbs", "code breaking run", 12, now - 5000, now - 310},
          {"Mia", "web", "Egg Carton", 0, now - 1900, now - 20},
          {"Ada", "bbs", "menu", 0, now - 60, now},
          {"Grace", "telnet", "Masterix", 4, now - 700, now - 65}});
  ada.books.people.own = 2;
  ada.books.people.now = now;
  ada.type("\n");
  tour.see("menu-others", ada);
  ada.type("w");
  tour.see("people", ada);
}

}  // namespace codemaker::tests
