#include "wire/telnet_options.hpp"

namespace codemaker::wire {

void OptionTable::ask(TelnetOption option) {
  Row& row = rows_[static_cast<std::uint8_t>(option)];
  row.state = OptionState::pending_on;
  row.was_touched = true;
  row.was_refused = false;
}

OptionAnswer OptionTable::request(unsigned char option, bool is_wanted) {
  Row& row = rows_[option];
  if (row.state == OptionState::on) return OptionAnswer::none;
  if (!is_wanted) {
    if (row.was_refused) return OptionAnswer::none;
    row.was_refused = true;
    return OptionAnswer::refuse;
  }
  const bool was_asked_for = row.state == OptionState::pending_on;
  row.state = OptionState::on;
  row.was_touched = true;
  return was_asked_for ? OptionAnswer::none : OptionAnswer::agree;
}

OptionAnswer OptionTable::withdraw(unsigned char option) {
  Row& row = rows_[option];
  const bool was_on = row.state == OptionState::on;
  row.state = OptionState::off;
  return was_on ? OptionAnswer::refuse : OptionAnswer::none;
}

}  // namespace codemaker::wire
