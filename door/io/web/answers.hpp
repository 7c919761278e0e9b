/// What the web server answers to a request that is no call.
#pragma once

#include "io/web/page_cache.hpp"
#include "web/request.hpp"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <span>
#include <string>

namespace codemaker::io::web {

using Request = boost::beast::http::request<boost::beast::http::empty_body>;
using Response = boost::beast::http::response<boost::beast::http::string_body>;

/// A sentence in place of what was asked for.
[[nodiscard]] Response refusal(boost::beast::http::status status, bool keep_alive);

/// `frames` are origins elsewhere whose pages may show ours in a frame.
[[nodiscard]] Response answer_to(
    const Request& request, const codemaker::web::Target& target,
    std::span<const std::string> frames
);

/// True for the methods that only read.
[[nodiscard]] bool may_read(const Request& request);

/// A page to look at; one that the browser has already is not sent again.
[[nodiscard]] Response answer_of(
    const Request& request, const Document& document, std::span<const std::string> frames
);

}  // namespace codemaker::io::web
