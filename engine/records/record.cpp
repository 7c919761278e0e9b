#include "engine/records/record.hpp"

namespace codemaker::engine::records {

Day number_of_puzzle(const Record& record) {
  if (const auto day = day_of(record)) return *day;
  if (const std::string word = challenge_of(record); !word.empty()) return challenge_number(word);
  const std::string position = position_of(record);
  return position.empty() ? 0 : position_number(position);
}

Points daily_score(const Record& record, const Outcome& outcome) {
  if (number_of_puzzle(record) == 0 || outcome.ending != Ending::won) return 0;
  return record.face().daily_score(outcome);
}

Record given_up(const Record& record) {
  return Record{record.face().given_up()};
}

std::vector<std::string> sealed_texts(const Record& record) {
  std::vector<std::string> texts;
  for (SealedText& sealed : record.face().sealed())
    texts.push_back(std::move(sealed.text));
  return texts;
}

}  // namespace codemaker::engine::records
