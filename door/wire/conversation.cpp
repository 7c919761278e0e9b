#include "wire/conversation.hpp"

#include <chrono>
#include <utility>

namespace codemaker::wire {
namespace {

/// So long after the last byte a telnet subnegotiation without an end is none.
constexpr std::chrono::seconds patience_for_end{2};

}  // namespace

Conversation::Conversation(CallSetup call_setup, Outside outside)
    : codec_{std::move(call_setup.codec)},
      limits_{call_setup.limits},
      may_ask_size_{call_setup.asks_terminal && !call_setup.only_tells_answers},
      outside_{std::move(outside)},
      keys_{input_text(call_setup.call.terminal.charset), patience(call_setup.call.terminal)},
      arriving_{std::make_unique<Arriving>(std::move(call_setup), std::nullopt)} {}

void Conversation::begin(play::Instant now) {
  const CallSetup& setup = arriving_->setup;
  output_ += codec_.open();
  if (!setup.page_call.empty()) output_ += page_call(setup.page_call);
  if (!setup.asks_terminal) return begin_session(now);
  output_ += codec_.probe();
  arriving_->arrival.emplace(now, patience(setup.call.terminal), limits_.type_ahead);
  std::vector<ansi::Input> inputs;
  keys_.feed(setup.typed, now, inputs);
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
  const Received received = codec_.receive(bytes);
  if (!received.fault.empty()) return received.fault;
  end_awaited_ = codec_.awaits_end() ? std::optional{now + patience_for_end} : std::nullopt;
  output_ += received.replies;
  std::vector<ansi::Input> inputs;
  if (session_ && session_->call().findings) tell(play::event::Bytes{received.data});
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
  codec_.give_up_end();
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
  if (arriving_) {
    arriving_->arrival->hear(inputs, now);
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
  const bool shows_screens = session_->presentation() != play::Presentation::lines;
  if (!may_ask_size_ || !shows_screens) return;
  output_ += ansi::Probe::question_of_size();
  size_asked_.emplace();
}

void Conversation::hear_size(const ansi::Report& report) {
  if (codec_.is_page()) {
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
  if (!arriving_ || !arriving_->arrival->is_settled(now)) return;
  auto& [setup, arrival] = *arriving_;
  play::Call& call = setup.call;
  const ansi::Terminal told = codec_.terminal(arrival->findings(), setup.orders);
  if (setup.only_tells_answers) {
    if (arrival->findings().has_answered) call.probed = told;
  } else {
    call.terminal = told;
  }
  call.uses_screen_reader = codec_.uses_screen_reader();
  call.answers = arrival->answers();
  keys_.set_text(input_text(call.terminal.charset));
  const std::vector<ansi::Key> typed = arrival->keys();
  begin_session(now);
  for (const ansi::Key& key : typed)
    tell(key);
}

void Conversation::begin_session(play::Instant now) {
  play::Call call = std::move(std::exchange(arriving_, nullptr)->setup.call);
  call.start = now;
  outside_.stamp(call);
  session_.emplace(std::move(call));
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
      output_ += codec_.is_page() ? page_tune(play->tune) : ansi::music(play->tune);
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
  if (arriving_) consider(arriving_->arrival->deadline());
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
      codec_.draws_boards() ? "" : codec_.encode(screen_.update(session, codec_.echo()));
  if (codec_.is_page()) bytes += news_for_page(session);
  return bytes;
}

/// What the page has not seen for a while it is shown anew. Lines come where there is no room for
/// a screen.
void Conversation::show_as(PageView view) {
  constexpr play::event::Resize room_for_lines{1, 80};
  codec_.show_as(view);
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
  if (codec_.draws_boards()) news += page_board(session, told_board_);
  return news;
}

bool Conversation::is_backed_up() const {
  return output_.size() > limits_.output;
}

}  // namespace codemaker::wire
