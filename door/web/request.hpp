/// What a request to our own web server asks for. Everything in it was written by strangers: there
/// is a table of what there is, and nothing of a request ever names a file.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::web {

/// What can be asked for.
enum class Asked : std::uint8_t {
  asset,    ///< a part of the page that plays, by its path
  opening,  ///< that page itself, and what of it a link opens
  picture,  ///< of a link or a game, to be shown beside it
  robots,   ///< what programs may read
  sitemap,  ///< what there is to find
  play,     ///< a call from that page
  telnet,   ///< a call by telnet through a websocket
  hall,     ///< the Hall of Fame
  scores,   ///< the same as JSON
  daily,    ///< the tables of the day
  player,   ///< a player's page, by their number or name
  game,     ///< a kept game, by its number
  style,    ///< of these pages
  unknown,  ///< nothing that there is
};

/// How the address of a picture ends; before it stands what it is of.
inline constexpr std::string_view end_of_picture = ".png";

/// A request's target, taken apart.
struct Target {
  Asked asked = Asked::unknown;
  std::string_view path;
  std::string_view query;   ///< behind the question mark
  std::int64_t number = 0;  ///< of a player or a game; 0: it has none
  std::string name = {};    ///< of a player without a number
};

/// Reads what stands behind GET. The views are of `target`.
[[nodiscard]] Target read_target(std::string_view target);

/// A number of a query, `move=12`; nullopt if it has no such number.
[[nodiscard]] std::optional<std::int64_t> number_in(std::string_view query, std::string_view name);

/// Whether a page of this origin may call. Browsers tell the origin, other programs may not: who
/// could leave it out could as well make it up, so nothing is refused then. `host` is what the
/// request was sent to; `others` are the origins that the sysop allows besides.
[[nodiscard]] bool may_call(
    std::string_view origin, std::string_view host, std::span<const std::string> others
);

/// True if a list as in `Sec-WebSocket-Protocol` has the word.
[[nodiscard]] bool has_word(std::string_view list, std::string_view word);

/// True for a Sec-WebSocket-Key: 16 bytes in base 64 (RFC 6455 4.2.1).
[[nodiscard]] bool is_websocket_key(std::string_view text);

/// Whether `Accept-Encoding` takes an encoding, "gzip": it is named, or anything is taken, and not
/// with `q=0`.
[[nodiscard]] bool takes_encoding(std::string_view accepted, std::string_view encoding);

/// The beginning of our addresses, "https://door.example:8443"; empty if `host` is none, as a
/// stranger may say.
[[nodiscard]] std::string origin_of(std::string_view host, bool is_secure);

/// The token in a word of such a list, `call.TOKEN`: 32 digits of sixteen, else empty.
[[nodiscard]] std::string_view call_token(std::string_view list);

/// How the page tells a browser from others, in `Cookie`: 32 digits of sixteen, else empty.
[[nodiscard]] std::string_view browser_in(std::string_view cookies);

/// The name of that cookie.
inline constexpr std::string_view browser_cookie = "codemaker";

/// The address that a trusted proxy tells in `X-Forwarded-For`: the last one, which is the only one
/// that it has seen itself.
[[nodiscard]] std::string_view last_forwarded(std::string_view header);

}  // namespace codemaker::web
