#include "engine/nim/record.hpp"

#include "engine/records/board_texts.hpp"

namespace codemaker::engine::nim::records {
namespace {

constexpr std::array<std::string_view, 3> nim_kinds{"ladder", "casual", "daily"};
static_assert(nim_kinds.size() == std::variant_size_v<NimSetup>);

}  // namespace

Refusal NimReplay::play(const NimMove& move) {
  const bool is_decided = table_.dealt != Heaps{} && !table_.is_on();
  const bool is_over = is_left_ || (is_ladder() ? run_.is_over() : is_decided);
  if (is_over) return is_over_already;
  return std::visit([&](const auto& one) { return apply(one); }, move);
}

int NimReplay::level() const {
  if (const auto* casual = std::get_if<NimCasual>(&setup_)) return casual->level;
  if (const auto* daily = std::get_if<NimDaily>(&setup_)) return daily->level;
  return run_.level();
}

Outcome NimReplay::outcome() const {
  if (is_ladder()) return outcome_of(run_, is_left_);
  const bool is_open = table_.dealt == Heaps{} || table_.is_on();
  const Ending ending = is_left_  ? Ending::left
                        : is_open ? Ending::unfinished
                                  : ending_of(table_.verdict());
  return {ending, 0, table_.taken[0], table_.taken[1]};
}

Refusal NimReplay::apply(const Dealt& dealt) {
  if (table_.is_on()) return "the last heaps are still being played";
  const Heaps heaps = deal(dealt.seed, level());
  table_ = {.dealt = heaps, .heaps = heaps};
  return accepted;
}

Refusal NimReplay::apply(const nim::Move& move) {
  if (!table_.is_on()) return "there are no heaps to take from yet";
  if (!is_legal(table_.heaps, move)) return "the heap has not so many sticks";
  if (!is_ladder() && table_.is_persons_turn) before_.push_back(table_);
  table_.heaps = after(table_.heaps, move);
  table_.taken[table_.is_persons_turn ? 0 : 1] += move.sticks;
  table_.is_persons_turn = !table_.is_persons_turn;
  if (is_ladder() && !table_.is_on())
    run_.record(table_.verdict(), ladder_worth(level(), table_.taken[0]));
  return accepted;
}

Refusal NimReplay::apply(Undo /*undo*/) {
  if (is_ladder()) return "in ranked games nothing is undone";
  if (std::holds_alternative<NimDaily>(setup_)) return "in the game of a day nothing is undone";
  if (!table_.is_on() || before_.empty()) return "there is no move to undo";
  table_ = before_.back();
  before_.pop_back();
  return accepted;
}

Refusal NimReplay::apply(Leave /*leave*/) {
  is_left_ = true;
  return accepted;
}

std::string_view kind(const NimSetup& setup) {
  return nim_kinds.at(setup.index());
}

std::string text(const NimSetup& setup) {
  if (const auto* daily = std::get_if<NimDaily>(&setup))
    return text_of_day(daily->day, daily->level);
  const auto* casual = std::get_if<NimCasual>(&setup);
  return casual == nullptr ? std::string{} : item('c', casual->level);
}

void NimRecord::append(std::string& text, const NimMove& move) {
  append_board_move(text, move, [&](const nim::Move& taken) { text += "," + nim::text(taken); });
}

std::optional<NimSetup> NimRecord::parse_setup(std::string_view kind, std::string_view text) {
  if (kind == nim_kinds[0] && text.empty()) return NimLadder{};
  if (kind == nim_kinds[2]) return parse_daily<NimDaily, NimSetup>(text, weakest, strongest);
  if (kind != nim_kinds[1]) return std::nullopt;
  Items items{text, '.'};
  const auto level = items.next_number('c', weakest, strongest);
  if (!level || !items.is_at_end()) return std::nullopt;
  return NimCasual{*level};
}

std::optional<NimMove> NimRecord::parse_move(std::string_view text) {
  return parse_board_move<NimMove>(text, nim::parse_move);
}

}  // namespace codemaker::engine::nim::records
