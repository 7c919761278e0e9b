/// `codemaker doctor`: says what the program understood.
#pragma once

#include <string>

namespace codemaker::commands {

/// Of `doctor dropfile`, `doctor telnet` and `doctor rlogin`.
struct DoctorOptions {
  std::string path;
  int node = 0;
  bool is_json = false;
  bool is_without_opening = false;
};

/// Reads one drop file, or the best one of a directory, and tells everything in it; 1 if it is
/// refused.
[[nodiscard]] int doctor_dropfile(const DoctorOptions& options);

/// Takes the caller's bytes on standard input and tells what telnet made of them.
[[nodiscard]] int doctor_telnet(const DoctorOptions& options);
/// The same for rlogin.
[[nodiscard]] int doctor_rlogin(const DoctorOptions& options);

}  // namespace codemaker::commands
