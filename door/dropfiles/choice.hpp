/// Which of the files in a directory is the drop file of this call.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::dropfiles {

/// A file in a directory, by name and time of its last change.
struct Candidate {
  std::string name;
  std::chrono::sys_seconds changed;
};

/// The names worth reading, the first one first. Files that are no drop files and those more than
/// ten seconds older than the newest are left out; the richest format comes first, and of several
/// DORINFO files the one that fits the node.
[[nodiscard]] std::vector<std::string> choose(
    std::vector<Candidate> candidates, std::optional<int> node
);

/// True if a board would write this DORINFO file for this node: the number in decimal or
/// hexadecimal, or a letter for 10 and above.
[[nodiscard]] bool fits_node(const std::string& dorinfo_name, int node);

}  // namespace codemaker::dropfiles
