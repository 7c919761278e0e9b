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

void show_desk(const Tour& tour) {
  play::Call call = tour.call;
  call.is_sysop = true;
  Typist ulrich{call, "\n"};
  tour.see("menu-sysop", ulrich);
  ulrich.type("z");
  tour.see("desk", ulrich);
  ulrich.type("w");
  ulrich.answer(play::event::Desk{
      play::DeskList::callers,
      "",
      {{"", "Ulrich (you)", "sysop's desk; door node 1; here 2 min, idle 0 s; on bbs"},
       {"4711", "White Rabbit",
        "code breaking run, level 2; door node 3; here 12 min, idle 3 s; on bbs. Pages you: "
        "how do I get my old name back?"}}});
  ulrich.press(ansi::KeyCode::down);
  tour.see("desk-callers", ulrich);
  ulrich.type("mGood evening! You paged? Let me look who has your name now, and why");
  tour.see("desk-message", ulrich);
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
  show_desk(tour);
}

}  // namespace codemaker::tests
