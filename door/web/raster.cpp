#include "web/raster.hpp"

#include <algorithm>
#include <cmath>

namespace codemaker::web {
namespace {

constexpr std::size_t colors = 3;

std::uint8_t mixed(std::uint8_t below, std::uint8_t above, double covered) {
  return static_cast<std::uint8_t>(std::lround(below + (above - below) * covered));
}

int within(double value, int most) {
  return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(most)));
}

}  // namespace

Raster::Raster(int width, int height, Tint ground)
    : width_{width},
      height_{height},
      points_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * colors) {
  plank({0, 0, static_cast<double>(width), static_cast<double>(height)}, 0, ground);
}

std::size_t Raster::at(int x, int y) const {
  return colors * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(x));
}

std::span<const std::uint8_t> Raster::row(int y) const {
  return std::span{points_}.subspan(at(0, y), colors * static_cast<std::size_t>(width_));
}

/// `distance(x, y)` is that from the edge of a shape, negative inside.
template <typename Distance>
void Raster::fill(const Area& around, const Distance& distance, Tint tint) {
  const int right = within(std::ceil(around.left + around.width) + 1, width_);
  const int bottom = within(std::ceil(around.top + around.height) + 1, height_);
  for (int y = within(around.top - 1, height_); y < bottom; ++y) {
    for (int x = within(around.left - 1, width_); x < right; ++x) {
      const double covered = std::clamp(0.5 - distance(x + 0.5, y + 0.5), 0.0, 1.0);
      if (covered <= 0) continue;
      std::uint8_t* const point = &points_[at(x, y)];
      point[0] = mixed(point[0], tint.red, covered);
      point[1] = mixed(point[1], tint.green, covered);
      point[2] = mixed(point[2], tint.blue, covered);
    }
  }
}

void Raster::plank(const Area& area, double round, Tint tint) {
  const auto distance = [&](double x, double y) {
    const double dx = std::abs(x - area.left - area.width / 2) - area.width / 2 + round;
    const double dy = std::abs(y - area.top - area.height / 2) - area.height / 2 + round;
    return std::hypot(std::max(dx, 0.0), std::max(dy, 0.0)) + std::min(std::max(dx, dy), 0.0) -
           round;
  };
  fill(area, distance, tint);
}

void Raster::disc(Spot center, double radius, Tint tint) {
  const auto distance = [&](double x, double y) {
    return std::hypot(x - center.x, y - center.y) - radius;
  };
  fill({center.x - radius, center.y - radius, 2 * radius, 2 * radius}, distance, tint);
}

void Raster::diamond(Spot center, double radius, Tint tint) {
  const auto distance = [&](double x, double y) {
    return (std::abs(x - center.x) + std::abs(y - center.y) - radius) / std::sqrt(2.0);
  };
  fill({center.x - radius, center.y - radius, 2 * radius, 2 * radius}, distance, tint);
}

}  // namespace codemaker::web
