/// What a caller says to the sysop, and the chat between them.
#pragma once

#include "io/performing/call_port.hpp"
#include "io/performing/chat_link.hpp"

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace codemaker::io::performing {

class SysopEffects {
 public:
  using Paged = std::function<void(const std::string& handle, const std::string& reason)>;

  SysopEffects(CallPort& port, Paged paged) : port_{port}, paged_{std::move(paged)} {}

  void perform(const play::effect::PageSysop& page);
  void perform(const play::effect::ChatSaid& said);
  void perform(const play::effect::ChatEnded& ended);

  /// Begins a chat with a sysop of this name; false if there is one already, or nobody who could.
  [[nodiscard]] bool begin(
      const std::string& sysop, const std::shared_ptr<presence::ChatLink>& link
  );

  /// Our side is over.
  void end(presence::ChatLink::Ending ending);

 private:
  CallPort& port_;
  Paged paged_;
  std::shared_ptr<presence::ChatLink> chat_;  ///< null: there is no chat
};

}  // namespace codemaker::io::performing
