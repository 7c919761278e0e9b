/// Who looks whether codes and positions left for others are as they were left and tried, whether
/// nobody sees more of them than their try gives, and whether makers are told once.
#pragma once

#include "left_known.hpp"

#include "play/events/left.hpp"
#include "play/events/mail.hpp"
#include "support/typist.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests::town {

class LeftAuditor {
 public:
  /// The people outlive it.
  explicit LeftAuditor(const std::vector<scores::Player>& people) : people_{&people} {}

  KnownShelf shelf;
  std::size_t tries = 0;  ///< that are over
  std::size_t heard = 0;  ///< news of them

  /// Whether the maker has left as much as they may.
  [[nodiscard]] bool is_full(Who who, UtcSeconds now) const;

  /// What came of an attempt that was answered so; of the code they see that now.
  void take(
      const LeftAttempt& attempt, std::string_view refusal, const play::event::LeftRead& seen
  );

  /// A code is told to somebody; without one, that there is none.
  void audit_told(Who who, const play::LeftCode& told) const;
  void audit_list(Who who, const play::event::LeftList& list) const;
  void audit_waiting(Who who, const play::event::MailWaiting& waiting) const;
  void audit_tables(const play::event::LeftRanks& ranks) const;
  void audit_news(Who who, const play::event::News& news, const std::map<MailId, Known>& games);

  /// What the page of this code shows, told as this, to who has typed these codes there.
  void audit_page(
      Who who, const play::LeftCode& told, const Typist& caller, const std::set<std::string>& typed
  ) const;

 private:
  [[nodiscard]] std::string handle_of(Who who) const;
  void audit_entry(Who who, const KnownLeft& left, const play::LeftEntry& entry) const;
  void audit_tries(Who who, const KnownLeft& left, const play::LeftCode& told) const;
  [[nodiscard]] std::vector<std::string> news_for(
      Who who, UtcSeconds since, UtcSeconds before, const std::map<MailId, Known>& games
  ) const;

  const std::vector<scores::Player>* people_;
};

}  // namespace codemaker::tests::town
