/// `codemaker bench`: the figures we promise, each measured now and beside its limit.
#pragma once

namespace codemaker::commands {

// Each prints its rows and returns the exit status: 1 if a limit is missed.
[[nodiscard]] int bench_bytes();
[[nodiscard]] int bench_start();
[[nodiscard]] int bench_breaking();
/// Bytes, speed and strength.
[[nodiscard]] int bench_eggcarton();
/// Its bytes only: half a minute.
[[nodiscard]] int bench_eggcarton_bytes();
/// Bytes, speed, strength of level 10 and of the other levels: about 10 minutes.
[[nodiscard]] int bench_masterix();
/// Its bytes only: a minute.
[[nodiscard]] int bench_masterix_bytes();
/// Its speed only: about 15 seconds.
[[nodiscard]] int bench_masterix_speed();
/// Everything but the matches of Masterix.
[[nodiscard]] int bench_all();

}  // namespace codemaker::commands
