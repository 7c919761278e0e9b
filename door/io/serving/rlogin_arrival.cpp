#include "io/serving/rlogin_arrival.hpp"

#include "io/lines/time_limit.hpp"
#include "io/secrets/token.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <utility>

namespace codemaker::io::serving {
namespace {

using Socket = asio::ip::tcp::socket;

constexpr std::chrono::seconds handshake_limit{10};
/// Who guesses at secrets has to be patient.
constexpr std::chrono::seconds refusal_delay{2};
constexpr std::string_view not_known =
    "Sorry, your board is not on the list here. Ask its sysop to check the settings.\r\n";

/// What was typed behind the handshake; `login` has no fields if none came in time.
asio::awaitable<std::string> read_handshake(Socket& socket, wire::Rlogin& login) {
  const TimeLimit limit{socket, handshake_limit};
  std::array<char, 512> buffer{};
  const auto into = asio::buffer(buffer);
  std::string typed;
  while (!login.fields() && !login.must_close()) {
    const auto read = co_await socket.async_read_some(into, token);
    const auto& [error, size] = read;
    if (error) break;
    typed += login.receive({buffer.data(), size});
  }
  co_return typed;
}

std::string_view fault_of(const wire::Rlogin& login) {
  using Close = wire::RloginClose;
  if (!login.must_close()) return "no rlogin handshake in time";
  return *login.must_close() == Close::not_rlogin ? "this is no rlogin"
                                                  : "an rlogin field is too long";
}

}  // namespace

asio::awaitable<void> await_rlogin(Socket socket, Visit visit, RloginAdmission& admission) {
  wire::Rlogin login;
  const std::string typed = co_await read_handshake(socket, login);
  if (!login.fields()) {
    admission.refuse(visit.from(), fault_of(login));
    co_return;
  }
  const auto caller = admission.boards().admit(*login.fields(), visit.from().address);
  if (caller) {
    visit.vouch();
    admission.admit(std::move(visit), std::move(socket), *caller, login, typed);
    co_return;
  }
  admission.refuse(visit.from(), caller.error().reason());
  admission.mistrust(visit.network());
  asio::steady_timer patience{socket.get_executor(), refusal_delay};
  co_await patience.async_wait(token);
  std::string answer{wire::Rlogin::answer};
  answer += not_known;
  const TimeLimit limit{socket, refusal_delay};
  const auto last = asio::buffer(answer);
  co_await asio::async_write(socket, last, token);
}

}  // namespace codemaker::io::serving
