/// Callers of the load generator, who really play.
#pragma once

#include "bench/server/load_line.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::bench {

/// What all callers together have seen.
struct Seen {
  int at_board = 0;              ///< callers who have come to a board
  int lost = 0;                  ///< and those who never got there, or lost their line
  std::uint64_t keys = 0;        ///< typed at a board
  std::uint64_t unanswered = 0;  ///< of those
  std::vector<float> waits;      ///< from a key to what it brought, in milliseconds
  std::vector<float> titles;     ///< from the call to its first text, in milliseconds
  bool is_counting = false;      ///< keys and waits are noted
};

/// What somebody does at the board.
struct Habit {
  std::chrono::milliseconds between_keys{0};  ///< 0: looks at it
  bool reads = true;                          ///< false: takes nothing any more, and types on
};

/// Somebody who begins the campaign and then types a key at a time.
class LoadCaller : public std::enable_shared_from_this<LoadCaller> {
 public:
  /// `number` gives the address and the name. What is seen outlives the caller.
  LoadCaller(boost::asio::io_context& context, int number, Seen& seen, CallsBy by);

  void call(const LoadLine::Endpoint& server, Habit habit);

  void hang_up() { line_->hang_up(); }

 private:
  using Clock = std::chrono::steady_clock;

  boost::asio::awaitable<void> play(LoadLine::Endpoint server, Habit habit);
  boost::asio::awaitable<bool> come_to_board(LoadLine::Endpoint server);
  void hear(std::string_view bytes);
  [[nodiscard]] std::string_view next_key();

  std::shared_ptr<LoadLine> line_;
  Seen& seen_;
  int number_;
  std::size_t before_title_;  ///< bytes: telnet's opening and its questions, or a web socket's
  Clock::time_point called_;
  std::optional<Clock::time_point> typed_;  ///< a key that has brought nothing yet
  std::size_t bytes_ = 0;                   ///< that came so far
  int keys_ = 0;
  bool is_at_board_ = false;
  bool has_broken_code_ = false;
};

/// Somebody with plain lines, who plays Egg Carton against the strongest computer and answers at
/// once. A wait is from a selection to the next question.
class CartonCaller : public std::enable_shared_from_this<CartonCaller> {
 public:
  CartonCaller(boost::asio::io_context& context, int number, Seen& seen);

  void call(const LoadLine::Endpoint& server);

  void hang_up() { line_->hang_up(); }

 private:
  boost::asio::awaitable<void> play(LoadLine::Endpoint server);
  boost::asio::awaitable<bool> come_to_board(LoadLine::Endpoint server);

  std::shared_ptr<LoadLine> line_;
  Seen& seen_;
  int number_;
};

}  // namespace codemaker::bench
