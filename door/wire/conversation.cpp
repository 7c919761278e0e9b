#include "wire/conversation.hpp"

#include <chrono>
#include <utility>

namespace codemaker::wire {
namespace {

/// So long after the last byte a telnet subnegotiation without an end is none.
constexpr std::chrono::seconds patience_for_end{2};

}  // namespace

Conversation::Conversation(CallSetup call_setup, Outside outside)
    : call_setup_{std::move(call_setup)},
      outside_{std::move(outside)},
      keys_{input_text(call_setup_.call.terminal.charset), patience(call_setup_.call.terminal)} {}

void Conversation::begin(play::Instant now) {
  output_ += call_setup_.codec.open();
  if (!call_setup_.page_call.empty()) output_ += page_call(call_setup_.page_call);
  if (!call_setup_.asks_terminal) return begin_session(now);
  output_ += call_setup_.codec.probe();
  arrival_.emplace(now, patience(call_setup_.call.terminal), call_setup_.limits.type_ahead);
  std::vector<ansi::Input> inputs;
  keys_.feed(std::exchange(call_setup_.typed, {}), now, inputs);
  take_inputs(inputs, now);
}

void Conversation::begin_again(const PageHello& hello, std::string_view call) {
  screen_ = play::Screen{};
  told_page_.clear();
  output_ = page_call(call);
  is_token_there_ = false;
  keys_ = ansi::KeyDecoder{input_text(ansi::Charset::utf8), ansi::Patience::usual};
  tell(play::event::Resize{hello.rows, hello.columns});
  show_as(hello.view());
  if (hello.opens && !hello.to.empty()) tell(play::event::Linked{hello.to});
}

std::string Conversation::take(std::string_view bytes, play::Instant now) {
  end_waiting(now);
  const Received received = call_setup_.codec.receive(bytes);
  if (!received.fault.empty()) return received.fault;
  end_awaited_ =
      call_setup_.codec.awaits_end() ? std::optional{now + patience_for_end} : std::nullopt;
  output_ += received.replies;
  std::vector<ansi::Input> inputs;
  if (call_setup_.call.findings) tell(play::event::Bytes{received.data});
  keys_.feed(received.data, now, inputs);
  for (int i = 0; i < received.interrupts; ++i)
    inputs.emplace_back(ansi::Key{ansi::KeyCode::control, U'C', {}});
  take_inputs(inputs, now);
  if (received.window) tell(play::event::Resize{received.window->rows, received.window->columns});
  return {};
}

/// For the end of a subnegotiation, if it has not come in time.
void Conversation::end_waiting(play::Instant now) {
  if (!end_awaited_ || now < *end_awaited_) return;
  call_setup_.codec.give_up_end();
  end_awaited_.reset();
}

void Conversation::pass_time(play::Instant now) {
  end_waiting(now);
  std::vector<ansi::Input> inputs;
  keys_.expire(now, inputs);
  take_inputs(inputs, now);
  tell(play::event::Tick{now});
}

void Conversation::take_inputs(const std::vector<ansi::Input>& inputs, play::Instant now) {
  if (arrival_) {
    arrival_->hear(inputs, now);
    return settle(now);
  }
  if (!inputs.empty()) tell(play::event::Tick{now});
  // Reports of the terminal are no keys and no sign of life; those that come late mean nothing.
  for (const ansi::Input& input : inputs) {
    if (const auto* key = std::get_if<ansi::Key>(&input)) {
      take_key(*key, now);
    } else {
      hear_size(std::get<ansi::Report>(input));
    }
  }
}

/// Not every board tells of a window that has changed: who has the screen drawn again may have
/// changed it.
void Conversation::ask_size() {
  if (!session_ || session_->is_over()) return;
  const bool may_ask = call_setup_.asks_terminal && !call_setup_.only_tells_answers;
  const bool shows_screens = session_->presentation() != play::Presentation::lines;
  if (!may_ask || !shows_screens) return;
  output_ += ansi::Probe::question_of_size();
  size_asked_.emplace();
}

void Conversation::hear_size(const ansi::Report& report) {
  if (call_setup_.codec.is_page()) {
    if (const auto size = size_in(report)) tell(*size);
    if (const auto view = view_in(report)) show_as(*view);
    is_token_there_ = is_token_there_ || has_token(report);
  }
  if (!size_asked_ || !session_) return;
  size_asked_->hear(report);
  const ansi::Findings& findings = size_asked_->findings();
  if (!findings.rows && !findings.columns) return;
  const ansi::Terminal& terminal = session_->call().terminal;
  const play::event::Resize resize{
      findings.rows.value_or(terminal.rows), findings.columns.value_or(terminal.columns)};
  size_asked_.reset();
  tell(resize);
}

/// Screens may skip states nobody had time to see. Lines are a transcript: a line typed ahead is
/// echoed before it is answered.
void Conversation::take_key(const ansi::Key& key, play::Instant now) {
  if (!session_) return;
  ++key_count_;
  is_token_there_ = true;
  const bool ends_line = !session_->is_over() && key.code == ansi::KeyCode::enter &&
                         session_->presentation() == play::Presentation::lines;
  if (ends_line) output_ += show(*session_, now);
  if (key == ansi::Key{ansi::KeyCode::control, U'L', {}}) ask_size();
  tell(key);
}

/// Begins the session once the terminal has answered, or has had its time.
void Conversation::settle(play::Instant now) {
  if (!arrival_ || !arrival_->is_settled(now)) return;
  play::Call& call = call_setup_.call;
  const ansi::Terminal told = call_setup_.codec.terminal(arrival_->findings(), call_setup_.orders);
  if (call_setup_.only_tells_answers) {
    if (arrival_->findings().has_answered) call.probed = told;
  } else {
    call.terminal = told;
  }
  call.uses_screen_reader = call_setup_.codec.uses_screen_reader();
  call.answers = arrival_->answers();
  keys_.set_text(input_text(call.terminal.charset));
  const std::vector<ansi::Key> typed = arrival_->keys();
  arrival_.reset();
  begin_session(now);
  for (const ansi::Key& key : typed)
    tell(key);
}

void Conversation::begin_session(play::Instant now) {
  call_setup_.call.start = now;
  outside_.stamp(call_setup_.call);
  session_.emplace(call_setup_.call);
  perform(session_->start());
}

void Conversation::tell(const play::Event& event) {
  if (session_) perform(session_->handle(event));
}

void Conversation::perform(play::Effects effects) {
  for (play::Effect& effect : effects) {
    if (std::holds_alternative<play::effect::Ring>(effect)) {
      // Every terminal knows it, and none shows it; it goes out before what rang it is shown.
      output_ += '\a';
    } else if (const auto* play = std::get_if<play::effect::PlayTune>(&effect)) {
      output_ += call_setup_.codec.is_page() ? page_tune(play->tune) : ansi::music(play->tune);
    } else if (std::holds_alternative<play::effect::ChangeTerminal>(effect)) {
      screen_.forget();
      if (session_) keys_.set_text(input_text(session_->call().terminal.charset));
    } else {
      outside_.perform(std::move(effect));
    }
  }
}

std::optional<play::Instant> Conversation::deadline() const {
  auto due = keys_.deadline();
  const auto consider = [&due](std::optional<play::Instant> moment) {
    if (moment && (!due || *moment < *due)) due = moment;
  };
  consider(end_awaited_);
  if (arrival_) consider(arrival_->deadline());
  if (session_) consider(session_->wakes_at());
  return due;
}

std::string Conversation::take_output(play::Instant now) {
  std::string bytes = std::exchange(output_, {});
  if (session_) bytes += show(*session_, now);
  return bytes;
}

/// What brings the caller up to date, as it goes over the line.
std::string Conversation::show(play::Session& session, play::Instant now) {
  session.shown(now);
  std::string bytes =
      call_setup_.codec.draws_boards()
          ? ""
          : call_setup_.codec.encode(screen_.update(session, call_setup_.codec.echo()));
  if (call_setup_.codec.is_page()) bytes += news_for_page(session);
  return bytes;
}

/// What the page has not seen for a while it is shown anew. Lines come where there is no room for
/// a screen.
void Conversation::show_as(PageView view) {
  constexpr play::event::Resize room_for_lines{1, 80};
  call_setup_.codec.show_as(view);
  if (view == PageView::lines) tell(room_for_lines);
  told_page_.clear();
  told_board_.clear();
  screen_.forget();
}

/// What our own page shows beside the screen, if it is something else than was told last.
std::string Conversation::news_for_page(const play::Session& session) {
  std::string news;
  std::string state = page_state(session);
  if (state != told_page_) news = told_page_ = std::move(state);
  if (call_setup_.codec.draws_boards()) news += page_board(session, told_board_);
  return news;
}

bool Conversation::is_backed_up() const {
  return output_.size() > call_setup_.limits.output;
}

}  // namespace codemaker::wire
