// A server whose callers live on several cores.
#include "io/serving/server.hpp"

#include "../log_directory.hpp"
#include "support/gated_disk.hpp"
#include "support/results.hpp"

#include <array>
#include <atomic>
#include <boost/asio/post.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <future>
#include <memory>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <utility>
#include <vector>

namespace codemaker::io::serving {
namespace {

using namespace std::chrono_literals;
using tcp = asio::ip::tcp;

/// A server on a thread of its own, with callers by telnet in lines.
class RunningServer {
 public:
  explicit RunningServer(std::size_t cores) {
    ServerSettings settings;
    settings.wanted = play::Presentation::lines;
    settings.limits.per_network = 1000;
    settings.limits.connects_per_minute = 0;
    server_ = std::make_unique<Server>(disk_, log_, settings, cores);
    auto socket = listen_at(Service::telnet, "127.0.0.1:0");
    REQUIRE(socket);
    endpoint_ = *parse_endpoint(socket->address);
    server_->listen(std::move(*socket));
    REQUIRE(server_->fit_to_descriptors());
    thread_ = std::thread{[this] {
      ending_ = server_->run();
    }};
  }

  ~RunningServer() {
    if (thread_.joinable()) static_cast<void>(stop());
  }

  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  [[nodiscard]] const tcp::endpoint& endpoint() const { return endpoint_; }

  [[nodiscard]] Server& server() { return *server_; }

  [[nodiscard]] Server::Ending stop() {
    asio::post(server_->context(), [this] { server_->stop(); });
    thread_.join();
    return ending_;
  }

  [[nodiscard]] std::string log() const { return log_directory_.lines(); }

 private:
  tests::GatedDisk disk_;
  tests::LogDirectory log_directory_;
  Log log_ = log_directory_.open();
  std::unique_ptr<Server> server_;
  tcp::endpoint endpoint_;
  std::thread thread_;
  Server::Ending ending_ = Server::Ending::cut_off;
};

/// A person at the far end; nothing is asserted here, for each has a thread.
class Person {
 public:
  explicit Person(const tcp::endpoint& server) : socket_{context_} {
    boost::system::error_code error;
    socket_.connect(server, error);
    const timeval patience{20, 0};
    ::setsockopt(socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  }

  /// Reads on until these words; false if the line ends or they do not come.
  bool until(std::string_view words) {
    std::array<char, 4096> buffer{};
    while (true) {
      const auto at = heard_.find(words);
      if (at != std::string::npos) {
        heard_.erase(0, at + words.size());
        return true;
      }
      const auto size = ::recv(socket_.native_handle(), buffer.data(), buffer.size(), 0);
      if (size <= 0) return false;
      heard_.append(buffer.data(), static_cast<std::size_t>(size));
    }
  }

  void say(std::string_view words) {
    std::this_thread::sleep_for(510ms);  // what is typed ahead of a result is dropped
    static_cast<void>(::send(socket_.native_handle(), words.data(), words.size(), MSG_NOSIGNAL));
  }

  /// Through a move against the computer, which thinks, to the next one; true if it comes.
  bool play(const std::string& name) {
    const std::array<std::pair<std::string_view, std::string>, 5> talk{{
        {"> ", "p\r"},
        {"Your name: ", name + "\r"},
        {"Menu: ", "e\r"},
        {"Egg Carton: ", "r\r"},
        {"A to F: ", "a\r"},
    }};
    for (const auto& [question, answer] : talk) {
      if (!until(question)) return false;
      say(answer);
    }
    return until("A to F: ");
  }

 private:
  asio::io_context context_;
  tcp::socket socket_;
  std::string heard_;
};

TEST_CASE("callers on several cores play at once, are all told of the end, and stand in the log") {
  constexpr int count = 12;
  RunningServer running{3};
  std::vector<std::unique_ptr<Person>> people;
  for (int i = 0; i < count; ++i)
    people.push_back(std::make_unique<Person>(running.endpoint()));
  std::atomic<int> playing = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i) {
    threads.emplace_back([&, i] {
      if (people[static_cast<std::size_t>(i)]->play("Ada" + std::to_string(i))) ++playing;
    });
  }
  for (std::thread& thread : threads)
    thread.join();
  CHECK(playing == count);
  CHECK(running.stop() == Server::Ending::orderly);
  for (const auto& person : people)
    CHECK(person->until("The board is going down"));
  const std::string log = running.log();
  for (int i = 0; i < count; ++i)
    CHECK(
        log.find("call of Ada" + std::to_string(i) + " on telnet 127.0.0.1") != std::string::npos
    );
}

TEST_CASE("callers of all cores are found by who asks, while they come and go") {
  RunningServer running{2};
  std::vector<std::unique_ptr<Person>> people;
  for (int i = 0; i < 8; ++i) {
    people.push_back(std::make_unique<Person>(running.endpoint()));
    CHECK(people.back()->until("\xFF\xFB\x01"));
  }
  const auto present = [&] {
    std::promise<std::size_t> count;
    asio::post(running.server().context(), [&] {
      running.server().call_directory().find([&](const auto& callers) {
        count.set_value(callers.size());
      });
    });
    return count.get_future().get();
  };
  CHECK(present() == 8);
  people.erase(people.begin(), people.begin() + 5);
  const auto deadline = std::chrono::steady_clock::now() + 10s;
  while (present() != 3 && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(10ms);
  CHECK(present() == 3);
  CHECK(running.stop() == Server::Ending::orderly);
}

}  // namespace
}  // namespace codemaker::io::serving
