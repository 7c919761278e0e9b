/// Who gets in by a tag that their board made up, and what a sysop makes of such a board.
#pragma once

#include "scores/tags.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

/// A call by a tag. The clock and the hashes are the caller's, for here is neither.
struct TagCall {
  std::string tag;      ///< one that may be made up
  std::string network;  ///< where it comes from
  std::int64_t when = 0;
  bool has_secret = false;
  std::function<bool(const std::string& hash)> knows;  ///< true if the secret has this hash
  std::function<std::string()> hash;                   ///< of the secret, for a tag that is new
};

/// What a new tag has to keep to.
struct TagRules {
  std::vector<std::string> taken;  ///< names of boards that no tag may be taken for
  int new_a_day = 20;
};

/// What becomes of a call by a tag.
enum class TagAnswer : std::uint8_t {
  let_in,
  banned,
  kept_by_another,  ///< or the secret is wrong
  taken,            ///< it looks like the name of another board
  too_many,         ///< new tags today
  not_now           ///< the list cannot be had
};

struct AnsweredTag {
  TagAnswer answer = TagAnswer::not_now;
  std::string reason;  ///< why not, for the log
  Tag tag;             ///< of who is let in
};

/// So many tags may be new from one network on a day.
inline constexpr int new_tags_of_network = 2;

/// Lets a board in by its tag, which it keeps from its first call on. The call is counted.
[[nodiscard]] AnsweredTag call_by_tag(
    Disk& disk, const TagCall& call, const TagRules& rules, std::chrono::milliseconds patience
);

/// What a sysop does to a tag: it was changed, or why that cannot be.
using TagChange = std::function<Result<void>(const TagList& list, Tag& tag)>;

/// Changes a tag of the list; the fault says why it could not be. Returns the tag as it is now.
[[nodiscard]] Result<Tag> change_tag(
    Disk& disk, std::string_view tag, const TagChange& change, std::chrono::milliseconds patience
);

}  // namespace codemaker::scores
