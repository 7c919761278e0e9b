#include "play/boards/pair_names.hpp"

#include "play/call/words.hpp"
#include "play/drawing/ornaments.hpp"
#include "play/scenes/scene.hpp"
#include "scores/entry.hpp"

#include <fmt/format.h>

namespace codemaker::play::boards {
namespace {

/// What an empty name becomes, of the first player or the second.
constexpr std::array<std::string_view, 2> usual_names{"Player 1", "Player 2"};

}  // namespace

void Pair::begin(std::string_view handle) {
  handle_ = table_name(handle);
  typed_ = shared::LineEditor{scores::max_name_characters, handle_};
}

void Pair::press(const ansi::Key& key, Stage& stage) {
  if (typed_.press(key)) return;
  if (key.code == ansi::KeyCode::enter) return give(typed_.text());
  refuse_in_text(key, stage);
}

void Pair::give(std::string_view name) {
  const std::string cleaned = table_name(name);
  players_.at(named_).name = cleaned.empty() ? usual_names.at(named_) : cleaned;
  ++named_;
  typed_.clear();
}

/// A name typed wrong can be typed again.
bool Pair::steps_back() {
  if (named_ == 0) return false;
  --named_;
  typed_ = shared::LineEditor{scores::max_name_characters, players_.at(named_).name};
  return true;
}

void Pair::begin_anew() {
  for (Player& player : players_)
    player.rounds_won = 0;
  round_ = 0;
}

void Pair::end_round(std::optional<std::size_t> winner) {
  if (winner) ++players_.at(*winner).rounds_won;
}

std::string Pair::score_text() const {
  return fmt::format("Rounds won: {} {}, {} {}.", name(0), rounds_won(0), name(1), rounds_won(1));
}

std::string Pair::where() const {
  if (round_ == 1) return "Round 1";
  return fmt::format(
      "Round {}: {} {}, {} {}", round_, name(0), rounds_won(0), name(1), rounds_won(1)
  );
}

std::string Pair::prompt() const {
  const bool has_handle = named_ == 0 && !handle_.empty();
  return fmt::format(
      "Player {} (Enter: {}): ", named_ + 1,
      has_handle ? std::string_view{handle_} : usual_names.at(named_)
  );
}

void Pair::draw(Canvas& canvas, ansi::Position at, std::string_view words) const {
  if (canvas.is_lean() && canvas.noted() == nullptr) ++at.row;  // apart from the time above
  int row = canvas.paragraph(at.row, at.column, words) + 1;
  if (named_ == 1) canvas.text({row++, at.column}, fmt::format("Player 1: {}", name(0)));
  const auto after =
      canvas.text({row, at.column}, fmt::format("Player {}: ", named_ + 1), look::bright);
  const int most = static_cast<int>(scores::max_name_characters);
  draw_field(canvas, after, most, typed_.text(), look::bright);
}

std::vector<KeyHelp> Pair::keys() {
  return shared::name_keys(
      "Enter: save the name. No name is Player 1 or Player 2.",
      {"Esc", "back", "Esc: one step back."}
  );
}

}  // namespace codemaker::play::boards
