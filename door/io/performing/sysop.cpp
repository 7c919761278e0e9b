#include "io/performing/sysop.hpp"

#include <boost/asio/dispatch.hpp>
#include <variant>

namespace codemaker::io::performing {

using presence::ChatLink;

void SysopEffects::perform(const play::effect::PageSysop& page) {
  paged_(port_.player().handle, page.reason);
}

void SysopEffects::perform(const play::effect::ChatSaid& said) {
  if (chat_) chat_->say(said.text);
}

void SysopEffects::perform(const play::effect::ChatEnded& /*ended*/) {
  end(ChatLink::Ending::polite);
}

void SysopEffects::end(ChatLink::Ending ending) {
  if (chat_) chat_->end(ending);
  chat_.reset();
}

/// What the link tells comes on the thread of its own context.
bool SysopEffects::begin(const std::string& sysop, const std::shared_ptr<ChatLink>& link) {
  if (chat_ || !port_.call().hear(play::event::ChatBegins{sysop})) return false;
  chat_ = link;
  const auto tell_here = [this, waiting = std::weak_ptr<const void>{port_.call().hold()},
                          its = std::weak_ptr{link}, &here = port_.here()](auto event) {
    boost::asio::dispatch(here, [this, waiting, its, event = std::move(event)] {
      const auto held = waiting.lock();
      if (!held || !chat_ || chat_ != its.lock()) return;
      if (std::holds_alternative<play::event::ChatEnds>(event)) chat_.reset();
      static_cast<void>(port_.call().hear(event));
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

}  // namespace codemaker::io::performing
