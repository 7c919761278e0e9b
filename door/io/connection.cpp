#include "io/connection.hpp"

#include "io/secrets/puzzle.hpp"
#include "io/secrets/seal.hpp"
#include "io/token.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <utility>

namespace codemaker::io {
namespace {

using std::chrono::steady_clock;

/// A caller who reads nothing for so long is gone.
constexpr std::chrono::seconds write_limit{60};
/// What is still to be sent after a hang-up may take so long: half a line may yet be read.
constexpr std::chrono::milliseconds last_moments{200};

constexpr std::string_view sorry = "\r\nSorry, something went wrong and this call has to end.";
constexpr std::string_view all_is_saved = " Your points are safe.";

}  // namespace

Connection::Connection(
    asio::io_context& context, Line line, Workers& workers, CallSetup call_setup, Owner owner
)
    : context_{context},
      line_{std::move(line)},
      workers_{workers},
      owner_{std::move(owner)},
      thinks_as_{workers.thinkers.admit()},
      place_{call_setup.place},
      may_come_back_{!call_setup.page_call.empty()},
      conversation_{
          std::move(call_setup),
          {.perform = [this](play::Effect&& effect) { perform(std::move(effect)); },
           .stamp =
               [this](play::Call& call) {
                 stamp(call);
               }}},
      writer_wakes_{context},
      reader_wakes_{context},
      waits_{context},
      keeps_{context} {}

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
  const bool is_first = !std::exchange(has_failed_, true);
  keep_game();
  if (is_first) end_ = fmt::format("failed: {}", reason);
  if (is_line_lost_) return;
  if (!is_first) return lose_line();
  const auto& session = conversation_.session();
  const play::Filings filings = session ? session->filings() : play::Filings{};
  const bool has_unsaved = filings.are_out() || !filings.unsaved().empty();
  last_words_ = fmt::format("{}{}\r\n", sorry, has_unsaved ? "" : all_is_saved);
  leave(end_);
  tell_owner();
  wait_until(steady_clock::now() + last_moments, &Connection::lose_line);
  for (const scores::Submission& unsaved : filings.due())
    perform(play::effect::FileScore{unsaved, play::effect::Chance::last});
}

void Connection::take(std::string_view bytes) {
  has_spoken_ = true;
  const std::string fault = conversation_.take(bytes, steady_clock::now());
  if (fault.empty()) return go_on();
  hang_up();
  if (!has_failed_) end_ = fmt::format("closed: {}", fault);
  lose_line();
}

void Connection::tell(const play::Event& event) {
  if (has_left_) return;
  conversation_.tell(event);
  go_on();
}

/// Something may have changed: it is shown, and the next deadline waited for.
void Connection::go_on() {
  tell_name();
  writer_wakes_.cancel();
  const auto due = conversation_.deadline();
  if (due && !has_left_ && !is_line_lost_) wait_until(*due, &Connection::pass_time);
}

void Connection::stamp(play::Call& call) const {
  call.wall_clock = std::time(nullptr);
  call.seed = workers_.chance();
  call.shares_boards = workers_.games && workers_.games->is_shared();
}

void Connection::perform(play::Effect&& effect) {
  std::visit(
      [this](auto&& each) { perform(std::forward<decltype(each)>(each)); }, std::move(effect)
  );
}

void Connection::perform(const play::effect::DrawSecret& draw) {
  tell(play::Answer{draw_sealed(draw.rules, chance_of(draw.puzzle, workers_.chance))});
}

void Connection::perform(const play::effect::DrawSeed& draw) {
  tell(play::Answer{play::event::Seed{chance_of(draw.puzzle, workers_.chance)()}});
}

void Connection::perform(const play::effect::Think& think) {
  auto then = back_here([self = shared_from_this()](const scores::Result<play::Answer>& answer) {
    if (answer) return self->take_answer(*answer);
    if (!self->has_left_) self->fail(answer.error().reason());
  });
  ask([thinks_as = thinks_as_, think, then = std::move(then)](Workers& workers) mutable {
    const auto thought = [think, reason = workers.reason](
                             play::Mind& mind, const std::stop_token& stop
                         ) -> play::Answer {
      return play::event::Thought{think.ticket, reason(think.question, mind, stop)};
    };
    workers.thinkers.ask(thinks_as, thought, std::move(then));
  });
}

void Connection::perform(const play::effect::StopThinking& /*stop*/) {
  ask([thinks_as = thinks_as_](Workers& workers) { workers.thinkers.leave(thinks_as); });
}

/// A call is not over before its scores are filed.
void Connection::perform(const play::effect::FileScore& file) {
  auto filing = std::make_shared<ScopedCount>(filings_);
  auto then = back_here([self = shared_from_this(), filing = std::move(filing),
                         file](const play::Answer& answer) mutable {
    self->take_filed(file, answer);
    filing.reset();
    self->finish_if_done();
  });
  ask([file, patience = lock_patience(), then = std::move(then)](Workers& workers) mutable {
    workers.scribe.file(file, patience, std::move(then));
  });
}

/// Who has left cannot come back with what is refused now: this is its last chance.
void Connection::take_filed(const play::effect::FileScore& asked, const play::Answer& answer) {
  using Where = play::event::Filed::Where;
  const bool is_refused = std::get<play::event::Filed>(answer).where == Where::nowhere;
  const bool was_last = asked.chance == play::effect::Chance::last;
  attempt([&] {
    tell(play::event::Tick{steady_clock::now()});
    if (!has_left_ || !is_refused || was_last) return tell(answer);
    perform(play::effect::FileScore{asked.submission, play::effect::Chance::last});
  });
}

void Connection::perform(const play::effect::MakeTables& /*make*/) {
  auto filing = std::make_shared<ScopedCount>(filings_);
  auto then = back_here([self = shared_from_this(), filing = std::move(filing)]() mutable {
    filing.reset();
    self->finish_if_done();
  });
  ask([patience = lock_patience(), then = std::move(then)](Workers& workers) mutable {
    workers.scribe.make_tables(patience, std::move(then));
  });
}

std::chrono::milliseconds Connection::lock_patience() const {
  return is_hung_up_ ? scores::hang_up_patience : scores::lock_patience;
}

void Connection::perform(const play::effect::ReadTables& /*read*/) {
  auto then = back_here([self = shared_from_this()](const play::Answer& answer) {
    self->take_answer(answer);
  });
  ask([then = std::move(then)](Workers& workers) mutable { workers.scribe.read(std::move(then)); });
}

void Connection::perform(const play::effect::ReadChampions& /*read*/) {
  auto then = back_here([self = shared_from_this()](const play::Answer& answer) {
    self->take_answer(answer);
  });
  ask([then = std::move(then)](Workers& workers) mutable {
    workers.scribe.read_champions(std::move(then));
  });
}

void Connection::perform(const play::effect::Leave& leave) {
  leave_game();
  this->leave(end_word(leave.why));
}

void Connection::take_answer(const play::Answer& answer) {
  attempt([&] {
    tell(play::event::Tick{steady_clock::now()});
    tell(answer);
  });
}

std::string Connection::next_output() {
  if (has_said_goodbye_) return {};
  std::string bytes = has_failed_ ? std::string{} : conversation_.take_output(steady_clock::now());
  if (!has_left_) return bytes;
  if (!has_failed_) bytes += conversation_.leave();
  has_said_goodbye_ = true;
  return bytes + last_words_;
}

void Connection::wait_until(play::Instant due, void (Connection::*then)()) {
  waits_.expires_at(due);
  waits_.async_wait([self = shared_from_this(), then](const boost::system::error_code& error) {
    if (!error) self->attempt([&] { ((*self).*then)(); });
  });
}

void Connection::pass_time() {
  if (has_left_) return;
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
  });
}

void Connection::resize(const wire::SystemSize& size) {
  attempt([&] { tell(play::event::Resize{size.rows, size.columns}); });
}

void Connection::hang_up(std::string_view last_words) {
  if (has_left_) return;
  attempt([&] {
    tell_owner();
    last_words_ = last_words;
    tell(play::event::HangUp{});
    leave(end_word(play::effect::Farewell::hung_up));  // before the session has begun, too
    wait_until(steady_clock::now() + last_moments, &Connection::lose_line);
  });
}

void Connection::tell_name() {
  const auto& session = conversation_.session();
  if (is_name_told_ || !session || session->call().player.handle.empty()) return;
  is_name_told_ = true;
  owner_.named(session->call().player.handle);
}

void Connection::tell_owner() {
  if (!std::exchange(is_hung_up_, true)) owner_.hung_up();
}

/// From here on the caller is only told what is left to tell.
void Connection::leave(std::string_view why) {
  if (!has_left_ && !has_failed_) end_ = why;
  has_left_ = true;
  if (chat_) chat_->end(presence::ChatLink::Ending::dropped);
  chat_.reset();
  keep_game();
  ask([thinks_as = thinks_as_](Workers& workers) { workers.thinkers.leave(thinks_as); });
  reader_wakes_.cancel();
  writer_wakes_.cancel();
}

void Connection::finish_if_done() {
  const bool is_busy = is_reading_ || is_writing_ || filings_ > 0;
  if (is_done_ || is_busy || !is_line_lost_) return;
  keep_game();
  owner_.done(shared_from_this(), record());
  is_done_ = true;
}

CallRecord Connection::record() const {
  CallRecord record = record_of(conversation_.session());
  record.keys = conversation_.key_count();
  record.end = end_;
  record.has_failed = has_failed_;
  record.is_hung_up = is_hung_up_;
  return record;
}

}  // namespace codemaker::io
