/// Games of Nim from their deal to what follows their end: a run up the ladder, and others.
#pragma once

#include "play/boards/free_scene.hpp"
#include "play/boards/ranked_scene.hpp"
#include "play/nim/play.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace codemaker::play::nim {

class Ladder : public boards::RankedScene<Ladder, Play> {
 public:
  static constexpr std::string_view board_art = "nim";

  void deal_board(std::uint64_t seed, Stage& stage);

  [[nodiscard]] engine::Verdict verdict() const { return play_.table().verdict(); }

  [[nodiscard]] engine::Points worth() const;
  [[nodiscard]] std::string end_text() const;
  void draw_level(Canvas& canvas) const;
  void draw_result(Canvas& canvas) const;
};

class Casual : public boards::FreeScene<Casual, Play> {
 public:
  [[nodiscard]] std::string_view art_name() const;
  void draw(Canvas& canvas) const;

  void open(Stage& stage);
  void play_as(const engine::nim::records::NimRecord::Setup& setup, Stage& stage);
  void play_puzzle(Stage& stage);

  [[nodiscard]] engine::records::CasualSetup agreed() const { return {level_}; }

  void deal_board(std::uint64_t seed, Stage& stage);

  [[nodiscard]] engine::Verdict verdict() const { return play_.table().verdict(); }

  [[nodiscard]] std::string end_text() const;

 private:
  int level_ = engine::records::daily_level;
};

using Daily = boards::DailyScene<Casual>;

}  // namespace codemaker::play::nim
