/// A caller without a line: types at a session, performs its effects and reads the screen.
#pragma once

#include "ansi/text.hpp"
#include "engine/breaking/id.hpp"
#include "play/breaking/questions.hpp"
#include "play/events/thinking.hpp"
#include "play/session/session.hpp"
#include "scores/store.hpp"
#include "support/calls.hpp"
#include "support/fake_disk.hpp"
#include "support/frame_text.hpp"
#include "support/kept_days.hpp"
#include "support/kept_games.hpp"
#include "support/looked_at.hpp"
#include "support/mouse_hand.hpp"
#include "support/seals.hpp"
#include "support/tested_game.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests {

/// A session and the hands before it. What the session asks of the world is done at once, by the
/// fields here.
class Typist : public MouseHand<Typist> {
 public:
  /// A caller who has typed `keys` already; what they heard meanwhile is forgotten. The Hall of
  /// Fame holds what was filed before.
  explicit Typist(
      play::Call call = call_of("Ada"), std::string_view keys = "",
      const std::vector<scores::Entry>& filed_before = {}
  )
      : now_{call.start},
        session_{std::move(call)} {
    for (const scores::Entry& entry : filed_before)
      static_cast<void>(scores::file(disk, {entry, scores::Purpose::enter}, {}));
    perform(session_.start());
    type(keys);
    if (!keys.empty()) heard.clear();
  }

  /// The codes the computer will hide, one per round; after the last the same again.
  /// Filled up with 1; what a game does not have is 1 too.
  std::deque<std::string> secrets{"1234"};
  /// What boards are dealt from.
  std::uint64_t seed = 1;
  FakeDisk disk;
  std::optional<play::effect::Farewell> left;
  std::vector<std::string> heard;  ///< in line mode, every line told
  std::vector<play::breaking::question::Solve> solved;
  std::vector<scores::Entry> filed;
  std::vector<play::effect::Chance> chances;  ///< of those
  KeptGames kept;
  std::vector<play::effect::ReadGames> reads;    ///< of the games that earlier calls left
  bool holds_games = false;                      ///< there are none, unless a test answers
  std::map<std::string, std::string> passwords;  ///< by name
  std::optional<play::event::AllBoards>
      all_boards;                              ///< as the database answers; nullopt: it does not
  std::optional<play::RunCounts> runs_begun;   ///< nullopt: the database does not answer
  std::optional<play::TablesOfSeason> season;  ///< that is going on
  std::optional<play::event::Champions> champions;  ///< nullopt: the disk does not answer
  std::string own_name;                             ///< of a caller with a key
  int asked_what_is_remembered = 0;
  play::Remembered remembered;  ///< since the call began
  LookedAt books;
  KeptDays days;
  /// Drawn with each secret.
  engine::records::Salt salt{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  /// Thinking is answered at once; a test that wants to be between can hold it back.
  bool holds_thinking = false;
  std::optional<play::Question> asked;  ///< held back, and not answered yet
  play::Ticket ticket = 0;              ///< of the last question
  int thoughts_stopped = 0;             ///< questions whose answers nobody waits for any more
  int terminal_changes = 0;
  int rings = 0;                   ///< of the bell
  std::vector<std::string> pages;  ///< of the sysop, their reasons
  std::string said;                ///< in a chat; a point at its end if the caller ended it
  std::vector<ansi::Tune> tunes;
  bool types_ahead = false;
  bool waits_for_marks = true;  ///< of a guess on a full screen, which appear one by one

  /// Presses it when it counts; who `types_ahead` does not wait for that.
  void press(const ansi::Key& key) {
    if (!types_ahead && session_.hears_from() > now_) pass_until(session_.hears_from());
    perform(session_.handle(key));
    if (key.code == ansi::KeyCode::enter) see_marks();
  }

  void press(ansi::KeyCode code) { press(ansi::Key{code, 0, {}}); }

  /// Types letters; a `\n` is Enter, a `\b` Backspace.
  void type(std::string_view text) {
    for (const char letter : text) {
      if (letter == '\n') {
        press(ansi::KeyCode::enter);
      } else if (letter == '\b') {
        press(ansi::KeyCode::backspace);
      } else {
        press(ansi::character(static_cast<unsigned char>(letter)));
      }
    }
  }

  /// What a guess that was just made brings.
  void see_marks() {
    if (waits_for_marks && !types_ahead) wait_for_marks();
  }

  void wait(std::chrono::seconds time) {
    const play::Instant end = now_ + time;
    for (auto second = now_ + std::chrono::seconds{1}; now_ < end;) {
      const auto wakes_at = session_.wakes_at();
      const bool wakes = wakes_at && *wakes_at < second;
      now_ = wakes ? std::max(now_ + std::chrono::milliseconds{1}, *wakes_at) : second;
      if (!wakes) second += std::chrono::seconds{1};
      perform(session_.handle(play::event::Tick{now_}));
    }
  }

  /// Waits for what is shown step by step to take its next step.
  void wait_for_step() { pass_until(session_.wakes_at().value_or(now_)); }

  /// Until all marks of the last guess are there, on a wooden board.
  void wait_for_marks() {
    constexpr int most = 6;
    constexpr std::chrono::milliseconds step{150};
    const std::string heading = session_.frame().text(0);
    const bool has_board = heading.starts_with(" CODE BREAKING") ||
                           heading.starts_with(" PRACTICE") ||
                           heading.starts_with(" BULLS AND COWS");
    for (int i = 0; i < most && has_board; ++i) {
      const auto wakes_at = session_.wakes_at();
      if (!wakes_at || *wakes_at - now_ > step) return;
      wait_for_step();
    }
  }

  void hang_up() { perform(session_.handle(play::event::HangUp{})); }

  void resize(int rows, int columns) {
    perform(session_.handle(play::event::Resize{rows, columns}));
  }

  void answer(const play::Answer& answer) { perform(session_.handle(answer)); }

  /// What the sysop does.
  void hear(const play::FromSysop& notice) { perform(session_.handle(notice)); }

  /// The answer to the last question.
  void reply(const play::Reply& reply) {
    asked.reset();
    answer(play::event::Thought{ticket, reply});
  }

  /// What a player of the computer's would answer.
  [[nodiscard]] play::Reply thought_of(const play::Question& question) {
    return without_clock(question).think(*mind_, {});
  }

  /// Earlier calls have left these.
  void left_before(std::vector<play::UnfinishedGame> games) {
    for (play::UnfinishedGame& game : games)
      game.seals = seals_of(game.record);
    answer(play::event::Unfinished{games});
    for (const play::UnfinishedGame& game : games)
      kept.go_on_with(game);
  }

  [[nodiscard]] const play::Session& session() const { return session_; }

  [[nodiscard]] play::Session& session() { return session_; }

  /// The screen as text, row by row.
  [[nodiscard]] std::string screen() const { return text_of(session_.frame()); }

  [[nodiscard]] bool sees(std::string_view text) const {
    return screen().find(text) != std::string::npos;
  }

  /// The last line told and the prompt, in line mode.
  [[nodiscard]] const std::string& last_line() const { return heard.back(); }

  [[nodiscard]] const std::string& prompt() const { return prompt_; }

  [[nodiscard]] std::vector<scores::Entry> table(engine::RankedGame game = engine::breaking::id) {
    const auto loaded = scores::read_hall(disk);
    const auto rows = loaded->hall.rows(game);
    return {rows.begin(), rows.end()};
  }

 private:
  void pass_until(play::Instant end) {
    now_ = std::max(now_, end);
    perform(session_.handle(play::event::Tick{now_}));
  }

  void perform(const play::Effects& effects) {
    session_.shown(now_);
    for (const play::Effect& effect : effects)
      std::visit([&](const auto& e) { perform(e); }, effect);
    if (session_.presentation() != play::Presentation::lines) return;
    const ansi::Page page = session_.take_page();
    heard.insert(heard.end(), page.lines.begin(), page.lines.end());
    prompt_ = page.prompt;
  }

  void perform(const play::effect::DrawSecret& draw) {
    for (const TestedGame& game : tested_games()) {
      const auto hidden = game.hide == nullptr ? std::nullopt : game.hide(*this, draw);
      if (!hidden) continue;
      kept.sealed = hidden->seal.text;
      days.puzzle = draw.puzzle;
      return answer(*hidden);
    }
    throw std::logic_error{"no game knows how to hide this"};
  }

  void perform(const play::effect::DrawSeed& draw) { answer(days.seed_of(draw.puzzle, seed)); }

  void perform(const play::effect::Think& think) {
    ticket = think.ticket;
    if (const auto* solve = think.question.as<play::breaking::question::Solve>()) {
      solved.push_back(*solve);
    }
    asked = think.question;
    if (!holds_thinking) reply(thought_of(think.question));
  }

  void perform(const play::effect::StopThinking&) { ++thoughts_stopped; }

  /// There is no clock here.
  static play::Question without_clock(const play::Question& question) {
    for (const TestedGame& game : tested_games()) {
      const auto own = game.without_clock == nullptr ? std::nullopt : game.without_clock(question);
      if (own) return *own;
    }
    return question;
  }

  void perform(const play::effect::FileScore& file) {
    filed.push_back(file.submission.entry);
    kept.compare(file.submission.entry);
    chances.push_back(file.chance);
    const auto result = scores::file(disk, file.submission, scores::lock_patience);
    answer(play::filed_of(result));
  }

  void perform(const play::effect::KeepGame& keep) { kept.take(keep); }

  void perform(const play::effect::ReadMyPage&) { answer(books.my_page); }

  void perform(const play::effect::KeepLost& keep) { books.lost.push_back(keep); }

  void perform(const play::effect::ReadMyGames&) { answer(books.list(kept)); }

  void perform(const play::effect::ReadGame& read) { answer(books.read(read.wanted, kept)); }

  void perform(const play::effect::ReadGames& read) {
    reads.push_back(read);
    if (!holds_games) answer(play::event::Unfinished{});
  }

  void perform(const play::effect::ReadAccount& read) {
    answer(play::event::Account{passwords.contains(read.name)});
  }

  void perform(const play::effect::ReadOwnName&) { answer(play::event::OwnName{own_name}); }

  void perform(const play::effect::CheckPassword& check) {
    answer(play::event::PasswordChecked{passwords[check.name] == check.password});
  }

  void perform(const play::effect::SetPassword& set) {
    passwords[session_.call().player.handle] = set.password;
    answer(play::event::PasswordSet{play::event::PasswordSet::Result::done});
  }

  /// Answered by the tests that are about it.
  void perform(const play::effect::ReadRemembered&) { ++asked_what_is_remembered; }

  void perform(const play::effect::Remember& remember) {
    remembered[remember.what] = remember.value;
  }

  void perform(const play::effect::ReadDaily& read) {
    if (const auto found = days.of(read.day)) answer(*found);
  }

  void perform(const play::effect::MakeTables&) {
    static_cast<void>(scores::make_tables(disk, scores::lock_patience));
  }

  void perform(const play::effect::ReadAllBoards&) {
    if (all_boards) answer(*all_boards);
  }

  void perform(const play::effect::ReadRuns& read) {
    if (runs_begun) answer(play::event::Runs{read.day, *runs_begun});
  }

  void perform(const play::effect::ReadChampions&) {
    if (champions) answer(*champions);
  }

  void perform(const play::effect::ReadTables&) {
    const auto loaded = scores::read_hall(disk);
    const bool is_damaged = loaded && loaded->condition == scores::Condition::damaged;
    answer(
        loaded ? play::event::Tables{loaded->hall, true, is_damaged, season}
               : play::event::Tables{{}, false, false, season}
    );
  }

  void perform(const play::effect::Ring&) { ++rings; }

  void perform(const play::effect::PageSysop& page) { pages.push_back(page.reason); }

  void perform(const play::effect::ChatSaid& chat) { said += chat.text; }

  void perform(const play::effect::ChatEnded&) { said += '.'; }

  void perform(const play::effect::PlayTune& played) { tunes.push_back(played.tune); }

  void perform(const play::effect::ChangeTerminal&) { ++terminal_changes; }

  void perform(const play::effect::Leave& leave) { left = leave.why; }

  std::unique_ptr<play::Mind> mind_ = std::make_unique<play::Mind>();
  play::Instant now_;
  play::Session session_;
  std::string prompt_;
};

}  // namespace codemaker::tests
