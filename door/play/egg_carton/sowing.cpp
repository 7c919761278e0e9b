#include "play/egg_carton/sowing.hpp"

#include "play/egg_carton/words.hpp"

#include <utility>

namespace codemaker::play::egg_carton {

using namespace engine::egg_carton;

SowingShow::SowingShow(const Position& before, Slot slot, Sowing sowing)
    : before_{before},
      board_{before},
      sowing_{std::move(sowing)} {
  take_up(slot);
  last_ = station_of(slot);
  path_ = letter(slot);
}

std::optional<Station> SowingShow::hand_at() const {
  const bool is_gone = hand_ == 0 && flashes_left_ < flash_steps;
  return is_gone ? std::nullopt : std::optional{last_};
}

int SowingShow::bytes(bool is_full) const {
  if (has_taken_up_) return is_full ? 200 : 120;
  if (!is_full) return 30;
  return flashes_left_ == flash_steps - 1 ? 110 : 60;
}

std::optional<Station> SowingShow::lit() const {
  return flashes_left_ % 2 == 1 ? std::optional{last_} : std::nullopt;
}

void SowingShow::step() {
  has_taken_up_ = false;
  if (hand_ > 0) {
    drop();
  } else if (flashes_left_ > 0) {
    flash();
  } else if (!is_over()) {
    is_relay_ = true;
    take_up(slot_at(last_));
  }
}

void SowingShow::take_up(Slot slot) {
  source_ = slot;
  hand_ = std::exchange(board_.slots[static_cast<std::size_t>(slot)], std::uint8_t{0});
  has_taken_up_ = true;
}

void SowingShow::flash() {
  if (flashes_left_ == flash_steps) path_ += " » " + (is_end(last_) ? "off" : name_of(last_));
  --flashes_left_;
}

void SowingShow::drop() {
  last_ = sowing_.drops[fallen_++].station;
  if (is_end(last_)) {
    ++board_.off[last_ == right_end ? 0 : 1];
  } else {
    ++board_.slots[static_cast<std::size_t>(slot_at(last_))];
  }
  if (--hand_ == 0) flashes_left_ = flash_steps;
}

}  // namespace codemaker::play::egg_carton
