/// Who looks after each step whether a town's games are what was done, and whether callers are
/// shown that and no more.
#pragma once

#include "known.hpp"

#include "play/events/mail.hpp"
#include "records/mail.hpp"
#include "records/mail_ranks.hpp"
#include "support/typist.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace codemaker::tests::town {

class Auditor {
 public:
  /// The people outlive it.
  explicit Auditor(const std::vector<scores::Player>& people) : people_{&people} {}

  [[nodiscard]] const std::map<MailId, Known>& games() const { return games_; }

  /// A game that was offered now; it is known already where the offer was made again.
  void take_offer(const scores::records::MailGame& row, Known offered);

  /// What came of an attempt that was answered with this refusal; nullopt: with nothing that says.
  void take(
      const Attempt& attempt, const std::optional<std::string>& refusal,
      const scores::records::MailGame& row
  );

  /// What nobody has moved in since then ended; the rows tell which.
  void take_maint(UtcSeconds before);
  /// All of one is the other's now; `former`: nobody's.
  void hand_over(Who from, Who to);

  /// The database knows them by this number from now on.
  void know(Who who, scores::records::PlayerId number) { numbers_[who] = number; }

  /// Rows of all games, as they stand.
  void audit_rows(scores::records::Store& store) const;

  /// A game is told to somebody.
  void audit_told(Who who, const play::MailGame& told) const;
  void audit_list(Who who, const play::event::MailList& list) const;
  void audit_waiting(Who who, const play::event::MailWaiting& waiting) const;

  /// What the page of this game shows, of which this version was told last. A code that they have
  /// typed by luck may stand there: in the row that is not sent yet.
  void audit_screen(
      Who who, MailId id, std::int64_t version, const Typist& caller,
      const std::set<std::string>& typed
  );

  /// What was told of it in lines.
  void audit_lines(Who who, MailId id, std::int64_t version, std::span<const std::string> lines)
      const;

  /// Against ranks made anew of what was done.
  void audit_ranks(scores::records::Store& store, UtcSeconds now) const;

  std::size_t moves = 0;
  std::size_t ended = 0;
  std::size_t boards = 0;  ///< on screens, that were compared

 private:
  [[nodiscard]] std::vector<scores::records::DecidedMail> decided(engine::RankedGame of) const;
  void audit_row(const Known& game, const scores::records::MailGame& row) const;

  [[nodiscard]] std::string handle_of(Who who) const {
    return who == former ? "" : people_->at(who).handle;
  }

  const std::vector<scores::Player>* people_;
  std::map<MailId, Known> games_;
  std::map<Who, scores::records::PlayerId> numbers_;  ///< of who has a game
};

}  // namespace codemaker::tests::town
