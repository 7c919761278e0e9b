#include "bench/server/load_caller.hpp"

#include <array>
#include <fmt/format.h>
#include <utility>

namespace codemaker::bench {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

float since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

LoadWay way_to_campaign(std::string_view name) {
  return {
      {"Enter", "\r"},
      {"Your name", name},
      {"Masterix", "r"},
      {"every mark explained", "\r"},
      {"our opponent", "\r"}};
}

LoadWay way_to_egg_carton(std::string_view name) {
  return {{"P: play", "p\r"},      {"Your name: ", name},    {"Menu: ", "e\r"},
          {"Egg Carton: ", "c\r"}, {"Casual game: ", "0\r"}, {"Casual game: ", "p\r"}};
}

}  // namespace

LoadCaller::LoadCaller(asio::io_context& context, int number, Seen& seen, CallsBy by)
    : line_{std::make_shared<LoadLine>(context, number, by)},
      seen_{seen},
      number_{number},
      before_title_{by == CallsBy::page ? 512U : 128U} {}

void LoadCaller::call(const LoadLine::Endpoint& server, Habit habit) {
  line_->heard = [self = weak_from_this()](std::string_view bytes) {
    if (const auto caller = self.lock()) caller->hear(bytes);
  };
  line_->start([self = shared_from_this(), server, habit] { return self->play(server, habit); });
}

asio::awaitable<void> LoadCaller::play(LoadLine::Endpoint server, Habit habit) {
  const bool is_there = co_await come_to_board(server);
  if (!is_there) {
    ++seen_.lost;
    co_return;
  }
  is_at_board_ = true;
  line_->keeps_text = false;
  ++seen_.at_board;
  if (!habit.reads) line_->read_no_more();
  while (habit.between_keys > 0ms) {
    co_await line_->pause(habit.between_keys);
    if (line_->is_gone()) break;
    const bool expects_answer = habit.reads && !has_broken_code_;
    if (typed_ && seen_.is_counting && expects_answer) ++seen_.unanswered;
    typed_ = Clock::now();
    const std::string_view key = next_key();
    const bool is_typed = co_await line_->type(key);
    if (!is_typed) break;
    if (seen_.is_counting) ++seen_.keys;
  }
}

asio::awaitable<bool> LoadCaller::come_to_board(LoadLine::Endpoint server) {
  called_ = Clock::now();
  const bool is_connected = co_await line_->connect(server);
  if (!is_connected) co_return false;
  const bool is_greeted = co_await line_->greet();
  if (!is_greeted) co_return false;
  const std::string name = fmt::format("C{}\r", number_);
  const LoadWay way = way_to_campaign(name);
  const bool is_there = co_await line_->follow(way);
  if (!is_there) co_return false;
  const bool has_come = co_await line_->wait_for("Enter");
  co_return has_come;
}

void LoadCaller::hear(std::string_view bytes) {
  if (is_at_board_) {
    // One guess in 1296 is the code. From then on the keys fall on other pages, where not each does
    // something.
    has_broken_code_ = has_broken_code_ || bytes.find("broke") != std::string_view::npos;
    if (typed_ && seen_.is_counting) seen_.waits.push_back(since(*typed_));
    typed_.reset();
    return;
  }
  const bool had_title = bytes_ > before_title_;
  bytes_ += bytes.size();
  if (!had_title && bytes_ > before_title_) seen_.titles.push_back(since(called_));
}

/// Eight guesses of one color each, then a peg that is placed and taken back.
std::string_view LoadCaller::next_key() {
  constexpr int keys_of_guesses = 8 * 5;
  static constexpr std::array<std::string_view, 6> pegs{"1", "2", "3", "4", "5", "6"};
  const int key = keys_++;
  if (key >= keys_of_guesses) return key % 2 == 0 ? "1" : "\x7f";
  if (key % 5 == 4) return "\r";
  return pegs.at(static_cast<std::size_t>(key / 5) % pegs.size());
}

CartonCaller::CartonCaller(asio::io_context& context, int number, Seen& seen)
    : line_{std::make_shared<LoadLine>(context, number)},
      seen_{seen},
      number_{number} {}

void CartonCaller::call(const LoadLine::Endpoint& server) {
  line_->start([self = shared_from_this(), server] { return self->play(server); });
}

asio::awaitable<bool> CartonCaller::come_to_board(LoadLine::Endpoint server) {
  const bool is_connected = co_await line_->connect(server);
  if (!is_connected) co_return false;
  const std::string name = fmt::format("C{}\r", number_);
  const LoadWay way = way_to_egg_carton(name);
  const bool is_there = co_await line_->follow(way);
  if (!is_there) co_return false;
  const bool has_come = co_await line_->wait_for("A to F: ");
  co_return has_come;
}

asio::awaitable<void> CartonCaller::play(LoadLine::Endpoint server) {
  const bool is_there = co_await come_to_board(server);
  if (!is_there) {
    ++seen_.lost;
    co_return;
  }
  ++seen_.at_board;
  while (!seen_.is_counting)
    co_await line_->pause(20ms);
  constexpr std::string_view question = "A to F: ";
  constexpr std::string_view again = "Again (Y/N): ";
  static constexpr std::array<std::string_view, 6> slots{"f\r", "e\r", "d\r", "c\r", "b\r", "a\r"};
  for (std::size_t move = 0; seen_.is_counting; ++move) {
    const auto typed = std::chrono::steady_clock::now();
    const std::string_view slot = slots.at(move % slots.size());
    const bool is_typed = co_await line_->type(slot);
    if (!is_typed) break;
    const bool is_over = co_await line_->wait_past(question, again);
    ++seen_.keys;
    seen_.waits.push_back(since(typed));
    if (is_over) {
      co_await line_->pause(LoadLine::reading);
      const bool is_agreed = co_await line_->type("y\r");
      if (!is_agreed) break;
    }
    const bool has_come = co_await line_->wait_for(question);
    if (!has_come) break;
  }
}

}  // namespace codemaker::bench
