/// What is known lately of many who come and go. Bounded: where they are too many, the one of whom
/// was heard longest ago is forgotten, and nobody else.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace codemaker::io::serving {

template <typename Key, typename Known>
class Recent {
 public:
  explicit Recent(std::size_t most) : most_{most} {}

  /// Of one who was heard of now; `fresh` is what is known of a newcomer.
  [[nodiscard]] Known& of(const Key& key, const Known& fresh) {
    if (const auto place = places_.find(key); place != places_.end()) {
      known_.splice(known_.begin(), known_, place->second);
      return place->second->second;
    }
    known_.emplace_front(key, fresh);
    places_.emplace(key, known_.begin());
    if (places_.size() > most_) {
      places_.erase(known_.back().first);
      known_.pop_back();
    }
    return known_.front().second;
  }

  /// nullptr: nothing is known.
  [[nodiscard]] Known* find(const Key& key) {
    const auto place = places_.find(key);
    return place == places_.end() ? nullptr : &place->second->second;
  }

  /// Calls `each(key, known)`, the one of whom was heard last first.
  template <typename Each>
  void each(const Each& each) const {
    for (const auto& [key, known] : known_)
      each(key, known);
  }

  /// Forgets those of whom nothing is worth knowing any more.
  template <typename IsOver>
  void forget(const IsOver& is_over) {
    for (auto each = known_.begin(); each != known_.end();) {
      const auto entry = each++;
      if (!is_over(entry->second)) continue;
      places_.erase(entry->first);
      known_.erase(entry);
    }
  }

  [[nodiscard]] std::size_t size() const { return places_.size(); }

 private:
  using Entries = std::list<std::pair<Key, Known>>;

  std::size_t most_;
  Entries known_;  ///< who was heard of last comes first
  std::map<Key, typename Entries::iterator> places_;
};

}  // namespace codemaker::io::serving
