#include "io/calls/connection.hpp"

#include "play/scenes/filings.hpp"

#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::io {
namespace {

using std::chrono::steady_clock;

/// A caller who reads nothing for so long is gone.
constexpr std::chrono::seconds write_limit{60};
/// What is still to be sent after a hang-up may take so long: half a line may yet be read.
constexpr std::chrono::milliseconds last_moments{200};

constexpr std::string_view sorry = "\r\nSorry, something went wrong and this call has to end.";
constexpr std::string_view all_is_saved = " Your points are safe.";

/// Before the first byte.
Claim claim_of(const CallSetup& call_setup) {
  if (!call_setup.call.asks_name && !call_setup.call.is_visitor) return Claim::named;
  return call_setup.asks_terminal ? Claim::silent : Claim::nameless;
}

}  // namespace

Connection::Connection(
    asio::io_context& context, Line line, Workers& workers, CallSetup call_setup, Owner owner
)
    : context_{context},
      line_{std::move(line)},
      owner_{std::move(owner)},
      workers_{workers},
      may_come_back_{!call_setup.page_call.empty()},
      claim_{claim_of(call_setup)},
      performers_{context, workers, as_call(call_setup), std::move(owner_.told)},
      conversation_{
          std::move(call_setup),
          {.perform = [this](play::Effect&& effect) { perform(std::move(effect)); },
           .stamp =
               [this](play::Call& call) {
                 stamp(call);
               }}},
      writer_wakes_{context},
      reader_wakes_{context},
      waits_{context} {}

performing::CallPort::Call Connection::as_call(const CallSetup& call_setup) {
  return {
      .number = call_setup.number,
      .place = call_setup.place,
      .hold = [this] { return shared_from_this(); },
      .is_over = [this] { return is_over_.load(); },
      .session = [this]() -> const play::Session& { return *conversation_.session(); },
      .line = [this]() -> const LineState& { return state_; },
      .tell = [this](const play::Answer& answer) { tell(answer); },
      .take = [this](const play::Answer& answer) { take_answer(answer); },
      .hear = [this](const play::FromSysop& said) { return hear(said); },
      .attempt = [this](const std::function<void()>& step) { attempt(step); },
      .fail = [this](std::string_view reason) { fail(reason); },
      .look_for_end =
          [this] {
            finish_if_done();
          }};
}

void Connection::begin() {
  attempt([this] {
    conversation_.begin(steady_clock::now());
    go_on();
  });
  attempt([this] { use_line(); });
}

/// The conversation may be in any state now: it is told nothing any more, and not shown either. So
/// it cannot try again what no disk took.
void Connection::fail(std::string_view reason) {
  const auto before = ending_of(state_);
  const bool is_first = before != Ending::failed;
  performers_.keep_game();
  change(LineEvent::fails);
  if (is_first) end_ = fmt::format("failed: {}", reason);
  if (is_lost(state_)) return;
  if (!is_first) return lose_line();
  const auto& session = conversation_.session();
  const play::Filings filings = session ? session->filings() : play::Filings{};
  const bool has_unsaved = filings.are_out() || !filings.unsaved().empty();
  last_words_ = fmt::format("{}{}\r\n", sorry, has_unsaved ? "" : all_is_saved);
  end_work();
  if (before != Ending::hung_up) owner_.hung_up();
  wait_until(steady_clock::now() + last_moments, &Connection::lose_line);
  performers_.file_for_the_last_time(filings);
}

void Connection::take(std::string_view bytes) {
  if (claim_ == Claim::silent) claim_ = Claim::nameless;
  const std::string fault = conversation_.take(bytes, steady_clock::now());
  if (conversation_.is_token_there()) confirmed_line_ = line_number_;
  if (fault.empty()) return go_on();
  hang_up();
  if (ending_of(state_) != Ending::failed) end_ = fmt::format("closed: {}", fault);
  lose_line();
}

void Connection::tell(const play::Event& event) {
  if (!goes_on(state_)) return;
  conversation_.tell(event);
  go_on();
}

/// Something may have changed: it is shown, and the next deadline waited for.
void Connection::go_on() {
  tell_name();
  note_claim();
  look_at_caller();
  writer_wakes_.cancel();
  const auto due = conversation_.deadline();
  if (due && goes_on(state_)) wait_until(*due, &Connection::pass_time);
}

void Connection::stamp(play::Call& call) const {
  call.wall_clock = std::time(nullptr);
  call.seed = workers_.chance();
  call.shares_boards = workers_.games && workers_.games->is_shared();
}

void Connection::perform(play::Effect&& effect) {
  const auto* const leave = std::get_if<play::effect::Leave>(&effect);
  if (leave == nullptr) return performers_.perform(std::move(effect));
  performers_.leave_game();
  // The session's word counts for a hang-up, too: who hangs up at the goodbye has left.
  if (ending_of(state_) != Ending::failed) end_ = end_word(leave->why);
  change(LineEvent::leaves);
  end_work();
}

void Connection::take_answer(const play::Answer& answer) {
  attempt([&] {
    tell(play::event::Tick{steady_clock::now()});
    tell(answer);
  });
}

std::string Connection::next_output() {
  if (std::holds_alternative<line_state::Told>(state_)) return {};
  const bool is_well = ending_of(state_) != Ending::failed;
  std::string bytes = is_well ? conversation_.take_output(steady_clock::now()) : std::string{};
  if (goes_on(state_)) return bytes;
  if (is_well) bytes += conversation_.leave();
  change(LineEvent::says_goodbye);
  return bytes + last_words_;
}

void Connection::wait_until(play::Instant due, void (Connection::*then)()) {
  waits_.expires_at(due);
  waits_.async_wait([self = shared_from_this(), then](const boost::system::error_code& error) {
    if (!error) self->attempt([&] { ((*self).*then)(); });
  });
}

void Connection::pass_time() {
  if (!goes_on(state_)) return;
  conversation_.pass_time(steady_clock::now());
  go_on();
}

void Connection::tick() {
  attempt([this] {
    finish_if_done();  // again, if there was no memory to tell the owner
    const auto now = steady_clock::now();
    const bool is_stuck = write_began_ && now - *write_began_ > write_limit;
    if (is_stuck || is_away_too_long()) return lose_line();
    if (!conversation_.is_quiet(now)) tell(play::event::Tick{now});
    if (conversation_.session() && goes_on(state_)) performers_.people().tick(now);
  });
}

void Connection::resize(const wire::SystemSize& size) {
  attempt([&] { tell(play::event::Resize{size.rows, size.columns}); });
}

/// The state changes first: what the session files when it hears of this hurries, for the line or
/// the program may soon be gone.
void Connection::hang_up(std::string_view last_words, std::uint16_t code) {
  if (!goes_on(state_)) return;
  attempt([&] {
    change(LineEvent::hangs_up);
    end_ = end_word(play::effect::Farewell::hung_up);
    owner_.hung_up();
    last_words_ = last_words;
    ending_code_ = code;
    conversation_.tell(play::event::HangUp{});
    go_on();
    end_work();  // before the session has begun, too
    wait_until(steady_clock::now() + last_moments, &Connection::lose_line);
  });
}

void Connection::tell_name() {
  const auto& session = conversation_.session();
  if (!owner_.named || !session || session->call().player.handle.empty()) return;
  std::exchange(owner_.named, nullptr)(session->call().player.handle);
}

/// What other callers see of this one may have changed.
void Connection::look_at_caller() {
  if (conversation_.session() && goes_on(state_)) performers_.people().look(steady_clock::now());
}

void Connection::change(LineEvent event) {
  state_ = after(state_, event, steady_clock::now());
  is_over_ = !goes_on(state_);
}

/// From here on the caller is only told what is left to tell.
void Connection::end_work() {
  performers_.end();
  reader_wakes_.cancel();
  writer_wakes_.cancel();
}

void Connection::finish_if_done() {
  const bool is_busy = is_reading_ || is_writing_ || performers_.are_at_work();
  if (is_busy || !std::holds_alternative<line_state::Lost>(state_)) return;
  performers_.keep_game();
  owner_.done(shared_from_this(), record());
  change(LineEvent::finishes);
}

CallRecord Connection::record() const {
  const auto ending = ending_of(state_);
  CallRecord record = record_of(conversation_.session());
  record.keys = conversation_.key_count();
  record.end = end_;
  record.has_failed = ending == Ending::failed;
  record.is_hung_up = ending && *ending != Ending::left;
  return record;
}

/// Who has no screen yet can only be sent away.
bool Connection::hear(const play::FromSysop& said) {
  const auto& session = conversation_.session();
  const bool is_end = std::holds_alternative<play::event::EndCall>(said);
  if (!goes_on(state_)) return false;
  if (!session && is_end) hang_up();
  if (!session) return is_end;
  if (!session->hears(said)) return false;
  attempt([&] {
    tell(play::event::Tick{steady_clock::now()});
    tell(said);
  });
  return true;
}

}  // namespace codemaker::io
