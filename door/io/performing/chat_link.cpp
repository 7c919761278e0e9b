#include "io/performing/chat_link.hpp"

#include "io/secrets/token.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/write.hpp>
#include <utility>

namespace codemaker::io::presence {

namespace asio = boost::asio;

std::string take_whole_characters(std::string& come) {
  constexpr std::size_t longest = 4;
  std::size_t whole = come.size();
  for (std::size_t back = 1; back <= std::min(longest - 1, come.size()); ++back) {
    const auto byte = static_cast<unsigned char>(come[come.size() - back]);
    if (byte < 0x80) break;
    if (byte < 0xC0) continue;  // one that goes on with a character
    if (byte >= 0xF8) break;    // begins nothing
    const std::size_t size = byte >= 0xF0 ? 4 : (byte >= 0xE0 ? 3 : 2);
    if (size > back) whole = come.size() - back;
    break;
  }
  std::string taken = come.substr(0, whole);
  come.erase(0, whole);
  return taken;
}

ChatLink::ChatLink(asio::io_context& context, Socket socket)
    : context_{context},
      socket_{std::move(socket)} {}

void ChatLink::listen(Listener listener) {
  asio::dispatch(context_, [self = shared_from_this(), listener = std::move(listener)]() mutable {
    self->listener_ = std::move(listener);
  });
}

void ChatLink::say(std::string text) {
  asio::dispatch(context_, [self = shared_from_this(), text = std::move(text)] {
    if (self->is_closed_ || self->is_ending_) return;
    self->unsent_ += text;
    if (self->unsent_.size() > most_unread) return self->close(Ending::dropped);
    self->send();
  });
}

void ChatLink::end(Ending ending) {
  asio::dispatch(context_, [self = shared_from_this(), ending] {
    self->listener_ = {};
    if (self->is_closed_ || self->is_ending_) return;
    if (ending == Ending::polite) self->unsent_ += end_of_chat;
    self->is_ending_ = true;
    self->send();
  });
}

/// One piece at a time; who ends is waited for until the last one is gone.
void ChatLink::send() {
  if (is_sending_ || is_closed_) return;
  if (unsent_.empty()) {
    if (is_ending_) close(Ending::polite);
    return;
  }
  is_sending_ = true;
  sending_ = std::exchange(unsent_, {});
  asio::async_write(
      socket_, asio::buffer(sending_),
      [self = shared_from_this()](const boost::system::error_code& error, std::size_t /*size*/) {
        self->is_sending_ = false;
        error ? self->close(Ending::dropped) : self->send();
      }
  );
}

void ChatLink::close(Ending ending) {
  if (std::exchange(is_closed_, true)) return;
  boost::system::error_code ignored;
  socket_.close(ignored);
  if (const auto listener = std::exchange(listener_, {}); listener.ended) listener.ended(ending);
}

asio::awaitable<void> ChatLink::run() {
  const auto self = shared_from_this();
  std::array<char, 1024> buffer{};
  const auto into = asio::buffer(buffer);
  std::string come;
  while (!is_closed_) {
    const auto read = co_await socket_.async_read_some(into, token);
    const auto& [error, size] = read;
    if (error) break;
    come.append(buffer.data(), size);
    const auto end = come.find(end_of_chat);
    const bool is_over = end != std::string::npos;
    if (is_over) come.resize(end);
    const std::string text = take_whole_characters(come);
    if (!text.empty() && listener_.typed) listener_.typed(text);
    if (is_over) co_return close(Ending::polite);
  }
  close(Ending::dropped);
}

}  // namespace codemaker::io::presence
