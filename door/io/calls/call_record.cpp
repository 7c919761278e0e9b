#include "io/calls/call_record.hpp"

#include "play/session/places.hpp"

#include <fmt/format.h>

namespace codemaker::io {
namespace {

std::string_view level_name(ansi::Level level) {
  static constexpr std::string_view names = "ABCD";
  return names.substr(static_cast<std::size_t>(level), 1);
}

std::string_view charset_name(ansi::Charset charset) {
  switch (charset) {
  case ansi::Charset::cp437:
    return "cp437";
  case ansi::Charset::utf8:
    return "utf8";
  case ansi::Charset::ascii:
    return "ascii";
  }
  return {};
}

std::string_view mode_name(play::Presentation presentation) {
  switch (presentation) {
  case play::Presentation::full:
    return "full";
  case play::Presentation::small:
    return "small";
  case play::Presentation::lines:
    return "lines";
  }
  return {};
}

}  // namespace

CallRecord record_of(const std::optional<play::Session>& session) {
  if (!session) return {};
  const play::Call& call = session->call();
  CallRecord record;
  record.has_begun = true;
  record.handle = call.player.handle;
  record.board = call.player.board;
  record.doing = play::name_of(session->place());
  record.level = session->level();
  record.paged = session->paged();
  record.terminal = call.terminal;
  record.presentation = session->presentation();
  const auto now = std::chrono::steady_clock::now();
  record.idle = session->idle(now);
  const auto duration = now - call.start;
  record.duration = std::chrono::duration_cast<std::chrono::seconds>(duration);
  return record;
}

std::string_view end_word(play::effect::Farewell why) {
  switch (why) {
  case play::effect::Farewell::left:
    return "left";
  case play::effect::Farewell::time_is_up:
    return "time up";
  case play::effect::Farewell::idle:
    return "idle";
  case play::effect::Farewell::nameless:
    return "gave no name";
  case play::effect::Farewell::wrong_password:
    return "wrong password";
  case play::effect::Farewell::closed:
    return "closed at this hour";
  case play::effect::Farewell::ended:
    return "ended by the sysop";
  case play::effect::Farewell::hung_up:
    return "hung up";
  }
  return {};
}

std::string first_log_line(
    std::string_view handle, std::string_view line, std::string_view missing
) {
  const std::string_view comma = missing.empty() ? "" : ", ";
  return fmt::format("call begins: {} on {}{}{}", handle, line, comma, missing);
}

std::string page_log_line(std::string_view handle, std::string_view reason) {
  return fmt::format("{} pages the sysop{}{}", handle, reason.empty() ? "" : ": ", reason);
}

std::string log_line(const CallRecord& record, std::string_view line) {
  if (!record.has_begun) {
    return fmt::format("call on {}: gone before the first screen, {}", line, record.end);
  }
  const ansi::Terminal& terminal = record.terminal;
  const std::string who = record.handle.empty() ? "somebody who gave no name" : record.handle;
  return fmt::format(
      "call of {} on {}: {} {} level {} {}x{}, {} s, {}", who, line, mode_name(record.presentation),
      charset_name(terminal.charset), level_name(terminal.level), terminal.columns, terminal.rows,
      record.duration.count(), record.end
  );
}

void log_call(Log& log, const CallRecord& record, std::string_view line) {
  const std::string text = log_line(record, line);
  record.has_failed ? log.fault(text) : log.call(text);
}

}  // namespace codemaker::io
