/// A connection to the database: opened when it is needed, and again after it was lost.
#pragma once

#include "records/file.hpp"
#include "records/schema.hpp"
#include "records/target.hpp"
#include "records/trouble.hpp"

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <soci/soci.h>
#include <string>
#include <utility>
#include <vector>

namespace codemaker::scores::records {

/// All statements go through `read` and `write`, which let no exception out.
class Database {
 public:
  explicit Database(Target target);

  /// Opens it unless it is open. A missing SQLite file and missing tables are made, old ones are
  /// brought up to date, a damaged file is set aside. Where one was, no other is made.
  [[nodiscard]] Result<void> open();

  /// Makes a new file where one was and is gone, or is damaged without a copy, and says what of
  /// that is kept; empty: nothing. Refused where one is there.
  [[nodiscard]] Result<std::string> begin_anew();

  /// Opens it as it is, makes and changes nothing, and counts its games. What is damaged stays
  /// where it is.
  [[nodiscard]] Result<Seen> look();

  /// `work(session)` gives a Result. What it does is done whole, and not at all if it gives a
  /// fault. After a dropped connection it is called once more: what it does twice must be as if
  /// done once.
  template <typename Work>
  [[nodiscard]] auto write(Work work) {
    return result_of([&] {
      Transaction whole{*this};
      auto result = work(*session_);
      if (result) whole.commit();
      return result;
    });
  }

  /// Looks through the whole file. One that is damaged is led back by its newest whole copy, and
  /// stays without one; what was found, empty: nothing.
  [[nodiscard]] Result<std::string> care();

  /// The same for what changes nothing.
  template <typename Work>
  [[nodiscard]] auto read(Work work) {
    return result_of([&] { return work(*session_); });
  }

  [[nodiscard]] bool is_file() const { return dialect_ == Dialect::sqlite; }

  /// What the sysop should know since this was last asked.
  [[nodiscard]] std::vector<std::string> take_remarks() { return std::exchange(remarks_, {}); }

 private:
  /// Ends undone unless it is committed.
  class Transaction {
   public:
    explicit Transaction(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit();

   private:
    Database& database_;
    bool is_open_ = true;
  };

  template <typename Step>
  auto result_of(Step step) -> decltype(step()) {
    std::optional<decltype(step())> result;
    if (const auto done = attempt([&] { result.emplace(step()); }); !done) return done.error();
    return std::move(*result);
  }

  /// Does it, and after a dropped connection once more.
  Result<void> attempt(const std::function<void()>& step);
  Diagnosis recover(const std::exception& error);
  Result<void> set_aside();
  Result<void> set_damaged_aside();
  [[nodiscard]] std::string joined_remarks();
  [[nodiscard]] Fault with_remarks(const Fault& fault);
  Result<void> lead_back();
  Result<void> connect();
  Result<void> connect_to_file();
  void connect_to_server();
  Result<void> check_version();
  Result<Seen> look_through();
  [[nodiscard]] Fault is_newer() const;
  void begin_in_turn();
  void set_patience(std::chrono::milliseconds patience);
  bool is_up_to_date();
  Result<void> begin_log();
  Result<void> migrate();
  std::int64_t version();

  Target target_;
  Dialect dialect_;
  DatabaseFile file_;
  std::unique_ptr<soci::session> session_;
  std::vector<std::string> remarks_;
};

}  // namespace codemaker::scores::records
