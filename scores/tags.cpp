#include "scores/tags.hpp"

#include "scores/entry.hpp"
#include "scores/row_text.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace codemaker::scores {
namespace {

constexpr std::string_view head_of_tags = "codemaker-tags";
constexpr std::int64_t version_of_tags = 1;
constexpr std::size_t fields_of_tag = 8;
constexpr std::size_t max_network = 64;
constexpr std::size_t max_hash = 160;
constexpr char unverified_mark = '?';

struct StateWord {
  TagState state;
  std::string_view word;
};

constexpr std::array state_words{
    StateWord{TagState::unverified, "unverified"},
    StateWord{TagState::trusted, "trusted"},
    StateWord{TagState::banned, "banned"},
};

bool is_digit_of_tag(char letter) {
  return letter >= '0' && letter <= '9';
}

bool is_letter_of_tag(char letter) {
  return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
}

char capital(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::optional<Tag> tag_in(const std::vector<std::string>& fields) {
  if (fields.size() != fields_of_tag) return std::nullopt;
  const auto state = std::ranges::find(state_words, fields[1], &StateWord::word);
  const auto first = number_in(fields[5]);
  const auto seen = number_in(fields[6]);
  const auto calls = number_in(fields[7]);
  const bool is_sound = is_made_up_tag(fields[0]) && fields[0] == tag_in_capitals(fields[0]) &&
                        state != state_words.end() && first && seen && calls && *calls >= 0 &&
                        fields[2].size() <= max_board_bytes && fields[3].size() <= max_network &&
                        fields[4].size() <= max_hash;
  if (!is_sound) return std::nullopt;
  return Tag{fields[0], state->state, fields[2], fields[3], fields[4], *first, *seen, *calls};
}

/// What the first line says of the list.
struct HeadOfTags {
  std::int64_t version = version_of_tags;
  std::int64_t tags = 0;  ///< how many lines follow
};

std::optional<HeadOfTags> head_in(const std::vector<std::string>& fields) {
  if (fields.size() < 2 || fields[0] != head_of_tags) return std::nullopt;
  const auto version = number_in(fields[1]);
  const auto tags = fields.size() == 3 ? number_in(fields[2]) : std::nullopt;
  const bool is_ours = version && *version <= version_of_tags;
  if (!version || (is_ours && !tags)) return std::nullopt;
  return HeadOfTags{*version, tags.value_or(0)};
}

}  // namespace

std::string_view word_of(TagState state) {
  return std::ranges::find(state_words, state, &StateWord::state)->word;
}

bool is_made_up_tag(std::string_view text) {
  const auto may_stand = [](char letter) {
    return is_letter_of_tag(letter) || is_digit_of_tag(letter);
  };
  return text.size() >= min_tag && text.size() <= max_tag && std::ranges::all_of(text, may_stand) &&
         std::ranges::any_of(text, is_letter_of_tag);
}

std::string tag_in_capitals(std::string_view tag) {
  std::string capitals{tag};
  std::ranges::transform(capitals, capitals.begin(), capital);
  return capitals;
}

std::string look_of_board(std::string_view name) {
  constexpr std::string_view alike = "01L2345678";
  constexpr std::string_view taken_for = "OIIZEASGTB";
  std::string look;
  for (const char letter : tag_in_capitals(name)) {
    const auto at = alike.find(letter);
    const bool stands = is_letter_of_tag(letter) || is_digit_of_tag(letter);
    if (stands) look += at == std::string_view::npos ? letter : taken_for[at];
  }
  return look;
}

std::string board_of_tag(std::string_view tag) {
  return tag_in_capitals(tag) + unverified_mark;
}

Tag* TagList::find(std::string_view tag) {
  const auto found = std::ranges::find(tags, tag_in_capitals(tag), &Tag::tag);
  return found == tags.end() ? nullptr : &*found;
}

const Tag* TagList::find(std::string_view tag) const {
  const auto found = std::ranges::find(tags, tag_in_capitals(tag), &Tag::tag);
  return found == tags.end() ? nullptr : &*found;
}

/// A line that stands there twice is the first one's; one that is missing is lost.
TagList read_tags(std::string_view bytes) {
  TagList list;
  std::optional<HeadOfTags> head;
  for_each_line(bytes, [&](std::string_view text, int number) {
    const auto line = read_line(text);
    if (line && number == 1) head = head_in(line->fields);
    if (head && head->version > version_of_tags) list.is_newer = true;
    if (list.is_newer || (head && number == 1)) return;
    const auto tag = line ? tag_in(line->fields) : std::nullopt;
    const bool is_new = tag && list.tags.size() < max_tags && list.find(tag->tag) == nullptr;
    is_new ? list.tags.push_back(*tag) : static_cast<void>(++list.lost);
  });
  const auto found = static_cast<std::int64_t>(list.tags.size());
  const bool is_whole = list.is_newer || (head && head->tags == found && bytes.ends_with('\n'));
  if (!is_whole) list.lost = std::max(list.lost, 1);
  return list;
}

std::string write_tags(const TagList& list) {
  LineWriter head;
  head.add(head_of_tags);
  head.add(version_of_tags);
  head.add(static_cast<std::int64_t>(list.tags.size()));
  std::string bytes = head.line();
  for (const Tag& tag : list.tags) {
    LineWriter line;
    line.add(std::string_view{tag.tag});
    line.add(word_of(tag.state));
    for (const std::string* text : std::array{&tag.name, &tag.network, &tag.secret})
      line.add(std::string_view{*text});
    for (const std::int64_t number : {tag.first, tag.seen, tag.calls})
      line.add(number);
    bytes += line.line();
  }
  return bytes;
}

Result<TagList> load_tags(Disk& disk) {
  const auto file = disk.read(tags_file);
  if (!file) return file.error();
  const std::optional<std::string>& bytes = *file;
  if (!bytes) return TagList{};
  TagList list = read_tags(*bytes);
  if (list.is_newer)
    return Fault::because(
        disk.known_as(tags_file) + " is of a later version of this program; use that one"
    );
  return list;
}

Result<void> save_tags(Disk& disk, const TagList& list) {
  const auto written = disk.replace(tags_file, write_tags(list), list.lost > 0 ? damaged_tags : "");
  if (!written) return written.error();
  return {};
}

BoardNames::BoardNames(const TagList& list) {
  for (const Tag& tag : list.tags) {
    names_.emplace(
        board_of_tag(tag.tag),
        Name{tag.name.empty() ? tag.tag : tag.name, tag.state == TagState::trusted}
    );
  }
}

std::string BoardNames::plain(const std::string& board) const {
  const auto known = names_.find(board);
  if (known != names_.end()) return known->second.name;
  return is_unverified(board) ? board.substr(0, board.size() - 1) : board;
}

bool BoardNames::is_unverified(const std::string& board) const {
  const auto known = names_.find(board);
  if (known != names_.end()) return !known->second.is_trusted;
  if (!board.ends_with(unverified_mark)) return false;
  const std::string_view tag = std::string_view{board}.substr(0, board.size() - 1);
  return is_made_up_tag(tag) && tag == tag_in_capitals(tag);
}

std::string BoardNames::shown(const std::string& board) const {
  return is_unverified(board) ? plain(board) + unverified_mark : plain(board);
}

std::string BoardNames::in_words(const std::string& board) const {
  return is_unverified(board) ? plain(board) + " (unverified)" : plain(board);
}

BoardNames read_board_names(Disk& disk) {
  const auto list = load_tags(disk);
  return list ? BoardNames{*list} : BoardNames{};
}

}  // namespace codemaker::scores
