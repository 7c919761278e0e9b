// Any bytes are a list of boards that named themselves, which is written and read back as it is;
// and any fields of rlogin name a board that is sound, or none.
#include "io/serving/boards.hpp"
#include "scores/row_text.hpp"
#include "scores/tag_claims.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace codemaker;

void check_list(std::string_view bytes) {
  const auto list = scores::read_tags(bytes);
  if (list.tags.size() > scores::max_tags) std::abort();
  for (const scores::Tag& tag : list.tags) {
    if (!scores::is_made_up_tag(tag.tag) || list.find(tag.tag) != &tag) std::abort();
  }
  const auto again = scores::read_tags(scores::write_tags(list));
  if (again.lost != 0 || again.tags != list.tags) std::abort();
  const scores::BoardNames names{list};
  for (const scores::Tag& tag : list.tags) {
    const std::string board = scores::board_of_tag(tag.tag);
    if (names.is_unverified(board) == (tag.state == scores::TagState::trusted)) std::abort();
  }
}

/// The lines with the checksums that they have to have: no fuzzer finds one.
std::string with_sums(std::string_view text) {
  std::string lines;
  scores::for_each_line(text, [&](std::string_view fields, int) {
    scores::LineWriter line;
    while (!fields.empty()) {
      const auto end = std::min(fields.find('\t'), fields.size());
      line.add(fields.substr(0, end));
      fields.remove_prefix(std::min(end + 1, fields.size()));
    }
    lines += line.line();
  });
  return lines;
}

void check_tag(std::string_view text) {
  if (!scores::is_made_up_tag(text)) return;
  const std::string tag = scores::tag_in_capitals(text);
  if (!scores::is_made_up_tag(tag) || tag.size() != text.size()) std::abort();
  if (scores::look_of_board(tag) != scores::look_of_board(text)) std::abort();
  if (!scores::BoardNames{}.is_unverified(scores::board_of_tag(text))) std::abort();
}

/// The three fields of a handshake, with blanks and anything else in them.
void check_caller(std::string_view text) {
  static const io::serving::Boards boards{
      {{"SUNSET", "tulip", {}, false}, {"BACK", "daisy", {}, true}}, {true, 20, "bbs"}};
  const auto next = [&] {
    const auto end = text.find('\0');
    std::string field{text.substr(0, end)};
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return field;
  };
  wire::RloginFields fields;
  for (std::string* field : {&fields.client_user, &fields.server_user, &fields.terminal})
    *field = next();
  const auto known = boards.admit(fields, {});
  if (known && (known->handle.empty() || known->board.empty())) std::abort();
  const auto open = boards.open_caller(fields);
  if (!open) return;
  const bool is_sound = scores::is_made_up_tag(open->tag) && open->tag != "SUNSET" &&
                        !open->handle.empty() && open->handle.size() <= 4 * 64 &&
                        (open->secret.empty() || open->secret.size() >= 8);
  if (!is_sound || known) std::abort();
  for (const char byte : open->handle) {
    if (static_cast<unsigned char>(byte) < 0x20) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  check_list(bytes);
  check_list(with_sums(bytes));
  check_tag(bytes.substr(0, scores::max_tag));
  check_caller(bytes);
  return 0;
}
