#include "io/workers/thinking_pool.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <latch>
#include <semaphore>
#include <stdexcept>
#include <string>
#include <thread>

namespace codemaker::io {
namespace {

using Answered = std::vector<std::string>;

/// A thought that begins when it is told to end: `begun` says so to the test.
struct Slow {
  std::binary_semaphore begun{0};
  std::atomic<bool> was_stopped = false;

  ThinkingPool::Thought thought() {
    return [this](play::Mind&, const std::stop_token& stop) -> play::Answer {
      begun.release();
      while (!stop.stop_requested())
        std::this_thread::yield();
      was_stopped = true;
      return play::event::Seed{0};
    };
  }
};

play::Answer number(std::uint64_t value) {
  return play::event::Seed{value};
}

ThinkingPool::Thought quick(std::uint64_t value) {
  return [value](play::Mind&, const std::stop_token&) {
    return number(value);
  };
}

/// A board with so many threads that think, and what its callers were answered.
struct ThinkingBoard {
  explicit ThinkingBoard(std::size_t count) : thinking_pool{context, count} {}

  ThinkingPool::Then note(const std::string& name) {
    return [this, name](const scores::Result<play::Answer>& answer) {
      const std::string what = answer ? std::to_string(std::get<play::event::Seed>(*answer).seed)
                                      : answer.error().reason();
      answered.push_back(name + " " + what);
    };
  }

  asio::io_context context{1};
  Answered answered;
  ThinkingPool thinking_pool;
};

TEST_CASE("what the computer thinks is told on the thread that asked") {
  ThinkingBoard board{2};
  std::thread::id thinks_on;
  std::thread::id told_on;
  board.thinking_pool.ask(
      board.thinking_pool.admit(),
      [&](play::Mind&, const std::stop_token&) {
        thinks_on = std::this_thread::get_id();
        return number(1);
      },
      [&](const auto&) { told_on = std::this_thread::get_id(); }
  );
  board.context.run();
  CHECK(told_on == std::this_thread::get_id());
  CHECK(thinks_on != told_on);
}

TEST_CASE("a new question of a caller takes the place of the one being thought about") {
  ThinkingBoard board{1};
  const auto ada = board.thinking_pool.admit();
  Slow old;
  board.thinking_pool.ask(ada, old.thought(), board.note("old"));
  old.begun.acquire();
  board.thinking_pool.ask(ada, quick(2), board.note("new"));
  board.context.run();
  CHECK(old.was_stopped);
  CHECK(board.answered == Answered{"new 2"});
}

TEST_CASE("a thought that takes too long is ended, and answered with what there is") {
  using namespace std::chrono_literals;
  ThinkingBoard board{1};
  board.thinking_pool.limit(50ms);
  Slow slow;
  const auto began = std::chrono::steady_clock::now();
  board.thinking_pool.ask(board.thinking_pool.admit(), slow.thought(), board.note("ada"));
  board.thinking_pool.ask(board.thinking_pool.admit(), quick(7), board.note("bob"));
  board.context.run();
  CHECK(std::chrono::steady_clock::now() - began >= 50ms);
  CHECK(slow.was_stopped);
  CHECK(board.answered == Answered{"ada 0", "bob 7"});
}

TEST_CASE("of a flood of questions of one caller the last is answered") {
  ThinkingBoard board{2};
  const auto ada = board.thinking_pool.admit();
  Slow first;
  board.thinking_pool.ask(ada, first.thought(), board.note("first"));
  first.begun.acquire();
  std::atomic<int> thoughts = 0;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    board.thinking_pool.ask(
        ada,
        [&thoughts, i](play::Mind&, const std::stop_token&) {
          ++thoughts;
          return number(i);
        },
        board.note("ada")
    );
  }
  board.context.run();
  CHECK(board.answered == Answered{"ada 19999"});
  CHECK(thoughts == 1);
}

TEST_CASE("a caller has one thought at a time, also where a thread is free") {
  ThinkingBoard board{2};
  const auto ada = board.thinking_pool.admit();
  std::atomic<int> at_once = 0;
  std::atomic<int> most = 0;
  std::binary_semaphore begun{0};
  const ThinkingPool::Thought thought = [&](play::Mind&, const std::stop_token& stop) {
    most = std::max<int>(most, ++at_once);
    begun.release();
    while (!stop.stop_requested())
      std::this_thread::yield();
    --at_once;
    return number(0);
  };
  board.thinking_pool.ask(ada, thought, board.note("ada"));
  for (int i = 0; i < 10; ++i) {
    begun.acquire();
    board.thinking_pool.ask(ada, thought, board.note("ada"));
    board.context.run_one();
  }
  begun.acquire();
  board.thinking_pool.leave(ada);
  board.context.run();
  CHECK(most == 1);
  CHECK(board.answered.empty());
}

TEST_CASE("callers are served in turn, whoever asks without end") {
  ThinkingBoard board{1};
  const auto flooder = board.thinking_pool.admit();
  const auto ada = board.thinking_pool.admit();
  const auto bob = board.thinking_pool.admit();
  // With each answer the flooder asks again, before the others are looked at.
  int asked = 0;
  std::function<void()> flood = [&] {
    if (++asked > 100) return;
    board.thinking_pool.ask(flooder, quick(0), [&](const auto&) {
      board.answered.emplace_back("flooder");
      flood();
    });
  };
  flood();
  board.thinking_pool.ask(ada, quick(1), board.note("ada"));
  board.thinking_pool.ask(bob, quick(2), board.note("bob"));
  board.context.run();
  REQUIRE(board.answered.size() == 102);
  CHECK(
      Answered{board.answered.begin(), board.answered.begin() + 4} ==
      Answered{"flooder", "ada 1", "bob 2", "flooder"}
  );
}

TEST_CASE("a caller who asks again while they wait keeps their turn") {
  ThinkingBoard board{1};
  Slow busy;
  const auto first = board.thinking_pool.admit();
  board.thinking_pool.ask(first, busy.thought(), board.note("first"));
  busy.begun.acquire();
  const auto ada = board.thinking_pool.admit();
  const auto bob = board.thinking_pool.admit();
  board.thinking_pool.ask(ada, quick(1), board.note("ada"));
  board.thinking_pool.ask(bob, quick(2), board.note("bob"));
  board.thinking_pool.ask(ada, quick(3), board.note("ada"));
  board.thinking_pool.leave(first);
  board.context.run();
  CHECK(board.answered == Answered{"ada 3", "bob 2"});
}

TEST_CASE("who leaves is thought for no more, and the next caller is served") {
  ThinkingBoard board{1};
  Slow slow;
  const auto ada = board.thinking_pool.admit();
  const auto bob = board.thinking_pool.admit();
  const auto cid = board.thinking_pool.admit();
  board.thinking_pool.ask(ada, slow.thought(), board.note("ada"));
  slow.begun.acquire();
  board.thinking_pool.ask(bob, quick(2), board.note("bob"));
  board.thinking_pool.ask(cid, quick(3), board.note("cid"));
  board.thinking_pool.leave(bob);
  board.thinking_pool.leave(ada);
  board.context.run();
  CHECK(slow.was_stopped);
  CHECK(board.answered == Answered{"cid 3"});
}

TEST_CASE("who has left holds nothing of the caller any more") {
  ThinkingBoard board{1};
  Slow slow;
  const auto ada = board.thinking_pool.admit();
  const auto held = std::make_shared<int>(0);
  board.thinking_pool.ask(ada, slow.thought(), [held](const auto&) {});
  slow.begun.acquire();
  board.thinking_pool.ask(ada, quick(1), [held](const auto&) {});
  board.thinking_pool.leave(ada);
  CHECK(held.use_count() == 1);
  board.context.run();
}

TEST_CASE("a thought that fails is told to its caller, and the others are answered") {
  ThinkingBoard board{1};
  const auto ada = board.thinking_pool.admit();
  const auto bob = board.thinking_pool.admit();
  board.thinking_pool.ask(
      ada,
      [](play::Mind&, const std::stop_token&) -> play::Answer {
        throw std::runtime_error{"no memory left"};
      },
      board.note("ada")
  );
  board.thinking_pool.ask(bob, quick(2), board.note("bob"));
  board.context.run();
  CHECK(board.answered == Answered{"ada no memory left", "bob 2"});
}

TEST_CASE("a board that ends stops the thoughts in hand and drops those that wait") {
  Slow slow;
  bool was_thought = false;
  {
    ThinkingBoard board{1};
    board.thinking_pool.ask(board.thinking_pool.admit(), slow.thought(), board.note("ada"));
    slow.begun.acquire();
    board.thinking_pool.ask(
        board.thinking_pool.admit(),
        [&](play::Mind&, const std::stop_token&) {
          was_thought = true;
          return number(0);
        },
        board.note("bob")
    );
  }
  CHECK(slow.was_stopped);
  CHECK_FALSE(was_thought);
}

TEST_CASE("an opponent that others keep from thinking has thought no longer for it") {
  ThinkingBoard board{1};
  constexpr std::chrono::milliseconds kept_waiting{50};
  std::chrono::milliseconds thought_for{0};
  board.thinking_pool.ask(
      board.thinking_pool.admit(),
      [&](const play::Mind& mind, const std::stop_token&) {
        const auto elapsed = mind.stopwatch<std::chrono::milliseconds>();
        std::this_thread::sleep_for(kept_waiting);
        thought_for = elapsed();
        return number(1);
      },
      board.note("Ada")
  );
  board.context.run();
  CHECK(thought_for < kept_waiting);
}

TEST_CASE("there are at least two thinkers, whatever the machine") {
  CHECK(ThinkingPool::usual_count() >= 2);
}

}  // namespace
}  // namespace codemaker::io
