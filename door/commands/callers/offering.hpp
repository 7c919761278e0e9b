/// The sysop's games by mail, at `codemaker who`: what waits for them, and a game offered to a
/// caller who plays now.
#pragma once

#include "commands/options.hpp"
#include "io/presence/present.hpp"
#include "records/store.hpp"

#include <memory>
#include <optional>
#include <string>

namespace codemaker::commands {

class SysopsMail {
 public:
  /// Of the sysop whom the config names, in the database that is there already.
  SysopsMail(const CommonOptions& options, std::string data);

  /// False where no sysop is named, or no games are kept.
  [[nodiscard]] bool may_offer() const;

  /// How many games wait for the sysop, and how to play them; nothing where none does.
  void tell_waiting() const;

  /// Asks whom and what on this terminal, offers the game and tells the caller. What came of it
  /// stays until Enter.
  void offer() const;

 private:
  /// Opened anew each time: who watches for days keeps nobody from restoring it. Null: there is
  /// none.
  [[nodiscard]] std::unique_ptr<scores::records::Store> store() const;
  [[nodiscard]] std::string offer_to(const io::presence::Present& caller) const;

  CommonOptions options_;
  std::string data_;
  config::Settings settings_;
  std::optional<scores::Player> sysop_;
};

}  // namespace codemaker::commands
