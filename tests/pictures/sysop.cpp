#include "pictures/sysop.hpp"

#include "support/typist.hpp"

namespace codemaker::tests {

void show_sysop(const Tour& tour) {
  Typist ada{tour.call, "\nd"};
  ada.hear(play::event::Message{
      "Ulrich", "The board goes down at midnight for half an hour. Your games are kept."});
  tour.see("message", ada);
  Typist bob{tour.call, "\n"};
  bob.hear(play::event::EndCall{
      "The board goes down now, because the power company is at the door. Please call again at "
      "eight; your games are kept."});
  tour.see("ended", bob);
}

}  // namespace codemaker::tests
