/// What games keep of how their caller likes them: for the call, and some of it for the next ones.
#pragma once

#include "play/choices/fields.hpp"

#include <any>
#include <concepts>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <typeindex>

namespace codemaker::play {

/// What is remembered of a player between calls: texts by their names.
using Remembered = std::map<std::string, std::string, std::less<>>;

template <class Kind>
concept IsRemembered = requires {
  { Kind::remembered_as } -> std::convertible_to<std::string_view>;
};

/// A value of each type it was asked for. So a game keeps what it wants in a type of its own, and
/// nothing that all games include has to know that type.
class Kept {
 public:
  /// The value of this type; a new one when it is asked for first.
  template <class Kind>
  [[nodiscard]] Kind& of() {
    Slot& slot = slots_[typeid(Kind)];
    if (!slot.value.has_value()) {
      slot.value = Kind{};
      if constexpr (IsRemembered<Kind>) {
        slot.name = Kind::remembered_as;
        slot.text = [](const std::any& value) {
          return play::text_of_fields(*std::any_cast<Kind>(&value));
        };
        slot.take = [](std::any& value, std::string_view text) {
          play::take_fields(*std::any_cast<Kind>(&value), text);
        };
        slot.meet(remembered_);
      }
    }
    return *std::any_cast<Kind>(&slot.value);
  }

  /// The same, where nobody wants to change it.
  template <IsRemembered Kind>
  [[nodiscard]] Kind value() const {
    const auto slot = slots_.find(typeid(Kind));
    if (slot != slots_.end()) return std::any_cast<const Kind&>(slot->second.value);
    Kind value;
    const auto text = remembered_.find(Kind::remembered_as);
    if (text != remembered_.end()) play::take_fields(value, text->second);
    return value;
  }

  /// Takes what earlier calls left. What was asked for in this call already stays: it is on a
  /// screen.
  void remember(Remembered texts);

  /// What of it has become another since it was remembered, or since this was last asked; of that
  /// name alone, if one is given.
  [[nodiscard]] Remembered take_changes(std::string_view name = {});

 private:
  struct Slot {
    std::any value;
    std::string_view name = {};  ///< empty: kept for this call alone
    std::string (*text)(const std::any& value) = nullptr;
    void (*take)(std::any& value, std::string_view text) = nullptr;
    std::string known = {};  ///< its text when it was new, read or last asked for

    void meet(const Remembered& texts);
  };

  std::map<std::type_index, Slot> slots_;
  Remembered remembered_;
};

}  // namespace codemaker::play
