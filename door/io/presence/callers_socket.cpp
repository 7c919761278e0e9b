#include "io/presence/callers_socket.hpp"

#include "io/calls/connection.hpp"
#include "io/lines/time_limit.hpp"
#include "io/performing/chat_link.hpp"
#include "io/posix/callers_folder.hpp"
#include "io/presence/awaited.hpp"
#include "io/secrets/token.hpp"
#include "play/call/words.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <exception>
#include <fmt/format.h>
#include <future>
#include <system_error>
#include <thread>
#include <utility>

namespace codemaker::io::presence {
namespace {

using scores::Result;
using Protocol = asio::local::stream_protocol;

constexpr int most_asking = 8;
constexpr std::chrono::seconds answer_limit{2};
/// A door has ended a second after its caller hung up, and most of that is over.
constexpr std::chrono::milliseconds patience_to_leave{50};

asio::awaitable<void> write_text(Protocol::socket& socket, std::string text) {
  const TimeLimit limit{socket, answer_limit};
  const auto bytes = asio::buffer(text);
  co_await asio::async_write(socket, bytes, token);
}

/// The line that somebody sent; nullopt if it does not end in time, or never.
asio::awaitable<std::optional<std::string>> read_line_of(Protocol::socket& socket) {
  const TimeLimit limit{socket, answer_limit};
  std::string text;
  std::array<char, 1024> buffer{};
  const auto into = asio::buffer(buffer);
  while (text.size() < max_order_bytes) {
    const auto read = co_await socket.async_read_some(into, token);
    const auto& [error, size] = read;
    if (error) break;
    text.append(buffer.data(), size);
    const auto end = text.find('\n');
    if (end == std::string::npos) continue;
    text.resize(end);
    co_return text;
  }
  co_return std::nullopt;
}

/// What is done at each call; true if it was heard.
CallDirectory::Visit visit_for(const Order& order) {
  return [order](Connection& caller) {
    if (order.kind == Order::Kind::tell) {
      return caller.hear(play::event::Message{order.from, order.text});
    }
    return caller.hear(play::event::EndCall{order.text});
  };
}

std::string log_line_of(const Order& order, std::int64_t account, int heard) {
  const std::string calls =
      order.call ? fmt::format("call {}", *order.call) : play::count(heard, "call", "calls");
  const std::string_view did = order.kind == Order::Kind::tell ? "sent a message to" : "ended";
  const std::string text = order.text.empty() ? "" : fmt::format(": {}", order.text);
  return fmt::format("{} (user {}) {} {}{}", order.from, account, did, calls, text);
}

}  // namespace

std::unique_ptr<OwnSocket> open_callers_socket(const std::string& data_directory, Log& log) {
  auto own = OwnSocket::listen_in(data_directory);
  if (own) return std::move(*own);
  log.warn(own.error().reason());
  return nullptr;
}

CallersSocket::CallersSocket(
    asio::io_context& context, std::unique_ptr<OwnSocket> own, CallDirectory directory, Log& log
)
    : own_{std::move(own)},
      directory_{std::move(directory)},
      log_{log},
      context_{context},
      acceptor_{context, Protocol{}, own_->release(), {.come = [this](Protocol::socket socket) {
                  take(std::move(socket));
                }}} {}

void CallersSocket::leave() {
  std::promise<void> gone;
  const auto is_gone = gone.get_future();
  try {
    // A thread that can be left behind: the disk may hold it for ever.
    std::thread{[own = std::move(own_), gone = std::move(gone)]() mutable {
      own.reset();
      gone.set_value();
    }}.detach();
  } catch (const std::system_error& failure) {
    return log_.warn(failure.what());  // the socket has gone with what the thread was to have
  }
  static_cast<void>(is_gone.wait_for(patience_to_leave));
}

void CallersSocket::take(Protocol::socket socket) {
  if (turns_.use_count() > most_asking) return;
  asio::co_spawn(
      context_, answer(std::move(socket), turns_),
      [](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
      }
  );
}

/// Who says nothing, or does not read the answer, is let go.
asio::awaitable<void> CallersSocket::answer(Protocol::socket socket, Turn /*turn*/) {
  if (!own_->trusts(socket.native_handle())) co_return;
  const auto line = co_await read_line_of(socket);
  const auto order = line ? read_order(*line) : std::nullopt;
  if (order && order->kind == Order::Kind::who) {
    co_await tell_present(socket);
  } else if (order && order->kind == Order::Kind::chat) {
    co_await chat(std::move(socket), *order);
  } else if (order) {
    co_await carry_out(socket, *order);
  }
}

asio::awaitable<void> CallersSocket::tell_present(Protocol::socket& socket) {
  const auto rows = std::make_shared<Awaited<std::vector<Present>>>(context_, answer_limit);
  directory_.find([rows](std::vector<Present> callers) { rows->take(std::move(callers)); });
  if (!rows->value) co_await rows->found.async_wait(token);
  if (rows->value) co_await write_text(socket, present_text(*rows->value));
}

asio::awaitable<void> CallersSocket::carry_out(Protocol::socket& socket, Order order) {
  const auto heard = std::make_shared<Awaited<int>>(context_, answer_limit);
  directory_.visit(order.call, visit_for(order), [heard](int count) { heard->take(count); });
  if (!heard->value) co_await heard->found.async_wait(token);
  const int count = heard->value.value_or(0);
  if (count > 0) log_.call(log_line_of(order, account_of_peer(socket.native_handle()), count));
  co_await write_text(socket, heard_text(count));
}

/// As long as it lasts it is one of those who ask.
asio::awaitable<void> CallersSocket::chat(Protocol::socket socket, Order order) {
  const std::int64_t account = account_of_peer(socket.native_handle());
  const auto link = std::make_shared<ChatLink>(context_, std::move(socket));
  const auto heard = std::make_shared<Awaited<int>>(context_, answer_limit);
  const CallDirectory::Visit visit = [link, order](Connection& caller) {
    if (!caller.begin_chat(order.from, link)) return false;
    link->say(heard_text(1));  // before the caller says anything
    return true;
  };
  directory_.visit(order.call, visit, [heard](int count) { heard->take(count); });
  if (!heard->value) co_await heard->found.async_wait(token);
  const int count = heard->value.value_or(0);
  if (count == 0) {
    link->say(heard_text(0));
    co_return link->end(ChatLink::Ending::polite);
  }
  const std::string call = order.call ? fmt::format("call {}", *order.call) : "the call";
  log_.call(fmt::format("{} (user {}) chats with {}", order.from, account, call));
  co_await link->run();
}

}  // namespace codemaker::io::presence
