/// What all scenes of games on a board do alike: a board is dealt, played on, seen once more at its
/// end, and then its result. `RankedScene` and `FreeScene` are made of it.
///
/// A game's own scene derives from one of them, as `Own`, and hides what it does in its own way.
/// `Play` is its board with both hands: it has the game's `Record` and its `home`, where a caller
/// comes from; the functions of a scene; `record()`, the keeper; `make_again(own move, stage)` and
/// `undo(stage)`; `leaves(key)`, whether a key is to leave now; `is_over()`, once the last move was
/// shown; `awaits_thought()`; and `Weigh`, the question of a review. `deal_board(seed, stage)` of
/// `Own` lays the board out.
#pragma once

#include "ansi/text.hpp"
#include "engine/ranked_run.hpp"
#include "engine/records/board_record.hpp"
#include "play/boards/place.hpp"
#include "play/boards/stakes.hpp"
#include "play/boards/to_review.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/make_again.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace codemaker::play::boards {

enum class Phase : std::uint8_t {
  idle,     ///< nothing has begun
  dealing,  ///< the seed of a board is being drawn
  playing,
  decided,  ///< the last board stands there
  result    ///< what came of it
};

template <class Own, class Play>
class BoardScene : public SceneBase {
 public:
  using Phase = boards::Phase;
  using Record = typename Play::Record;

  void describe(Stage& stage) const {
    const bool is_board_there = phase_ != Phase::idle && phase_ != Phase::dealing;
    if (is_board_there) play_.describe(stage);
  }

  void take(const Answer& answer, Stage& stage) {
    if (const auto* seed = std::get_if<event::Seed>(&answer)) {
      if (phase_ == Phase::dealing) deal(seed->seed, stage);
    } else if (own().is_playing()) {
      play_.take(answer, stage);
      own().follow(stage);
    }
  }

  void tick(Stage& stage) {
    if (!own().is_playing()) return;
    play_.tick(stage);
    own().follow(stage);
  }

  [[nodiscard]] std::optional<Instant> wakes_at() const {
    return own().is_playing() ? play_.wakes_at() : std::nullopt;
  }

  [[nodiscard]] bool is_playing() const { return phase_ == Phase::playing; }

  /// Looks whether the board is decided by now.
  void follow(Stage& stage) {
    if (own().is_playing() && play_.is_over()) own().decide(stage);
  }

  /// For the person, or the first of two; of a board that is decided.
  [[nodiscard]] engine::Verdict verdict() const {
    return Record::Rules::verdict(*play_.record().replay().table());
  }

  /// Tells what the last move decided. True if its board stays until a key is pressed.
  [[nodiscard]] bool shows_last_board(Stage& /*stage*/) { return false; }

  /// Where a game draws its board as large as the screen is: once there is one.
  [[nodiscard]] bool fills_large() const {
    return phase_ != Phase::idle && requires {
      Play::large_board;
    };
  }

  /// Of both players in a review; the only person is "You".
  [[nodiscard]] std::array<std::string, 2> names() const { return {"You", "Computer"}; }

  /// Before a move of an earlier call is made again.
  void catch_up(Stage& /*stage*/) {}

 protected:
  [[nodiscard]] Own& own() { return static_cast<Own&>(*this); }

  [[nodiscard]] const Own& own() const { return static_cast<const Own&>(*this); }

  [[nodiscard]] const Record& record() const { return play_.record().record(); }

  /// What the last board that was decided can be reviewed by, whatever has begun since.
  void keep_decided() { decided_ = Decided{record(), own().names()}; }

  /// V where a board is decided: lays its review over the scene. True if it was that.
  [[nodiscard]] bool reviews(const ansi::Key& key, Stage& stage) {
    const bool may = phase_ == Phase::decided || phase_ == Phase::result;
    return may && typed_letter_of(key) == U'v' && opens_review(stage);
  }

  /// In line mode a result is no place of its own: V reviews what was decided last.
  [[nodiscard]] bool reviews(std::string_view line, Stage& stage) {
    const bool is_free = !own().is_playing() || !play_.awaits_thought();
    return is_free && ansi::upper_case(line) == "V" && opens_review(stage);
  }

  [[nodiscard]] static KeyHelp review_key() {
    return {"V", "review", "V: what each move was worth, and where it was won."};
  }

  /// A board by chance, or that of a puzzle.
  void draw_board(const std::string& puzzle, Stage& stage) {
    phase_ = Phase::dealing;
    stage.perform(effect::DrawSeed{puzzle});
  }

  void deal(std::uint64_t seed, Stage& stage) {
    play_.record().add(engine::records::Dealt{seed}, stage);
    phase_ = Phase::playing;
    own().deal_board(seed, stage);
  }

  /// The moves of an earlier call, in a game that has begun as it did.
  [[nodiscard]] bool make_again(const UnfinishedGame& game, Stage& stage) {
    return shared::make_again(game, play_.record(), stage, [&](const auto& move) {
      own().catch_up(stage);
      using Move = std::remove_cvref_t<decltype(move)>;
      if constexpr (std::is_same_v<Move, engine::records::Dealt>) {
        return deal(move.seed, stage);
      } else if constexpr (std::is_same_v<Move, engine::records::Undo>) {
        play_.undo(stage);
      } else if constexpr (!std::is_same_v<Move, engine::records::Leave>) {
        play_.make_again(move, stage);
      }
      own().follow(stage);
    });
  }

  Phase phase_ = Phase::idle;
  Play play_;

 private:
  struct Decided {
    Record record;
    std::array<std::string, 2> names;
  };

  /// False if no board was decided yet, or the caller gave up before the first move.
  [[nodiscard]] bool opens_review(Stage& stage) {
    if (!decided_) return false;
    if (refuses_review(decided_->record.setup, stage)) return true;
    const auto& [record, names] = *decided_;
    auto board = board_to_review<typename Play::Weigh>(record, record.moves.size(), names);
    if (!board) return false;
    stage.kept<ToReview>().board = std::move(board);
    stage.open_over(place::review);
    return true;
  }

  std::optional<Decided> decided_;
};

}  // namespace codemaker::play::boards
