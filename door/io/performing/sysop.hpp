/// What a caller says to the sysop, and the chat between them; what the sysop does who calls.
#pragma once

#include "io/performing/call_port.hpp"
#include "io/performing/chat_link.hpp"
#include "io/performing/desk_line.hpp"
#include "play/events/from_sysop.hpp"

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace codemaker::io::performing {

class SysopEffects {
 public:
  using Paged = std::function<void(const std::string& handle, const std::string& reason)>;

  /// The desk is null unless the caller is the sysop.
  SysopEffects(CallPort& port, Paged paged, std::shared_ptr<DeskLine> desk)
      : port_{port},
        paged_{std::move(paged)},
        desk_{std::move(desk)} {}

  void perform(const play::effect::PageSysop& page);
  void perform(const play::effect::ChatSaid& said);
  void perform(const play::effect::ChatEnded& ended);
  void perform(const play::effect::AskDesk& asked);

  /// Begins a chat with who is named; false if there is one already, or nobody who could.
  [[nodiscard]] bool begin(
      const play::event::ChatBegins& begins, const std::shared_ptr<presence::ChatLink>& link
  );

  /// Our side is over.
  void end(presence::ChatLink::Ending ending);

 private:
  void begin_own_chat(const std::string& other, Fd chat);

  CallPort& port_;
  Paged paged_;
  std::shared_ptr<DeskLine> desk_;
  std::shared_ptr<presence::ChatLink> chat_;  ///< null: there is no chat
};

}  // namespace codemaker::io::performing
