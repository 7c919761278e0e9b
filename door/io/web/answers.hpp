/// What the web server answers to a request that is no call.
#pragma once

#include "io/web/document.hpp"
#include "io/web/page_cache.hpp"
#include "play/call/offered.hpp"
#include "web/request.hpp"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <span>
#include <string>
#include <string_view>

namespace codemaker::io::web {

using Request = boost::beast::http::request<boost::beast::http::empty_body>;
using Response = boost::beast::http::response<boost::beast::http::string_body>;

/// How a visitor came, which all answers mind.
struct Manner {
  std::span<const std::string> frames = {};  ///< origins elsewhere that may show ours in a frame
  std::string origin = {};                   ///< of the addresses that they see; empty: not known
  bool is_secure = false;                    ///< by TLS, as a trusted proxy says
  play::OfferedGames offered = {};
  std::string browser;  ///< which one it is, as it says; drawn for one that has not been here
  bool is_new = false;  ///< and has no part of the page yet
  /// What the game will show first at a path, if that is known before anybody calls.
  FirstBoard first_board = {};
};

/// A sentence in place of what was asked for.
[[nodiscard]] Response refusal(boost::beast::http::status status, bool keep_alive);

/// The same for who has asked too often: when they may ask again.
[[nodiscard]] Response too_many(std::chrono::seconds wait);

/// What is a part of the program, and what is made of the request alone.
[[nodiscard]] Response answer_to(
    const Request& request, const codemaker::web::Target& target, const Manner& manner
);

/// True for the methods that only read.
[[nodiscard]] bool may_read(const Request& request);

/// A page to look at; one that the browser has already is not sent again.
[[nodiscard]] Response answer_of(
    const Request& request, const Document& document, const Manner& manner
);

}  // namespace codemaker::io::web
