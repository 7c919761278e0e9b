// What the database has acknowledged is there after every fault of the disk below it: games as
// they are played, and games by mail.
#include "filings.hpp"
#include "ground/failing_disk.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <random>

namespace codemaker::scores::records {
namespace {

using tests::DatabaseKind;
using tests::FailingDisk;
using tests::TestDatabase;

class DiskGround : public Ground {
 public:
  DiskGround(FailingDisk& disk, FailingDisk::Fault fault, const Target& target)
      : disk_{disk},
        fault_{fault},
        target_{target} {}

  void arm(int call) override { disk_.arm(fault_, call); }

  [[nodiscard]] bool has_failed() const override { return disk_.has_failed(); }

  [[nodiscard]] bool mend(std::unique_ptr<Store>& store) override {
    const bool is_cut = fault_ == FailingDisk::Fault::cut || fault_ == FailingDisk::Fault::tear;
    if (is_cut && disk_.has_failed()) {
      store.reset();
      disk_.come_back();
      // The memory that its users share is gone with the power.
      std::filesystem::remove(target_.where + "-shm");
    }
    disk_.mend();
    if (store) return true;
    auto opened = Store::open(target_);
    if (!opened || !(*opened)->take_remarks().empty()) return false;
    store = std::move(*opened);
    return true;
  }

 private:
  FailingDisk& disk_;
  FailingDisk::Fault fault_;
  const Target& target_;
};

/// `DISK_SEED` plays a run again.
Outcome outcome_on(FailingDisk::Fault fault, bool is_lying) {
  const int any = static_cast<int>(std::random_device{}() % 100'000);
  const int seed = wanted_of("DISK_SEED", any);
  FailingDisk disk{static_cast<std::uint32_t>(seed)};
  if (is_lying) disk.lie_about_syncs();
  const TestDatabase sound{DatabaseKind::file};
  const TestDatabase database{DatabaseKind::file};
  DiskGround ground{disk, fault, database.target()};
  Trial trial{ground, database.open(), sound.open()};
  const Outcome outcome = trial.run(wanted_of("FILINGS", 40));
  tell_faults(fmt::format("DISK_SEED={}", seed), outcome);
  return outcome;
}

TEST_CASE("what the database has acknowledged is there after a power cut at each call", "[disk]") {
  for (const auto fault : {FailingDisk::Fault::cut, FailingDisk::Fault::tear}) {
    const Outcome outcome = outcome_on(fault, false);
    CHECK(outcome.lost == 0);
    CHECK(outcome.faults > 100);
  }
}

TEST_CASE(
    "a call of the disk that fails, or a full disk, loses nothing of the database", "[disk]"
) {
  for (const auto fault : {FailingDisk::Fault::fails, FailingDisk::Fault::full}) {
    const Outcome outcome = outcome_on(fault, false);
    CHECK(outcome.lost == 0);
    CHECK(outcome.faults > 50);
  }
}

TEST_CASE("of a disk that says it has synced and has not, these tests find it out", "[disk]") {
  CHECK(outcome_on(FailingDisk::Fault::cut, true).lost > 0);
}

}  // namespace
}  // namespace codemaker::scores::records
