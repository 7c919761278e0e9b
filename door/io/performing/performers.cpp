#include "io/performing/performers.hpp"

#include <type_traits>
#include <variant>

namespace codemaker::io::performing {
namespace {

/// What is done where the screen and the line are, and never comes here.
template <typename Effect>
constexpr bool is_done_elsewhere =
    std::is_same_v<Effect, play::effect::Ring> || std::is_same_v<Effect, play::effect::PlayTune> ||
    std::is_same_v<Effect, play::effect::ChangeTerminal> ||
    std::is_same_v<Effect, play::effect::Leave>;

template <typename Performer, typename Effect>
concept PerformerOf = requires(Performer& performer, Effect effect) {
  performer.perform(std::move(effect));
};

/// The one whose effect it is; what is nobody's is a read of the database.
template <typename Effect, typename... Others>
void hand_out(Effect&& effect, DatabaseReads& reads, Others&... others) {
  constexpr int takers = (0 + ... + int{PerformerOf<Others, Effect>});
  static_assert(takers <= 1, "an effect has one performer");
  if constexpr (takers == 0) reads.perform(effect);
  const auto offer = [&](auto& performer) {
    if constexpr (PerformerOf<std::remove_reference_t<decltype(performer)>, Effect>)
      performer.perform(std::forward<Effect>(effect));
  };
  (offer(others), ...);
}

}  // namespace

void Performers::perform(play::Effect&& effect) {
  std::visit(
      [this](auto&& each) {
        using Each = std::decay_t<decltype(each)>;
        if constexpr (!is_done_elsewhere<Each>)
          hand_out(
              std::move(each), reads_, secrets_, thoughts_, scores_, games_, accounts_, sysop_,
              people_
          );
      },
      std::move(effect)
  );
}

void Performers::end() {
  sysop_.end(presence::ChatLink::Ending::dropped);
  games_.keep_now();
  people_.end();
  thoughts_.stop();
}

}  // namespace codemaker::io::performing
