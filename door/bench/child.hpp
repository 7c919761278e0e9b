/// The program that is measured, as a child process.
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace codemaker::bench {

/// `codemaker` from the directory this program is in. SIGTERM ends it when nobody needs it.
class Child {
 public:
  /// Which of its descriptors is one of ours.
  struct Handed {
    int ours;
    int theirs;
  };

  /// Throws std::system_error if it cannot be started.
  Child(std::vector<std::string> options, const std::vector<Handed>& descriptors);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  /// A file of /proc about it. Throws std::runtime_error once it is gone.
  [[nodiscard]] std::string about(const char* file) const;

  /// Resident memory in KiB.
  [[nodiscard]] long resident_kib() const;

  [[nodiscard]] pid_t id() const { return id_; }

 private:
  pid_t id_ = -1;
};

}  // namespace codemaker::bench
