#include "io/web/visitor.hpp"

#include "io/secrets/entropy.hpp"
#include "io/secrets/token.hpp"
#include "io/web/answers.hpp"
#include "wire/page_talk.hpp"

#include <algorithm>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <optional>
#include <utility>

namespace codemaker::io::web {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using codemaker::web::Asked;
using tcp = asio::ip::tcp;

/// A request is there whole within this time, and an answer is taken.
constexpr std::chrono::seconds patience{10};
/// A browser that has what it wanted keeps its connection so long.
constexpr std::chrono::seconds rest{30};
constexpr std::size_t longest_header = 8192;
/// One connection is no way around the limits of many.
constexpr int most_requests = 100;

std::string_view view(beast::string_view text) {
  return {text.data(), text.size()};
}

/// What came was no HTTP; a line that was dropped is nobody's fault.
bool is_garbage(const boost::system::error_code& error) {
  const bool is_of_http =
      error.category() == http::make_error_code(http::error::bad_method).category();
  return is_of_http && error != http::error::end_of_stream && error != http::error::partial_message;
}

/// the page cache answers on this thread.
asio::awaitable<std::shared_ptr<const Document>> from_library(
    PageCache& page_cache, codemaker::web::Target target
) {
  using Answer = void(std::shared_ptr<const Document>);
  return asio::async_initiate<const asio::use_awaitable_t<>, Answer>(
      [&page_cache, target](auto handler) {
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        page_cache.read(target, [held](std::shared_ptr<const Document> document) {
          asio::post(asio::get_associated_executor(*held), [held, document = std::move(document)] {
            (*held)(document);
          });
        });
      },
      asio::use_awaitable
  );
}

/// True for pages of what is kept; all others are made at once.
bool is_read_from_library(Asked asked) {
  switch (asked) {
  case Asked::hall:
  case Asked::scores:
  case Asked::daily:
  case Asked::player:
  case Asked::game:
  case Asked::picture:
  case Asked::style:
    return true;
  default:
    return false;
  }
}

/// All else is a part of the program, sent as it is.
bool is_made(Asked asked) {
  return asked != Asked::asset && asked != Asked::style && asked != Asked::unknown;
}

}  // namespace

struct Visitor::Talk {
  Talk(tcp::socket socket, asio::ip::address address, const Site& visited)
      : stream{std::move(socket)},
        peer{address},
        from{std::move(address)},
        site{visited} {}

  enum class Next : std::uint8_t { another, over };

  [[nodiscard]] asio::awaitable<Next> answer(const Request& request);
  [[nodiscard]] asio::awaitable<Next> send(Response response);
  [[nodiscard]] std::optional<http::status> call(
      const Request& request, const codemaker::web::Target& target
  );

  [[nodiscard]] bool has_proxy() const {
    return std::ranges::find(site.proxies, peer) != site.proxies.end();
  }

  [[nodiscard]] Manner manner_of(const Request& request) const;
  /// True if the visitor came from elsewhere until now.
  [[nodiscard]] bool takes_address_of(const Request& request);

  beast::tcp_stream stream;
  beast::flat_buffer buffer{longest_header};
  asio::ip::address peer;
  asio::ip::address from;  ///< the same, or what a trusted proxy has told last
  const Site& site;
};

Visitor::Visitor(tcp::socket socket, asio::ip::address address, const Site& site)
    : talk_{std::make_unique<Talk>(std::move(socket), std::move(address), site)} {}

Visitor::~Visitor() = default;

void Visitor::hang_up() {
  talk_->stream.close();
}

asio::awaitable<void> Visitor::serve() {
  const auto self = shared_from_this();
  Talk& talk = *talk_;
  for (int requests = 0; requests < most_requests; ++requests) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(longest_header);
    parser.body_limit(0);
    talk.stream.expires_after(requests == 0 ? patience : rest);
    const auto read = co_await http::async_read(talk.stream, talk.buffer, parser, token);
    if (const auto error = std::get<0>(read)) {
      if (!is_garbage(error)) co_return;
      talk.site.refuse(talk.from, "it did not speak HTTP");
      co_await talk.send(refusal(http::status::bad_request, false));
      co_return;
    }
    talk.stream.expires_after(patience);
    if (talk.takes_address_of(parser.get())) talk.site.moved(*this, talk.from);
    const auto next = co_await talk.answer(parser.get());
    if (next == Talk::Next::over) co_return;
  }
}

asio::awaitable<Visitor::Talk::Next> Visitor::Talk::answer(const Request& request) {
  const auto target = codemaker::web::read_target(view(request.target()));
  if (target.asked == Asked::play || target.asked == Asked::telnet) {
    const auto refused = call(request, target);
    if (!refused) co_return Next::over;
    co_return co_await send(refusal(*refused, false));
  }
  if (!site.has_memory(from))
    co_return co_await send(refusal(http::status::service_unavailable, false));
  if (const auto wait = site.count_read(from, is_made(target.asked))) {
    site.refuse(from, "too many requests for pages in a minute");
    co_return co_await send(too_many(*wait));
  }
  const Manner manner = manner_of(request);
  if (!is_read_from_library(target.asked) || !may_read(request))
    co_return co_await send(answer_to(request, target, manner));
  const auto document = co_await from_library(*site.page_cache, target);
  co_return co_await send(answer_of(request, *document, manner));
}

asio::awaitable<Visitor::Talk::Next> Visitor::Talk::send(Response response) {
  const bool is_last = !response.keep_alive();
  const auto sent = co_await http::async_write(stream, response, token);
  if (!std::get<0>(sent) && !is_last) co_return Next::another;
  boost::system::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  co_return Next::over;
}

/// A request for a websocket is answered on the core on which the caller will live. nullopt: so it
/// was handed on.
std::optional<http::status> Visitor::Talk::call(
    const Request& request, const codemaker::web::Target& target
) {
  const auto field = [&](http::field name) {
    return std::string{view(request[name])};
  };
  if (!beast::websocket::is_upgrade(request)) return http::status::upgrade_required;
  const bool may_call =
      codemaker::web::may_call(field(http::field::origin), field(http::field::host), site.origins);
  if (!may_call) {
    site.refuse(from, "a page from elsewhere called");
    return http::status::forbidden;
  }
  const bool is_page = target.asked == Asked::play;
  const std::string protocol = is_page ? "codemaker" : "binary";
  const std::string protocols = field(http::field::sec_websocket_protocol);
  const bool is_ours = codemaker::web::has_word(protocols, protocol) &&
                       field(http::field::sec_websocket_version) == "13" &&
                       codemaker::web::is_websocket_key(field(http::field::sec_websocket_key)) &&
                       (!is_page || wire::read_hello(target.query));
  if (!is_ours || buffer.size() > Handshake::most_ahead) {
    site.refuse(from, "a websocket that speaks nothing we know");
    return http::status::bad_request;
  }
  stream.expires_never();
  WantedCall wanted;
  wanted.asked = target.asked;
  wanted.query = target.query;
  wanted.protocols = protocols;
  wanted.browser = codemaker::web::browser_in(view(request[http::field::cookie]));
  const auto ahead = buffer.data();
  wanted.handshake = {
      field(http::field::sec_websocket_key), protocol,
      std::string{static_cast<const char*>(ahead.data()), ahead.size()}};
  wanted.connection = Fd{stream.release_socket().release()};
  wanted.address = from;
  site.admit(std::move(wanted));
  return std::nullopt;
}

/// That the browser came by TLS only a proxy that is trusted can know.
Manner Visitor::Talk::manner_of(const Request& request) const {
  const bool is_secure = has_proxy() && view(request["X-Forwarded-Proto"]) == "https";
  const std::string_view browser = codemaker::web::browser_in(view(request[http::field::cookie]));
  return {
      .frames = site.origins,
      .origin = codemaker::web::origin_of(view(request[http::field::host]), is_secure),
      .is_secure = is_secure,
      .offered = site.offered,
      .browser = browser.empty() ? draw_page_token() : std::string{browser},
      .is_new = browser.empty(),
      .first_board = site.first_board};
}

bool Visitor::Talk::takes_address_of(const Request& request) {
  if (!has_proxy()) return false;
  boost::system::error_code error;
  const auto told = codemaker::web::last_forwarded(view(request["X-Forwarded-For"]));
  const auto address = asio::ip::make_address(std::string{told}, error);
  return std::exchange(from, error ? peer : address) != from;
}

}  // namespace codemaker::io::web
