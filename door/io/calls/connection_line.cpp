// The caller's line: read, written, lost, and for a while waited for.
#include "io/calls/connection.hpp"

#include "io/secrets/token.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace codemaker::io {
namespace {

using std::chrono::steady_clock;

/// So long a page whose line was dropped finds its call again. For a guest it is long enough to
/// load the page again: it may be closed as well.
constexpr std::chrono::seconds return_limit{60};
constexpr std::chrono::seconds return_limit_of_guest{4};

/// Nothing, if the page is gone again before it was answered.
std::optional<Line> opened(const Connection::OpenLine& open_line, asio::io_context& context) {
  try {
    return open_line(context);
  } catch (const boost::system::system_error&) {
    return std::nullopt;
  }
}

}  // namespace

/// Reads and writes the line that there is now, until it is gone.
void Connection::use_line() {
  const auto ended = [self = shared_from_this()](const std::exception_ptr& failure) {
    self->end_coroutine(failure);
  };
  asio::co_spawn(context_, read_line(), ended);
  asio::co_spawn(context_, write_line(), ended);
}

asio::awaitable<void> Connection::read_line() {
  const auto self = shared_from_this();
  const ScopedFlag reading{is_reading_};
  const auto into = asio::buffer(buffer_);
  while (std::holds_alternative<line_state::Talking>(state_)) {
    if (conversation_.is_backed_up()) {  // the caller does not read, so neither do we
      reader_wakes_.expires_at(steady_clock::time_point::max());
      co_await reader_wakes_.async_wait(token);
      continue;
    }
    const auto read = co_await line_.read_some(into);
    const auto& [error, size] = read;
    if (error) break;
    take(std::string_view{buffer_.data(), size});
  }
  may_come_back() ? drop_line() : hang_up();
}

asio::awaitable<void> Connection::write_line() {
  const auto self = shared_from_this();
  const ScopedFlag writing{is_writing_};
  while (has_line(state_)) {
    std::string bytes = next_output();
    if (bytes.empty()) {
      if (!goes_on(state_)) break;
      writer_wakes_.expires_at(steady_clock::time_point::max());
      co_await writer_wakes_.async_wait(token);
      continue;
    }
    const bool is_sent = co_await send(std::move(bytes));
    reader_wakes_.cancel();
    if (!is_sent) break;
  }
  may_come_back() ? drop_line() : lose_line();
}

asio::awaitable<bool> Connection::send(std::string bytes) {
  const ScopedMoment writing{write_began_};
  const auto from = asio::buffer(bytes);
  const auto written = co_await line_.write(from);
  co_return !std::get<0>(written);
}

void Connection::end_coroutine(const std::exception_ptr& failure) {
  attempt([&] {
    if (failure) std::rethrow_exception(failure);
  });
  if (failure && !is_writing_) lose_line();  // nobody is left to say anything
  take_next_line();
  finish_if_done();
}

/// Nothing can be read or written any more.
void Connection::lose_line() {
  if (is_lost(state_)) return;
  hang_up();
  change(LineEvent::breaks);
  waits_.cancel();
  writer_wakes_.cancel();
  reader_wakes_.cancel();
  line_.close(ending_code_);
  finish_if_done();
}

/// True if the line is gone and its caller, who has not said goodbye, may want to go on.
bool Connection::may_come_back() const {
  if (awaits_line(state_)) return true;
  // Who has not come past the title has nothing to come back to.
  const auto& session = conversation_.session();
  const bool is_at_title = !session || session->place() == play::Place::title;
  return may_come_back_ && goes_on(state_) && !line_.has_said_goodbye() && !is_at_title;
}

/// The closed page of a guest, or of who has given no name, takes a line from others for nothing.
std::chrono::seconds Connection::patience_with_page() const {
  const auto& session = conversation_.session();
  const bool is_players = session && !session->call().is_guest && !session->call().asks_name;
  return is_players ? return_limit : return_limit_of_guest;
}

/// The call goes on without a line, for a while.
void Connection::drop_line(std::uint16_t code) {
  if (awaits_line(state_)) return;
  return_limit_ = patience_with_page();
  if (return_limit_ == return_limit_of_guest) claim_ = Claim::left;
  change(LineEvent::drops);
  writer_wakes_.cancel();
  reader_wakes_.cancel();
  line_.close(code);
}

bool Connection::is_away_too_long() const {
  const auto since = away_since(state_);
  return since && steady_clock::now() - *since > return_limit_;
}

void Connection::come_back(OpenLine open_line, Return page) {
  const auto take_back = [self = shared_from_this(), open_line = std::move(open_line),
                          page = std::move(page)] {
    self->attempt([&] {
      std::optional<Line> line = opened(open_line, self->context_);
      if (!line) return;
      // Somebody else may have got the line meanwhile.
      if (ending_of(self->state_) == Ending::hung_up) return line->close(web::Socket::gone);
      if (!goes_on(self->state_) || !self->may_come_back_) return line->close();
      self->next_line_ = std::make_unique<NextLine>(NextLine{std::move(*line), page});
      self->drop_line(web::Socket::elsewhere);
      self->take_next_line();
    });
  };
  asio::dispatch(context_, take_back);
}

/// Nobody may be at the old line any more.
void Connection::take_next_line() {
  if (!next_line_ || is_reading_ || is_writing_ || is_lost(state_)) return;
  line_ = std::move(next_line_->line);
  const Return page = std::move(next_line_->page);
  next_line_.reset();
  line_number_ = page.line;
  if (claim_ == Claim::left) claim_ = Claim::nameless;
  change(LineEvent::returns);
  attempt([&] {
    use_line();
    conversation_.begin_again(page.hello, page.token);
    go_on();
  });
}

/// Who came by a link has a name that costs nothing, until they press a key.
void Connection::note_claim() {
  const auto& session = conversation_.session();
  if (!session || !has_line(state_)) return;
  const play::Call& call = session->call();
  const bool is_named = !call.asks_name && (!call.is_visitor || conversation_.key_count() > 0);
  if (is_named) claim_ = Claim::named;
}

}  // namespace codemaker::io
