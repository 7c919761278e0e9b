#include "play/nim/play.hpp"

#include "ansi/text.hpp"
#include "play/call/words.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/nim/questions.hpp"
#include "play/nim/sticks.hpp"

#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play::nim {

using namespace engine::nim;
using namespace engine::nim::records;

const NimDaily* Play::daily() const {
  return std::get_if<NimDaily>(&record_.record().setup);
}

void Play::begin(const NimSetup& setup, std::string word, Stage& stage) {
  record_.begin(setup, stage);
  game_ = NimReplay{setup};
  word_ = std::move(word);
  ask_deal(stage);
}

/// Heaps are drawn by chance, those of a puzzle by its name.
void Play::ask_deal(Stage& stage) {
  is_dealt_ = false;
  std::string puzzle;
  if (is_daily()) puzzle = play::daily_puzzle(stage, daily()->day, id);
  if (!word_.empty()) puzzle = challenge_name(word_, id);
  stage.perform(effect::DrawSeed{puzzle});
}

void Play::make(const NimMove& move, Stage& stage) {
  if (game_.play(move).empty()) record_.add(move, stage);
}

void Play::deal(std::uint64_t seed, Stage& stage) {
  level_ = game_.level();
  make(Dealt{seed}, stage);
  const bool is_puzzle = is_daily() || !word_.empty();
  seed_ = is_puzzle ? std::optional{seed} : std::nullopt;
  is_dealt_ = true;
  last_.reset();
  chosen_ = {};
  stage.drop_typed_ahead();
  stage.show("Take as many as you like of one heap. Who takes the last stick wins.");
  describe(stage);
}

void Play::make_again(const NimMove& move, Stage& stage) {
  if (const auto* dealt = std::get_if<Dealt>(&move)) return deal(dealt->seed, stage);
  if (const auto* taken = std::get_if<Move>(&move)) return play(*taken, stage);
  if (std::holds_alternative<Undo>(move)) undo(stage);
}

void Play::take(const Answer& answer, Stage& stage) {
  if (const auto* seed = std::get_if<event::Seed>(&answer); seed != nullptr && !is_dealt_)
    deal(seed->seed, stage);
  const auto* const chosen = reply_of<Chosen>(answer);
  const bool is_awaited = chosen != nullptr && is_on() && !table().is_persons_turn;
  if (is_awaited && is_legal(table().heaps, chosen->move)) play(chosen->move, stage);
}

/// A move of either side, which the rules allow.
void Play::play(Move move, Stage& stage) {
  if (table().is_persons_turn) {
    chosen_.heap = move.heap;
    stage.show("");
  }
  make(move, stage);
  last_ = move;
  if (!table().is_on()) return;
  if (!table().is_persons_turn) {
    const std::uint64_t seed = seed_ ? *seed_ : stage.random().next();
    return stage.think(question::Take{table().heaps, ladder_strength(level_), seed});
  }
  stage.tell(fmt::format("{} {}.", last_text(), text_of(table().heaps)));
  chosen_.sticks = 1;
  if (sticks_in(table().heaps, chosen_.heap) == 0) chosen_.heap = moves(table().heaps).front().heap;
}

void Play::try_to_take(Move move, Stage& stage) {
  const int sticks = sticks_in(table().heaps, move.heap);
  if (is_legal(table().heaps, move)) return play(move, stage);
  const std::string has = sticks == 0 ? "no sticks" : "only " + count(sticks, "stick", "sticks");
  stage.refuse(fmt::format("{} has {}.", letter(move.heap), has));
}

void Play::pick(int heap, Stage& stage) {
  if (sticks_in(table().heaps, heap) == 0) return try_to_take({heap, 1}, stage);
  chosen_ = {heap, 1};
  stage.show(fmt::format("How many of {}? Press a digit, or Left and Enter.", letter(heap)));
}

/// Up and Down go from heap to heap; Left takes one stick more, Right one fewer.
void Play::move_cursor(const ansi::Key& key) {
  using ansi::KeyCode;
  const int by = key.code == KeyCode::left || key.code == KeyCode::down ? 1 : -1;
  if (key.code == KeyCode::left || key.code == KeyCode::right) {
    const Move wanted{chosen_.heap, chosen_.sticks + by};
    if (is_legal(table().heaps, wanted)) chosen_ = wanted;
    return;
  }
  chosen_.sticks = 1;
  do {
    chosen_.heap = (chosen_.heap + by + max_heaps) % max_heaps;
  } while (sticks_in(table().heaps, chosen_.heap) == 0);
}

void Play::press(const ansi::Key& key, Stage& stage) {
  using ansi::KeyCode;
  const char32_t letter = letter_of(key);
  if (letter == U'o') return stage.open_over(Place::options);
  if (letter == U'u') return undo(stage);
  if (!is_asked()) return stage.refuse("The computer is thinking...");
  if (letter == U'h') return hint(stage);
  if (letter >= U'a' && letter < U'a' + max_heaps)
    return pick(static_cast<int>(letter - U'a'), stage);
  if (letter >= U'1' && letter <= U'0' + max_sticks)
    return try_to_take({chosen_.heap, static_cast<int>(letter - U'0')}, stage);
  if (goes_on(key)) return try_to_take(chosen_, stage);
  const bool is_arrow = key.code == KeyCode::left || key.code == KeyCode::right ||
                        key.code == KeyCode::up || key.code == KeyCode::down;
  is_arrow ? move_cursor(key) : refuse_key(key, stage);
}

void Play::take_line(std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  const auto move = parse_move(command);
  if (command == "P") return describe(stage);
  if (command == "H" || command == "U") return press(first_letter(line), stage);
  if (!move) return refuse_line(line, stage);
  is_asked() ? try_to_take(*move, stage) : stage.refuse("The computer is thinking...");
}

/// The first press shows what would be taken, a second one there takes it.
void Play::point(const Pointer& pointer, Stage& stage) {
  const bool is_small = stage.presentation() == Presentation::small;
  const auto move = is_asked() ? move_at(pointer.at, table(), is_small) : std::nullopt;
  if (!move || pointer.is_release) return;
  if (chosen_ == *move) return try_to_take(*move, stage);
  chosen_ = *move;
}

void Play::hint(Stage& stage) {
  if (is_ladder()) return stage.refuse("No hints in ranked games.");
  if (is_daily()) return stage.refuse("No hints in the game of the day.");
  chosen_ = best(table().heaps);
  const std::string take = fmt::format("take {} of {}", chosen_.sticks, letter(chosen_.heap));
  stage.say(
      is_balanced(table().heaps)
          ? fmt::format("Hint: 4s, 2s and 1s are in pairs, so every move is weak; {}.", take)
          : fmt::format("Hint: {}. It leaves the 4s, 2s and 1s in pairs.", take)
  );
}

void Play::undo(Stage& stage) {
  if (is_ladder()) return stage.refuse("No undo in ranked games.");
  if (is_daily()) return stage.refuse("No undo in the game of the day.");
  if (!is_on() || table().taken[0] == 0) return stage.refuse("Nothing to undo yet.");
  make(Undo{}, stage);
  last_.reset();
  stage.say("Undone.");
  if (stage.is_line()) describe(stage);
}

}  // namespace codemaker::play::nim
