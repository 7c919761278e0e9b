#include "commands/play_here.hpp"

#include "io/caller_loop.hpp"
#include "io/raw_terminal.hpp"
#include "io/theme_files.hpp"

#include <cstdlib>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace codemaker::commands {
namespace {

std::string own_name() {
  if (const auto user = io::environment("USER")) return *user;
  const passwd* const entry = ::getpwuid(::getuid());
  return entry != nullptr ? entry->pw_name : "";
}

std::string own_locale() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (const auto locale = io::environment(variable)) return *locale;
  }
  return {};
}

}  // namespace

int play_here(const CommonOptions& options, const ShowOptions& show) {
  constexpr mode_t not_for_the_world = 0007;
  ::umask(not_for_the_world);
  const auto settled = settle_or_complain(options);
  if (!settled) return 1;
  const config::Settings& settings = settled->reading.settings;
  const auto disk = open_data(options, settings, DataUse::may_make);
  if (!disk) return 1;
  io::Log log{disk->path()};

  io::Greeting greeting;
  greeting.orders.charset = charset_of(first_said(show.charset, settings.charset));
  if (show.baud > 0) greeting.orders.speed = show.baud;
  play::Call& call = greeting.call;
  const std::string term = ::isatty(STDOUT_FILENO) == 1 ? io::environment("TERM").value_or("") : "";
  call.terminal =
      wire::terminal_of(term, own_locale(), io::system_size(STDOUT_FILENO), greeting.orders);
  call.player = {"local", "", own_name()};
  call.wanted = presentation_of(first_said(show.mode, settings.mode));
  call.idle_limit = std::chrono::minutes{settings.idle_minutes};
  call.opens = engine::ranked_game(show.game);
  call.theme = io::load_theme(disk->path(), log);
  io::CallersLine line;
  log.call(io::first_log_line(call.player.handle, "this terminal"));
  const auto record = io::run_call(*disk, log, line, std::move(greeting));
  io::log_call(log, record, "this terminal");
  if (record.is_cut_off) std::_Exit(0);
  return 0;
}

}  // namespace codemaker::commands
