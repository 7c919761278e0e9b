#include "scores/format.hpp"

#include <algorithm>
#include <boost/crc.hpp>
#include <limits>

namespace codemaker::scores {
namespace {

constexpr std::string_view magic = "CMSCORES";

// Where each field of a header and of a record begins.
namespace header {
constexpr std::size_t version = 8;
constexpr std::size_t own_size = 10;
constexpr std::size_t record_size = 12;
constexpr std::size_t record_count = 14;
constexpr std::size_t last_change = 16;
constexpr std::size_t sum_of_change = 24;
constexpr std::size_t checksum_size = 4;  // the last bytes
}  // namespace header

namespace record {
constexpr std::size_t table = 0;
constexpr std::size_t flags = 1;
constexpr std::size_t level = 4;
constexpr std::size_t score = 8;
constexpr std::size_t when = 16;
constexpr std::size_t name = 24;
constexpr std::size_t board = 69;
constexpr std::size_t key = 134;
constexpr std::size_t handle = 390;
constexpr std::size_t season_year = 503;
constexpr std::size_t season_month = 505;
constexpr std::size_t checksum = record_size - 4;
}  // namespace record

static_assert(record::name + 1 + 4 * max_name_characters == record::board);
static_assert(record::board + 1 + max_board_bytes == record::key);
static_assert(record::key + 1 + max_key_bytes == record::handle);
static_assert(record::handle + 1 + max_handle_bytes == record::season_year);
static_assert(record::season_month < record::checksum);

constexpr std::uint8_t relabel_flag = 1;
constexpr std::uint8_t season_alone_flag = 2;

template <typename Number>
void put_number(std::string& bytes, std::size_t at, Number number) {
  auto rest = static_cast<std::uint64_t>(number);
  for (std::size_t i = 0; i < sizeof number; ++i, rest >>= 8U) {
    bytes[at + i] = static_cast<char>(static_cast<unsigned char>(rest & 0xFFU));
  }
}

template <typename Number>
Number number_at(std::string_view bytes, std::size_t at) {
  std::uint64_t number = 0;
  for (std::size_t i = sizeof(Number); i-- > 0;) {
    number = (number << 8U) | static_cast<unsigned char>(bytes[at + i]);
  }
  return static_cast<Number>(number);
}

void put_text(std::string& bytes, std::size_t at, std::string_view text, std::size_t most) {
  const std::string_view kept = cut_bytes(text, most);
  put_number(bytes, at, static_cast<std::uint8_t>(kept.size()));
  bytes.replace(at + 1, kept.size(), kept);
}

std::optional<std::string> text_at(std::string_view bytes, std::size_t at, std::size_t most) {
  const auto size = number_at<std::uint8_t>(bytes, at);
  if (size > most) return std::nullopt;
  return std::string{bytes.substr(at + 1, size)};
}

std::string encode_record(const Submission& submission) {
  const Entry& entry = submission.entry;
  std::string bytes(record_size, '\0');
  put_number(bytes, record::table, static_cast<std::uint8_t>(entry.table));
  const unsigned relabels = submission.purpose == Purpose::relabel ? relabel_flag : 0U;
  const unsigned is_alone = submission.is_for_season_alone ? season_alone_flag : 0U;
  put_number(bytes, record::flags, static_cast<std::uint8_t>(relabels | is_alone));
  put_number(bytes, record::level, entry.level);
  put_number(bytes, record::score, entry.score);
  put_number(bytes, record::when, entry.when);
  put_text(bytes, record::name, entry.name, 4 * max_name_characters);
  put_text(bytes, record::board, entry.player.board, max_board_bytes);
  put_text(bytes, record::key, entry.player.key, max_key_bytes);
  put_text(bytes, record::handle, entry.player.handle, max_handle_bytes);
  if (submission.season) {
    put_number(bytes, record::season_year, static_cast<std::uint16_t>(submission.season->year));
    put_number(bytes, record::season_month, static_cast<std::uint8_t>(submission.season->month));
  }
  put_number(
      bytes, record::checksum, checksum(std::string_view{bytes}.substr(0, record::checksum))
  );
  return bytes;
}

/// nullopt where there is none, or one that makes no sense.
std::optional<Season> season_at(std::string_view bytes) {
  const Season season{
      number_at<std::uint16_t>(bytes, record::season_year),
      number_at<std::uint8_t>(bytes, record::season_month)};
  return season_named(name_of(season)) == season ? std::optional{season} : std::nullopt;
}

/// nullopt unless every byte is as it was written and makes sense.
std::optional<Submission> decode_record(std::string_view bytes) {
  if (number_at<std::uint32_t>(bytes, record::checksum) !=
      checksum(bytes.substr(0, record::checksum))) {
    return std::nullopt;
  }
  const auto table = static_cast<engine::RankedGame>(number_at<std::uint8_t>(bytes, record::table));
  const auto name = text_at(bytes, record::name, 4 * max_name_characters);
  const auto board = text_at(bytes, record::board, max_board_bytes);
  const auto key = text_at(bytes, record::key, max_key_bytes);
  const auto handle = text_at(bytes, record::handle, max_handle_bytes);
  const auto score = number_at<std::int64_t>(bytes, record::score);
  const bool is_sound = std::ranges::count(engine::ranked_games, table) == 1 && name && board &&
                        key && handle && score > 0;
  if (!is_sound) return std::nullopt;
  const auto flags = number_at<std::uint8_t>(bytes, record::flags);
  const bool is_relabel = (flags & relabel_flag) != 0;
  const auto season = season_at(bytes);
  return Submission{
      .entry = within_limits({
          .table = table,
          .player = {*board, *key, *handle},
          .name = table_name(*name),
          .score = score,
          .level = number_at<std::uint32_t>(bytes, record::level),
          .when = number_at<std::int64_t>(bytes, record::when),
      }),
      .purpose = is_relabel ? Purpose::relabel : Purpose::enter,
      .season = season,
      .is_for_season_alone = season && (flags & season_alone_flag) != 0,
  };
}

}  // namespace

std::uint32_t checksum(std::string_view bytes) {
  boost::crc_32_type crc;
  crc.process_bytes(bytes.data(), bytes.size());
  return crc.checksum();
}

FileHeader decode_header(std::string_view file) {
  if (file.size() < header_size || !file.starts_with(magic)) return {};
  const std::size_t size = number_at<std::uint16_t>(file, header::own_size);
  if (size < header_size || size > file.size()) return {};
  const std::size_t sum_at = size - header::checksum_size;
  if (number_at<std::uint32_t>(file, sum_at) != checksum(file.substr(0, sum_at))) return {};
  return {
      .is_sound = true,
      .version = number_at<std::uint16_t>(file, header::version),
      .records = number_at<std::uint16_t>(file, header::record_count),
      .last_change =
          {number_at<ChangeNumber>(file, header::last_change),
           number_at<std::uint32_t>(file, header::sum_of_change)},
  };
}

std::string encode(const Hall& hall, const ChangeMark& last_change) {
  std::string records;
  for (const engine::RankedGame game : engine::ranked_games) {
    for (const Entry& entry : hall.rows(game))
      records += encode_record({.entry = entry});
  }
  std::string bytes(header_size, '\0');
  bytes.replace(0, magic.size(), magic);
  put_number(bytes, header::version, format_version);
  put_number(bytes, header::own_size, static_cast<std::uint16_t>(header_size));
  put_number(bytes, header::record_size, static_cast<std::uint16_t>(record_size));
  put_number(bytes, header::record_count, static_cast<std::uint16_t>(records.size() / record_size));
  put_number(bytes, header::last_change, last_change.number);
  put_number(bytes, header::sum_of_change, last_change.sum);
  const std::size_t sum_at = header_size - header::checksum_size;
  put_number(bytes, sum_at, checksum(std::string_view{bytes}.substr(0, sum_at)));
  return bytes + records;
}

LoadedHall decode(std::string_view file) {
  LoadedHall loaded;
  const FileHeader header = decode_header(file);
  if (header.is_sound && header.version > format_version) {
    loaded.condition = Condition::newer;
    return loaded;
  }
  loaded.last_change = header.last_change;
  // Records stand at fixed places, so each can be judged by itself, whatever befell the others.
  std::size_t found = 0;
  std::size_t intact = 0;
  for (std::size_t at = header_size; at + record_size <= file.size() && found < max_rows();
       at += record_size, ++found) {
    const auto submission = decode_record(file.substr(at, record_size));
    if (!submission) continue;
    ++intact;
    loaded.hall.enter(submission->entry);
  }
  const std::size_t expected = header.is_sound ? header.records : found;
  const bool has_right_size = file.size() == header_size + expected * record_size;
  if (!header.is_sound || !has_right_size || intact != expected) {
    loaded.condition = Condition::damaged;
    loaded.lost = static_cast<int>(std::max(expected, found) - intact);
  }
  return loaded;
}

std::string encode(const Submission& submission) {
  return encode_record(submission);
}

std::optional<Submission> decode_submission(std::string_view file) {
  if (file.size() != record_size) return std::nullopt;
  return decode_record(file);
}

}  // namespace codemaker::scores
