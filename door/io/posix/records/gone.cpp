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

}  // namespace

bool is_gone(const Target& target) {
  if (target.where.starts_with(server_scheme)) return false;
  const std::string mark = std::filesystem::path{target.where}.replace_extension("lck").string();
  return is_missing(target.where) && !is_missing(mark);
}

Fault gone_fault(const Target& target) {
  return Fault::because(
      target.name +
      " was here and is gone; put back a copy of it, or begin a new one: codemaker records begin"
  );
}

}  // namespace codemaker::scores::records
