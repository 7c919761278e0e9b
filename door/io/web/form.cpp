#include "io/web/form.hpp"

#include <cstddef>
#include <utility>

namespace codemaker::io::web {

Form::Form(std::string_view text, std::span<const std::string_view> places) {
  const auto keep = [this](std::string_view before, bool leads_to_place) {
    fixed_.push_back({std::string{before}, part_of(before, Pains::much), leads_to_place});
  };
  for (const std::string_view place : places) {
    const auto at = text.find(place);
    const bool is_there = at != std::string_view::npos;
    keep(text.substr(0, is_there ? at : 0), is_there);
    if (is_there) text.remove_prefix(at + place.size());
  }
  keep(text, false);
}

bool Form::pays_off() const {
  std::size_t size = 0;
  for (const Fixed& fixed : fixed_)
    size += fixed.text.size();
  return size > fits_a_packet;
}

std::string Form::filled(std::span<const std::string> made) const {
  std::string text;
  for (std::size_t at = 0; at < fixed_.size(); ++at) {
    text += fixed_[at].text;
    if (fixed_[at].leads_to_place) text += made[at];
  }
  return text;
}

std::string Form::packed(std::span<const std::string> made) const {
  std::vector<Part> between;
  between.reserve(made.size());  // what is pointed to stays where it is
  std::vector<const Part*> parts;
  for (std::size_t at = 0; at < fixed_.size(); ++at) {
    parts.push_back(&fixed_[at].part);
    if (!fixed_[at].leads_to_place) continue;
    between.push_back(part_of(made[at], Pains::little));
    parts.push_back(&between.back());
  }
  return joined(parts);
}

}  // namespace codemaker::io::web
