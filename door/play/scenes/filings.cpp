#include "play/scenes/filings.hpp"

#include <algorithm>

namespace codemaker::play {
namespace {

/// A player has one row in a table, so of two runs the better one is all that counts.
bool betters(const scores::Submission& submission, const scores::Submission& other) {
  return submission.entry.table == other.entry.table && submission.entry.score >= other.entry.score;
}

void keep_best(const scores::Submission& submission, Filings::Submissions& submissions) {
  std::erase_if(submissions, [&](const scores::Submission& each) {
    return betters(submission, each);
  });
  const auto is_better = [&](const scores::Submission& each) {
    return betters(each, submission);
  };
  if (std::ranges::none_of(submissions, is_better)) submissions.push_back(submission);
}

}  // namespace

void Filings::begin(const scores::Submission& submission) {
  out_.push_back(submission);
}

bool Filings::end(event::Filed& filed) {
  using Where = event::Filed::Where;
  if (out_.empty()) return false;
  filed.submission = std::move(out_.front());
  out_.pop_front();
  const scores::Submission& submission = filed.submission;
  if (filed.where == Where::nowhere) {
    keep_best(submission, unsaved_);
    return false;
  }
  const bool was_unsaved = std::ranges::find(unsaved_, submission) != unsaved_.end();
  std::erase_if(unsaved_, [&](const scores::Submission& each) {
    return betters(submission, each);
  });
  if (filed.where == Where::spooled) {
    keep_best(submission, spooled_);
  } else {
    spooled_.clear();  // who can write the tables takes in the spool
  }
  return was_unsaved;
}

Filings::Submissions Filings::due() const {
  Submissions due = unsaved_;
  std::erase_if(due, [this](const scores::Submission& submission) {
    return std::ranges::any_of(out_, [&](const scores::Submission& out) {
      return betters(out, submission);
    });
  });
  return due;
}

Filings::Submissions Filings::due_before(const Effect& effect) const {
  const auto* const file = std::get_if<effect::FileScore>(&effect);
  if (file == nullptr && !std::holds_alternative<effect::ReadTables>(effect)) return {};
  Submissions due = this->due();
  if (file != nullptr) {
    std::erase_if(due, [&](const scores::Submission& submission) {
      return betters(file->submission, submission);
    });
  }
  return due;
}

Filings::Submissions Filings::waiting() const {
  Submissions submissions = unsaved_;
  submissions.insert(submissions.end(), spooled_.begin(), spooled_.end());
  return submissions;
}

}  // namespace codemaker::play
