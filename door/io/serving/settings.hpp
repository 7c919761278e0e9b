/// What `serve` was told, and what follows from it for a call.
#pragma once

#include "config/hours.hpp"
#include "io/disk/storage.hpp"
#include "io/serving/address_limits.hpp"
#include "io/serving/boards.hpp"
#include "play/call/call.hpp"
#include "wire/conversation.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::io::serving {

/// The defaults are those of the settings.
struct ServerSettings {
  Limits limits;
  std::optional<std::chrono::seconds> time_left;
  std::chrono::seconds idle_limit{300};
  std::chrono::seconds name_limit{60};   ///< who gives no name holds a line that others want
  std::chrono::seconds think_limit{60};  ///< for a thought of the computer's
  wire::CallLimits call_limits;
  std::string season_key;              ///< as a call has it
  bool may_page = false;               ///< the same
  bool may_write = false;              ///< the same
  std::string sysop_board;             ///< as a call has it
  std::string web_board = "web";       ///< of callers by the page
  std::vector<std::string> kept_back;  ///< names that nobody may take, beside opponents'
  play::OwnNames own_names;            ///< follows from these: `with_names`
  play::Openings openings = play::Openings::once;
  std::optional<play::Presentation> wanted;
  wire::TerminalOrders orders;
  std::shared_ptr<const play::Theme> theme;
  Storage kept;  ///< games only of who gave their name a password
  int resume_days = 0;
  play::OfferedGames offered;
  int ranked_runs = 0;
  config::Hours hours;
  bool is_closed = false;           ///< no game is open, for today
  std::vector<std::string> sysops;  ///< names that their passwords make the sysop's
};

/// The desk was there before the first thread, with the names of then: of settings that are read
/// anew, who is gone is the sysop no more, who is new not yet, and nobody else may take either
/// name.
void follow_sysops(ServerSettings& anew, const ServerSettings& before);

/// With `own_names`, once for all calls.
[[nodiscard]] ServerSettings with_names(ServerSettings settings);

/// What is known of anybody who calls now, but for the line.
[[nodiscard]] wire::CallSetup any_call(const ServerSettings& settings);

/// The board of callers by telnet.
inline constexpr std::string_view telnet_board = "telnet";

/// Of a caller by telnet, who is asked for a name.
[[nodiscard]] wire::CallSetup telnet_call(const ServerSettings& settings, play::Instant now);

/// Of a caller whom a board handed over by rlogin: known by name, and no guest.
[[nodiscard]] wire::CallSetup rlogin_call(
    const ServerSettings& settings, const BoardCaller& caller, const wire::Rlogin& login
);

}  // namespace codemaker::io::serving
