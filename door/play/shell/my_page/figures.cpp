#include "play/shell/my_page/figures.hpp"

#include "play/drawing/ornaments.hpp"

#include <fmt/format.h>
#include <numeric>

namespace codemaker::play::shell {
namespace {

constexpr int figure_end = 20;

}  // namespace

std::string mean_guesses_text(const GameFigures& figures) {
  const auto& counts = figures.guesses;
  const auto codes = std::reduce(counts.begin(), counts.end(), std::int64_t{0});
  if (codes == 0) return {};
  std::int64_t all = 0;
  std::int64_t number = 0;
  for (const std::int64_t count : figures.guesses)
    all += ++number * count;
  return fmt::format("{:.2f}", static_cast<double>(all) / static_cast<double>(codes));
}

std::string lost_guesses_text(const GameFigures& figures) {
  const double lost = static_cast<double>(figures.lost_guesses) / 1000;
  return fmt::format("{:.2f}", lost / static_cast<double>(figures.reviewed));
}

std::vector<std::int64_t> bars_of(const GameFigures& figures) {
  std::vector<std::int64_t> bars = figures.guesses.empty() ? figures.ended_in : figures.guesses;
  for (std::size_t more = most_bars; more < bars.size(); ++more)
    bars[most_bars - 1] += bars[more];
  bars.resize(most_bars);
  return bars;
}

std::string_view title_of_bars(const GameFigures& figures) {
  return figures.guesses.empty() ? "Runs ended in level" : "Codes broken in";
}

std::string label_of_bar(std::size_t bar) {
  return fmt::format("{:2}{}", bar + 1, bar + 1 == most_bars ? "+" : "");
}

void FigureColumn::add(std::string_view label, std::string_view value, std::string_view note) {
  const int end = at_.column + figure_end;
  canvas_.text(at_, label, is_dim_ ? look::dim : look::plain);
  canvas_.text(
      {at_.row, end - static_cast<int>(value.size())}, value, is_dim_ ? look::dim : look::bright
  );
  canvas_.text({at_.row++, end + 2}, note, look::frame);
}

void FigureColumn::add(const Figure& figure) {
  add(figure.label, fmt::format("{}", figure.number), figure.note);
}

void FigureColumn::add_part(const Figure& figure, std::int64_t whole, ansi::Ink ink) {
  if (figure.number == 0) return;
  const int bar = at_.column + figure_end + 2;
  const int columns = is_large_ ? 9 : 6;
  const auto draw = is_large_ ? draw_thin_bar : draw_bar;
  draw(canvas_, {at_.row, bar}, columns, figure.number, whole, ink);
  const std::int64_t percent = (100 * figure.number + whole / 2) / whole;
  canvas_.text({at_.row, bar + columns}, fmt::format("{:>3}%", percent), look::frame);
  add(figure);
}

}  // namespace codemaker::play::shell
