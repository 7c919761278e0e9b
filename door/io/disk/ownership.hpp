/// Whose the files in the data directory are.
#pragma once

#include <sys/stat.h>

namespace codemaker::io::disk {

/// Gives an open file to the owner and group of another: what root makes must not shut the board's
/// account out, and what one account of a group makes not the others. What the system does not
/// allow is left as it is.
void give_to_owner(int file, const struct stat& owner);

}  // namespace codemaker::io::disk
