#include "io/serving/rlogin_arrival.hpp"

#include "io/lines/time_limit.hpp"
#include "io/secrets/token.hpp"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <optional>
#include <utility>

namespace codemaker::io::serving {
namespace {

using Socket = asio::ip::tcp::socket;

constexpr std::chrono::seconds handshake_limit{10};
/// Who guesses at secrets has to be patient.
constexpr std::chrono::seconds refusal_delay{2};
constexpr std::string_view not_known =
    "Sorry, your board is not on the list here. Ask its sysop to check the settings.";
constexpr std::string_view names_no_board =
    "Sorry, your board has to say [TAG]NAME, a tag of 2 to 8 letters. Ask its sysop.";

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

RloginDecision decide_on_known(
    const Boards& boards, const wire::RloginFields& fields, const asio::ip::address& from
) {
  auto caller = boards.admit(fields, from);
  if (caller) return {std::move(*caller), {}, {}};
  return {{}, caller.error().reason(), std::string{boards.are_open() ? names_no_board : not_known}};
}

/// What the boards are while it is awaited may have changed when it is over.
asio::awaitable<RloginDecision> decide(
    const wire::RloginFields& fields, asio::ip::address from, RloginAdmission& admission
) {
  auto open = admission.boards().open_caller(fields);
  if (!open) co_return decide_on_known(admission.boards(), fields, from);
  OpenAnswer answer =
      co_await admission.open_tags.call(*open, from, admission.boards().tag_rules());
  const scores::AnsweredTag& answered = answer.answered;
  if (answered.answer != scores::TagAnswer::let_in) {
    co_return RloginDecision{
        {},
        answered.reason,
        words_for_refused_tag(answered.answer, open->tag),
        answered.answer != scores::TagAnswer::not_now};
  }
  co_return RloginDecision{
      BoardCaller{
          .board = scores::board_of_tag(open->tag),
          .handle = std::move(open->handle),
          .opens = open->opens,
          .board_name = std::move(answer.shown),
          .is_vouched_for = answered.tag.state == scores::TagState::trusted},
      {},
      {}};
}

}  // namespace

asio::awaitable<void> await_rlogin(
    Socket socket, Visit visit, RloginAdmission& admission, RloginArrivals::Expected arrival
) {
  wire::Rlogin login;
  std::optional<RloginArrival> waiting{std::in_place, arrival.all, visit, socket, arrival.number};
  const std::string typed = co_await read_handshake(socket, login);
  waiting.reset();
  if (visit.is_leaving()) {
    admission.refuse(visit.from(), "silent while all lines were busy");
    co_return;
  }
  if (!login.fields()) {
    admission.refuse(visit.from(), fault_of(login));
    co_return;
  }
  const RloginDecision decision = co_await decide(*login.fields(), visit.from().address, admission);
  if (const auto& caller = decision.caller) {
    if (caller->is_vouched_for) visit.vouch();
    admission.admit(std::move(visit), std::move(socket), *caller, login, typed);
    co_return;
  }
  admission.refuse(visit.from(), decision.reason);
  if (decision.is_guess) admission.mistrust(visit.network());
  asio::steady_timer patience{socket.get_executor(), refusal_delay};
  co_await patience.async_wait(token);
  std::string answer{wire::Rlogin::answer};
  answer += decision.words + "\r\n";
  const TimeLimit limit{socket, refusal_delay};
  const auto last = asio::buffer(answer);
  co_await asio::async_write(socket, last, token);
}

}  // namespace codemaker::io::serving
