#include "io/web/answers.hpp"

#include "io/secrets/entropy.hpp"
#include "io/web/assets.hpp"
#include "io/web/packing.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <string_view>
#include <utility>

namespace codemaker::io::web {
namespace {

namespace http = boost::beast::http;

constexpr std::string_view main_page = "/index.html";

/// Everything comes from here, and nothing that stands in a page itself is run.
std::string policy(std::span<const std::string> frames) {
  return fmt::format(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'self'{}{}",
      frames.empty() ? "" : " ", fmt::join(frames, " ")
  );
}

void set_common(Response& response, std::span<const std::string> frames) {
  response.set(http::field::server, "codemaker");
  response.set("Content-Security-Policy", policy(frames));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
}

std::string_view sentence(http::status status) {
  switch (status) {
  case http::status::bad_request:
    return "This is not a request that codemaker understands.\n";
  case http::status::forbidden:
    return "This page may not call here. Ask the sysop to add it to serve.web_origins.\n";
  case http::status::not_found:
    return "There is no such page here. Try the address without what stands behind the host.\n";
  case http::status::method_not_allowed:
    return "Only GET and HEAD work here.\n";
  case http::status::upgrade_required:
    return "This address is for websockets. The page that plays is at /.\n";
  default:
    return "That did not work. Please try again later.\n";
  }
}

const Asset* asset_at(std::string_view path) {
  if (path == "/") path = main_page;
  const auto found = std::ranges::find(assets(), path, &Asset::path);
  return found == assets().end() ? nullptr : &*found;
}

bool takes_gzip(const Request& request) {
  const auto accepted = request[http::field::accept_encoding];
  return codemaker::web::takes_gzip({accepted.data(), accepted.size()});
}

bool is_known(const Request& request, const std::string& tag) {
  const auto known = request[http::field::if_none_match];
  return known.find(tag) != known.npos;
}

/// With the headers that all have; HEAD is told the size and no more.
Response finished(Response response, const Request& request, std::span<const std::string> frames) {
  set_common(response, frames);
  response.keep_alive(request.keep_alive());
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

/// So a call that is gone back into is known to be of the same browser. It ends with the browser.
void tell_browser(Response& response, const Request& request) {
  const auto known = request[http::field::cookie];
  if (!codemaker::web::browser_in({known.data(), known.size()}).empty()) return;
  response.set(
      http::field::set_cookie, fmt::format(
                                   "{}={}; Path=/; HttpOnly; SameSite=Strict",
                                   codemaker::web::browser_cookie, draw_page_token()
                               )
  );
}

Response asset_response(const Request& request, const Asset& asset) {
  Response response{http::status::ok, request.version()};
  const bool is_packed = takes_gzip(request);
  const std::string tag = fmt::format("\"{}{}\"", asset.tag, is_packed ? "" : "-plain");
  response.set(http::field::etag, tag);
  response.set(http::field::cache_control, "no-cache");
  response.set(http::field::vary, "Accept-Encoding");
  if (asset.path == main_page) tell_browser(response, request);
  if (is_known(request, tag)) {
    response.result(http::status::not_modified);
    return response;
  }
  response.set(http::field::content_type, {asset.type.data(), asset.type.size()});
  if (is_packed) response.set(http::field::content_encoding, "gzip");
  response.body() = is_packed ? std::string{asset.packed} : unpacked(asset.packed);
  return response;
}

}  // namespace

bool may_read(const Request& request) {
  return request.method() == http::verb::get || request.method() == http::verb::head;
}

Response refusal(http::status status, bool keep_alive) {
  Response response{status, 11};
  set_common(response, {});
  response.set(http::field::content_type, "text/plain; charset=utf-8");
  if (status == http::status::method_not_allowed) response.set(http::field::allow, "GET, HEAD");
  if (status == http::status::upgrade_required) {
    response.set(http::field::upgrade, "websocket");
  }
  response.body() = sentence(status);
  response.keep_alive(keep_alive);
  response.prepare_payload();
  return response;
}

Response answer_to(
    const Request& request, const codemaker::web::Target& target,
    std::span<const std::string> frames
) {
  if (!may_read(request)) return refusal(http::status::method_not_allowed, false);
  const Asset* asset = asset_at(target.path);
  if (asset == nullptr) return refusal(http::status::not_found, request.keep_alive());
  return finished(asset_response(request, *asset), request, frames);
}

Response answer_of(
    const Request& request, const Document& document, std::span<const std::string> frames
) {
  Response response{static_cast<http::status>(document.status), request.version()};
  const bool is_packed = !document.packed.empty() && takes_gzip(request);
  const std::string tag =
      fmt::format("\"{:x}{}\"", std::hash<std::string>{}(document.body), is_packed ? "-gzip" : "");
  response.set(http::field::content_type, document.type);
  response.set(http::field::cache_control, "no-cache");
  response.set(http::field::etag, tag);
  response.set(http::field::vary, "Accept-Encoding");
  if (is_known(request, tag)) {
    response.result(http::status::not_modified);
  } else {
    if (is_packed) response.set(http::field::content_encoding, "gzip");
    response.body() = is_packed ? document.packed : document.body;
  }
  return finished(std::move(response), request, frames);
}

}  // namespace codemaker::io::web
