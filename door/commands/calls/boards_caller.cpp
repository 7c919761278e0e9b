#include "commands/calls/boards_caller.hpp"

#include "commands/calls/storage.hpp"

#include "ansi/text.hpp"
#include "dropfiles/age.hpp"
#include "dropfiles/sysop.hpp"
#include "io/calls/opening_hours.hpp"
#include "io/finding/board_hints.hpp"
#include "io/log/log.hpp"
#include "io/posix/descriptors.hpp"
#include "io/posix/terminal.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fmt/format.h>

namespace codemaker::commands {
namespace {

using dropfiles::DropFile;

/// A deadline in UTC as seconds from now; never negative.
std::chrono::seconds seconds_until(const std::string& deadline) {
  const auto number = [&](std::size_t at, std::size_t size) {
    return *ansi::leading_number(std::string_view{deadline}.substr(at, size));
  };
  const std::chrono::year_month_day date{
      std::chrono::year{number(0, 4)}, std::chrono::month{static_cast<unsigned>(number(5, 2))},
      std::chrono::day{static_cast<unsigned>(number(8, 2))}};
  const auto at = std::chrono::sys_days{date} + std::chrono::hours{number(11, 2)} +
                  std::chrono::minutes{number(14, 2)} + std::chrono::seconds{number(17, 2)};
  const auto now = std::chrono::sys_seconds{std::chrono::seconds{std::time(nullptr)}};
  return std::max(std::chrono::seconds{0}, at - now);
}

std::optional<std::chrono::seconds> time_left(const dropfiles::DropFile& file) {
  if (file.deadline) return seconds_until(*file.deadline);
  if (file.seconds_left) return std::chrono::seconds{*file.seconds_left};
  return std::nullopt;
}

/// What is known of the terminal before anybody asks it.
void describe_terminal(
    const DoorOptions& options, const config::Settings& settings, const io::FoundDropFile& drop,
    io::CallersLine& line, wire::CallSetup& call_setup
) {
  call_setup.orders.charset = charset_of(first_said(options.show.charset, settings.charset));
  if (options.show.baud > 0) {
    call_setup.orders.speed = options.show.baud;
  } else if (line.serial) {
    call_setup.orders.speed = line.serial->speed();
  }
  if (line.is_seven_bit) call_setup.orders.charset = ansi::Charset::ascii;
  const wire::BoardTerminal board = wire::terminal_of(
      drop.file, io::system_size(line.in), io::gather_board_hints(drop.path), call_setup.orders
  );
  using Bits = wire::RawCodec::Bits;
  call_setup.codec = wire::RawCodec{board, line.is_seven_bit ? Bits::seven : Bits::eight};
  call_setup.call.terminal = board.terminal;
  call_setup.asks_terminal = options.probes || options.explains;
  call_setup.only_tells_answers = !options.probes;
}

/// "node 11" as one word, where `blank` is one that no line is broken at.
std::string bound(std::string_view text, std::string_view blank) {
  std::string word;
  for (const char& letter : text)
    word += letter == ' ' ? blank : std::string_view{&letter, 1};
  return word;
}

constexpr std::string_view no_break = "\u00A0";

}  // namespace

std::vector<std::string> findings_of(const BoardsCaller& caller, std::string_view blank) {
  const dropfiles::DropFile& file = caller.drop.file;
  std::vector<std::string> findings{
      fmt::format(
          "Drop file: {} ({}), {} old", io::log_safe(caller.drop.path),
          dropfiles::name(file.format), bound(dropfiles::age_text(io::age(caller.drop)), blank)
      ),
      fmt::format("Line: {}, because {}", io::text(caller.line->order), caller.line->reason),
      fmt::format(
          "Caller: {}. {}", file.alias,
          bound(caller.node ? fmt::format("Node: {}", *caller.node) : "Node: not told", blank)
      ),
  };
  std::string lines;
  for (const dropfiles::DropSource& source : file.sources) {
    lines += lines.empty() ? "" : ", ";
    lines += bound(fmt::format("{} {}", source.what, source.line), blank);
  }
  if (!lines.empty()) findings.push_back(fmt::format("Decided by its lines: {}", lines));
  return findings;
}

bool is_sysop(const DoorOptions& options, const config::Settings& settings, const DropFile& file) {
  return !options.explains && dropfiles::is_sysop(file, {settings.sysop_level, settings.sysops});
}

wire::CallSetup call_setup_for(
    const DoorOptions& options, const config::Settings& settings, const BoardsCaller& caller,
    io::CallersLine& line
) {
  const dropfiles::DropFile& file = caller.drop.file;
  wire::CallSetup call_setup;
  describe_terminal(options, settings, caller.drop, line, call_setup);
  if (options.explains) call_setup.call.findings = findings_of(caller, no_break);
  call_setup.service = "door";
  call_setup.address = line.name;
  if (caller.node) call_setup.place = fmt::format("node {}", *caller.node);
  play::Call& call = call_setup.call;
  call.player.board = settings.board;
  // Who a player is hangs on the config alone: drop files of other kinds name no board.
  const bool is_configured = settings.board != config::Settings{}.board;
  if (!is_configured) call.board_name = io::board_name(caller.drop).value_or("");
  // A key too long to keep whole could be mistaken for another's.
  const bool has_key = file.user_key && file.user_key->size() <= scores::max_key_bytes;
  if (has_key) call.player.key = *file.user_key;
  call.player.handle = ansi::clean(ansi::without_color_codes(file.alias), 64);
  if (call.player.handle.empty()) call.player.handle = "Player 1";
  call.wanted = presentation_of(first_said(options.show.mode, settings.mode));
  call.is_sysop = is_sysop(options, settings, file);
  call.time_left = time_left(file);
  const auto closing = io::opening_now(config::Hours{settings.hours}).left;
  if (!call.is_sysop) call.time_left = io::sooner(call.time_left, closing);
  call.offered = play::OfferedGames{settings.games};
  call.ranked_runs = settings.ranked_runs;
  call.idle_limit = std::chrono::minutes{settings.idle_minutes};
  call.resume_days = resume_days_of(settings);
  call.season_key = settings.season_key;
  call.may_page = settings.page;
  call.may_write = settings.mail_text;
  call.sysop_board = settings.board;
  call.sysop = settings.sysops.empty() ? ansi::clean(file.sysop_name.value_or(""), 64)
                                       : settings.sysops.front();
  call.openings = openings_of(settings.classic_openings);
  call.opens = engine::ranked_game(options.show.game);
  call.is_piped = io::is_pipe(line.in);
  return call_setup;
}

}  // namespace codemaker::commands
