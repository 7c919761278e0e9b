#include "wire/rlogin.hpp"

#include "ansi/text.hpp"

#include <utility>

namespace codemaker::wire {
namespace {

constexpr std::size_t max_field_bytes = 128;
constexpr int nuls_of_handshake = 4;  // before the first field and behind each

/// FF FF s s, then rows, columns and two pixel sizes of 16 bits each.
constexpr std::string_view report_mark = "\xFF\xFFss";
constexpr std::size_t report_size = report_mark.size() + 8;

bool are_rows(int value) {
  return value >= 8 && value <= 999;
}

bool are_columns(int value) {
  return value >= 20 && value <= 999;
}

int word_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]) * 256 + static_cast<unsigned char>(bytes[at + 1]);
}

int swapped(int word) {
  return word % 256 * 256 + word / 256;
}

/// Three fields, each with a NUL behind it.
RloginFields split(std::string_view fields) {
  const auto next = [&] {
    const auto end = fields.find('\0');
    std::string field = ansi::clean(fields.substr(0, end), max_field_bytes);
    fields.remove_prefix(end + 1);
    return field;
  };
  RloginFields result;
  result.client_user = next();
  result.server_user = next();
  result.terminal = next();
  return result;
}

}  // namespace

std::string_view RloginFields::terminal_type() const {
  return std::string_view{terminal}.substr(0, terminal.find('/'));
}

std::optional<int> RloginFields::speed() const {
  constexpr std::size_t max_digits = 7;
  const auto slash = terminal.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const std::string_view digits = std::string_view{terminal}.substr(slash + 1);
  const bool is_number = digits.size() <= max_digits &&
                         digits.find_first_not_of("0123456789") == std::string_view::npos;
  return is_number ? ansi::within(ansi::leading_number(digits), 1, 9'999'999) : std::nullopt;
}

std::string Rlogin::receive(std::string_view bytes) {
  std::string data;
  for (const char byte : bytes) {
    if (close_) break;
    if (fields_) {
      take_data(byte, data);
    } else {
      take_handshake(byte);
    }
  }
  return data;
}

/// A report that was cut by the end is no data: its mark is whole.
std::string Rlogin::finish() {
  const std::string data = std::exchange(pending_, {});
  return data.size() < report_mark.size() ? data : std::string{};
}

void Rlogin::take_handshake(char byte) {
  if (handshake_.empty() && byte != '\0') {
    close_ = RloginClose::not_rlogin;
    return;
  }
  handshake_ += byte;
  if (byte != '\0') {
    if (++field_size_ > max_field_bytes) close_ = RloginClose::field_too_long;
    return;
  }
  field_size_ = 0;
  if (++nuls_ < nuls_of_handshake) return;
  fields_ = split(std::string_view{handshake_}.substr(1));
  handshake_.clear();
}

/// Bytes that could be the mark of a report wait until it shows what they are.
void Rlogin::take_data(char byte, std::string& data) {
  pending_ += byte;
  while (pending_.size() <= report_mark.size() && !report_mark.starts_with(pending_)) {
    data += pending_.front();
    pending_.erase(0, 1);
  }
  if (pending_.size() == report_size) take_report();
}

void Rlogin::take_report() {
  int rows = word_at(pending_, report_mark.size());
  int columns = word_at(pending_, report_mark.size() + 2);
  pending_.clear();
  // The rlogin package of npm writes the low byte first.
  const bool is_out_of_range = !are_rows(rows) && !are_columns(columns);
  const bool fits_swapped = are_rows(swapped(rows)) || are_columns(swapped(columns));
  if (is_out_of_range && fits_swapped) {
    rows = swapped(rows);
    columns = swapped(columns);
  }
  Window window = window_.value_or(Window{});
  if (are_rows(rows)) window.rows = rows;
  if (are_columns(columns)) window.columns = columns;
  window_ = window;
}

}  // namespace codemaker::wire
