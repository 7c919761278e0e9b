// Any bytes are a request that is answered from a table of what there is, or one that is refused;
// whatever its headers say, what is taken of them has the form that it should have.
#include "web/request.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace codemaker;
namespace http = boost::beast::http;

std::string_view view(boost::beast::string_view text) {
  return {text.data(), text.size()};
}

/// A part of a text is where the text is: nobody made it up.
bool is_within(std::string_view part, std::string_view whole) {
  return part.empty() ||
         (part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size());
}

void require(bool holds) {
  if (!holds) std::abort();
}

bool is_token(std::string_view text) {
  return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

void try_target(std::string_view text) {
  const auto target = web::read_target(text);
  require(is_within(target.path, text) && is_within(target.query, text) && target.number >= 0);
  const bool is_named = target.asked == web::Asked::player && target.number == 0;
  const bool is_numbered = target.asked == web::Asked::player || target.asked == web::Asked::game;
  require((is_numbered && !is_named) == (target.number > 0));
  require(is_named == !target.name.empty() && target.name.size() <= text.size());
  const auto move = web::number_in(target.query, "move");
  require(!move || *move >= 0);
}

void try_headers(std::string_view text) {
  const std::string_view told = web::call_token(text);
  require(told.empty() || (is_token(told) && is_within(told, text)));
  const std::string_view browser = web::browser_in(text);
  require(browser.empty() || (is_token(browser) && is_within(browser, text)));
  require(is_within(web::last_forwarded(text), text));
  require(!web::is_websocket_key(text) || text.size() == 24);
  const std::array others{std::string{"https://board.example"}};
  require(web::may_call(text, "", {}) <= web::may_call(text, "", others));
  require(!web::has_word(text, "codemaker") || text.find("codemaker") != text.npos);
  static_cast<void>(web::takes_encoding(text, "gzip"));
}

/// As the web server reads it.
void try_request(std::string_view bytes) {
  http::request_parser<http::empty_body> parser;
  parser.header_limit(8192);
  parser.body_limit(0);
  boost::system::error_code error;
  parser.put(boost::asio::buffer(bytes.data(), bytes.size()), error);
  if (error || !parser.is_header_done()) return;
  try_target(view(parser.get().target()));
  for (const auto& field : parser.get())
    try_headers(view(field.value()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  try_request(bytes);
  try_target(bytes);
  try_headers(bytes);
  return 0;
}
