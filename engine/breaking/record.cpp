#include "engine/breaking/record.hpp"

#include "engine/breaking/day_rules.hpp"

namespace codemaker::engine::breaking::records {
namespace {

constexpr int free_guesses = breaking::Match::guesses;
constexpr int most_practice_guesses = 13;

using Course = std::variant<SoloCourse, DuelCourse, CampaignCourse, MatchCourse>;

Course course_of(const Campaign& /*setup*/) {
  return CampaignCourse{};
}

Course course_of(const FreePlay& setup) {
  return SoloCourse{setup.rules, free_guesses};
}

Course course_of(const Duel& setup) {
  return DuelCourse{setup.rules};
}

Course course_of(const Splats& setup) {
  return SoloCourse{setup.rules, setup.guesses};
}

Course course_of(const Practice& setup) {
  return SoloCourse{breaking::Rules{}, most_practice_guesses - setup.level};
}

Course course_of(const RoundsMatch& setup) {
  return MatchCourse{setup};
}

Course course_of(const DailyCode& setup) {
  return SoloCourse{setup.rules, free_guesses};
}

Course course_of(const ChallengeCode& setup) {
  return SoloCourse{setup.rules, free_guesses};
}

}  // namespace

Outcome SoloCourse::outcome() const {
  if (!game_) return {};
  const Ending ending = game_->is_broken() ? Ending::won
                        : game_->is_over() ? Ending::lost
                                           : Ending::unfinished;
  return {ending, 0, game_->guesses_made(), 0};
}

void DuelCourse::hide(const Code& code) {
  breaker_ = own_ ? breaking::Side::player : breaking::Side::computer;
  if (own_) {
    match_.emplace(rules_, code, own_);
  } else {
    own_ = code;
  }
}

void DuelCourse::guess(const Code& code) {
  breaker_ = match_->turn();
  match_->guess(code);
}

const BreakingGame* DuelCourse::last_round() const {
  if (!match_) return nullptr;
  return breaker_ == breaking::Side::player ? &match_->player() : &match_->computer();
}

Outcome DuelCourse::outcome() const {
  if (!match_) return {};
  const Ending ending = match_->is_over() ? ending_of(match_->verdict()) : Ending::unfinished;
  return {ending, 0, match_->player().guesses_made(), match_->computer().guesses_made()};
}

void CampaignCourse::hide(const Code& code) {
  place_ = {run_.level(), level_.round(), level_.breaker()};
  round_.emplace(rules(), level_.level().guesses, code);
  is_round_on_ = true;
}

void CampaignCourse::guess(const Code& code) {
  round_->guess(code);
  if (!round_->is_over()) return;
  is_round_on_ = false;
  level_.record(*round_);
  if (level_.is_decided()) decide();
}

bool CampaignCourse::may_end_level() const {
  const int made = guesses_so_far();
  return level_.may_be_conceded(made) || level_.may_be_ended(made);
}

void CampaignCourse::end_level() {
  level_.end_early(guesses_so_far());
  is_round_on_ = false;
  decide();
}

void CampaignCourse::decide() {
  run_.record(level_.verdict(), level_.worth());
  level_ = breaking::CampaignLevel{run_.level()};
}

void MatchCourse::hide(const Code& code) {
  const bool is_first = played_.breaker() == breaking::Seat::one;
  place_ = {0, played_.round(), is_first ? breaking::Side::player : breaking::Side::computer};
  round_.emplace(rules_, setup_.agreed.guesses, code);
}

void MatchCourse::guess(const Code& code) {
  round_->guess(code);
  if (round_->is_over()) played_.record(*round_);
}

Outcome MatchCourse::outcome() const {
  const int one = played_.points(breaking::Seat::one);
  const int two = played_.points(breaking::Seat::two);
  return {is_over() ? ending_of(verdict_of(one, two)) : Ending::unfinished, 0, one, two};
}

BreakingReplay::BreakingReplay(const BreakingSetup& setup)
    : course_{std::visit([](const auto& kind) { return course_of(kind); }, setup)} {}

Refusal BreakingReplay::play(const BreakingMove& move) {
  if (is_over()) return is_over_already;
  return std::visit([&](const auto& one) { return apply(one); }, move);
}

const BreakingGame* BreakingReplay::round() const {
  return std::visit([](const auto& course) { return course.last_round(); }, course_);
}

RoundPlace BreakingReplay::place() const {
  return std::visit([](const auto& course) { return course.place(); }, course_);
}

const breaking::Rules& BreakingReplay::rules() const {
  return std::visit(
      [](const auto& course) -> const breaking::Rules& { return course.rules(); }, course_
  );
}

Outcome BreakingReplay::outcome() const {
  Outcome outcome = std::visit([](const auto& course) { return course.outcome(); }, course_);
  if (is_left_) outcome.ending = Ending::left;
  return outcome;
}

bool BreakingReplay::is_over() const {
  return is_left_ || std::visit([](const auto& course) { return course.is_over(); }, course_);
}

Refusal BreakingReplay::apply(const Hidden& hidden) {
  if (!Code::secret(rules(), hidden.code.pegs())) return "this code does not fit the rules";
  return std::visit(
      [&](auto& course) -> Refusal {
        if (!course.wants_code()) return "the last code is still being guessed at";
        if (hidden.salt && !course.is_computers_code()) return "a person's code has no salt";
        course.hide(hidden.code);
        return accepted;
      },
      course_
  );
}

Refusal BreakingReplay::apply(const Code& guess) {
  if (!Code::guess(rules(), guess.pegs())) return "this guess does not fit the rules";
  return std::visit(
      [&](auto& course) -> Refusal {
        if (!course.wants_guess()) return "there is no code to guess at yet";
        course.guess(guess);
        return accepted;
      },
      course_
  );
}

Refusal BreakingReplay::apply(EndLevel /*end*/) {
  auto* campaign = std::get_if<CampaignCourse>(&course_);
  if (campaign == nullptr) return "only a level of the campaign can be ended early";
  if (!campaign->may_end_level()) return "the level can still be won and lost";
  campaign->end_level();
  return accepted;
}

Refusal BreakingReplay::apply(Leave /*leave*/) {
  is_left_ = true;
  return accepted;
}

std::vector<SealedText> sealed_of(const BreakingRecord& record) {
  std::vector<SealedText> texts;
  BreakingReplay replay{record.setup};
  for (const BreakingMove& move : record.moves) {
    if (!replay.play(move).empty()) break;
    const auto* hidden = std::get_if<Hidden>(&move);
    if (hidden == nullptr || !hidden->salt) continue;
    texts.push_back(
        {*hidden->salt, proof_text({*hidden->salt, replay.rules(), hidden->code, hidden->typed})}
    );
  }
  return texts;
}

std::vector<int> guesses_of(const BreakingRecord& record) {
  std::vector<int> guesses;
  static_cast<void>(replay(record, [&](const BreakingReplay& game, std::size_t made) {
    if (made == 0 || !std::holds_alternative<Code>(record.moves[made - 1])) return;
    const bool is_player_one = game.place().breaker == Side::player;
    if (is_player_one && game.round()->is_broken()) guesses.push_back(game.round()->guesses_made());
  }));
  return guesses;
}

std::vector<SeenGuess> seen_guesses_of(const BreakingRecord& record) {
  BreakingReplay game{record.setup};
  for (const BreakingMove& move : record.moves)
    if (!game.play(move).empty()) break;
  std::vector<SeenGuess> seen;
  if (game.round() == nullptr) return seen;
  for (const Turn& each : game.round()->history())
    seen.push_back({text(each.guess), each.marks.black, each.marks.white});
  return seen;
}

bool begins_with_drawn(const BreakingRecord& record, const RandomSource& numbers) {
  const auto* day = std::get_if<DailyCode>(&record.setup);
  const auto* hidden = record.moves.empty() ? nullptr : std::get_if<Hidden>(&record.moves.front());
  if (day == nullptr || hidden == nullptr) return false;
  if (day->rules != rules_of_day(day->day).rules) return false;
  const DrawnCode drawn = draw_sealed(day->rules, numbers);
  return hidden->code == drawn.secret && hidden->salt == drawn.salt;
}

}  // namespace codemaker::engine::breaking::records
