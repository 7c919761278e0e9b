/// What a caller finds when they look at games that were kept.
#pragma once

#include "play/catalog/outcome_words.hpp"
#include "play/catalog/unfinished.hpp"
#include "play/events/effect.hpp"
#include "play/events/event.hpp"
#include "support/kept_games.hpp"
#include "support/seals.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace codemaker::tests {

/// What is asked of games by mail, codes left and news is answered by the tests that are about it.
template <class Asked>
concept AboutMail = std::same_as<Asked, play::effect::ReadMailWaiting> ||
    std::same_as<Asked, play::effect::ReadMailList> ||
    std::same_as<Asked, play::effect::ReadMail> || std::same_as<Asked, play::effect::ChangeMail> ||
    std::same_as<Asked, play::effect::OfferMail> ||
    std::same_as<Asked, play::effect::ReadMailRanks> ||
    std::same_as<Asked, play::effect::ReadLeftList> ||
    std::same_as<Asked, play::effect::ReadLeft> || std::same_as<Asked, play::effect::ChangeLeft> ||
    std::same_as<Asked, play::effect::LeaveCode> ||
    std::same_as<Asked, play::effect::ReadLeftRanks> || std::same_as<Asked, play::effect::ReadNews>;

/// Books of kept games: those that a test gave, then those of the call.
struct LookedAt {
  play::event::MyPage my_page;
  play::event::People people = {};  ///< who else is here; empty: that cannot be told
  std::string no_opponent = {};     ///< why nobody is offered a game; empty: they are
  bool holds_opponent = false;      ///< that is told by the test
  play::Looked games = play::Looked::done;
  std::vector<play::ShownGame> before;            ///< of earlier calls, the oldest first
  std::vector<play::effect::KeepLost> lost = {};  ///< what reviews found
  std::optional<play::ShownGame> run;  ///< behind every row of the Hall of Fame; nullopt: not kept

  [[nodiscard]] std::vector<play::ShownGame> all(const KeptGames& kept) const {
    auto shown = before;
    for (const play::effect::KeepGame& game : kept.all()) {
      const bool goes_on = !game.is_new && shown.size() > before.size();
      if (goes_on) shown.pop_back();
      shown.push_back({game.record, "", seals_of(game.record)});
    }
    return shown;
  }

  [[nodiscard]] play::event::MyGames list(const KeptGames& kept) const {
    play::event::MyGames list{games};
    const auto shown = all(kept);
    for (std::size_t at = shown.size(); at-- > 0;) {
      const auto& record = shown[at].record;
      const auto ending = engine::records::replay(record)->ending;
      list.games.push_back(
          {static_cast<play::KeptGameId>(at), play::title_of(record), play::result_text(record),
           1'795'000'000, ending != engine::records::Ending::unfinished}
      );
    }
    return list;
  }

  [[nodiscard]] play::event::GameRead read(const play::WantedGame& wanted, const KeptGames& kept)
      const {
    if (const auto* id = std::get_if<play::KeptGameId>(&wanted))
      return {wanted, all(kept).at(static_cast<std::size_t>(*id)), ""};
    return {wanted, run, run ? "" : "This run was not kept, so it can't be shown."};
  }
};

}  // namespace codemaker::tests
