#include "scores/tag_claims.hpp"

#include "scores/store.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace codemaker::scores {
namespace {

constexpr std::int64_t seconds_a_day = 86'400;

AnsweredTag refused_tag(TagAnswer answer, std::string reason) {
  return {answer, std::move(reason), {}};
}

/// Of a tag that is known already.
AnsweredTag answer_known(const Tag& tag, const TagCall& call) {
  if (tag.state == TagState::banned)
    return refused_tag(TagAnswer::banned, "board " + tag.tag + " is banned");
  if (!tag.secret.empty()) {
    if (call.has_secret && call.knows(tag.secret)) return {TagAnswer::let_in, {}, tag};
    return refused_tag(TagAnswer::kept_by_another, "wrong secret for the tag " + tag.tag);
  }
  const bool is_its_own = tag.network.empty() || tag.network == call.network;
  if (is_its_own) return {TagAnswer::let_in, {}, tag};
  return refused_tag(
      TagAnswer::kept_by_another, "the tag " + tag.tag + " is kept by " + tag.network
  );
}

/// Why a tag cannot be a new one; let in if it can.
AnsweredTag answer_new(const TagList& list, const TagCall& call, const TagRules& rules) {
  const std::string tag = tag_in_capitals(call.tag);
  const std::string look = look_of_board(tag);
  const auto looks_so = [&](const std::string& name) {
    return look_of_board(name) == look;
  };
  const bool is_taken = std::ranges::any_of(rules.taken, looks_so) ||
                        std::ranges::any_of(list.tags, [&](const Tag& other) {
                          return looks_so(other.tag) || looks_so(other.name);
                        });
  if (is_taken)
    return refused_tag(TagAnswer::taken, "the new tag " + tag + " looks like another board");
  if (list.lost > 0)
    return refused_tag(TagAnswer::not_now, std::string{tags_file} + " is damaged: no new tags");
  const auto is_of_today = [&](const Tag& other) {
    return other.first / seconds_a_day == call.when / seconds_a_day;
  };
  const auto is_from_there = [&](const Tag& other) {
    return is_of_today(other) && other.network == call.network;
  };
  if (std::ranges::count_if(list.tags, is_of_today) >= rules.new_a_day)
    return refused_tag(TagAnswer::too_many, "too many new tags today");
  if (std::ranges::count_if(list.tags, is_from_there) >= new_tags_of_network)
    return refused_tag(TagAnswer::too_many, "too many new tags today from there");
  Tag made_up;
  made_up.tag = tag;
  made_up.first = call.when;
  return {TagAnswer::let_in, {}, std::move(made_up)};
}

AnsweredTag answer_call(const TagList& list, const TagCall& call, const TagRules& rules) {
  const Tag* const known = list.find(call.tag);
  return known != nullptr ? answer_known(*known, call) : answer_new(list, call, rules);
}

/// Makes room where there is none: of the unverified boards without a score in the tables and
/// without a call today the one goes that was silent for longest. False if there is none.
bool make_room_for_tag(Disk& disk, TagList& list, std::int64_t now) {
  if (list.tags.size() < max_tags) return true;
  const auto hall = read_hall(disk);
  if (!hall) return false;
  const auto has_score = [&](const Tag& tag) {
    return std::ranges::any_of(engine::ranked_games, [&](engine::RankedGame game) {
      return std::ranges::any_of(hall->hall.rows(game), [&](const Entry& row) {
        return row.player.board == board_of_tag(tag.tag);
      });
    });
  };
  auto oldest = list.tags.end();
  for (auto tag = list.tags.begin(); tag != list.tags.end(); ++tag) {
    const bool may_go = tag->state == TagState::unverified && tag->name.empty() &&
                        tag->seen / seconds_a_day != now / seconds_a_day && !has_score(*tag);
    if (may_go && (oldest == list.tags.end() || tag->seen < oldest->seen)) oldest = tag;
  }
  if (oldest == list.tags.end()) return false;
  list.tags.erase(oldest);
  return true;
}

/// The tag with this call in it, which is its first one where nobody keeps it.
Tag& counted_call(TagList& list, const Tag& answered, const TagCall& call) {
  Tag* tag = list.find(answered.tag);
  if (tag == nullptr) tag = &list.tags.emplace_back(answered);
  if (tag->network.empty()) {
    tag->network = call.network;
    if (call.has_secret) tag->secret = call.hash();
  }
  tag->seen = call.when;
  ++tag->calls;
  return *tag;
}

/// Under the lock.
AnsweredTag answer_and_count(Disk& disk, const TagCall& call, const TagRules& rules) {
  auto list = load_tags(disk);
  if (!list) return refused_tag(TagAnswer::not_now, list.error().reason());
  AnsweredTag answered = answer_call(*list, call, rules);
  // Of a damaged list nothing is given up before the sysop has seen it.
  if (answered.answer != TagAnswer::let_in || list->lost > 0) return answered;
  const bool is_kept = list->find(call.tag) != nullptr && !answered.tag.network.empty();
  if (!is_kept && !make_room_for_tag(disk, *list, call.when))
    return refused_tag(TagAnswer::not_now, "the list of tags is full");
  answered.tag = counted_call(*list, answered.tag, call);
  const auto saved = save_tags(disk, *list);
  // Whose tag it was already has not to wait for a disk that is full.
  return saved || is_kept ? answered : refused_tag(TagAnswer::not_now, saved.error().reason());
}

}  // namespace

/// Who is refused takes no lock.
AnsweredTag call_by_tag(
    Disk& disk, const TagCall& call, const TagRules& rules, std::chrono::milliseconds patience
) {
  const auto list = load_tags(disk);
  if (!list) return refused_tag(TagAnswer::not_now, list.error().reason());
  AnsweredTag answered = answer_call(*list, call, rules);
  if (answered.answer != TagAnswer::let_in) return answered;
  const auto lock = disk.lock(patience);
  if (lock && *lock) return answer_and_count(disk, call, rules);
  if (!answered.tag.network.empty()) return answered;
  return refused_tag(
      TagAnswer::not_now, lock ? "SCORES.LCK is held by another program" : lock.error().reason()
  );
}

Result<Tag> change_tag(
    Disk& disk, std::string_view tag, const TagChange& change, std::chrono::milliseconds patience
) {
  const auto lock = disk.lock(patience);
  if (!lock) return lock.error();
  if (!*lock) return Fault::because("SCORES.LCK is held by another program; try again");
  auto list = load_tags(disk);
  if (!list) return list.error();
  Tag* const found = list->find(tag);
  if (found == nullptr) return Fault::because("no board has made up the tag " + std::string{tag});
  if (const auto done = change(*list, *found); !done) return done.error();
  if (const auto saved = save_tags(disk, *list); !saved) return saved.error();
  return *found;
}

}  // namespace codemaker::scores
