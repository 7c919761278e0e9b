/// What a board leaves for a door: who calls, on what line, with how much time. The reading rules
/// are those of tests/vectors/dropfiles/README.md; door/bbs-contract.md section 2 tells why.
#pragma once

#include "ansi/fault.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::dropfiles {

using ansi::Fault;
using ansi::Result;

/// Every format that is read (door/bbs-contract.md section 2); `DOOR.SYS` has three forms.
enum class DropFormat : std::uint8_t {
  bbsdev,
  door32,
  door_sys_52,
  door_sys_31,
  door_sys_doorway,
  chain,
  dorinfo,
  xtrn,
  tribbs,
  sfdoors,
  callinfo,
  doorfile_sr,
  jumper,
  chdoor,
  pcboard
};

/// What the file claims the line to be.
enum class CommType : std::uint8_t { local, serial, socket };

/// What a door on Linux uses when it got no other order. A COM number is history, not a device.
enum class DropTransport : std::uint8_t { stdio, socket, serial };

/// What the file says of the caller's rights, where it is more than a caller's.
enum class Role : std::uint8_t { sysop, cosysop };
/// How the text of the file itself was written: ASCII alone, or how its other bytes read.
enum class FileEncoding : std::uint8_t { ascii, cp437, utf8 };
/// The character set that the caller is sent.
enum class Codepage : std::uint8_t { cp437, utf8 };

/// Which line decided something; 0 where the file has no lines.
struct DropSource {
  std::string_view what;  ///< "time left", in the words of `source`
  int line = 0;
};

/// What a caller's visit hangs on, in the words of a sysop.
namespace source {
inline constexpr std::string_view caller = "caller";
inline constexpr std::string_view line = "line";
inline constexpr std::string_view speed = "speed";
inline constexpr std::string_view node = "node";
inline constexpr std::string_view time_left = "time left";
inline constexpr std::string_view ansi = "ANSI";
inline constexpr std::string_view charset = "characters";
inline constexpr std::string_view size = "screen size";
}  // namespace source

/// Everything a drop file tells. nullopt means: the file does not tell.
struct DropFile {
  DropFormat format = DropFormat::door32;
  CommType comm_type = CommType::local;
  DropTransport transport = DropTransport::stdio;
  std::optional<int> socket_handle;  ///< only with CommType::socket; 3 or more but in BBSDEV.DRP
  std::optional<int> handle_hint;    ///< a handle named all the same: the last resort
  std::optional<int> serial_port;    ///< 1 is COM1
  std::optional<int> serial_handle;  ///< an open descriptor
  std::optional<int> baud;           ///< as stated, 0 allowed
  std::optional<int> node;           ///< 1 … 65535
  std::optional<int> user_number;
  std::optional<std::string> user_key;  ///< unique and lasting
  std::string real_name;                ///< never empty, like the alias
  std::string alias;
  std::optional<std::string> location;
  std::optional<int> security_level;
  std::optional<Role> role;
  std::optional<std::int64_t> seconds_left;
  std::optional<std::string> deadline;  ///< YYYY-MM-DDTHH:MM:SSZ
  std::optional<bool> ansi;
  std::optional<bool> rip;
  std::optional<bool> ascii_only;  ///< no bytes above 7F to this caller
  std::optional<int> rows;
  std::optional<int> columns;
  Codepage codepage = Codepage::cp437;  ///< what to send
  FileEncoding file_encoding = FileEncoding::ascii;
  std::optional<std::string> bbs_name;
  std::optional<std::string> bbs_software;
  std::optional<std::string> sysop_name;
  std::optional<std::string> language;
  std::vector<DropSource> sources;  ///< in the order of the file
};

/// More than any drop file needs; a larger file is refused.
inline constexpr std::size_t max_drop_file_bytes = 1U << 20U;

/// The format that a file name stands for, in any letter case. DOOR.SYS is `door_sys_52` here; its
/// form shows in the text.
[[nodiscard]] std::optional<DropFormat> format_of(std::string_view file_name);

/// Writes blanks over the caller's password, where the format has one, before anybody reads or
/// copies it.
void blank_passwords(std::string_view file_name, std::string& bytes);

/// Reads a drop file. `file_name` is its name without directory and decides the format. A refusal
/// names the file and, where there is one, the line.
[[nodiscard]] Result<DropFile> read_drop_file(std::string_view file_name, std::string_view bytes);

/// The name of the board, if the file knows it: line 4 of DOOR32.SYS is the board's software with
/// most writers, which shows by its version.
[[nodiscard]] std::optional<std::string> board_name(const DropFile& file);

/// The name of a format in doctor's answers: `DOOR32`, `DOORSYS52` …
[[nodiscard]] std::string_view name(DropFormat format);

}  // namespace codemaker::dropfiles
