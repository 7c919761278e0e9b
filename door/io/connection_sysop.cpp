// What the sysop says to a caller, and what the caller says to them.
#include "io/connection.hpp"

#include <boost/asio/dispatch.hpp>
#include <chrono>
#include <memory>
#include <utility>

namespace codemaker::io {

using presence::ChatLink;
using std::chrono::steady_clock;

/// Who has no screen yet can only be sent away.
bool Connection::hear(const play::FromSysop& said) {
  const auto& session = conversation_.session();
  const bool is_end = std::holds_alternative<play::event::EndCall>(said);
  if (has_left_ || is_line_lost_) return false;
  if (!session && is_end) hang_up();
  if (!session) return is_end;
  if (!session->hears(said)) return false;
  attempt([&] {
    tell(play::event::Tick{steady_clock::now()});
    tell(said);
  });
  return true;
}

/// What the link tells comes on the thread of its own context.
bool Connection::begin_chat(const std::string& sysop, const std::shared_ptr<ChatLink>& link) {
  if (chat_ || !hear(play::event::ChatBegins{sysop})) return false;
  chat_ = link;
  const auto tell_here = [weak = weak_from_this(), its = std::weak_ptr{link},
                          &here = context_](auto event) {
    asio::dispatch(here, [weak, its, event = std::move(event)] {
      const auto self = weak.lock();
      if (!self || !self->chat_ || self->chat_ != its.lock()) return;
      if (std::holds_alternative<play::event::ChatEnds>(event)) self->chat_.reset();
      static_cast<void>(self->hear(event));
    });
  };
  link->listen(
      {.typed = [tell_here](const std::string& text
                ) { tell_here(play::FromSysop{play::event::ChatTyped{text}}); },
       .ended =
           [tell_here](ChatLink::Ending ending) {
             const bool is_dropped = ending == ChatLink::Ending::dropped;
             tell_here(play::FromSysop{play::event::ChatEnds{is_dropped}});
           }}
  );
  return true;
}

void Connection::perform(const play::effect::PageSysop& page) {
  owner_.paged(conversation_.session()->call().player.handle, page.reason);
}

void Connection::perform(const play::effect::ChatSaid& said) {
  if (chat_) chat_->say(said.text);
}

void Connection::perform(const play::effect::ChatEnded& /*ended*/) {
  if (chat_) chat_->end(ChatLink::Ending::polite);
  chat_.reset();
}

}  // namespace codemaker::io
