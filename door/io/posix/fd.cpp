#include "io/posix/fd.hpp"

#include <unistd.h>

namespace codemaker::io {

void Fd::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

}  // namespace codemaker::io
