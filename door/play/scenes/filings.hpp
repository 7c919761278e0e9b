/// A caller's scores on their way to the disk. What no disk takes is kept here and tried again at
/// every later chance of the call.
#pragma once

#include "play/events/event.hpp"

#include <deque>
#include <vector>

namespace codemaker::play {

/// They go out one by one and are answered in the same order.
class Filings {
 public:
  using Submissions = std::vector<scores::Submission>;

  /// A score goes out to be filed.
  void begin(const scores::Submission& submission);

  /// The answer to the oldest that is out; it is told which one that was. True if that is saved now
  /// and was not before.
  [[nodiscard]] bool end(event::Filed& filed);

  /// What is unsaved, while neither that nor anything better is out.
  [[nodiscard]] Submissions due() const;

  /// That, if this effect gives a chance to file it too, without what the effect itself betters.
  [[nodiscard]] Submissions due_before(const Effect& effect) const;

  /// True while an answer is still to come.
  [[nodiscard]] bool are_out() const { return !out_.empty(); }

  /// What stands neither in a table nor in the spool; of a table the best alone.
  [[nodiscard]] const Submissions& unsaved() const { return unsaved_; }

  /// That, and what stands in the spool: not in the tables yet.
  [[nodiscard]] Submissions waiting() const;

 private:
  std::deque<scores::Submission> out_;
  Submissions unsaved_;
  Submissions spooled_;
};

}  // namespace codemaker::play
