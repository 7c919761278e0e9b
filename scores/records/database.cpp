#include "records/database.hpp"

#include "records/backends.hpp"
#include "records/copies.hpp"
#include "records/gone.hpp"

#include <chrono>
#include <stdexcept>
#include <string_view>
#include <thread>

namespace codemaker::scores::records {
namespace {

Dialect dialect_of(const Target& target) {
  return target.where.starts_with(server_scheme) ? Dialect::postgresql : Dialect::sqlite;
}

/// The message without the statement and its values, which SOCI appends.
std::string message_of(const std::exception& error) {
  const auto* own = dynamic_cast<const soci::soci_error*>(&error);
  std::string message = own == nullptr ? error.what() : own->get_error_message();
  if (message.starts_with("sqlite3_")) message.erase(0, message.find(": ") + 2);
  return message;
}

/// A number that stands for our migrations among the locks of a server.
constexpr std::string_view lock_of_migrations = "SELECT pg_advisory_xact_lock(7221992)";

}  // namespace

void load_library(const Target& target) {
  try {
    make_ready(dialect_of(target));
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // Told when it is opened, for then it is missing still.
  }
}

Database::Transaction::Transaction(Database& database) : database_{database} {
  if (database_.is_file()) {
    database_.begin_in_turn();
  } else {
    *database_.session_ << "BEGIN";
  }
}

Database::Transaction::~Transaction() {
  if (!is_open_ || !database_.session_) return;
  try {
    *database_.session_ << "ROLLBACK";
  } catch (const std::exception&) {
    database_.session_.reset();  // what was begun ends with the connection
  }
}

void Database::Transaction::commit() {
  *database_.session_ << "COMMIT";
  is_open_ = false;
}

// SQLite's lock is had at the beginning or not at all: what has read cannot wait for it. SQLite
// itself asks for it less and less often, so that of many who wait some never get it.
void Database::begin_in_turn() {
  constexpr std::chrono::milliseconds step{2};
  const auto end = std::chrono::steady_clock::now() + database_patience;
  set_patience(std::chrono::milliseconds{0});
  for (bool is_begun = false; !is_begun;) {
    try {
      *session_ << "BEGIN IMMEDIATE";
      is_begun = true;
    } catch (const soci::soci_error& error) {
      const bool is_locked = error.get_error_message().find("is locked") != std::string::npos;
      if (!is_locked || std::chrono::steady_clock::now() >= end) throw;
      std::this_thread::sleep_for(step);
    }
  }
  set_patience(database_patience);
}

void Database::set_patience(std::chrono::milliseconds patience) {
  *session_ << "PRAGMA busy_timeout = " << patience.count();
}

Database::Database(Target target)
    : target_{std::move(target)},
      dialect_{dialect_of(target_)},
      file_{target_.where} {}

Result<void> Database::open() {
  if (session_ && !(is_file() && file_.is_another())) return {};
  for (bool is_last = false;; is_last = true) {
    session_.reset();
    try {
      auto connected = connect();
      if (connected) return connected;
      session_.reset();
      return with_remarks(connected.error());
    } catch (const std::exception& error) {
      Diagnosis found = recover(error);
      const bool may_be_back = found.trouble == Trouble::dropped && is_file();
      if (is_last || (found.trouble != Trouble::damaged && !may_be_back))
        return std::move(found.fault);
    }
  }
}

Result<void> Database::attempt(const std::function<void()>& step) {
  for (bool is_last = false;; is_last = true) {
    if (auto opened = open(); !opened) return opened;
    try {
      step();
      return {};
    } catch (const std::exception& error) {
      Diagnosis found = recover(error);
      if (is_last || found.trouble == Trouble::other) return std::move(found.fault);
    }
  }
}

Result<Seen> Database::look() {
  try {
    return look_through();
  } catch (const std::exception& error) {
    Diagnosis found = diagnose(target_, dialect_, message_of(error));
    if (found.trouble == Trouble::damaged) return Seen{0, found.fault.reason(), false};
    return std::move(found.fault);
  }
}

Result<Seen> Database::look_through() {
  Seen seen;
  if (is_file()) {
    if (file_.is_lost()) return Fault::because(target_.name + " is gone, or empty");
    if (const auto connected = connect_to_file(); !connected) return connected.error();
    std::string verdict;
    *session_ << "PRAGMA quick_check(1)", soci::into(verdict);
    if (verdict != "ok")
      seen.damage = diagnose(target_, dialect_, "malformed: " + verdict).fault.reason();
  } else {
    connect_to_server();
  }
  const std::int64_t found = version();
  if (found > schema_version()) return is_newer();
  if (found > 0) *session_ << "SELECT count(*) FROM games", soci::into(seen.games);
  seen.is_readable = true;
  return seen;
}

Fault Database::is_newer() const {
  return Fault::because(
      target_.name + " was made by a newer version of codemaker and is left alone; use that version"
  );
}

Diagnosis Database::recover(const std::exception& error) {
  Diagnosis found = diagnose(target_, dialect_, message_of(error));
  session_.reset();
  // Another process has set aside what was open here: the file of today is tried at once.
  const bool was_moved = is_file() && file_.is_another();
  if (found.trouble == Trouble::other && was_moved) found.trouble = Trouble::dropped;
  if (found.trouble != Trouble::damaged) return found;
  const auto kept = set_aside();
  return kept ? found : Diagnosis{Trouble::other, kept.error()};
}

/// Why there is no database now stands before that there is none.
Fault Database::with_remarks(const Fault& fault) {
  const std::string told = joined_remarks();
  return Fault::because(told + (told.empty() ? "" : "; ") + fault.reason());
}

std::string Database::joined_remarks() {
  std::string told;
  for (const std::string& remark : take_remarks())
    told += (told.empty() ? "" : "; ") + remark;
  return told;
}

/// What a call would meet only later, too: a new one is wanted now.
Result<void> Database::set_damaged_aside() {
  const auto seen = look();
  session_.reset();
  return seen && !seen->damage.empty() ? set_aside() : Result<void>{};
}

Result<std::string> Database::begin_anew() {
  if (is_file()) {
    if (const auto kept = set_damaged_aside(); !kept) return kept.error();
  }
  std::string told = joined_remarks();
  if (const auto opened = open(); !opened && !is_gone(target_)) return opened.error();
  const Fault is_there = Fault::because(
      told + (told.empty() ? "" : "; ") + target_.name + " is there and is not begun anew"
  );
  if (!is_file()) return is_there;
  const auto lock = file_.lock(database_patience);
  if (!lock) return lock.error();
  if (!is_gone(target_)) return is_there;
  file_.forget_use();
  if (const auto made = file_.make(); !made) return made.error();
  return told;
}

Result<void> Database::set_aside() {
  const auto lock = file_.lock(database_patience);
  if (!lock) return lock.error();
  if (file_.is_another()) return {};  // another process was quicker
  return lead_back();
}

/// Under the lock. What was brought back in part is brought again by the next one: the copy stays.
Result<void> Database::lead_back() {
  const auto copy = newest_database(database_copies(target_));
  const auto name =
      copy ? exchange(file_, damaged_ending, copy->path) : file_.set_aside(damaged_ending);
  if (!name) return name.error();
  const std::string what = name->empty() ? " was gone" : " was damaged: it is kept as " + *name;
  const std::string now = copy ? ", and the games are those of " + copy->name + " again" : "";
  remarks_.push_back(target_.name + what + now);
  return {};
}

Result<std::string> Database::care() {
  if (auto opened = open(); !opened) return opened.error();
  std::string verdict;
  try {
    *session_ << "PRAGMA quick_check(1)", soci::into(verdict);
  } catch (const std::exception& error) {
    Diagnosis found = diagnose(target_, dialect_, message_of(error));
    if (found.trouble != Trouble::damaged) return std::move(found.fault);
    verdict = error.what();
  }
  if (verdict != "ok") {
    session_.reset();
    if (!newest_database(database_copies(target_)))
      return target_.name + " is damaged: " + verdict.substr(0, verdict.find('\n'));
    if (auto kept = set_aside(); !kept) return kept.error();
  }
  return joined_remarks();
}

Result<void> Database::connect() {
  if (is_file()) {
    if (file_.is_lost()) {
      const auto lock = file_.lock(database_patience);
      if (!lock) return lock.error();
      if (auto led = file_.is_lost() ? lead_back() : Result<void>{}; !led) return led;
    }
    if (const auto connected = connect_to_file(); !connected) return connected.error();
  } else {
    connect_to_server();
  }
  const auto is_ours = check_version();
  if (is_ours && is_file()) file_.note_use();
  return is_ours;
}

Result<void> Database::connect_to_file() {
  if (target_.where.find('"') != std::string::npos) {
    return Fault::because(
        target_.where + " has a quotation mark in its path; rename the directory"
    );
  }
  // What is opened is there until it is open: of a file that is set aside in between, SQLite would
  // begin a new one.
  const auto held = file_.hold(database_patience);
  if (!held) return held.error();
  if (is_gone(target_)) return gone_fault(target_);
  if (auto prepared = file_.prepare(); !prepared) return prepared;
  make_ready(Dialect::sqlite);
  session_ = std::make_unique<soci::session>("sqlite3", "db=\"" + target_.where + "\"");
  set_patience(database_patience);
  *session_ << "PRAGMA synchronous = FULL";
  *session_ << "PRAGMA foreign_keys = ON";
  return {};
}

void Database::connect_to_server() {
  make_ready(Dialect::postgresql);
  const char* const joint = target_.where.find('?') == std::string::npos ? "?" : "&";
  // SOCI would take a URL without any option for a list of them.
  session_ = std::make_unique<soci::session>(
      "postgresql", target_.where + joint + "connect_timeout=2&client_encoding=UTF8"
  );
  *session_ << "SET client_min_messages = error";
  *session_ << "SET lock_timeout = " << database_patience.count();
  *session_ << "SET statement_timeout = " << database_patience.count();
}

std::int64_t Database::version() {
  std::int64_t count = 0;
  if (is_file()) {
    *session_ << "SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'",
        soci::into(count);
  } else {
    *session_ << "SELECT count(*) FROM information_schema.tables WHERE "
                 "table_name = 'schema_version' AND table_schema = current_schema()",
        soci::into(count);
  }
  if (count == 0) return 0;
  std::int64_t found = 0;
  *session_ << "SELECT coalesce(max(version), -1) FROM schema_version", soci::into(found);
  // No program leaves that table empty; a page that was zeroed in part does.
  if (found < 0) throw std::runtime_error{"malformed: it has no version"};
  return found;
}

Result<void> Database::check_version() {
  const std::int64_t found = version();
  if (found > schema_version()) return is_newer();
  if (is_up_to_date()) return {};
  if (!is_file()) return migrate();
  const auto lock = file_.lock(database_patience);
  if (!lock) return lock.error();
  if (is_up_to_date()) return {};  // another was quicker
  if (auto begun = begin_log(); !begun) return begun;
  return migrate();
}

bool Database::is_up_to_date() {
  if (version() != schema_version()) return false;
  if (!is_file()) return true;
  std::string mode;
  *session_ << "PRAGMA journal_mode", soci::into(mode);
  return mode == "wal";
}

Result<void> Database::begin_log() {
  std::string mode;
  *session_ << "PRAGMA journal_mode = WAL", soci::into(mode);
  if (mode == "wal") return {};
  return diagnose(target_, dialect_, "locking protocol").fault;
}

Result<void> Database::migrate() {
  Transaction whole{*this};
  if (!is_file()) *session_ << lock_of_migrations;
  const std::int64_t found = version();  // another may have been quicker
  for (std::int64_t at = found; at < schema_version(); ++at) {
    for (const std::string_view statement : migrations()[static_cast<std::size_t>(at)])
      *session_ << for_dialect(statement, dialect_);
  }
  if (found == 0) *session_ << "INSERT INTO schema_version (version) VALUES (0)";
  *session_ << "UPDATE schema_version SET version = " << schema_version();
  whole.commit();
  return {};
}

}  // namespace codemaker::scores::records
