#include "commands/doctor.hpp"

#include "ansi/keys.hpp"
#include "io/drop_search.hpp"
#include "io/files.hpp"
#include "play/telnet.hpp"

#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using play::DropFile;

template <typename Value>
ordered_json or_null(const std::optional<Value>& value) {
  return value ? ordered_json(*value) : ordered_json();
}

std::string_view text(play::CommType type) {
  switch (type) {
  case play::CommType::local:
    return "local";
  case play::CommType::serial:
    return "serial";
  case play::CommType::socket:
    return "socket";
  }
  return {};
}

std::string_view text(play::DropTransport transport) {
  switch (transport) {
  case play::DropTransport::stdio:
    return "stdio";
  case play::DropTransport::socket:
    return "socket";
  case play::DropTransport::serial:
    return "serial";
  }
  return {};
}

std::string_view text(play::FileEncoding encoding) {
  switch (encoding) {
  case play::FileEncoding::ascii:
    return "ascii";
  case play::FileEncoding::cp437:
    return "cp437";
  case play::FileEncoding::utf8:
    return "utf-8";
  }
  return {};
}

ordered_json role(const DropFile& file) {
  if (!file.role) return {};
  return *file.role == play::Role::sysop ? "sysop" : "cosysop";
}

ordered_json describe(const DropFile& file) {
  const auto minutes =
      file.seconds_left ? std::optional{*file.seconds_left / 60} : std::optional<std::int64_t>{};
  return {
      {"format", play::name(file.format)},
      {"comm_type", text(file.comm_type)},
      {"transport", text(file.transport)},
      {"socket_handle", or_null(file.socket_handle)},
      {"handle_hint", or_null(file.handle_hint)},
      {"serial_port", or_null(file.serial_port)},
      {"serial_handle", or_null(file.serial_handle)},
      {"baud", or_null(file.baud)},
      {"node", or_null(file.node)},
      {"user_number", or_null(file.user_number)},
      {"user_key", or_null(file.user_key)},
      {"real_name", file.real_name},
      {"alias", file.alias},
      {"location", or_null(file.location)},
      {"security_level", or_null(file.security_level)},
      {"role", role(file)},
      {"seconds_left", or_null(file.seconds_left)},
      {"minutes_left", or_null(minutes)},
      {"deadline", or_null(file.deadline)},
      {"ansi", or_null(file.ansi)},
      {"rip", or_null(file.rip)},
      {"ascii_only", or_null(file.ascii_only)},
      {"rows", or_null(file.rows)},
      {"cols", or_null(file.columns)},
      {"codepage", file.codepage == play::Codepage::utf8 ? "utf-8" : "cp437"},
      {"file_encoding", text(file.file_encoding)},
      {"bbs_name", or_null(file.bbs_name)},
      {"bbs_software", or_null(file.bbs_software)},
      {"sysop_name", or_null(file.sysop_name)},
      {"language", or_null(file.language)},
  };
}

/// What hangs on the caller's visit, each with the line of the file that decided it.
void print_sources(const DropFile& file) {
  for (const play::DropSource& source : file.sources) {
    fmt::print("{:<16} decided by line {}\n", source.what, source.line);
  }
}

/// JSON on one line, or a name and its value on each.
void print(const ordered_json& answer, bool is_json) {
  constexpr auto replace = ordered_json::error_handler_t::replace;
  if (is_json) {
    fmt::print("{}\n", answer.dump(-1, ' ', false, replace));
    return;
  }
  for (const auto& [name, value] : answer.items()) {
    const std::string said = value.is_null()     ? "not told"
                             : value.is_string() ? value.get<std::string>()
                                                 : value.dump(-1, ' ', false, replace);
    fmt::print("{:<16} {}\n", name, said);
  }
}

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

ordered_json window_of(const play::TelnetFacts& facts) {
  if (!facts.window) return {};
  const auto known = [](int size) {
    return size > 0 ? ordered_json(size) : ordered_json();
  };
  return ordered_json::array({known(facts.window->columns), known(facts.window->rows)});
}

}  // namespace

int doctor_dropfile(const DoctorOptions& options) {
  const auto node = options.node > 0 ? std::optional{options.node} : std::nullopt;
  auto found = io::read_drop_path(options.path, node);
  if (!found) {
    const std::string reason = found.error().reason();
    if (options.is_json) {
      print({{"error", true}, {"reason", reason}}, true);
    } else {
      fmt::print("refused: {}\n", reason);
    }
    return 1;
  }
  if (node) found->file.node = node;
  if (!options.is_json) fmt::print("{:<16} {}\n", "file", found->path);
  print(describe(found->file), options.is_json);
  if (!options.is_json) print_sources(found->file);
  return 0;
}

int doctor_telnet(const DoctorOptions& options) {
  constexpr std::size_t most = 16U << 20U;
  const auto input = io::read_all(STDIN_FILENO, "standard input", most);
  if (!input) {
    print({{"error", true}, {"reason", input.error().reason()}}, options.is_json);
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

}  // namespace codemaker::commands
