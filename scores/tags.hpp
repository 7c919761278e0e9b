/// Boards that named themselves: the tags they made up to come by rlogin, as BOARDS.TAG holds them.
///
/// The file is lines of `row_text.hpp`: first `codemaker-tags`, the version and how many tags there
/// are, then a line for each. It is written whole, under the lock of the tables.
#pragma once

#include "scores/disk.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::scores {

inline constexpr std::string_view tags_file = "BOARDS.TAG";
/// What a damaged one is kept as.
inline constexpr std::string_view damaged_tags = "BOARDS.BAD";

inline constexpr std::size_t min_tag = 2;
inline constexpr std::size_t max_tag = 8;
/// Characters of a name that a sysop gives a board: with its mark it fits the column of the tables.
inline constexpr std::size_t max_board_name = 14;
/// So many tags are kept at most.
inline constexpr std::size_t max_tags = 2000;

enum class TagState : std::uint8_t { unverified, trusted, banned };

/// The word of a state, as in the file and for people.
[[nodiscard]] std::string_view word_of(TagState state);

/// A board that named itself.
struct Tag {
  std::string tag;  ///< in capitals
  TagState state = TagState::unverified;
  std::string name;        ///< that the sysop gave it; empty: it goes by its tag
  std::string network;     ///< where it was first used; empty: whoever uses it next keeps it
  std::string secret;      ///< the hash of what has to be said instead; empty: nothing
  std::int64_t first = 0;  ///< seconds since 1970, UTC; of its first call and of its last one
  std::int64_t seen = 0;
  std::int64_t calls = 0;

  friend bool operator==(const Tag&, const Tag&) = default;
};

/// True for a tag that may be made up, in any case: 2 to 8 letters or digits of ASCII, a letter
/// among them.
[[nodiscard]] bool is_made_up_tag(std::string_view text);

/// In capitals.
[[nodiscard]] std::string tag_in_capitals(std::string_view tag);

/// What two names of boards have in common that are taken for one another: letters and digits in
/// capitals, without what else stands between them, and 0 is O, 1 and L are I, 2 is Z, 3 is E, 4 is
/// A, 5 is S, 6 is G, 7 is T, 8 is B.
[[nodiscard]] std::string look_of_board(std::string_view name);

/// The board of its players in all tables: "MOON?". No board of the config is called so.
[[nodiscard]] std::string board_of_tag(std::string_view tag);

/// All that is known of them.
struct TagList {
  std::vector<Tag> tags;
  int lost = 0;           ///< lines that are not as they were written
  bool is_newer = false;  ///< of a later version: nothing was read

  [[nodiscard]] Tag* find(std::string_view tag);
  [[nodiscard]] const Tag* find(std::string_view tag) const;
};

/// Any bytes are a list.
[[nodiscard]] TagList read_tags(std::string_view bytes);
[[nodiscard]] std::string write_tags(const TagList& list);

/// Of the data directory; nothing where there is no file.
[[nodiscard]] Result<TagList> load_tags(Disk& disk);
/// Under the lock. Of a damaged file a copy is kept.
[[nodiscard]] Result<void> save_tags(Disk& disk, const TagList& list);

/// How the boards of the tables are called where they are shown.
class BoardNames {
 public:
  BoardNames() = default;
  explicit BoardNames(const TagList& list);

  /// "MOON", or "MOON?" while nobody has checked it.
  [[nodiscard]] std::string shown(const std::string& board) const;
  /// The same where there is room: "MOON (unverified)".
  [[nodiscard]] std::string in_words(const std::string& board) const;
  [[nodiscard]] bool is_unverified(const std::string& board) const;

 private:
  struct Name {
    std::string name;
    bool is_trusted = false;
  };

  [[nodiscard]] std::string plain(const std::string& board) const;

  std::map<std::string, Name, std::less<>> names_;
};

/// What an unverified board has behind its name, told below a table.
inline constexpr std::string_view legend_of_unverified = "? a board that nobody has checked yet";

/// None are known where the file cannot be read: all are unverified then.
[[nodiscard]] BoardNames read_board_names(Disk& disk);

}  // namespace codemaker::scores
