#include "play/filings.hpp"

#include <algorithm>

namespace codemaker::play {
namespace {

/// A player has one row in a table, so of two runs the better one is all that counts.
bool betters(const scores::Slip& slip, const scores::Slip& other) {
  return slip.entry.table == other.entry.table && slip.entry.score >= other.entry.score;
}

void keep_best(const scores::Slip& slip, Filings::Slips& slips) {
  std::erase_if(slips, [&](const scores::Slip& each) { return betters(slip, each); });
  const auto is_better = [&](const scores::Slip& each) {
    return betters(each, slip);
  };
  if (std::ranges::none_of(slips, is_better)) slips.push_back(slip);
}

}  // namespace

void Filings::begin(const scores::Slip& slip) {
  out_.push_back(slip);
}

bool Filings::end(event::Filed& filed) {
  using Where = event::Filed::Where;
  if (out_.empty()) return false;
  filed.slip = std::move(out_.front());
  out_.pop_front();
  const scores::Slip& slip = filed.slip;
  if (filed.where == Where::nowhere) {
    keep_best(slip, unsaved_);
    return false;
  }
  const bool was_unsaved = std::ranges::find(unsaved_, slip) != unsaved_.end();
  std::erase_if(unsaved_, [&](const scores::Slip& each) { return betters(slip, each); });
  if (filed.where == Where::spooled) {
    keep_best(slip, spooled_);
  } else {
    spooled_.clear();  // who can write the tables takes in the spool
  }
  return was_unsaved;
}

Filings::Slips Filings::due() const {
  Slips due = unsaved_;
  std::erase_if(due, [this](const scores::Slip& slip) {
    return std::ranges::any_of(out_, [&](const scores::Slip& out) { return betters(out, slip); });
  });
  return due;
}

Filings::Slips Filings::due_before(const Effect& effect) const {
  const auto* const file = std::get_if<effect::FileScore>(&effect);
  if (file == nullptr && !std::holds_alternative<effect::ReadTables>(effect)) return {};
  Slips due = this->due();
  if (file != nullptr) {
    std::erase_if(due, [&](const scores::Slip& slip) { return betters(file->slip, slip); });
  }
  return due;
}

Filings::Slips Filings::waiting() const {
  Slips slips = unsaved_;
  slips.insert(slips.end(), spooled_.begin(), spooled_.end());
  return slips;
}

}  // namespace codemaker::play
