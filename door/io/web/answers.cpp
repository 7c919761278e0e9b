#include "io/web/answers.hpp"

#include "io/web/assets.hpp"
#include "io/web/form.hpp"
#include "io/web/opening_page.hpp"
#include "io/web/packing.hpp"
#include "web/html.hpp"
#include "web/opening.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace codemaker::io::web {
namespace {

namespace http = boost::beast::http;

/// Everything comes from here, and nothing that stands in a page itself is run but what we built
/// into one.
std::string policy(std::span<const std::string> frames, const WithinPage& within) {
  return fmt::format(
      "default-src 'none'; script-src 'self'{}{}; style-src 'self'{}{}; font-src 'self'; img-src "
      "'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; "
      "form-action 'none'; frame-ancestors 'self'{}{}",
      within.script.empty() ? "" : " ", within.script, within.style.empty() ? "" : " ",
      within.style, frames.empty() ? "" : " ", fmt::join(frames, " ")
  );
}

void set_common(Response& response, const Manner& manner, const WithinPage& within = {}) {
  response.set(http::field::server, "codemaker");
  response.set("Content-Security-Policy", policy(manner.frames, within));
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set(
      "Permissions-Policy",
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
  );
  if (manner.is_secure) response.set("Strict-Transport-Security", "max-age=31536000");
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
  case http::status::too_many_requests:
    return "Too many pages were asked for from your address. Please try again in a minute.\n";
  default:
    return "That did not work. Please try again later.\n";
  }
}

bool takes(const Request& request, std::string_view encoding) {
  const auto accepted = request[http::field::accept_encoding];
  return codemaker::web::takes_encoding({accepted.data(), accepted.size()}, encoding);
}

bool is_known(const Request& request, const std::string& tag) {
  const auto known = request[http::field::if_none_match];
  return known.find(tag) != known.npos;
}

/// With the headers that all have; HEAD is told the size and no more.
Response finished(
    Response response, const Request& request, const Manner& manner, const WithinPage& within = {}
) {
  set_common(response, manner, within);
  response.keep_alive(request.keep_alive());
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

/// So a call that is gone back into is known to be of the same browser, and a guest is called the
/// same for a month. Who comes from a link elsewhere brings it along, too.
void tell_browser(Response& response, const Manner& manner) {
  response.set(
      http::field::set_cookie,
      fmt::format(
          "{}={}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax{}",
          codemaker::web::browser_cookie, manner.browser, manner.is_secure ? "; Secure" : ""
      )
  );
}

/// An asset as it is sent.
struct Encoded {
  std::string_view name;  ///< empty: as it is
  std::string_view bytes;
};

Encoded encoded(const Request& request, const Asset& asset) {
  if (!asset.smallest.empty() && takes(request, "br")) return {"br", asset.smallest};
  if (takes(request, "gzip")) return {"gzip", asset.packed};
  return {};
}

Response asset_response(const Request& request, std::string_view path, const Asset& asset) {
  Response response{http::status::ok, request.version()};
  const Encoded sent = encoded(request, asset);
  const std::string tag =
      fmt::format("\"{}-{}\"", asset.tag, sent.name.empty() ? "plain" : sent.name);
  const bool is_lasting = path == asset.lasting;
  response.set(http::field::etag, tag);
  response.set(
      http::field::cache_control, is_lasting ? "public, max-age=31536000, immutable" : "no-cache"
  );
  response.set(http::field::vary, "Accept-Encoding");
  if (is_known(request, tag)) {
    response.result(http::status::not_modified);
    return response;
  }
  response.set(http::field::content_type, {asset.type.data(), asset.type.size()});
  if (!sent.name.empty())
    response.set(http::field::content_encoding, {sent.name.data(), sent.name.size()});
  response.body() = sent.name.empty() ? unpacked(asset.packed) : std::string{sent.bytes};
  return response;
}

/// What is made of the request alone; nullopt: it asks for something else, or the program was built
/// without the page.
std::optional<Document> made_for(
    const codemaker::web::Target& target, const Manner& manner, bool is_packed
) {
  using codemaker::web::Asked;
  if (!has_opening_page()) return std::nullopt;
  switch (target.asked) {
  case Asked::opening:
    return opening_at(target.path, manner, is_packed);
  case Asked::robots:
    return Document{
        .type = "text/plain; charset=utf-8", .body = codemaker::web::robots(manner.origin)};
  case Asked::sitemap:
    return Document{.type = "application/xml", .body = codemaker::web::sitemap(manner.origin)};
  default:
    return std::nullopt;
  }
}

/// What is sent of a document to who takes it packed, or does not.
struct Content {
  std::string tag;
  std::string bytes;
  bool is_packed = false;
};

/// A page to look at has whole addresses in its head; all else is sent as it was made.
Content content_of(const Document& made, const std::string& origin, bool takes_gzip) {
  const std::hash<std::string> hash;
  if (made.form) {
    const std::vector<std::string> made_here(codemaker::web::places_of_origin.size(), origin);
    const bool is_packed = takes_gzip && made.form->pays_off();
    return {
        fmt::format("{}-{:x}", made.tag, hash(origin)),
        is_packed ? made.form->packed(made_here) : made.form->filled(made_here), is_packed};
  }
  const bool is_packed = takes_gzip && !made.packed.empty();
  return {
      made.tag.empty() ? fmt::format("{:x}", hash(made.body)) : made.tag,
      is_packed ? made.packed : made.body, is_packed};
}

/// A person is told with ways on, whatever asks for a part in a line.
Response nothing_at(const Request& request, const Manner& manner) {
  const auto accepted = request[http::field::accept];
  if (accepted.find("text/html") == accepted.npos)
    return refusal(http::status::not_found, request.keep_alive());
  return answer_of(request, nothing_here(), manner);
}

}  // namespace

const Asset* asset_at(std::string_view path) {
  const auto found = std::ranges::find_if(assets(), [&](const Asset& asset) {
    return path == asset.path || (!asset.lasting.empty() && path == asset.lasting);
  });
  return found == assets().end() ? nullptr : &*found;
}

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

Response too_many(std::chrono::seconds wait) {
  Response response = refusal(http::status::too_many_requests, false);
  response.set(http::field::retry_after, std::to_string(wait.count()));
  return response;
}

Response answer_to(
    const Request& request, const codemaker::web::Target& target, const Manner& manner
) {
  if (!may_read(request)) return refusal(http::status::method_not_allowed, false);
  if (const auto made = made_for(target, manner, takes(request, "gzip")))
    return answer_of(request, *made, manner);
  const Asset* asset = asset_at(target.path);
  if (asset == nullptr || is_opening_page(target.path)) return nothing_at(request, manner);
  return finished(asset_response(request, target.path, *asset), request, manner);
}

Response answer_of(const Request& request, const Document& document, const Manner& manner) {
  Response response{static_cast<http::status>(document.status), request.version()};
  Content content = content_of(document, manner.origin, takes(request, "gzip"));
  const std::string tag = fmt::format("\"{}{}\"", content.tag, content.is_packed ? "-gzip" : "");
  response.set(http::field::content_type, document.type);
  response.set(http::field::cache_control, "no-cache");
  response.set(http::field::etag, tag);
  response.set(
      http::field::vary, document.is_opening ? "Accept-Encoding, Cookie" : "Accept-Encoding"
  );
  if (document.is_opening) tell_browser(response, manner);
  if (is_known(request, tag)) {
    response.result(http::status::not_modified);
  } else {
    if (content.is_packed) response.set(http::field::content_encoding, "gzip");
    response.body() = std::move(content.bytes);
  }
  return finished(
      std::move(response), request, manner, document.is_whole ? within_page() : WithinPage{}
  );
}

}  // namespace codemaker::io::web
