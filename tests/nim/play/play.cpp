#include "play/nim/play.hpp"

#include "ansi/text.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/nim/questions.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace codemaker::play::nim {

using namespace engine::nim;
using ansi::KeyCode;

namespace {

/// The caller is to take sticks.
bool is_asked(const Play& play) {
  return play.table().is_persons_turn && !play.is_over();
}

}  // namespace

void Play::deal(std::string title, std::uint64_t seed, bool is_puzzle, Stage& stage) {
  title_ = std::move(title);
  level_ = record_.replay().level();
  seed_ = is_puzzle ? std::optional{seed} : std::nullopt;
  last_.reset();
  chosen_ = {};
  stage.show("Take as many as you like of one heap. Who takes the last stick wins.");
  describe(stage);
}

void Play::make_again(const Record::Move& move, Stage& stage) {
  if (const auto* taken = std::get_if<Move>(&move)) return play(*taken, stage);
  if (std::holds_alternative<engine::records::Undo>(move)) undo(stage);
}

void Play::take(const Answer& answer, Stage& stage) {
  const auto* const chosen = reply_of<Chosen>(answer);
  const bool is_awaited = chosen != nullptr && !table().is_persons_turn;
  if (is_awaited && is_legal(table().heaps, chosen->move)) play(chosen->move, stage);
}

/// A move of either side, which the rules allow.
void Play::play(Move move, Stage& stage) {
  if (table().is_persons_turn) {
    chosen_.heap = move.heap;
    stage.show("");
  }
  record_.add(move, stage);
  last_ = move;
  if (is_over()) return;
  if (!table().is_persons_turn) {
    const std::uint64_t seed = seed_ ? *seed_ : stage.random().next();
    return stage.think(question::Take{table().heaps, level_, seed});
  }
  stage.tell(fmt::format("{} {}.", last_text(), text_of(table().heaps)));
  chosen_.sticks = 1;
  if (!is_legal(table().heaps, chosen_)) chosen_ = moves(table().heaps).front();
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
  stage.show(fmt::format("How many of {}? Press a digit, or arrows and Enter.", letter(heap)));
}

/// To the next of all moves, or the one before.
void Play::move_cursor(int by) {
  const auto all = moves(table().heaps);
  const auto size = static_cast<std::ptrdiff_t>(all.size());
  const auto at = std::ranges::find(all, chosen_) - all.begin();
  chosen_ = all[static_cast<std::size_t>((at + by + size) % size)];
}

void Play::press(const ansi::Key& key, Stage& stage) {
  const char32_t letter = letter_of(key);
  if (letter == U'o') return stage.open_over(Place::options);
  if (letter == U'u') return undo(stage);
  if (!is_asked(*this)) return stage.refuse("The computer is thinking...");
  if (letter == U'h') return hint(stage);
  if (letter >= U'a' && letter < U'a' + max_heaps)
    return pick(static_cast<int>(letter - U'a'), stage);
  if (letter >= U'1' && letter <= U'0' + max_sticks)
    return try_to_take({chosen_.heap, static_cast<int>(letter - U'0')}, stage);
  if (goes_on(key)) return try_to_take(chosen_, stage);
  const bool goes_back = key.code == KeyCode::left || key.code == KeyCode::up;
  const bool goes_ahead = key.code == KeyCode::right || key.code == KeyCode::down;
  goes_back || goes_ahead ? move_cursor(goes_back ? -1 : 1) : refuse_key(key, stage);
}

void Play::take_line(std::string_view line, Stage& stage) {
  const std::string command = ansi::upper_case(line);
  const auto move = parse_move(command);
  if (command == "P") return describe(stage);
  if (command == "H" || command == "U") return press(first_letter(line), stage);
  if (!move) return refuse_line(line, stage);
  is_asked(*this) ? try_to_take(*move, stage) : stage.refuse("The computer is thinking...");
}

/// The first press shows what would be taken, a second one there takes it.
void Play::point(const Pointer& pointer, Stage& stage) {
  const bool is_small = stage.presentation() == Presentation::small;
  const auto move = is_asked(*this) ? move_at(pointer.at, table(), is_small) : std::nullopt;
  if (!move || pointer.is_release) return;
  if (chosen_ == *move) return try_to_take(*move, stage);
  chosen_ = *move;
}

void Play::hint(Stage& stage) {
  if (boards::refuses_hints(stakes(), stage)) return;
  chosen_ = best(table().heaps);
  const std::string take = fmt::format("take {} of {}", chosen_.sticks, letter(chosen_.heap));
  stage.say(
      is_balanced(table().heaps)
          ? fmt::format("Hint: 4s, 2s and 1s are in pairs, so every move is weak; {}.", take)
          : fmt::format("Hint: {}. It leaves the 4s, 2s and 1s in pairs.", take)
  );
}

void Play::undo(Stage& stage) {
  if (boards::refuses_undo(stakes(), stage)) return;
  if (is_over() || table().taken[0] == 0) return stage.refuse("Nothing to undo yet.");
  record_.add(engine::records::Undo{}, stage);
  last_.reset();
  stage.say("Undone.");
  if (stage.is_line()) describe(stage);
}

std::string Play::last_text() const {
  const std::string_view who = table().is_persons_turn ? "The computer takes" : "You take";
  return fmt::format("{} {} of {}.", who, last_->sticks, letter(last_->heap));
}

void Play::describe(Stage& stage) const {
  const auto [own, others] = table().taken;
  stage.tell(fmt::format(
      "{}. {}. You took {}, the computer {}.", title_, text_of(table().heaps), own, others
  ));
}

void Play::draw(Canvas& canvas, const Facts& more) const {
  const bool is_lean = canvas.is_lean();
  draw_heaps(canvas, table(), last_, is_asked(*this) ? std::optional{chosen_} : std::nullopt);
  if (last_)
    canvas.text(is_lean ? ansi::Position{17, 0} : ansi::Position{20, 3}, last_text(), look::bright);
  if (is_lean) {
    canvas.header("Nim: " + title_);
    return draw_facts(canvas, {12, 0}, table(), more);
  }
  canvas.heading("NIM", title_, table().is_persons_turn ? "Your turn" : "Computer's turn");
  draw_box(canvas, {2, 54}, 25, 18, "Sticks", ansi::painted(ansi::Ink::wood_light));
  draw_facts(canvas, {4, 56}, table(), more);
  for (const int column : {57, 64, 71})
    draw_sticks(canvas, {13, column}, 1, 6);
}

std::string Play::prompt() const {
  return is_asked(*this) ? "Heap and sticks: " : "";
}

std::vector<std::string> Play::line_help() const {
  std::vector<std::string> help{"A2, then Enter: take two sticks of A. P: the position."};
  if (stakes() == boards::Stakes::casual)
    help.emplace_back("H: a hint. U: undo your last move. N: a new game.");
  help.emplace_back("Q: quit the game.");
  return help;
}

std::vector<KeyHelp> Play::keys() const {
  std::vector<KeyHelp> keys{
      {"A-D", "heap", "A to D: pick that heap."},
      {"1-7", "take", "1 to 7: take so many sticks of it."},
      {"", "", "Arrows and Enter: choose a move, and make it."},
      {"", "", "Mouse: click a stick to choose it and all behind it, again to take them.", true},
  };
  if (stakes() == boards::Stakes::casual) {
    keys.push_back({"H", "hint", "H: a hint, and why."});
    keys.push_back({"U", "undo", "U: undo your last move."});
  }
  keys.push_back({"", "", "O or F3: options."});
  keys.push_back(help_key());
  keys.push_back({"Q", "quit", "Q or Esc: quit the game."});
  return keys;
}

}  // namespace codemaker::play::nim
