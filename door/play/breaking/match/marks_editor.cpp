#include "play/breaking/match/marks_editor.hpp"

#include "play/breaking/match/settings.hpp"

#include <algorithm>

namespace codemaker::play::breaking::match {

bool MarksEditor::add(bool is_exact) {
  if (static_cast<int>(are_exact_.size()) == rules.holes) return false;
  are_refused_ = false;
  are_exact_.push_back(is_exact);
  return true;
}

void MarksEditor::take_back() {
  are_refused_ = false;
  if (!are_exact_.empty()) are_exact_.pop_back();
}

engine::breaking::Marks MarksEditor::marks() const {
  const auto exact = static_cast<int>(std::ranges::count(are_exact_, true));
  return {exact, static_cast<int>(are_exact_.size()) - exact};
}

}  // namespace codemaker::play::breaking::match
