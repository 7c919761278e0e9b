/// The Hall of Fame: a caller's scores on their way into it, and its tables on their way back.
#pragma once

#include "io/performing/call_port.hpp"

#include <atomic>
#include <chrono>
#include <utility>

namespace codemaker::io::performing {

class ScoreEffects {
 public:
  explicit ScoreEffects(CallPort& port) : port_{port} {}

  void perform(const play::effect::FileScore& file);
  void perform(const play::effect::MakeTables& make);
  void perform(const play::effect::ReadTables& read);
  void perform(const play::effect::ReadChampions& read);

  /// The session is told nothing any more: what it still has to file gets its last chance.
  void file_for_the_last_time(const play::Filings& filings);

  /// A call is not over before its scores are filed.
  [[nodiscard]] bool is_at_work() const { return filings_ > 0; }

 private:
  template <typename Then>
  [[nodiscard]] auto once_filed(Then then);
  void take_filed(const play::effect::FileScore& asked, const play::Answer& answer);
  [[nodiscard]] std::chrono::milliseconds lock_patience() const;

  CallPort& port_;
  std::atomic<int> filings_ = 0;  ///< under way; counted down where an errand fails, too
};

}  // namespace codemaker::io::performing
