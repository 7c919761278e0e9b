// Boards that named themselves: their list, who gets in, and how they are shown.
#include "scores/row_text.hpp"
#include "scores/tag_claims.hpp"
#include "support/fake_disk.hpp"
#include "support/results.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

namespace codemaker::scores {
namespace {

using tests::FakeDisk;

constexpr std::int64_t a_day = 86'400;
constexpr std::int64_t noon = 20'000 * a_day + a_day / 2;
constexpr std::chrono::milliseconds no_patience{0};

/// Hashes are the secret turned round: what they are made of is not the list's business.
std::string turned(const std::string& secret) {
  return {secret.rbegin(), secret.rend()};
}

AnsweredTag call_from(
    FakeDisk& disk, const std::string& tag, const std::string& network,
    const std::string& secret = "", std::int64_t when = noon
) {
  const TagCall call{
      .tag = tag,
      .network = network,
      .when = when,
      .has_secret = !secret.empty(),
      .knows = [&](const std::string& hash) { return hash == turned(secret); },
      .hash =
          [&] {
            return turned(secret);
          }};
  return call_by_tag(disk, call, {.taken = {"Sunset", "The Board"}, .new_a_day = 5}, no_patience);
}

TagAnswer answer_to(
    FakeDisk& disk, const std::string& tag, const std::string& network,
    const std::string& secret = "", std::int64_t when = noon
) {
  return call_from(disk, tag, network, secret, when).answer;
}

TagList list_on(FakeDisk& disk) {
  return read_tags(disk.files[std::string{tags_file}]);
}

TagList three_tags() {
  TagList list;
  list.tags = {
      {"MOON", TagState::trusted, "Moon Base", "192.0.2.7", "", 1, 2, 3},
      {"X2", TagState::banned, "", "2001:db8::/64", "", 4, 5, 6},
      {"MARS", TagState::unverified, "", "192.0.2.9", "salt:hash", 7, 8, 9},
  };
  return list;
}

TEST_CASE("a tag that is made up has 2 to 8 letters or digits, a letter among them") {
  for (const char* tag : {"MOON", "ab", "X2", "21CB", "2345678A"})
    CHECK(is_made_up_tag(tag));
  for (const char* tag : {"", "M", "MOONBASE1", "42", "MO N", "MO-N", "M\xC3\x96", "MOON?"})
    CHECK_FALSE(is_made_up_tag(tag));
}

TEST_CASE("names of boards look the same where they are taken for one another") {
  CHECK(look_of_board("m00n") == look_of_board("MOON"));
  CHECK(look_of_board("Hi11") == look_of_board("HILL"));
  CHECK(look_of_board("Sun-Set") == look_of_board("5UN5ET"));
  CHECK(look_of_board("M4RS") == look_of_board("MARS"));
  CHECK(look_of_board("73X6") == look_of_board("TEXG"));
  CHECK(look_of_board("MOON") != look_of_board("MOOM"));
}

TEST_CASE("the list of tags is read as it was written, and of one that is cut the lines before") {
  const std::string bytes = write_tags(three_tags());
  const TagList whole = read_tags(bytes);
  CHECK(whole.tags == three_tags().tags);
  CHECK(whole.lost == 0);
  for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
    const TagList list = read_tags(std::string_view{bytes}.substr(0, cut));
    CAPTURE(cut);
    CHECK(list.lost > 0);
    REQUIRE(list.tags.size() <= 3);
    CHECK(std::equal(list.tags.begin(), list.tags.end(), whole.tags.begin()));
  }
}

TEST_CASE("a byte of the list that is another one loses a line at most, and says so") {
  const std::string bytes = write_tags(three_tags());
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::string other = bytes;
    other[at] = static_cast<char>(other[at] ^ 1);
    const TagList list = read_tags(other);
    CAPTURE(at);
    CHECK((list.lost > 0 || list.is_newer));
    for (const Tag& tag : list.tags)
      CHECK(std::ranges::count(three_tags().tags, tag) == 1);
  }
}

TEST_CASE("a list of a later version is left alone") {
  FakeDisk disk;
  LineWriter head;
  head.add(std::string_view{"codemaker-tags"});
  head.add(std::int64_t{2});
  const std::string later = head.line() + "something else\n";
  disk.files[std::string{tags_file}] = later;
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::not_now);
  CHECK(call_from(disk, "MOON", "192.0.2.7").reason.starts_with("BOARDS.TAG is of a later version")
  );
  CHECK(disk.files[std::string{tags_file}] == later);
}

TEST_CASE("the first address that uses a tag keeps it") {
  FakeDisk disk;
  CHECK(answer_to(disk, "moon", "192.0.2.7") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MOON", "192.0.2.8") == TagAnswer::kept_by_another);
  CHECK(answer_to(disk, "M00N", "192.0.2.7") == TagAnswer::taken);
  CHECK(call_from(disk, "Moon", "192.0.2.8").reason == "the tag MOON is kept by 192.0.2.7");
  const TagList list = list_on(disk);
  REQUIRE(list.tags.size() == 1);
  CHECK(list.tags[0].calls == 2);
  CHECK(list.tags[0].first == noon);
}

TEST_CASE("a tag that came with a secret is of whoever knows it") {
  FakeDisk disk;
  CHECK(answer_to(disk, "MOON", "192.0.2.7", "daisy") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MOON", "192.0.2.8", "daisy") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MOON", "192.0.2.7", "rose") == TagAnswer::kept_by_another);
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::kept_by_another);
}

TEST_CASE("names of boards that are known are no tags") {
  FakeDisk disk;
  for (const char* tag : {"SUNSET", "5unset", "sunse7", "sunse9", "THEBOARD"}) {
    CAPTURE(tag);
    const bool is_other = std::string_view{tag} == "sunse9";
    CHECK((answer_to(disk, tag, "192.0.2.7") == TagAnswer::let_in) == is_other);
  }
}

TEST_CASE("of new tags there are so many a day, and two from one network") {
  FakeDisk disk;
  CHECK(answer_to(disk, "AA", "192.0.2.1") == TagAnswer::let_in);
  CHECK(answer_to(disk, "AC", "192.0.2.1") == TagAnswer::let_in);
  CHECK(answer_to(disk, "AD", "192.0.2.1") == TagAnswer::too_many);
  for (const char* tag : {"AE", "AF", "AG"})
    CHECK(answer_to(disk, tag, std::string{"192.0.2."} + tag) == TagAnswer::let_in);
  CHECK(answer_to(disk, "AH", "192.0.2.9") == TagAnswer::too_many);
  CHECK(answer_to(disk, "AA", "192.0.2.1") == TagAnswer::let_in);
  CHECK(answer_to(disk, "AH", "192.0.2.9", "", noon + a_day) == TagAnswer::let_in);
}

TEST_CASE("a full list lets the unverified board go that was silent for longest") {
  FakeDisk disk;
  TagList list;
  for (std::size_t number = 0; number < max_tags; ++number) {
    Tag tag;
    tag.tag = "T" + std::to_string(number) + "X";
    tag.network = "192.0.2.1";
    tag.seen = tag.first = number == 7 ? 5 : 10;
    tag.state = number == 6 ? TagState::trusted : TagState::unverified;
    if (number == 6) tag.seen = 1;
    list.tags.push_back(tag);
  }
  REQUIRE(save_tags(disk, list));
  CHECK(answer_to(disk, "NEW", "192.0.2.2") == TagAnswer::let_in);
  const TagList now = list_on(disk);
  CHECK(now.tags.size() == max_tags);
  CHECK(now.find("T7X") == nullptr);
  CHECK(now.find("T6X") != nullptr);
  CHECK(now.find("NEW") != nullptr);
}

TEST_CASE("where the list cannot be written a board that is known gets in and a new one does not") {
  FakeDisk disk;
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  const std::string before = disk.files[std::string{tags_file}];
  disk.is_full = true;
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MARS", "192.0.2.8") == TagAnswer::not_now);
  disk.is_full = false;
  disk.is_locked_by_another = true;
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MARS", "192.0.2.8") == TagAnswer::not_now);
  CHECK(disk.files[std::string{tags_file}] == before);
}

TEST_CASE("whatever call of the disk fails, nobody else gets a tag that is kept") {
  for (int failing = 1; failing <= 4; ++failing) {
    FakeDisk disk;
    REQUIRE(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
    disk.calls = 0;
    disk.failing_call = failing;
    CHECK(answer_to(disk, "MOON", "192.0.2.8") != TagAnswer::let_in);
    CHECK(disk.locks_held == 0);
  }
}

TEST_CASE("a damaged list lets no new tag in, and is kept when the sysop changes one") {
  FakeDisk disk;
  REQUIRE(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  REQUIRE(answer_to(disk, "MARS", "192.0.2.8") == TagAnswer::let_in);
  std::string& file = disk.files[std::string{tags_file}];
  file.resize(file.size() - 3);
  const std::string damaged = file;
  CHECK(answer_to(disk, "MARS", "192.0.2.9") == TagAnswer::not_now);
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  CHECK(disk.files[std::string{tags_file}] == damaged);
  const auto trust = [](const TagList&, Tag& tag) -> Result<void> {
    tag.state = TagState::trusted;
    return {};
  };
  REQUIRE(change_tag(disk, "moon", trust, no_patience));
  CHECK(disk.files[std::string{damaged_tags}] == damaged);
  CHECK(list_on(disk).lost == 0);
  CHECK(answer_to(disk, "MARS", "192.0.2.9") == TagAnswer::let_in);
}

TEST_CASE("a banned board is refused, and one that was freed is kept by the next") {
  FakeDisk disk;
  REQUIRE(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::let_in);
  const auto ban = [](const TagList&, Tag& tag) -> Result<void> {
    tag.state = TagState::banned;
    return {};
  };
  REQUIRE(change_tag(disk, "MOON", ban, no_patience));
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::banned);
  const auto free = [](const TagList&, Tag& tag) -> Result<void> {
    tag.state = TagState::trusted;
    tag.network.clear();
    return {};
  };
  REQUIRE(change_tag(disk, "MOON", free, no_patience));
  CHECK(answer_to(disk, "MOON", "192.0.2.8") == TagAnswer::let_in);
  CHECK(answer_to(disk, "MOON", "192.0.2.7") == TagAnswer::kept_by_another);
  CHECK_FALSE(change_tag(disk, "MARS", ban, no_patience));
}

TEST_CASE("a board that nobody has checked has a mark behind its name, whatever becomes of the list"
) {
  const BoardNames names{three_tags()};
  CHECK(names.shown("MOON?") == "Moon Base");
  CHECK(names.in_words("MOON?") == "Moon Base");
  CHECK(names.shown("MARS?") == "MARS?");
  CHECK(names.in_words("MARS?") == "MARS (unverified)");
  CHECK(names.is_unverified("X2?"));
  const BoardNames none;
  CHECK(none.shown("MOON?") == "MOON?");
  CHECK(none.is_unverified("MOON?"));
  for (const char* board : {"MOON", "Who?", "Sunset Lounge?", "?", ""}) {
    CHECK(names.shown(board) == board);
    CHECK_FALSE(names.is_unverified(board));
  }
}

}  // namespace
}  // namespace codemaker::scores
