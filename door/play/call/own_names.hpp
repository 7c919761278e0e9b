/// Names on our own server: those that somebody has there, and those that nobody may take.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::play {

/// Who is asked for a name may not take each.
class OwnNames {
 public:
  /// Nothing is asked for anywhere: all names can be had.
  OwnNames();
  /// A name that somebody gave a password on one of these boards is theirs on all of them. Beside
  /// our own words nobody may take one of `kept_back`.
  OwnNames(std::vector<std::string> boards, const std::vector<std::string>& kept_back);

  [[nodiscard]] const std::vector<std::string>& boards() const;

  /// True for the sysop's name, the computer's, and what looks like one of them; and for those that
  /// guests are called by whose name could not be checked.
  [[nodiscard]] bool is_reserved(std::string_view name) const;

 private:
  struct Held;
  std::shared_ptr<const Held> held_;  ///< by all calls of a server
};

/// What somebody is called whose name could not be checked: "Guest Ada"; who is called so already
/// stays so.
[[nodiscard]] std::string guest_name(std::string_view name);

}  // namespace codemaker::play
