#include "records/trouble.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace codemaker::scores::records {
namespace {

/// A part of a message, and what it means: the rest of a sentence that begins with the name.
struct Meaning {
  std::string_view part;
  std::string_view sentence;
  Trouble trouble = Trouble::other;
  std::string_view command = {};  ///< that mends it; where the sentence ends in a colon it follows
};

constexpr std::string_view is_silent = " does not answer; is the server running?";
constexpr std::string_view makes_role = "runuser -u postgres -- createuser PORT --pwprompt ROLE";
constexpr std::string_view makes_database = "runuser -u postgres -- createdb PORT -O ROLE DATABASE";
constexpr std::string_view starts = "systemctl start postgresql";

constexpr std::array file_meanings{
    Meaning{"not a database", " is damaged", Trouble::damaged},
    Meaning{"malformed", " is damaged", Trouble::damaged},
    Meaning{"is locked", " is locked by another program; end that program, or try again"},
    Meaning{"disk is full", " cannot grow: the disk is full; make room on it"},
    Meaning{
        "readonly database",
        " may not be written; check the owner and the mode of the file and its directory"},
    Meaning{
        "unable to open",
        " cannot be opened; check the owner and the mode of the file and its directory"},
    Meaning{
        "locking protocol",
        " cannot be shared on this file system; move the data directory to a local disk"},
    Meaning{"disk I/O error", " cannot be read or written: the disk fails, or is full"},
    Meaning{
        "find shared library",
        " needs SOCI for SQLite, which is not installed; install libsoci-sqlite3-4.0"},
};

// Some of them can quote a URL that is wrong, so no message of a server's is shown as it came.
constexpr std::array server_meanings{
    Meaning{
        "find shared library", " needs SOCI for PostgreSQL, which is not installed: ",
        Trouble::other, "apt-get install -y libsoci-postgresql4.0"},
    Meaning{
        "libpq.so.5", " needs the client of PostgreSQL, libpq.so.5, which is not installed: ",
        Trouble::other, "apt-get install -y libpq5"},
    // Where roles have passwords a server does not tell whether there is one of that name.
    Meaning{
        "password authentication failed",
        " refuses the name or the password; check the setting records, or have the role made: ",
        Trouble::other, makes_role},
    Meaning{"no password supplied", " wants a password; check the setting records"},
    Meaning{"pg_hba.conf", " admits nobody from here; check its pg_hba.conf"},
    Meaning{
        "role", " does not know that name; check the setting records, or have it made: ",
        Trouble::other, makes_role},
    Meaning{
        "database \"", " has no such database; check the setting records, or have it made: ",
        Trouble::other, makes_database},
    Meaning{
        "statement timeout", " does not answer in time; is the server busy, or a table locked?"},
    Meaning{"lock timeout", " does not answer in time; is the server busy, or a table locked?"},
    Meaning{"read-only transaction", " may only be read; is this a standby server?"},
    Meaning{
        "permission denied", " refuses to let this program write; check the rights of its role"},
    Meaning{"No space left", " cannot grow: its disk is full; make room on it"},
    Meaning{"translate host name", " is not found: no such host; check the setting records"},
    Meaning{"timeout expired", is_silent, Trouble::other, starts},
    Meaning{"could not connect", is_silent, Trouble::other, starts},
    Meaning{"connection to server", is_silent, Trouble::dropped, starts},
    Meaning{"terminating connection", " dropped the connection", Trouble::dropped},
    Meaning{"server closed", " dropped the connection", Trouble::dropped},
    Meaning{"no connection", " dropped the connection", Trouble::dropped},
    Meaning{"could not receive", " dropped the connection", Trouble::dropped},
    Meaning{"could not send", " dropped the connection", Trouble::dropped},
    Meaning{"the database system", " is starting or shutting down; try again in a moment"},
    Meaning{"Cannot establish", " cannot be reached; check the setting records"},
};

template <typename Meanings>
const Meaning* meaning_of(const Meanings& meanings, std::string_view message) {
  const auto found = std::ranges::find_if(meanings, [&](const Meaning& meaning) {
    return message.find(meaning.part) != std::string_view::npos;
  });
  return found == meanings.end() ? nullptr : &*found;
}

/// Of a URL postgresql://ROLE:PASSWORD@HOST/DATABASE?…, as far as a shell takes them for words.
struct Names {
  std::string role = "ROLE";
  std::string database = "DATABASE";
  std::string port = {};      ///< "-p 5433"; empty: the usual one
  bool is_elsewhere = false;  ///< on another machine, where nothing typed here mends it
};

bool is_word(std::string_view text) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
  return !text.empty() && text.find_first_not_of(plain) == std::string_view::npos;
}

Names names_in(std::string_view url) {
  Names names;
  if (!url.starts_with(server_scheme)) return names;
  url.remove_prefix(server_scheme.size());
  url = url.substr(0, url.find('?'));
  const auto at = url.find('@');
  const auto role = at == std::string_view::npos ? "" : url.substr(0, std::min(at, url.find(':')));
  if (is_word(role)) names.role = role;
  const auto slash = url.rfind('/');
  const auto database = slash == std::string_view::npos ? "" : url.substr(slash + 1);
  if (is_word(database)) names.database = database;
  const auto behind = url.substr(at == std::string_view::npos ? 0 : at + 1);
  const auto place = behind.substr(0, behind.find('/'));
  const auto host = place.substr(0, place.find(':'));
  const auto port = host == place ? "" : place.substr(host.size() + 1);
  if (is_word(port) && port != "5432") names.port = "-p " + std::string{port};
  constexpr std::array here{"", "localhost", "127.0.0.1"};
  names.is_elsewhere = std::ranges::find(here, host) == here.end();
  return names;
}

/// The command with the names of this database in it.
std::string command_for(const Names& names, std::string_view command) {
  std::string text{command};
  const std::string port = names.port.empty() ? "" : names.port + " ";
  for (const auto& [word, name] :
       {std::pair{"PORT ", &port}, std::pair{"ROLE", &names.role},
        std::pair{"DATABASE", &names.database}}) {
    const auto at = text.find(word);
    if (at != std::string::npos) text.replace(at, std::string_view{word}.size(), *name);
  }
  return text;
}

Fault fault_of(const Target& target, const Meaning& meaning) {
  const Names names = names_in(target.where);
  const std::string command = command_for(names, meaning.command);
  const std::string sentence{meaning.sentence};
  auto fault = Fault::because(target.name + sentence + (sentence.ends_with(": ") ? command : ""));
  const bool is_of_server = !meaning.command.starts_with("apt-get");
  const bool is_cure = !command.empty() && !(is_of_server && names.is_elsewhere);
  return is_cure ? std::move(fault).with_cure(command) : fault;
}

}  // namespace

Diagnosis diagnose(const Target& target, Dialect dialect, std::string_view message) {
  const Meaning* const meaning = dialect == Dialect::sqlite ? meaning_of(file_meanings, message)
                                                            : meaning_of(server_meanings, message);
  if (meaning != nullptr) return {meaning->trouble, fault_of(target, *meaning)};
  return {
      Trouble::other,
      Fault::because(target.name + ": " + std::string{message.substr(0, message.find('\n'))})};
}

Fault silence_of(const Target& target) {
  return fault_of(target, {"", is_silent, Trouble::other, starts});
}

}  // namespace codemaker::scores::records
