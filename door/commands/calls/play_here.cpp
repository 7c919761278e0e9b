#include "commands/calls/play_here.hpp"

#include "commands/calls/own_terminal.hpp"
#include "commands/calls/storage.hpp"
#include "commands/desk/desk.hpp"
#include "io/door/caller_loop.hpp"
#include "io/finding/theme_files.hpp"
#include "io/posix/accounts.hpp"
#include "io/posix/fd.hpp"
#include "io/posix/files.hpp"
#include "io/posix/process.hpp"
#include "io/posix/terminal.hpp"
#include "io/presence/callers_socket.hpp"

#include <cstdlib>
#include <fmt/format.h>
#include <string_view>

namespace codemaker::commands {
namespace {

std::string own_name() {
  if (const auto user = io::environment("USER")) return *user;
  return io::own_account().name.value_or("");
}

/// True for an account that somebody logs in with; boards and servers have others.
bool is_persons_account() {
  const io::Account account = io::own_account();
  if (!account.name) return false;
  const std::string name = account.shell.substr(account.shell.find_last_of('/') + 1);
  return io::is_directory(account.home) && name != "nologin" && name != "false";
}

/// What is wrong, for whoever reads it, and for the log.
void refuse(
    const CommonOptions& options, const config::Settings& settings, std::string_view reason
) {
  io::write_at_once(
      io::standard_output,
      fmt::format("Sorry, there is no game here without a drop file. Sysop: {}.\r\n", reason)
  );
  io::wait_until_read(io::standard_output);
  const auto directory = io::existing_data_directory(options.data, settings.data);
  if (!directory) return;
  io::Log log{directory->path, settings.log_megabytes};
  log.fault(fmt::format("there was no drop file, so nobody knows who called; {}", reason));
}

}  // namespace

int play_here(const CommonOptions& options, const ShowOptions& show, LocalOrder local) {
  io::keep_from_the_world();
  const auto settled = settle_or_complain(options);
  if (!settled) return 1;
  const config::Settings& settings = settled->parsed.settings;
  const bool may_play = local != LocalOrder::none || is_persons_account();
  if (!settings.local || !may_play) {
    refuse(
        options, settings,
        settings.local ? "give one, or --local"
                       : "give one, or take local = false out of the config"
    );
    return 1;
  }
  const auto sysop = sysop_of(settings);
  if (local == LocalOrder::sysop && !sysop) {
    complain("nobody is named as the sysop; add sysops = [\"NAME\"] to the config");
    return 1;
  }
  const auto use = local == LocalOrder::sysop ? DataUse::existing : DataUse::local_play;
  const auto disk = open_data(options, settings, use);
  if (!disk) return 1;
  io::Log log{disk->path(), settings.log_megabytes};

  io::CallSetup call_setup;
  call_setup.orders.charset = charset_of(first_said(show.charset, settings.charset));
  if (show.baud > 0) call_setup.orders.speed = show.baud;
  call_setup.service = "local";
  call_setup.place = place_of_terminal();
  play::Call& call = call_setup.call;
  call.terminal =
      wire::terminal_of(own_terminal(), io::system_size(io::standard_output), call_setup.orders);
  call.is_sysop = local == LocalOrder::sysop;
  call.player = call.is_sysop ? *sysop : scores::Player{"local", "", own_name()};
  if (sysop) call.sysop = sysop->handle;
  call.sysop_board = settings.board;
  call.wanted = presentation_of(first_said(show.mode, settings.mode));
  call.is_local = true;
  call.idle_limit = {};  // nobody waits for this line
  call.resume_days = resume_days_of(settings);
  call.offered = play::OfferedGames{settings.games};
  call.ranked_runs = settings.ranked_runs;
  call.season_key = settings.season_key;
  call.may_page = settings.page;
  call.may_write = settings.mail_text;
  call.has_status_line = true;
  call.openings = openings_of(settings.classic_openings);
  call.opens = engine::ranked_game(show.game);
  call.theme = io::load_theme(disk->path(), log);
  io::CallersLine line;
  log.call(io::first_log_line(call.player.handle, "this terminal"));
  const auto kept = storage_of(settings, disk->path(), call.theme);
  auto own = io::presence::open_callers_socket(disk->path(), log);
  io::Fd desk;
  if (call.is_sysop) desk = open_desk({options, settings, disk->path(), io::process_id()});
  const auto record =
      io::run_call(*disk, log, kept, line, std::move(call_setup), std::move(own), std::move(desk));
  io::log_call(log, record, "this terminal");
  if (record.is_cut_off) std::_Exit(0);
  return 0;
}

}  // namespace codemaker::commands
