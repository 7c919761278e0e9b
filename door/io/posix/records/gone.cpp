#include "records/gone.hpp"

#include <cerrno>
#include <filesystem>
#include <string>
#include <sys/stat.h>

namespace codemaker::scores::records {
namespace {

bool is_missing(const std::string& path) {
  struct stat status {};

  return ::lstat(path.c_str(), &status) != 0 && errno == ENOENT;
}

/// -1: it is not there, or no plain file.
off_t size_of(const std::string& path) {
  struct stat status {};

  const bool is_plain = ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
  return is_plain ? status.st_size : -1;
}

}  // namespace

bool is_gone(const Target& target) {
  if (target.where.starts_with(server_scheme)) return false;
  const std::string mark = std::filesystem::path{target.where}.replace_extension("lck").string();
  if (is_missing(target.where)) return !is_missing(mark);
  return size_of(target.where) == 0 && size_of(mark) > 0;
}

Fault gone_fault(const Target& target) {
  return Fault::because(
      target.name +
      " was here and is gone; put back a copy of it, or begin a new one: codemaker records begin"
  );
}

}  // namespace codemaker::scores::records
