/// What a call by the web begins with.
#pragma once

#include "io/serving/settings.hpp"
#include "io/web/known_there.hpp"
#include "io/web/visitor.hpp"
#include "wire/conversation.hpp"

#include <string>
#include <string_view>

namespace codemaker::io::web {

/// Everything known of who calls by our page, or by a terminal that speaks telnet in a websocket.
[[nodiscard]] wire::CallSetup setup_of(
    const serving::ServerSettings& settings, const WantedCall& call, const KnownThere& known = {}
);

/// A FirstBoard.
[[nodiscard]] std::string first_board(
    const serving::ServerSettings& settings, std::string_view path, const std::string& browser
);

}  // namespace codemaker::io::web
