/// A caller without a line: types at a session, performs its effects and reads the screen.
#pragma once

#include "engine/solve.hpp"
#include "play/session.hpp"
#include "scores/store.hpp"
#include "support/fake_disk.hpp"

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::tests {

inline play::Call call_of(const std::string& handle) {
  play::Call call;
  call.player = {"bbs", "", handle};
  call.wall_clock = 1'795'176'000;
  call.seed = 7;
  return call;
}

class Typist {
 public:
  /// A caller who has typed `keys` already; what he heard meanwhile is forgotten.
  explicit Typist(play::Call call = call_of("Ada"), std::string_view keys = "")
      : now_{call.start},
        session_{std::move(call)} {
    perform(session_.start());
    type(keys);
    if (!keys.empty()) heard.clear();
  }

  /// The codes the computer will hide, one per round; after the last the same again.
  std::deque<std::string> secrets{"1234"};
  FakeDisk disk;
  std::optional<play::effect::Farewell> left;
  std::vector<std::string> heard;  ///< in line mode, every line told
  std::vector<play::effect::Solve> solved;
  std::vector<scores::Entry> filed;
  /// Thinking is answered at once; a test that wants to be between can hold it back.
  bool holds_thinking = false;
  int terminal_changes = 0;

  void press(const ansi::Key& key) { perform(session_.handle(key)); }

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

  void wait(std::chrono::seconds time) {
    for (std::chrono::seconds passed{0}; passed < time; ++passed) {
      now_ += std::chrono::seconds{1};
      perform(session_.handle(play::event::Tick{now_}));
    }
  }

  void hang_up() { perform(session_.handle(play::event::HangUp{})); }

  void resize(int rows, int columns) {
    perform(session_.handle(play::event::Resize{rows, columns}));
  }

  void answer(const play::Answer& answer) { perform(session_.handle(answer)); }

  [[nodiscard]] const play::Session& session() const { return session_; }

  [[nodiscard]] play::Session& session() { return session_; }

  /// The screen as text, row by row.
  [[nodiscard]] std::string screen() const {
    const ansi::Frame frame = session_.frame();
    std::string text;
    for (int row = 0; row < frame.rows(); ++row)
      text += frame.text(row) + "\n";
    return text;
  }

  [[nodiscard]] bool sees(std::string_view text) const {
    return screen().find(text) != std::string::npos;
  }

  /// The last line told and the prompt, in line mode.
  [[nodiscard]] const std::string& last_line() const { return heard.back(); }

  [[nodiscard]] const std::string& prompt() const { return prompt_; }

  [[nodiscard]] std::vector<scores::Entry> table() {
    const auto reading = scores::read_hall(disk);
    const auto rows = reading->hall.rows(engine::RankedGame::breaking);
    return {rows.begin(), rows.end()};
  }

 private:
  void perform(const play::Effects& effects) {
    for (const play::Effect& effect : effects)
      std::visit([&](const auto& e) { perform(e); }, effect);
    if (session_.presentation() != play::Presentation::line) return;
    const ansi::Page page = session_.take_page();
    heard.insert(heard.end(), page.lines.begin(), page.lines.end());
    prompt_ = page.prompt;
  }

  void perform(const play::effect::DrawSecret& draw) {
    std::string secret = secrets.front();
    if (secrets.size() > 1) secrets.pop_front();
    secret.resize(static_cast<std::size_t>(draw.rules.holes), '1');
    answer(play::event::Secret{
        *engine::Code::secret(draw.rules, engine::parse_pegs(secret)->span())});
  }

  void perform(const play::effect::Solve& solve) {
    solved.push_back(solve);
    if (holds_thinking) return;
    const engine::Breaker breaker{solve.rules, solve.strength, solve.seed};
    answer(play::event::Solved{engine::solve(breaker, solve.code, solve.limit, {})});
  }

  void perform(const play::effect::FileScore& file) {
    filed.push_back(file.slip.entry);
    const auto result = scores::file(disk, file.slip, scores::lock_patience);
    answer(play::filed_of(result));
  }

  void perform(const play::effect::ReadTables&) {
    const auto reading = scores::read_hall(disk);
    const bool is_damaged = reading && reading->condition == scores::Condition::damaged;
    answer(
        reading ? play::event::Tables{reading->hall, true, is_damaged}
                : play::event::Tables{{}, false, false}
    );
  }

  void perform(const play::effect::ChangeTerminal&) { ++terminal_changes; }

  void perform(const play::effect::Leave& leave) { left = leave.why; }

  play::Instant now_;
  play::Session session_;
  std::string prompt_;
};

}  // namespace codemaker::tests
