/// A position that the caller leaves for others: the dealer draws one after another until one is
/// hard enough.
#pragma once

#include "engine/records/record.hpp"
#include "play/catalog/any_replay.hpp"
#include "play/scenes/scene.hpp"
#include "play/shared/move_board.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace codemaker::engine::records {

struct MailTerms;

}  // namespace codemaker::engine::records

namespace codemaker::play::shell::left {

class LeftDealScene : public SceneBase {
 public:
  void enter(Stage& stage);
  void describe(Stage& stage) const;
  void press(const ansi::Key& key, Stage& stage);
  void take_line(std::string_view line, Stage& stage);
  void take_empty_line(Stage& stage);
  void take(const Answer& answer, Stage& stage);

  [[nodiscard]] std::string_view art_name() const { return "leftcode"; }

  void draw(Canvas& canvas) const;
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> line_help() const;
  [[nodiscard]] std::vector<KeyHelp> keys() const;

 private:
  /// A board, and what it is drawn by.
  struct Dealt {
    std::string word;
    std::uint64_t seed = 0;
    AnyReplay view;
  };

  [[nodiscard]] engine::records::MailTerms terms(std::string_view word) const;
  void ask_dealer(Stage& stage);
  void show(std::uint64_t seed, Stage& stage);
  void leave(Stage& stage);

  engine::RankedGame game_ = engine::first_ranked_game;
  std::string word_;  ///< of the board that the dealer draws; empty: it is there
  std::optional<Dealt> dealt_;
  shared::AnyMoveBoard table_;
  bool is_sent_ = false;
};

}  // namespace codemaker::play::shell::left
