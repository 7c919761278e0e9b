/// A caller's scores on their way to the disk. What no disk takes is kept here and tried again at
/// every later chance of the call.
#pragma once

#include "play/event.hpp"

#include <deque>
#include <vector>

namespace codemaker::play {

class Filings {
 public:
  using Slips = std::vector<scores::Slip>;

  /// A score goes out to be filed.
  void begin(const scores::Slip& slip);

  /// The answer to the oldest that is out; it is told which one that was. True if that is saved now
  /// and was not before.
  [[nodiscard]] bool end(event::Filed& filed);

  /// What is unsaved, while neither that nor anything better is out.
  [[nodiscard]] Slips due() const;

  /// That, if this effect gives a chance to file it too, without what the effect itself betters.
  [[nodiscard]] Slips due_before(const Effect& effect) const;

  /// True while an answer is still to come.
  [[nodiscard]] bool are_out() const { return !out_.empty(); }

  /// What stands neither in a table nor in the spool; of a table the best alone.
  [[nodiscard]] const Slips& unsaved() const { return unsaved_; }

  /// That, and what stands in the spool: not in the tables yet.
  [[nodiscard]] Slips waiting() const;

 private:
  std::deque<scores::Slip> out_;
  Slips unsaved_;
  Slips spooled_;
};

}  // namespace codemaker::play
