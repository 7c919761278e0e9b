#include "io/disk/errands.hpp"

#include "io/posix/signals.hpp"

namespace codemaker::io::disk {

Errands::Errands(TellFault tell) : tell_{std::move(tell)}, thread_{quiet_threads(1)} {}

std::size_t Errands::under_way() {
  const std::lock_guard held{lock_};
  return under_way_;
}

bool Errands::finish(std::chrono::milliseconds limit) {
  std::unique_lock held{lock_};
  return is_at_rest_.wait_for(held, limit, [this] { return under_way_ == 0; });
}

void Errands::stop() {
  thread_->stop();
  thread_->join();
}

void Errands::end() {
  const std::lock_guard held{lock_};
  --under_way_;
  is_at_rest_.notify_all();
}

}  // namespace codemaker::io::disk
