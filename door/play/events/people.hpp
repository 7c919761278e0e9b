/// Who is here, as callers are told of each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace codemaker::play {

/// A caller as other callers see them: no address, no node.
struct Person {
  std::string name = {};
  std::string board = {};     ///< of the player
  std::string doing = {};     ///< `Masterix`
  std::int64_t level = 0;     ///< of a ranked run; 0: none is played
  std::int64_t since = 0;     ///< the call began; seconds since 1970, UTC
  std::int64_t last_key = 0;  ///< as `since`
  bool takes_challenges = true;

  friend bool operator==(const Person&, const Person&) = default;
};

namespace event {

/// All who let themselves be seen; one list for all who ask at the same time.
struct People {
  std::shared_ptr<const std::vector<Person>> list = {};  ///< null: that cannot be told now
  std::optional<std::size_t> own = {};                   ///< which of them the caller is
  std::int64_t now = 0;                                  ///< that was then; as `since`
};

}  // namespace event

namespace effect {

/// Answered by People.
struct ReadPeople {};

}  // namespace effect

}  // namespace codemaker::play
