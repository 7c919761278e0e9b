/// Who is known in a browser before they call.
#pragma once

#include "io/workers/workers.hpp"
#include "scores/entry.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::io::web {

/// As whom a browser's guests are kept, by its cookie. Who reads the database finds no cookie in
/// it.
[[nodiscard]] scores::Player player_of_browser(const std::string& browser, std::string name = {});

/// At most one of them is there.
struct KnownThere {
  std::optional<scores::Player> player = {};  ///< who gave their password there
  std::string name = {};                      ///< of a guest, which is nobody's now
};

using ThenKnown = std::function<void(const KnownThere& known)>;

/// A database that is busy is waited for so long, and then they are a guest: a player would rather
/// wait than play a call as somebody else.
inline constexpr std::chrono::seconds patience_to_know{3};

/// Asks the database who is known in the browser of that cookie. `boards` are those of which a name
/// is somebody's. Called on the workers' thread, where `then` runs, once.
void look_who_is_known(
    Workers& workers, const std::string& browser, std::vector<std::string> boards, ThenKnown then
);

}  // namespace codemaker::io::web
