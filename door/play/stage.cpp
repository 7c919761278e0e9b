#include "play/stage.hpp"

#include <chrono>

namespace codemaker::play {

std::int64_t Stage::wall_clock() const {
  const auto passed = std::chrono::duration_cast<std::chrono::seconds>(now_ - call_.start);
  return call_.wall_clock + passed.count();
}

void Stage::say(std::string text) {
  told.push_back(text);
  show(std::move(text));
}

void Stage::refuse(std::string text) {
  say(std::move(text));
  is_refusal = true;
}

void Stage::show(std::string text) {
  message = std::move(text);
  is_refusal = false;
}

void Stage::tell(std::string text) {
  told.push_back(std::move(text));
}

}  // namespace codemaker::play
