#include "play/catalog/puzzle_again.hpp"

#include "engine/records/puzzle.hpp"
#include "play/catalog/daily_text.hpp"

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

}  // namespace codemaker::play
