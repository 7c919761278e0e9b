#include "ansi/text.hpp"
#include "dropfiles/formats.hpp"

namespace codemaker::dropfiles {
namespace {

/// 1 yes, 0 no, -1 nobody knows.
std::optional<bool> read_answer(std::optional<int> number) {
  if (!number || *number < 0) return std::nullopt;
  return *number > 0;
}

}  // namespace

Result<DropFile> read_doorfile_sr(DropText text) {
  if (auto checked = require_lines(text, 8); !checked) return checked.error();
  DropFile file;
  file.format = DropFormat::doorfile_sr;
  // Icy Board puts the location before the rows.
  const bool has_location = text.size() >= 9 && !text.number(4);
  if (has_location) {
    file.location = text.said(4);
    text.delete_line(4);
  }
  const int shift = has_location ? 1 : 0;
  file.alias = text.text(1);
  file.ansi = read_answer(text.number(2));
  if (const auto has_ibm_characters = read_answer(text.number(3))) {
    file.ascii_only = !*has_ibm_characters;
  }
  file.rows = ansi::within(text.number(4), 1, 1000);
  file.baud = not_negative(text.number(5));
  take_port(text.raw(6), file);
  file.seconds_left = from_minutes(text.number(7));
  file.real_name = text.text(8);
  file.sources = {{source::caller, 1},           {source::ansi, 2},
                  {source::charset, 3},          {source::size, 4 + shift},
                  {source::speed, 5 + shift},    {source::line, 6 + shift},
                  {source::time_left, 7 + shift}};
  return file;
}

}  // namespace codemaker::dropfiles
