/// What a game's own record has to be, so that it is one of all games.
#pragma once

#include "engine/records/record.hpp"

#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace codemaker::engine::records {

/// A record has its `setup`, a variant of the kinds of the game, the ranked one first, and its
/// `moves`, a variant with `Leave` among them; daily setups have a `day`, those of challenges a
/// `word`, those of positions left by others a `position`. As text there are static members:
/// `kind`, the word for the kind of a game, and `text` of a setup, with points between what was
/// agreed; `append` of a move, with its sign, "=" before what was hidden or dealt and "," before
/// all others; and the two that read these texts and no others. Whether the rules allow a move is
/// for the replay to say. `rules_version` counts up when a record made before would be played
/// differently.
template <typename GameRecord>
concept IsGameRecord = std::equality_comparable<GameRecord> && requires(
    const GameRecord& record, typename GameRecord::Replay& game, std::string& out,
    std::string_view in, const Outcome& outcome
) {
  { GameRecord::game } -> std::convertible_to<RankedGame>;
  { GameRecord::rules_version } -> std::convertible_to<int>;
  { GameRecord::kind(record.setup) } -> std::same_as<std::string_view>;
  { GameRecord::text(record.setup) } -> std::same_as<std::string>;
  GameRecord::append(out, record.moves.front());
  record.setup.index();
  {GameRecord::parse_setup(in, in)};
  {GameRecord::parse_move(in)};
  { GameRecord::daily_score(outcome) } -> std::same_as<Points>;
  { game.play(record.moves.front()) } -> std::same_as<Refusal>;
  { game.outcome() } -> std::same_as<Outcome>;
};

template <typename GameRecord>
class RecordOf final : public RecordFace {
 public:
  explicit RecordOf(GameRecord of) : record{std::move(of)} {
    static_assert(IsGameRecord<GameRecord>, "a game's record is what record_of.hpp says");
  }

  [[nodiscard]] RankedGame game() const override { return GameRecord::game; }

  [[nodiscard]] int rules_version() const override { return GameRecord::rules_version; }

  [[nodiscard]] std::string_view kind_word() const override {
    return GameRecord::kind(record.setup);
  }

  [[nodiscard]] std::string setup_text() const override { return GameRecord::text(record.setup); }

  [[nodiscard]] std::vector<std::string> move_texts() const override {
    std::vector<std::string> texts(record.moves.size());
    for (std::size_t at = 0; at < texts.size(); ++at)
      GameRecord::append(texts[at], record.moves[at]);
    return texts;
  }

  [[nodiscard]] std::size_t moves() const override { return record.moves.size(); }

  /// In each game the ranked kind is the first.
  [[nodiscard]] bool is_ranked() const override { return record.setup.index() == 0; }

  [[nodiscard]] std::optional<Day> day() const override {
    return std::visit(
        [](const auto& setup) -> std::optional<Day> {
          if constexpr (requires { setup.day; }) return setup.day;
          return std::nullopt;
        },
        record.setup
    );
  }

  /// Games without such a kind have none.
  [[nodiscard]] std::string challenge() const override {
    return std::visit(
        [](const auto& setup) -> std::string {
          if constexpr (requires { setup.word; }) return setup.word;
          return {};
        },
        record.setup
    );
  }

  /// The same of positions.
  [[nodiscard]] std::string position() const override {
    return std::visit(
        [](const auto& setup) -> std::string {
          if constexpr (requires { setup.position; }) return setup.position;
          return {};
        },
        record.setup
    );
  }

  [[nodiscard]] Points daily_score(const Outcome& outcome) const override {
    return GameRecord::daily_score(outcome);
  }

  [[nodiscard]] Result<Outcome> replay() const override {
    return records::replay(record, [](const auto& /*game*/, std::size_t /*moves*/) {});
  }

  [[nodiscard]] std::unique_ptr<const RecordFace> given_up() const override {
    GameRecord left = record;
    left.moves.emplace_back(Leave{});
    return std::make_unique<const RecordOf>(std::move(left));
  }

  /// Games that seal nothing have none.
  [[nodiscard]] std::vector<SealedText> sealed() const override {
    if constexpr (requires { sealed_of(record); }) return sealed_of(record);
    return {};
  }

  /// Games without guesses have none.
  [[nodiscard]] std::vector<int> guesses() const override {
    if constexpr (requires { guesses_of(record); }) return guesses_of(record);
    return {};
  }

  /// A game says so whose player one must not know what it begins with.
  [[nodiscard]] bool hides_codes() const override {
    if constexpr (requires { GameRecord::hides_codes; }) return GameRecord::hides_codes;
    return false;
  }

  /// Where nothing else is said all moves are player one's.
  [[nodiscard]] bool is_ones_turn() const override {
    bool is_ones = true;
    static_cast<void>(records::replay(record, [&](const auto& game, std::size_t /*moves*/) {
      if constexpr (requires { game.is_ones_turn(); }) is_ones = game.is_ones_turn();
    }));
    return is_ones;
  }

  /// Games without guesses have none.
  [[nodiscard]] std::vector<SeenGuess> seen_guesses() const override {
    if constexpr (requires { seen_guesses_of(record); }) return seen_guesses_of(record);
    return {};
  }

  /// A board follows from the first number; what else a game begins with, it draws itself.
  [[nodiscard]] bool begins_with(const RandomSource& numbers) const override {
    if constexpr (requires { begins_with_drawn(record, numbers); }) {
      return begins_with_drawn(record, numbers);
    } else {
      const Dealt* const dealt =
          record.moves.empty() ? nullptr : std::get_if<Dealt>(&record.moves.front());
      return dealt != nullptr && dealt->seed == numbers() && has_level_of_day();
    }
  }

  [[nodiscard]] bool is_same(const RecordFace& other) const override {
    const auto* const same = dynamic_cast<const RecordOf*>(&other);
    return same != nullptr && same->record == record;
  }

  GameRecord record;

 private:
  /// A computer that plays better or worse than that of the day makes another puzzle.
  [[nodiscard]] bool has_level_of_day() const {
    return std::visit(
        [](const auto& setup) {
          if constexpr (requires {
                          setup.day;
                          setup.level;
                        })
            return setup.level == level_of(setup.day);
          return true;
        },
        record.setup
    );
  }
};

}  // namespace codemaker::engine::records
