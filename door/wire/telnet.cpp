#include "wire/telnet.hpp"

#include "ansi/text.hpp"
#include "wire/telnet_environment.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace codemaker::wire {
namespace {

namespace command {
constexpr unsigned char first = 236;
constexpr unsigned char se = 240;
constexpr unsigned char nop = 241;
constexpr unsigned char brk = 243;
constexpr unsigned char ip = 244;
constexpr unsigned char ayt = 246;
constexpr unsigned char ec = 247;
constexpr unsigned char el = 248;
constexpr unsigned char sb = 250;
constexpr unsigned char will = 251;
constexpr unsigned char wont = 252;
constexpr unsigned char do_ = 253;
constexpr unsigned char dont = 254;
constexpr unsigned char iac = 255;
}  // namespace command

constexpr std::size_t max_reply_bytes = 4096;
constexpr std::size_t max_sub_bytes = 65536;
constexpr std::size_t max_sub_payload = 1024;
constexpr std::size_t max_type_requests = 4;
constexpr std::size_t max_type_characters = 40;
constexpr int max_are_you_there = 16;

constexpr char sub_is = 0;
constexpr char sub_send = 1;

constexpr std::array wanted_of_us{
    TelnetOption::echo, TelnetOption::suppress_go_ahead, TelnetOption::binary};
constexpr std::array wanted_of_caller{TelnetOption::binary,         TelnetOption::suppress_go_ahead,
                                      TelnetOption::window_size,    TelnetOption::terminal_type,
                                      TelnetOption::terminal_speed, TelnetOption::new_environment};
// What is asked for at once. Not the caller's SGA: BusyBox would fall into line mode.
constexpr std::array asked_of_caller{
    TelnetOption::binary, TelnetOption::window_size, TelnetOption::terminal_type,
    TelnetOption::terminal_speed, TelnetOption::new_environment};

template <typename Options>
bool contains(const Options& options, unsigned char option) {
  return std::ranges::count(options, static_cast<TelnetOption>(option)) > 0;
}

std::string bytes(std::initializer_list<unsigned> values) {
  std::string text;
  for (const unsigned value : values)
    text += static_cast<char>(static_cast<unsigned char>(value));
  return text;
}

unsigned number(TelnetOption option) {
  return static_cast<unsigned>(option);
}

}  // namespace

std::string Telnet::open() {
  std::string opening;
  for (const TelnetOption option : wanted_of_us) {
    local_.ask(option);
    opening += bytes({command::iac, command::will, number(option)});
  }
  for (const TelnetOption option : asked_of_caller) {
    remote_.ask(option);
    opening += bytes({command::iac, command::do_, number(option)});
  }
  return opening;
}

std::string Telnet::receive(std::string_view line) {
  std::string data;
  for (const char byte : line) {
    if (close_) break;
    take(static_cast<unsigned char>(byte), data);
  }
  return data;
}

std::string Telnet::escape(std::string_view text) {
  std::string escaped;
  for (const char byte : text) {
    escaped += byte;
    if (static_cast<unsigned char>(byte) == command::iac) escaped += byte;
  }
  return escaped;
}

std::string Telnet::take_replies() {
  return std::exchange(replies_, {});
}

std::vector<TelnetEvent> Telnet::take_events() {
  return std::exchange(events_, {});
}

OptionState Telnet::local(TelnetOption option) const {
  return local_.state(static_cast<std::uint8_t>(option));
}

OptionState Telnet::remote(TelnetOption option) const {
  return remote_.state(static_cast<std::uint8_t>(option));
}

bool Telnet::was_local_touched(TelnetOption option) const {
  return local_.was_touched(static_cast<std::uint8_t>(option));
}

bool Telnet::was_remote_touched(TelnetOption option) const {
  return remote_.was_touched(static_cast<std::uint8_t>(option));
}

void Telnet::take(unsigned char byte, std::string& data) {
  switch (state_) {
  case State::data:
    take_data(byte, data);
    return;
  case State::iac:
    take_command(byte, data);
    return;
  case State::verb:
    state_ = State::data;
    negotiate(byte);
    return;
  case State::sub_option:
    begin_sub(byte);
    return;
  case State::sub:
    take_sub(byte);
    return;
  case State::sub_iac:
    take_sub_iac(byte, data);
    return;
  }
}

void Telnet::take_data(unsigned char byte, std::string& data) {
  if (byte == command::iac) {
    state_ = State::iac;
    return;
  }
  // Outside binary mode CR comes with a companion that is no key of its own, whatever commands
  // stand between the two.
  const bool is_companion = was_carriage_return_ && (byte == 0 || byte == '\n');
  was_carriage_return_ = byte == '\r';
  const bool is_binary = remote(TelnetOption::binary) == OptionState::on;
  if (is_companion && !is_binary) return;
  data += static_cast<char>(byte);
}

void Telnet::take_command(unsigned char byte, std::string& data) {
  state_ = State::data;
  was_heard_ = true;
  switch (byte) {
  case command::iac:
    was_carriage_return_ = false;
    data += static_cast<char>(byte);
    return;
  case command::sb:
    state_ = State::sub_option;
    return;
  case command::will:
  case command::wont:
  case command::do_:
  case command::dont:
    state_ = State::verb;
    verb_ = byte;
    return;
  case command::ayt:
    if (are_you_there_++ < max_are_you_there) reply(bytes({command::iac, command::nop}));
    return;
  case command::ip:
  case command::brk:
    events_.push_back(TelnetEvent::interrupt);
    return;
  case command::ec:
    data += '\x08';
    return;
  case command::el:
    data += '\x15';
    return;
  default:
    return;
  }
}

void Telnet::negotiate(unsigned char option) {
  const bool is_of_caller = verb_ == command::will || verb_ == command::wont;
  const bool is_request = verb_ == command::will || verb_ == command::do_;
  OptionTable& table = is_of_caller ? remote_ : local_;
  const bool is_wanted =
      is_of_caller ? contains(wanted_of_caller, option) : contains(wanted_of_us, option);
  const bool was_on = table.state(option) == OptionState::on;
  const OptionAnswer answer =
      is_request ? table.request(option, is_wanted) : table.withdraw(option);
  if (answer != OptionAnswer::none) {
    const bool agrees = answer == OptionAnswer::agree;
    const unsigned char verb = is_of_caller ? (agrees ? command::do_ : command::dont)
                                            : (agrees ? command::will : command::wont);
    reply(bytes({command::iac, verb, option}));
  }
  const bool has_come_on = is_of_caller && !was_on && table.state(option) == OptionState::on;
  if (has_come_on) ask(static_cast<TelnetOption>(option));
}

/// Asks for what an option that has come on can tell. Each question is bounded.
void Telnet::ask(TelnetOption option) {
  const std::string question =
      bytes({command::iac, command::sb, number(option), sub_send, command::iac, command::se});
  switch (option) {
  case TelnetOption::terminal_type:
    if (are_types_known_ || types_asked_ == max_type_requests) return;
    ++types_asked_;
    reply(question);
    return;
  case TelnetOption::terminal_speed:
    if (!std::exchange(was_speed_asked_, true)) reply(question);
    return;
  case TelnetOption::new_environment:
    if (!std::exchange(was_environment_asked_, true)) reply(question);
    return;
  default:
    return;
  }
}

void Telnet::begin_sub(unsigned char option) {
  const bool lacks_option = option == command::iac;
  state_ = lacks_option ? State::sub_iac : State::sub;
  sub_option_ = option;
  sub_.clear();
  sub_bytes_ = 0;
  is_sub_too_long_ = false;
}

void Telnet::take_sub(unsigned char byte) {
  if (++sub_bytes_ > max_sub_bytes) {
    close_ = TelnetClose::endless_sb;
  } else if (byte == command::iac) {
    state_ = State::sub_iac;
  } else {
    keep_in_sub(byte);
  }
}

void Telnet::take_sub_iac(unsigned char byte, std::string& data) {
  ++sub_bytes_;
  state_ = State::sub;
  if (byte == command::se) {
    state_ = State::data;
    end_sub();
  } else if (byte == command::iac) {
    keep_in_sub(byte);
  } else if (byte >= command::sb) {  // the end was lost, a new command begins
    events_.push_back(TelnetEvent::sb_broken);
    take_command(byte, data);
  } else if (byte < command::first) {  // a sender that forgot to double 255
    keep_in_sub(command::iac);
    keep_in_sub(byte);
  }
}

void Telnet::keep_in_sub(unsigned char byte) {
  if (is_sub_too_long_) return;
  if (sub_.size() == max_sub_payload) {
    is_sub_too_long_ = true;
    events_.push_back(TelnetEvent::sb_too_long);
    return;
  }
  sub_ += static_cast<char>(byte);
}

bool Telnet::is_in_sub() const {
  return state_ == State::sub_option || state_ == State::sub || state_ == State::sub_iac;
}

void Telnet::give_up_sub() {
  if (!is_in_sub()) return;
  events_.push_back(TelnetEvent::sb_broken);
  state_ = State::data;
}

void Telnet::end_sub() {
  const auto option = static_cast<TelnetOption>(sub_option_);
  const bool is_agreed = remote_.state(sub_option_) == OptionState::on;
  if (is_sub_too_long_ || !is_agreed) return;
  switch (option) {
  case TelnetOption::window_size:
    report_window();
    return;
  case TelnetOption::terminal_type:
    report_terminal_type();
    return;
  case TelnetOption::terminal_speed:
    report_speed();
    return;
  case TelnetOption::new_environment:
    read_environment(sub_, facts_.environment);
    return;
  default:
    return;
  }
}

void Telnet::report_terminal_type() {
  if (!sub_.starts_with(sub_is) || are_types_known_) return;
  const std::string type = printable_ascii(std::string_view{sub_}.substr(1), max_type_characters);
  const bool is_known = std::ranges::any_of(facts_.terminal_types, [&](const std::string& known) {
    return ansi::equals_ignoring_case(known, type);
  });
  // A type that repeats ends the list (RFC 1091); so does one we did not ask for.
  const bool is_one_too_many = facts_.terminal_types.size() == max_type_requests;
  are_types_known_ = type.empty() || is_known || is_one_too_many;
  if (are_types_known_) return;
  facts_.terminal_types.push_back(type);
  ask(TelnetOption::terminal_type);
}

void Telnet::reply(std::string_view answer) {
  if (role_ == TelnetRole::bystander) return;
  if (replied_ + answer.size() > max_reply_bytes) {
    close_ = TelnetClose::too_many_answers;
    return;
  }
  replied_ += answer.size();
  replies_ += answer;
}

}  // namespace codemaker::wire
