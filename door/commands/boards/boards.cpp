#include "commands/boards/boards.hpp"

#include "ansi/text.hpp"
#include "commands/bulletins.hpp"
#include "commands/callers/present_callers.hpp"
#include "commands/dialog.hpp"
#include "commands/doctor/print.hpp"
#include "commands/scores/working.hpp"
#include "config/distance.hpp"
#include "io/log/log.hpp"
#include "io/posix/files.hpp"
#include "play/call/words.hpp"
#include "scores/tag_claims.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>

namespace codemaker::commands {
namespace {

using nlohmann::ordered_json;
using scores::Fault;
using scores::Result;
using scores::Tag;
using scores::TagList;
using scores::TagState;

std::string owner_of_tag(const Tag& tag) {
  if (!tag.secret.empty()) return "by secret";
  return tag.network.empty() ? "nobody" : shown(tag.network);
}

ordered_json json_of_tag(const Tag& tag) {
  return {
      {"tag", tag.tag},
      {"name", shown(tag.name)},
      {"from", owner_of_tag(tag)},
      {"first", time_text(tag.first)},
      {"seen", time_text(tag.seen)},
      {"calls", tag.calls},
      {"state", scores::word_of(tag.state)},
  };
}

/// Nothing is counted of those that the config names.
ordered_json json_of_configured(const config::Board& board) {
  std::string from = board.secret.empty() ? "" : "by secret";
  for (const std::string& address : board.addresses)
    from += (from.empty() ? "" : ", ") + address;
  return {
      {"tag", board.tag}, {"name", ""},       {"from", from},          {"first", nullptr},
      {"seen", nullptr},  {"calls", nullptr}, {"state", "configured"},
  };
}

std::string cell_of(const ordered_json& value) {
  return value.is_null() ? "-" : value.is_string() ? value.get<std::string>() : value.dump();
}

/// A day is enough for people.
std::string day_of(const ordered_json& time) {
  return cell_of(time).substr(0, 10);
}

void print_boards(const std::vector<ordered_json>& rows) {
  constexpr std::string_view form = "{:<8}  {:<14}  {:<10}  {:>6}  {:<10}  {:<10}  {}\n";
  if (rows.empty()) {
    fmt::print("No board has come by rlogin yet, and the config lists none.\n");
    return;
  }
  fmt::print(fmt::runtime(form), "Tag", "Name", "State", "Calls", "First", "Last", "From");
  for (const ordered_json& row : rows) {
    fmt::print(
        fmt::runtime(form), cell_of(row["tag"]), cell_of(row["name"]), cell_of(row["state"]),
        cell_of(row["calls"]), day_of(row["first"]), day_of(row["seen"]), cell_of(row["from"])
    );
  }
}

/// What was meant by a tag that there is not.
std::string no_such_tag(
    const TagList& list, const config::Settings& settings, std::string_view tag
) {
  const std::string said = scores::tag_in_capitals(shown(tag));
  const auto is_said = [&](const config::Board& board) {
    return scores::tag_in_capitals(board.tag) == said;
  };
  if (std::ranges::any_of(settings.serve_boards, is_said))
    return fmt::format("{} is a board of the config; change it there, under serve.boards", said);
  const auto closeness = [&](const Tag& each) {
    return config::distance(said, each.tag);
  };
  const auto nearest = std::ranges::min_element(list.tags, {}, closeness);
  const std::size_t near = std::max<std::size_t>(1, said.size() / 2);
  const bool is_near = nearest != list.tags.end() && closeness(*nearest) <= near;
  return fmt::format(
      "no board has the tag {}; {}", said,
      is_near ? fmt::format("did you mean {}?", nearest->tag) : "codemaker boards lists them"
  );
}

/// Works on the list as it is; 1 if that cannot be done.
template <typename Work>
int with_boards(const BoardsOptions& options, Work work) {
  const auto settled = settle_or_complain(options.common);
  if (!settled) return 1;
  const auto disk = open_data(options.common, settled->parsed.settings, DataUse::existing);
  if (!disk) return 1;
  const auto list = scores::load_tags(*disk);
  return list ? work(*disk, settled->parsed.settings, *list) : tell_failure(list.error());
}

using BoardChange =
    std::function<Result<void>(const config::Settings& settings, const TagList& list, Tag& tag)>;

/// Changes the tag that was named, and tells it here and in the log.
int change_board(const BoardsOptions& options, const BoardChange& change, std::string_view done) {
  io::keep_from_the_world();
  const auto work = [&](io::disk::DirectoryDisk& disk, const config::Settings& settings,
                        const TagList& known) {
    if (known.find(options.tag) == nullptr) {
      complain(no_such_tag(known, settings, options.tag));
      return 1;
    }
    const auto change_here = [&](const TagList& list, Tag& tag) {
      return change(settings, list, tag);
    };
    const auto changed =
        scores::change_tag(disk, options.tag, change_here, scores::command_patience);
    if (!changed) return tell_failure(changed.error());
    const std::string told =
        fmt::format("{} {}", changed->tag, fmt::format(fmt::runtime(done), changed->name));
    io::Log{disk.path(), settings.log_megabytes}.call(
        fmt::format("board {} (by {})", told, hand_of_sysop().who)
    );
    fmt::print("{}.\n", told);
    renew_bulletins(disk, settings);
    return 0;
  };
  return with_boards(options, work);
}

/// A state is given, and taken back to unverified.
int set_state(
    const BoardsOptions& options, TagState state, std::string_view given, std::string_view taken
) {
  const auto change = [&](const config::Settings&, const TagList&, Tag& tag) -> Result<void> {
    if (options.is_taken_back && tag.state != state) {
      return Fault::because(fmt::format(
          "{} is {} now; there is nothing to take back", tag.tag, scores::word_of(tag.state)
      ));
    }
    tag.state = options.is_taken_back ? TagState::unverified : state;
    return {};
  };
  return change_board(options, change, options.is_taken_back ? taken : given);
}

/// Why a board may not be called so; empty: it may.
std::string objection_to_name(
    const config::Settings& settings, const TagList& list, const Tag& tag, const std::string& name
) {
  const std::string look = scores::look_of_board(name);
  if (look.empty() || ansi::length(name) > scores::max_board_name ||
      ansi::clean(name, scores::max_board_name) != name)
    return fmt::format(
        "a name of a board has 1 to {} characters, a letter among them", scores::max_board_name
    );
  const auto is_taken = [&](std::string_view other) {
    return scores::look_of_board(other) == look;
  };
  const bool is_others =
      is_taken(settings.board) || std::ranges::any_of(config::own_boards, is_taken) ||
      std::ranges::any_of(settings.serve_boards, is_taken, &config::Board::tag) ||
      std::ranges::any_of(list.tags, [&](const Tag& other) {
        return &other != &tag && (is_taken(other.tag) || is_taken(other.name));
      });
  return is_others
             ? fmt::format("{} looks like the name of another board; choose another one", name)
             : "";
}

void print_list(const std::vector<ordered_json>& rows, bool is_json) {
  if (!is_json) return print_boards(rows);
  for (const ordered_json& row : rows)
    print(row, true);
}

}  // namespace

int list_boards(const BoardsOptions& options) {
  const auto work = [&](scores::Disk& disk, const config::Settings& settings, TagList list) {
    if (list.lost > 0) {
      complain(fmt::format(
          "warning: {} is damaged; {} lost, and no new tags are let in until you change one",
          disk.known_as(scores::tags_file), play::count(list.lost, "line is", "lines are")
      ));
    }
    std::ranges::sort(list.tags, std::ranges::greater{}, &Tag::seen);
    std::vector<ordered_json> rows;
    for (const config::Board& board : settings.serve_boards)
      rows.push_back(json_of_configured(board));
    for (const Tag& tag : list.tags)
      rows.push_back(json_of_tag(tag));
    print_list(rows, options.is_json);
    return 0;
  };
  return with_boards(options, work);
}

int trust_board(const BoardsOptions& options) {
  return set_state(options, TagState::trusted, "is trusted now", "is unverified again");
}

/// Who is in the middle of a call goes, too.
int ban_board(const BoardsOptions& options) {
  const int status = set_state(
      options, TagState::banned, "is banned; its scores stay", "is let in again, unverified"
  );
  const auto data =
      options.is_taken_back || status != 0 ? std::nullopt : data_of_callers(options.common);
  if (!data) return status;
  const std::string board = scores::board_of_tag(scores::tag_in_capitals(options.tag));
  const int ended = end_calls_of_board(*data, board, "Your board is not let in here any more.");
  if (ended > 0) fmt::print("Ended {}.\n", play::count(ended, "call", "calls"));
  return 0;
}

int rename_board(const BoardsOptions& options) {
  const auto change = [&](const config::Settings& settings, const TagList& list,
                          Tag& tag) -> Result<void> {
    const std::string why = objection_to_name(settings, list, tag, options.name);
    if (!why.empty()) return Fault::because(why);
    tag.name = options.name == tag.tag ? std::string{} : options.name;
    return {};
  };
  const bool is_tag = scores::tag_in_capitals(options.tag) == options.name;
  return change_board(options, change, is_tag ? "goes by its tag again" : "is shown as {} now");
}

int free_board(const BoardsOptions& options) {
  const auto change = [](const config::Settings&, const TagList&, Tag& tag) -> Result<void> {
    tag.network.clear();
    tag.secret.clear();
    return {};
  };
  return change_board(options, change, "is kept by whoever uses it next");
}

}  // namespace codemaker::commands
