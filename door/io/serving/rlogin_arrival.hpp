/// An rlogin caller from the first byte until it is known who they are.
#pragma once

#include "io/serving/boards.hpp"
#include "io/serving/open_tags.hpp"
#include "io/serving/rlogin_arrivals.hpp"
#include "io/serving/visit.hpp"
#include "wire/rlogin.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace codemaker::io::serving {

/// Who wants to know what becomes of it; outlives all that arrive.
struct RloginAdmission {
  using Socket = asio::ip::tcp::socket;

  /// The caller of a board that gets in. `login` is not answered yet, `typed` came behind it.
  std::function<void(
      Visit visit, Socket socket, const BoardCaller& caller, const wire::Rlogin& login,
      const std::string& typed
  )>
      admit;
  std::function<void(const Caller& from, std::string_view reason)> refuse;
  /// What was refused may be a guess.
  std::function<void(const Network& from)> mistrust;
  std::function<const Boards&()> boards;
  OpenTags& open_tags;
};

/// What becomes of a caller who has said who they are.
struct RloginDecision {
  std::optional<BoardCaller> caller;
  std::string reason;    ///< for the log, where there is no caller
  std::string words;     ///< for them
  bool is_guess = true;  ///< what was refused may be one
};

/// Reads the handshake, for ten seconds at most, and hands the caller on. One who is refused is
/// told so in a line, has to wait, and is let go. Until the handshake is there others may get the
/// line.
asio::awaitable<void> await_rlogin(
    asio::ip::tcp::socket socket, Visit visit, RloginAdmission& admission,
    RloginArrivals::Expected arrival
);

}  // namespace codemaker::io::serving
