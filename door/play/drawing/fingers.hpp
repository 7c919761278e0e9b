/// Sentences about keys, as who has a board to tap reads them.
#pragma once

#include <string>
#include <string_view>

namespace codemaker::play {

/// Leaves out what any key would do, for a board has a button that says so, and what arrows do, and
/// has other keys tapped: "No moves left. Press any key." is "No moves left.", and
/// "Press H to ask again." is "Tap H to ask again.", where the page makes a button of the H.
[[nodiscard]] std::string for_fingers(std::string_view text);

}  // namespace codemaker::play
