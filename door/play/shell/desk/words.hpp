/// What the sysop's desk calls its lists and what is done in them.
#pragma once

#include "play/drawing/key_help.hpp"
#include "play/events/from_sysop.hpp"

#include <span>
#include <string_view>

namespace codemaker::play::shell::desk {

/// A list as the desk offers it.
struct ListWords {
  DeskList list;
  std::string_view letter;
  std::string_view title;
  std::string_view more;
  std::string_view empty;  ///< said where there is no row
};

/// In their order.
[[nodiscard]] std::span<const ListWords> lists();
[[nodiscard]] const ListWords& words_of(DeskList list);

/// Something that can be done in a list, by its letter; Enter does the first one of a list.
struct ActWords {
  DeskList list;
  DeskAct act;
  std::string_view letter;
  std::string_view does;
  std::string_view sentence;
  std::string_view typed = {};  ///< the prompt for what has to be typed; empty: nothing
  std::string_view asked = {};  ///< before it is done, of a row; empty: nothing
};

/// Of all lists.
[[nodiscard]] std::span<const ActWords> acts();
[[nodiscard]] const ActWords& words_of(DeskAct act);
/// nullptr where nothing is done.
[[nodiscard]] const ActWords* first_act_of(DeskList list);

}  // namespace codemaker::play::shell::desk
