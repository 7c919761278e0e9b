// The linker puts this clock in the place of the system's for all of the program that is linked
// here: the program itself has no seam for it.
#include "clock.hpp"

#include <chrono>

namespace codemaker::tests::town {

scores::records::UtcSeconds& clock() {
  static scores::records::UtcSeconds now = 1'790'000'000;
  return now;
}

using SystemClock = std::chrono::system_clock;

SystemClock::time_point town_time() asm("__wrap__ZNSt6chrono3_V212system_clock3nowEv");

SystemClock::time_point town_time() {
  return SystemClock::time_point{std::chrono::seconds{clock()}};
}

}  // namespace codemaker::tests::town
