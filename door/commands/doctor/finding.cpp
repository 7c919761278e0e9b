#include "commands/doctor/finding.hpp"

#include <array>
#include <cstddef>

namespace codemaker::commands {
namespace {

constexpr std::array all_findings{
    KnownFinding{Finding::clock_behind, Severity::fault, "clock-behind", "clock", "it is not set"},
    KnownFinding{
        Finding::config_missing, Severity::fault, "config-missing", "config",
        "it cannot be read, or is not there"},
    KnownFinding{
        Finding::config_error, Severity::fault, "config-error", "config",
        "a line that cannot be used"},
    KnownFinding{
        Finding::config_doubt, Severity::warning, "config-doubt", "config",
        "a line that is likely a slip"},
    KnownFinding{
        Finding::config_in_reach, Severity::warning, "config-in-reach", "config",
        "it lies where every call writes"},
    KnownFinding{
        Finding::account_root, Severity::warning, "account-root", "account",
        "root asks, and the data's account has no name"},
    KnownFinding{
        Finding::account_none, Severity::warning, "account-none", "account",
        "root asks, and the data is root's, too"},
    KnownFinding{
        Finding::data_missing, Severity::fault, "data-missing", "data directory",
        "it is named and not there"},
    KnownFinding{
        Finding::data_no_directory, Severity::fault, "data-no-directory", "data directory",
        "a file is there in its place"},
    KnownFinding{
        Finding::data_not_yet, Severity::warning, "data-not-yet", "data directory",
        "the first call will make it"},
    KnownFinding{
        Finding::data_closed, Severity::fault, "data-closed", "permissions",
        "no file can be made in it"},
    KnownFinding{
        Finding::data_read_only, Severity::fault, "data-read-only", "permissions",
        "its disk is read-only"},
    KnownFinding{
        Finding::data_open_to_all, Severity::warning, "data-open-to-all", "permissions",
        "every account may write to it"},
    KnownFinding{
        Finding::files_closed, Severity::fault, "files-closed", "permissions",
        "files in it are closed to this account"},
    KnownFinding{
        Finding::disk_unreadable, Severity::fault, "disk-unreadable", "file system",
        "the disk does not answer"},
    KnownFinding{
        Finding::disk_on_network, Severity::warning, "disk-on-network", "file system",
        "the data lies on another machine"},
    KnownFinding{
        Finding::disk_full, Severity::fault, "disk-full", "room", "less than a mebibyte is left"},
    KnownFinding{
        Finding::scores_newer, Severity::fault, "scores-newer", "scores",
        "a newer version wrote them"},
    KnownFinding{
        Finding::scores_closed, Severity::fault, "scores-closed", "scores", "they cannot be read"},
    KnownFinding{
        Finding::scores_led_back, Severity::warning, "scores-led-back", "scores",
        "damaged or gone; a copy has the rows"},
    KnownFinding{
        Finding::scores_damaged, Severity::warning, "scores-damaged", "scores",
        "damaged, without a whole copy"},
    KnownFinding{
        Finding::scores_read_only, Severity::warning, "scores-read-only", "scores",
        "they cannot be written"},
    KnownFinding{
        Finding::board_renamed, Severity::warning, "board-renamed", "board",
        "the tables know players of another one"},
    KnownFinding{
        Finding::seasons_closed, Severity::warning, "seasons-closed", "seasons",
        "they cannot be read"},
    KnownFinding{
        Finding::season_damaged, Severity::warning, "season-damaged", "seasons",
        "a month's tables are damaged"},
    KnownFinding{
        Finding::new_file_in_way, Severity::warning, "new-file-in-way", "new file",
        "something lies where files are made"},
    KnownFinding{
        Finding::lock_closed, Severity::fault, "lock-closed", "lock", "its file cannot be opened"},
    KnownFinding{
        Finding::lock_refused, Severity::fault, "lock-refused", "lock", "this disk has no locks"},
    KnownFinding{
        Finding::lock_held, Severity::fault, "lock-held", "lock", "another program keeps it"},
    KnownFinding{
        Finding::spool_closed, Severity::fault, "spool-closed", "spool", "it cannot be read"},
    KnownFinding{
        Finding::spool_rubbish, Severity::warning, "spool-rubbish", "spool",
        "files in it are no scores"},
    KnownFinding{
        Finding::spool_waiting, Severity::warning, "spool-waiting", "spool", "scores wait in it"},
    KnownFinding{Finding::log_closed, Severity::fault, "log-closed", "log", "it cannot be written"},
    KnownFinding{
        Finding::art_closed, Severity::warning, "art-closed", "art",
        "a screen of yours cannot be read"},
    KnownFinding{
        Finding::art_unseen, Severity::warning, "art-unseen", "art", "a file there is no screen"},
    KnownFinding{
        Finding::records_gone, Severity::fault, "records-gone", "records",
        "records.db is gone; a copy is here"},
    KnownFinding{
        Finding::records_gone_alone, Severity::fault, "records-gone-alone", "records",
        "it is gone, without a copy"},
    KnownFinding{
        Finding::records_damaged, Severity::fault, "records-damaged", "records",
        "it is damaged; a copy is here"},
    KnownFinding{
        Finding::records_damaged_alone, Severity::fault, "records-damaged-alone", "records",
        "it is damaged, without a copy"},
    KnownFinding{
        Finding::records_damaged_in_part, Severity::fault, "records-damaged-in-part", "records",
        "damaged in part, without a copy"},
    KnownFinding{
        Finding::records_closed, Severity::fault, "records-closed", "records",
        "it is another account's"},
    KnownFinding{
        Finding::records_unread, Severity::fault, "records-unread", "records",
        "it cannot be used for another reason"},
    KnownFinding{
        Finding::server_lacks, Severity::fault, "server-lacks", "records",
        "PostgreSQL lacks what a command makes"},
    KnownFinding{
        Finding::server_refuses, Severity::fault, "server-refuses", "records",
        "PostgreSQL is away, or refuses"},
    KnownFinding{
        Finding::key_closed, Severity::fault, "key-closed", "key", "this account may not read it"},
    KnownFinding{
        Finding::key_unread, Severity::fault, "key-unread", "key", "it is gone, or holds no key"},
    KnownFinding{
        Finding::bulletins_closed, Severity::fault, "bulletins-closed", "bulletins",
        "their directory cannot be written"},
    KnownFinding{
        Finding::bulletins_nowhere, Severity::fault, "bulletins-nowhere", "bulletins",
        "it is not there"},
    KnownFinding{
        Finding::alarm_missing, Severity::fault, "alarm-missing", "alarm",
        "its program is not there"},
    KnownFinding{
        Finding::alarm_no_program, Severity::fault, "alarm-no-program", "alarm",
        "its file may not be run"},
    KnownFinding{
        Finding::secrets_in_config, Severity::warning, "secrets-in-config", "secrets",
        "every account may read them"},
    KnownFinding{
        Finding::secrets_in_key, Severity::warning, "secrets-in-key", "secrets",
        "every account may read records.key"},
    KnownFinding{
        Finding::port_taken, Severity::warning, "port-taken", "port",
        "another program listens there"},
    KnownFinding{
        Finding::today_unread, Severity::warning, "today-unread", "today",
        "changes for today cannot be read"},
    KnownFinding{
        Finding::today_changed, Severity::warning, "today-changed", "today",
        "games or hours are others today"},
    KnownFinding{
        Finding::sysop_too_long, Severity::warning, "sysop-too-long", "sysops",
        "nobody can be called so"},
    KnownFinding{
        Finding::sysop_unclaimed, Severity::warning, "sysop-unclaimed", "sysops",
        "the name has no password"},
    KnownFinding{
        Finding::rlogin_without_port, Severity::warning, "rlogin-without-port", "rlogin",
        "boards have nowhere to come in"},
    KnownFinding{
        Finding::rlogin_without_board, Severity::fault, "rlogin-without-board", "rlogin",
        "a port, but no board for it"},
    KnownFinding{
        Finding::rlogin_from_here, Severity::warning, "rlogin-from-here", "rlogin",
        "the port is this machine's alone"},
    KnownFinding{
        Finding::rlogin_low_port, Severity::warning, "rlogin-low-port", "rlogin",
        "the port is for root alone"},
    KnownFinding{
        Finding::boards_closed, Severity::fault, "boards-closed", "boards",
        "the list cannot be read"},
    KnownFinding{
        Finding::boards_damaged, Severity::fault, "boards-damaged", "boards",
        "the list is damaged"},
    KnownFinding{
        Finding::service_data, Severity::fault, "service-data", "service",
        "a unit may not write the data"},
    KnownFinding{
        Finding::service_bulletins, Severity::fault, "service-bulletins", "service",
        "a unit may not write the bulletins"},
    KnownFinding{
        Finding::service_account, Severity::fault, "service-account", "service",
        "a unit runs as who may not write the data"},
    KnownFinding{
        Finding::service_mail, Severity::warning, "service-mail", "service",
        "a unit may not send the alarm"},
    KnownFinding{
        Finding::service_program, Severity::fault, "service-program", "service",
        "what a unit starts is not there"},
    KnownFinding{
        Finding::confinement_in_part, Severity::warning, "confinement-in-part", "confinement",
        "calls are less confined here"},
    KnownFinding{
        Finding::landlock_missing, Severity::warning, "landlock-missing", "Landlock",
        "a part of that is not here"},
    KnownFinding{
        Finding::seccomp_missing, Severity::warning, "seccomp-missing", "seccomp",
        "another part is not here"},
    KnownFinding{
        Finding::call_refused, Severity::fault, "call-refused", "call",
        "this drop file or line is of no use"},
};

consteval bool has_a_row_for_each() {
  for (std::size_t at = 0; at < all_findings.size(); ++at)
    if (static_cast<std::size_t>(all_findings[at].finding) != at) return false;
  return all_findings.size() == static_cast<std::size_t>(Finding::call_refused) + 1;
}

static_assert(has_a_row_for_each());

}  // namespace

std::span<const KnownFinding> known_findings() {
  return all_findings;
}

const KnownFinding& known(Finding finding) {
  return all_findings.at(static_cast<std::size_t>(finding));
}

}  // namespace codemaker::commands
