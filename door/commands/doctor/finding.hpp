/// All that the doctor can find.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace codemaker::commands {

enum class Severity : std::uint8_t { fine, warning, fault };

/// In the order of `known_findings`, which has a row for each.
enum class Finding : std::uint8_t {
  clock_behind,
  config_missing,
  config_error,
  config_doubt,
  config_in_reach,
  account_root,
  account_none,
  data_missing,
  data_no_directory,
  data_not_yet,
  data_closed,
  data_read_only,
  data_open_to_all,
  files_closed,
  disk_unreadable,
  disk_on_network,
  disk_full,
  scores_newer,
  scores_closed,
  scores_led_back,
  scores_damaged,
  scores_read_only,
  board_renamed,
  seasons_closed,
  season_damaged,
  new_file_in_way,
  lock_closed,
  lock_refused,
  lock_held,
  spool_closed,
  spool_rubbish,
  spool_waiting,
  log_closed,
  art_closed,
  art_unseen,
  records_gone,
  records_gone_alone,
  records_damaged,
  records_damaged_alone,
  records_damaged_in_part,
  records_closed,
  records_unread,
  server_lacks,
  server_refuses,
  key_closed,
  key_unread,
  bulletins_closed,
  bulletins_nowhere,
  alarm_missing,
  alarm_no_program,
  secrets_in_config,
  secrets_in_key,
  port_taken,
  today_unread,
  today_changed,
  sysop_too_long,
  sysop_unclaimed,
  rlogin_without_port,
  rlogin_without_board,
  rlogin_from_here,
  rlogin_low_port,
  boards_closed,
  boards_damaged,
  service_data,
  service_bulletins,
  service_account,
  service_mail,
  service_program,
  confinement_in_part,
  landlock_missing,
  seccomp_missing,
  call_refused,
};

/// What is known of a finding before anything was looked at.
struct KnownFinding {
  Finding finding = {};
  Severity severity = Severity::warning;
  std::string_view word;   ///< by which machines know it: "scores-damaged"
  std::string_view check;  ///< what was looked at
  std::string_view about;  ///< a few words for the reference
};

/// All of them.
[[nodiscard]] std::span<const KnownFinding> known_findings();

[[nodiscard]] const KnownFinding& known(Finding finding);

}  // namespace codemaker::commands
