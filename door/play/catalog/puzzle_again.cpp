#include "play/catalog/puzzle_again.hpp"

#include "engine/records/puzzle.hpp"
#include "play/catalog/daily_text.hpp"
#include "play/catalog/games.hpp"

namespace codemaker::play {

void note_puzzle(const std::string& label, engine::RankedGame game, Stage& stage) {
  stage.kept<PuzzlesAgain>().labels.of(game) = label;
}

std::string puzzle_gone_on_with(engine::RankedGame game, Stage& stage) {
  const std::string label = stage.kept<PuzzlesAgain>().labels.of(game);
  if (const auto day = engine::records::parse_date(label)) {
    stage.kept<PastDay>().day = day;
    return label;
  }
  if (!engine::records::is_challenge_word(label)) return "";
  auto& challenge = stage.kept<Challenge>();
  if (challenge.word != label) challenge = {.word = label, .first_tries = {}};
  challenge.first_tries.of(game) = FirstTry::made;
  return label;
}

std::string puzzle_left(const engine::records::Record& record, Stage& stage) {
  constexpr int any_level = 1;
  if (!row_of(record).kind(record, any_level).may_be_puzzle) return "";
  const std::string& label = stage.kept<PuzzlesAgain>().labels.of(engine::records::game_of(record));
  if (engine::records::parse_date(label)) return "a game of the archive, " + label;
  if (!engine::records::is_challenge_word(label)) return "";
  return "a second try of the challenge " + label;
}

}  // namespace codemaker::play
