// What the codecs make of a caller's bytes.
#include "ansi/keys.hpp"
#include "commands/doctor.hpp"
#include "commands/doctor_print.hpp"
#include "io/files.hpp"
#include "play/rlogin.hpp"
#include "play/telnet.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t most_input = 16U << 20U;

std::string_view text(play::TelnetOption option) {
  switch (option) {
  case play::TelnetOption::binary:
    return "BINARY";
  case play::TelnetOption::echo:
    return "ECHO";
  case play::TelnetOption::suppress_go_ahead:
    return "SGA";
  case play::TelnetOption::terminal_type:
    return "TTYPE";
  case play::TelnetOption::window_size:
    return "NAWS";
  case play::TelnetOption::terminal_speed:
    return "TSPEED";
  case play::TelnetOption::new_environment:
    return "NEWENV";
  }
  return {};
}

std::string_view text(play::OptionState state) {
  switch (state) {
  case play::OptionState::off:
    return "off";
  case play::OptionState::on:
    return "on";
  case play::OptionState::pending_on:
    return "pending-on";
  }
  return {};
}

std::string_view text(play::TelnetEvent event) {
  switch (event) {
  case play::TelnetEvent::interrupt:
    return "interrupt";
  case play::TelnetEvent::sb_broken:
    return "sb-broken";
  case play::TelnetEvent::sb_too_long:
    return "sb-too-long";
  }
  return {};
}

ordered_json closed(const play::Telnet& telnet) {
  if (!telnet.must_close()) return {};
  return *telnet.must_close() == play::TelnetClose::endless_sb ? "sb-endless" : "too-many-replies";
}

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes)
    text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return text;
}

/// The options that have been on or asked for, on our side or the caller's.
ordered_json options_of(const play::Telnet& telnet, bool is_callers) {
  ordered_json states = ordered_json::object();
  for (const play::TelnetOption option : play::telnet_options) {
    const bool was_touched =
        is_callers ? telnet.was_remote_touched(option) : telnet.was_local_touched(option);
    if (!was_touched) continue;
    const auto state = is_callers ? telnet.remote(option) : telnet.local(option);
    states[std::string{text(option)}] = text(state);
  }
  return states;
}

ordered_json keys_of(std::string_view data) {
  ansi::KeyDecoder decoder{ansi::InputText::bytes, ansi::Patience::usual};
  std::vector<ansi::Input> inputs;
  decoder.feed(data, ansi::Instant{}, inputs);
  decoder.expire(ansi::Instant::max(), inputs);
  ordered_json keys = ordered_json::array();
  for (const ansi::Input& input : inputs) {
    if (const auto* key = std::get_if<ansi::Key>(&input)) keys.push_back(ansi::name(*key));
  }
  return keys;
}

ordered_json window_json(int columns, int rows) {
  const auto known = [](int size) {
    return size > 0 ? ordered_json(size) : ordered_json();
  };
  return ordered_json::array({known(columns), known(rows)});
}

ordered_json window_of(const play::TelnetFacts& facts) {
  return facts.window ? window_json(facts.window->columns, facts.window->rows) : ordered_json();
}

ordered_json fields_of(const play::Rlogin& rlogin) {
  if (!rlogin.fields()) return {};
  const play::RloginFields& fields = *rlogin.fields();
  return {
      {"client_user", fields.client_user}, {"server_user", fields.server_user},
      {"terminal", fields.terminal},       {"term_type", fields.terminal_type()},
      {"speed", or_null(fields.speed())},
  };
}

ordered_json closed(const play::Rlogin& rlogin) {
  if (!rlogin.must_close()) return {};
  switch (*rlogin.must_close()) {
  case play::RloginClose::not_rlogin:
    return "not-rlogin";
  case play::RloginClose::field_too_long:
    return "field-too-long";
  }
  return {};
}

}  // namespace

int doctor_telnet(const DoctorOptions& options) {
  const auto input = io::read_all(STDIN_FILENO, "standard input", most_input);
  if (!input) {
    print_refusal(input.error().reason(), options.is_json);
    return 1;
  }
  play::Telnet telnet{play::TelnetRole::server};
  if (!options.is_without_opening) static_cast<void>(telnet.open());
  const std::string data = telnet.receive(*input);
  ordered_json events = ordered_json::array();
  for (const play::TelnetEvent event : telnet.take_events())
    events.push_back(text(event));
  const play::TelnetFacts& facts = telnet.facts();
  print(
      {
          {"app_hex", hex(data)},
          {"keys", keys_of(data)},
          {"telnet_seen", telnet.was_heard()},
          {"local", options_of(telnet, false)},
          {"remote", options_of(telnet, true)},
          {"window", window_of(facts)},
          {"terminal_types", facts.terminal_types},
          {"speed", or_null(facts.speed)},
          {"env", facts.environment},
          {"utf8_hint", or_null(play::utf8_hint(facts))},
          {"screen_reader", play::uses_screen_reader(facts)},
          {"events", events},
          {"closed", closed(telnet)},
          {"replies_hex", hex(telnet.take_replies())},
      },
      options.is_json
  );
  return 0;
}

int doctor_rlogin(const DoctorOptions& options) {
  const auto input = io::read_all(STDIN_FILENO, "standard input", most_input);
  if (!input) {
    print_refusal(input.error().reason(), options.is_json);
    return 1;
  }
  play::Rlogin rlogin;
  const std::string data = rlogin.receive(*input);
  const auto& window = rlogin.window();
  print(
      {
          {"app_hex", hex(data)},
          {"keys", keys_of(data)},
          {"fields", fields_of(rlogin)},
          {"window", window ? window_json(window->columns, window->rows) : ordered_json()},
          {"closed", closed(rlogin)},
          {"replies_hex", rlogin.fields() ? hex(play::Rlogin::answer) : ""},
      },
      options.is_json
  );
  return 0;
}

}  // namespace codemaker::commands
