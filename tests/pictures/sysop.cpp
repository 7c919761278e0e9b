#include "pictures/sysop.hpp"

#include "play/events/event.hpp"

#include "support/typist.hpp"

namespace codemaker::tests {

namespace {

void show_chat(const Tour& tour) {
  play::Call call = tour.call;
  call.may_page = true;
  Typist ada{call, "\n"};
  tour.see("menu-page", ada);
  ada.type("kHow do I get");
  tour.see("page", ada);
  ada.type(" my old name back?\n");
  ada.hear(play::event::ChatBegins{"Ulrich"});
  ada.hear(play::event::ChatTyped{"Good evening! You paged?\nLet me look who has it now..."});
  ada.type("Yes, my name is taken: somebody plays as Ada since yesterday, and it is not me.\nT");
  tour.see("chat", ada);
}

}  // namespace

void show_sysop(const Tour& tour) {
  Typist ada{tour.call, "\nc"};
  ada.hear(play::event::Message{
      "Ulrich", "The board goes down at midnight for half an hour. Your games are kept."});
  tour.see("message", ada);
  Typist bob{tour.call, "\n"};
  bob.hear(play::event::EndCall{
      "The board goes down now, because the power company is at the door. Please call again at "
      "eight; your games are kept."});
  tour.see("ended", bob);
  show_chat(tour);
}

}  // namespace codemaker::tests
