/// Accepts at a listening socket, and goes on whatever befalls one who comes.
#pragma once

#include <array>
#include <boost/asio/bind_allocator.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/socket_base.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

namespace codemaker::io {

/// Memory for one handler at a time, had before it is needed.
struct HandlerBlock {
  alignas(std::max_align_t) std::array<std::byte, 512> bytes;
  bool is_taken = false;
};

/// Gives it out. Its copies share the block, since the last of them may outlive whoever waits.
template <typename Value>
class HandlerMemory {
 public:
  using value_type = Value;

  HandlerMemory() = default;

  template <typename Other>
  explicit HandlerMemory(const HandlerMemory<Other>& other) : block_{other.block()} {}

  [[nodiscard]] Value* allocate(std::size_t count) {
    if (block_->is_taken || count * sizeof(Value) > block_->bytes.size())
      return std::allocator<Value>{}.allocate(count);
    block_->is_taken = true;
    return static_cast<Value*>(static_cast<void*>(block_->bytes.data()));
  }

  void deallocate(Value* value, std::size_t count) {
    if (static_cast<void*>(value) != block_->bytes.data())
      return std::allocator<Value>{}.deallocate(value, count);
    block_->is_taken = false;
  }

  [[nodiscard]] const std::shared_ptr<HandlerBlock>& block() const { return block_; }

  template <typename Other>
  friend bool operator==(const HandlerMemory& one, const HandlerMemory<Other>& other) {
    return one.block() == other.block();
  }

 private:
  std::shared_ptr<HandlerBlock> block_ = std::make_shared<HandlerBlock>();
};

/// A coroutine that accepts is lost where memory ends: Asio drops its handler when making a socket
/// throws, and what throws as it begins to wait ends a coroutine that runs. To wait here takes no
/// memory, and what is thrown for one who came comes out of the context's `run` after the next wait
/// has begun.
template <typename Protocol>
class SteadyAcceptor {
 public:
  using Socket = typename Protocol::socket;

  /// What is done on the context's thread.
  struct Handlers {
    std::function<void(Socket)> come;
    /// The system gave no socket for one who waits; the next wait begins after a breath.
    std::function<void(const boost::system::error_code&)> fail = {};
  };

  /// Takes over a listening socket.
  SteadyAcceptor(
      boost::asio::io_context& context, const Protocol& protocol, int socket, Handlers handlers
  )
      : context_{context},
        acceptor_{context, protocol, socket},
        pause_{context},
        handlers_{std::move(handlers)} {
    acceptor_.non_blocking(true);
  }

  SteadyAcceptor(const SteadyAcceptor&) = delete;
  SteadyAcceptor& operator=(const SteadyAcceptor&) = delete;
  ~SteadyAcceptor() = default;

  /// Begins to accept, unless it does already.
  void start() {
    if (is_accepting_ || !acceptor_.is_open()) return;
    acceptor_.async_wait(
        boost::asio::socket_base::wait_read,
        boost::asio::bind_allocator(
            memory_,
            [this](const boost::system::error_code& error) {
              if (error == boost::asio::error::operation_aborted) return;  // this may be gone
              is_accepting_ = false;
              take_next();
            }
        )
    );
    is_accepting_ = true;
  }

  /// False after a breath could not be taken, for that takes memory: then `start` begins again.
  [[nodiscard]] bool is_accepting() const { return is_accepting_; }

  /// Nobody is accepted any more.
  void close() {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
  }

  [[nodiscard]] typename Protocol::acceptor& socket() { return acceptor_; }

 private:
  void take_next() {
    boost::system::error_code error;
    try {
      Socket socket = acceptor_.accept(context_, error);
      if (!error) handlers_.come(std::move(socket));
    } catch (...) {
      start();
      throw;
    }
    const bool is_gone =
        error == boost::asio::error::would_block || error == boost::asio::error::connection_aborted;
    if (!error || is_gone) return start();
    if (handlers_.fail) handlers_.fail(error);
    take_breath();
  }

  void take_breath() {
    pause_.expires_after(std::chrono::milliseconds{100});
    pause_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      is_accepting_ = false;
      start();
    });
    is_accepting_ = true;
  }

  boost::asio::io_context& context_;
  typename Protocol::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  Handlers handlers_;
  HandlerMemory<std::byte> memory_;
  bool is_accepting_ = false;
};

}  // namespace codemaker::io
