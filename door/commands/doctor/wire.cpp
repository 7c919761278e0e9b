// What the codecs make of a caller's bytes.
#include "ansi/keys.hpp"
#include "commands/doctor/doctor.hpp"
#include "commands/doctor/print.hpp"
#include "io/posix/files.hpp"
#include "wire/rlogin.hpp"
#include "wire/telnet.hpp"

#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t max_input = 16U << 20U;

std::string_view word_for(wire::TelnetOption option) {
  switch (option) {
  case wire::TelnetOption::binary:
    return "BINARY";
  case wire::TelnetOption::echo:
    return "ECHO";
  case wire::TelnetOption::suppress_go_ahead:
    return "SGA";
  case wire::TelnetOption::terminal_type:
    return "TTYPE";
  case wire::TelnetOption::window_size:
    return "NAWS";
  case wire::TelnetOption::terminal_speed:
    return "TSPEED";
  case wire::TelnetOption::new_environment:
    return "NEWENV";
  }
  return {};
}

std::string_view word_for(wire::OptionState state) {
  switch (state) {
  case wire::OptionState::off:
    return "off";
  case wire::OptionState::on:
    return "on";
  case wire::OptionState::pending_on:
    return "pending-on";
  }
  return {};
}

std::string_view word_for(wire::TelnetEvent event) {
  switch (event) {
  case wire::TelnetEvent::interrupt:
    return "interrupt";
  case wire::TelnetEvent::sb_broken:
    return "sb-broken";
  case wire::TelnetEvent::sb_too_long:
    return "sb-too-long";
  }
  return {};
}

ordered_json closed(const wire::Telnet& telnet) {
  if (!telnet.must_close()) return {};
  return *telnet.must_close() == wire::TelnetClose::endless_sb ? "sb-endless" : "too-many-replies";
}

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes)
    text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return text;
}

/// The options that have been on or asked for, on our side or the caller's.
ordered_json options_of(const wire::Telnet& telnet, bool is_callers) {
  ordered_json states = ordered_json::object();
  for (const wire::TelnetOption option : wire::telnet_options) {
    const bool was_touched =
        is_callers ? telnet.was_remote_touched(option) : telnet.was_local_touched(option);
    if (!was_touched) continue;
    const auto state = is_callers ? telnet.remote(option) : telnet.local(option);
    states[std::string{word_for(option)}] = word_for(state);
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

ordered_json window_of(const wire::TelnetFacts& facts) {
  return facts.window ? window_json(facts.window->columns, facts.window->rows) : ordered_json();
}

ordered_json fields_of(const wire::Rlogin& rlogin) {
  if (!rlogin.fields()) return {};
  const wire::RloginFields& fields = *rlogin.fields();
  return {
      {"client_user", fields.client_user}, {"server_user", fields.server_user},
      {"terminal", fields.terminal},       {"term_type", fields.terminal_type()},
      {"speed", or_null(fields.speed())},
  };
}

ordered_json closed(const wire::Rlogin& rlogin) {
  if (!rlogin.must_close()) return {};
  switch (*rlogin.must_close()) {
  case wire::RloginClose::not_rlogin:
    return "not-rlogin";
  case wire::RloginClose::field_too_long:
    return "field-too-long";
  }
  return {};
}

}  // namespace

int doctor_telnet(const DoctorOptions& options) {
  const auto input = io::read_all(io::standard_input, "standard input", max_input);
  if (!input) {
    print_refusal(input.error().reason(), options.is_json);
    return 1;
  }
  wire::Telnet telnet{wire::TelnetRole::server};
  if (!options.is_without_opening) static_cast<void>(telnet.open());
  const std::string data = telnet.receive(*input);
  ordered_json events = ordered_json::array();
  for (const wire::TelnetEvent event : telnet.take_events())
    events.push_back(word_for(event));
  const wire::TelnetFacts& facts = telnet.facts();
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
          {"utf8_hint", or_null(wire::utf8_hint(facts))},
          {"screen_reader", wire::uses_screen_reader(facts)},
          {"events", events},
          {"closed", closed(telnet)},
          {"replies_hex", hex(telnet.take_replies())},
      },
      options.is_json
  );
  return 0;
}

int doctor_rlogin(const DoctorOptions& options) {
  const auto input = io::read_all(io::standard_input, "standard input", max_input);
  if (!input) {
    print_refusal(input.error().reason(), options.is_json);
    return 1;
  }
  wire::Rlogin rlogin;
  std::string data = rlogin.receive(*input);
  data += rlogin.finish();
  const auto& window = rlogin.window();
  print(
      {
          {"app_hex", hex(data)},
          {"keys", keys_of(data)},
          {"fields", fields_of(rlogin)},
          {"window", window ? window_json(window->columns, window->rows) : ordered_json()},
          {"closed", closed(rlogin)},
          {"replies_hex", rlogin.fields() ? hex(wire::Rlogin::answer) : ""},
      },
      options.is_json
  );
  return 0;
}

}  // namespace codemaker::commands
