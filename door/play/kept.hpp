/// What games keep for the call of how their caller likes them.
#pragma once

#include <any>
#include <map>
#include <typeindex>

namespace codemaker::play {

/// A value of each type it was asked for. So a game keeps what it wants in a type of its own, and
/// nothing that all games include has to know that type.
class Kept {
 public:
  /// The value of this type; a new one when it is asked for first.
  template <class Kind>
  [[nodiscard]] Kind& of() {
    std::any& value = values_[typeid(Kind)];
    if (!value.has_value()) value = Kind{};
    return *std::any_cast<Kind>(&value);
  }

 private:
  std::map<std::type_index, std::any> values_;
};

}  // namespace codemaker::play
