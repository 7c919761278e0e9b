#include "engine/records/fault.hpp"

namespace codemaker::engine::records {

std::string text(const Fault& fault) {
  const std::string place = fault.in == Fault::In::column ? "column " : "move ";
  return place + std::to_string(fault.at) + ": " + fault.what;
}

}  // namespace codemaker::engine::records
