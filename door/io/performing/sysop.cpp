#include "io/performing/sysop.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>
#include <exception>
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
bool SysopEffects::begin(
    const play::event::ChatBegins& begins, const std::shared_ptr<ChatLink>& link
) {
  if (chat_ || !port_.call().hear(begins)) return false;
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

/// Who is no sysop has no scene that asks; whatever asks, they get nothing.
void SysopEffects::perform(const play::effect::AskDesk& asked) {
  const bool is_sysop = port_.call().session().call().is_sysop;
  if (!desk_ || !is_sysop)
    return port_.call().tell(play::event::Desk{.list = asked.list, .said = "There is no desk here."}
    );
  const auto take = [this, waiting = std::weak_ptr<const void>{port_.call().hold()},
                     other = asked.text](const auto& answer, const auto& chat) {
    const auto held = waiting.lock();
    if (!held) return;
    port_.call().take(answer);
    if (chat->is_open()) begin_own_chat(other, std::move(*chat));
  };
  desk_->ask(
      {asked, {port_.player().handle, port_.call().place, port_.call().number}},
      [take, &here = port_.here()](const play::event::Desk& answer, std::shared_ptr<Fd> chat) {
        boost::asio::dispatch(here, [take, answer, chat = std::move(chat)] { take(answer, chat); });
      }
  );
}

/// The sysop's side of a chat, whose line the desk has opened.
void SysopEffects::begin_own_chat(const std::string& other, Fd chat) {
  const auto link = std::make_shared<ChatLink>(
      port_.here(),
      ChatLink::Socket{port_.here(), ChatLink::Socket::protocol_type{}, chat.release()}
  );
  if (!begin({other, true}, link)) return link->end(ChatLink::Ending::dropped);
  boost::asio::co_spawn(port_.here(), link->run(), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
}

}  // namespace codemaker::io::performing
