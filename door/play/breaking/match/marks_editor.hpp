/// The marks that a codemaker gives by hand, peg by peg.
#pragma once

#include "engine/breaking/marks.hpp"

#include <vector>

namespace codemaker::play::breaking::match {

class MarksEditor {
 public:
  /// Adds a mark. False: there is one for every hole.
  bool add(bool is_exact);

  /// Takes back the one added last.
  void take_back();

  void clear() { *this = {}; }

  /// They are wrong, and stand so until one of them is changed.
  void refuse() { are_refused_ = true; }

  [[nodiscard]] bool are_refused() const { return are_refused_; }

  [[nodiscard]] engine::breaking::Marks marks() const;

 private:
  std::vector<bool> are_exact_;
  bool are_refused_ = false;
};

}  // namespace codemaker::play::breaking::match
