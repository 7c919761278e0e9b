/// What the editor shows and orders, on the disk and in the database.
#pragma once

#include "commands/scores/working.hpp"
#include "play/shell/editor/orders.hpp"
#include "records/store.hpp"

#include <memory>
#include <string>
#include <vector>

namespace codemaker::commands {

/// Where the editor's work is done. Faults are sentences on its screen.
class Workplace {
 public:
  Workplace(scores::Disk& disk, const Around& around);

  /// What the editor shows now; players and games by mail as they were read last.
  [[nodiscard]] play::shell::EditorContents contents();

  /// Does it against what is there now, and says what came of it.
  [[nodiscard]] std::string perform(const play::shell::Order& order);

 private:
  [[nodiscard]] std::string done(const play::shell::order::AddRow& order);
  [[nodiscard]] std::string done(const play::shell::order::RemoveRow& order);
  [[nodiscard]] std::string done(const play::shell::order::RenameRows& order);
  [[nodiscard]] std::string done(const play::shell::order::UndoLatest& order);
  [[nodiscard]] std::string done(const play::shell::order::RenamePlayer& order);
  [[nodiscard]] std::string done(const play::shell::order::MergePlayers& order);
  [[nodiscard]] std::string done(const play::shell::order::ForgetPlayer& order);
  [[nodiscard]] std::string done(const play::shell::order::SetPassword& order);
  [[nodiscard]] std::string done(const play::shell::order::AnnulMail& order);
  [[nodiscard]] std::string done(const play::shell::order::UndoAnnulment& order);

  void read_players();
  void read_mail();
  /// Why it is not the player any more who was seen; empty if it is.
  [[nodiscard]] std::string changed(const play::shell::ListedPlayer& seen);

  scores::Disk& disk_;
  std::string board_;
  std::unique_ptr<scores::records::Store> store_;
  std::vector<play::shell::ListedPlayer> players_;
  std::vector<play::shell::ListedMail> mail_;
  std::string why_no_players_;
};

}  // namespace codemaker::commands
