/// A picture of points, with what has to be drawn on boards: shapes with soft edges.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace codemaker::web {

struct Tint {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
};

/// From the upper left, in points.
struct Spot {
  double x = 0;
  double y = 0;
};

struct Area {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;
};

/// What is drawn beyond the picture is not there.
class Raster {
 public:
  Raster(int width, int height, Tint ground);

  [[nodiscard]] int width() const { return width_; }

  [[nodiscard]] int height() const { return height_; }

  /// Red, green and blue of a row's points.
  [[nodiscard]] std::span<const std::uint8_t> row(int y) const;

  /// `round` is the radius of its corners.
  void plank(const Area& area, double round, Tint tint);
  void disc(Spot center, double radius, Tint tint);
  /// A square that stands on a corner.
  void diamond(Spot center, double radius, Tint tint);

 private:
  template <typename Distance>
  void fill(const Area& around, const Distance& distance, Tint tint);
  [[nodiscard]] std::size_t at(int x, int y) const;

  int width_;
  int height_;
  std::vector<std::uint8_t> points_;
};

}  // namespace codemaker::web
