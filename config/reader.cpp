#include "config/reader.hpp"

#include "config/boards.hpp"
#include "config/distance.hpp"
#include "config/syntax.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <toml++/toml.h>
#include <utility>

namespace codemaker::config {
namespace {

/// A setting of the file's beginning that stands in a section; empty: `key` is none.
std::string setting_outside(std::string_view key) {
  const auto point = key.rfind('.');
  if (point == std::string_view::npos) return "";
  const std::string_view own = key.substr(point + 1);
  if (std::ranges::count(all_settings(), own, &Setting::key) == 0) return "";
  return fmt::format(
      "; put {} above the first section: all that stands below [{}] belongs to it", own,
      key.substr(0, point)
  );
}

std::string suggestion(std::string_view key) {
  if (std::string outside = setting_outside(key); !outside.empty()) return outside;
  const auto closeness = [&](const Setting& setting) {
    return distance(key, setting.key);
  };
  // A word half of whose letters are wrong is another word.
  const std::size_t near = std::min<std::size_t>(3, key.size() / 2);
  const auto nearest = std::ranges::min_element(all_settings(), {}, closeness);
  if (closeness(*nearest) > near) return "";
  return fmt::format("; did you mean {}?", nearest->key);
}

/// A text from the file without control characters: it may end up on a terminal.
std::string printable(std::string_view text) {
  std::string kept;
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    kept += byte < 0x20 || byte == 0x7F ? '?' : letter;
  }
  constexpr std::size_t longest = 160;
  if (kept.size() > longest) kept = kept.substr(0, longest) + "...";
  return kept;
}

bool has_controls(std::string_view text) {
  return std::ranges::any_of(text, [](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x20 || byte == 0x7F;
  });
}

bool is_setting(std::string_view key) {
  return std::ranges::count(all_settings(), key, &Setting::key) > 0;
}

/// True for the part of a key before its point.
bool is_section(std::string_view name) {
  return std::ranges::any_of(all_settings(), [&](const Setting& setting) {
    return setting.key.starts_with(name) && setting.key.substr(name.size()).starts_with('.');
  });
}

class Reader {
 public:
  explicit Reader(std::string_view name) : name_{name} {}

  [[nodiscard]] ParsedSettings read(std::string_view text) && {
    try {
      read_table(toml::parse(text), "");
    } catch (const toml::parse_error& error) {
      parsed_.is_toml = false;
      const int at = static_cast<int>(error.source().begin.line);
      const auto [line, mistake] = mistake_at(text, at);
      mistake.empty() ? complain(Severity::error, at, printable(error.description()))
                      : complain(Severity::error, line, printable(mistake));
    }
    return std::move(parsed_);
  }

 private:
  void read_table(const toml::table& table, const std::string& prefix) {
    for (const auto& [name, value] : table) {
      const std::string key = prefix + std::string{name.str()};
      const auto* inner = value.as_table();
      if (inner != nullptr && !is_setting(key)) {
        read_table(*inner, key + ".");
      } else if (inner == nullptr && is_section(key)) {
        complain(Severity::error, value.source(), fmt::format("{} is a section: [{}]", key, key));
      } else {
        read_value(key, value);
      }
    }
  }

  void read_value(const std::string& key, const toml::node& value) {
    const auto settings = all_settings();
    const auto setting = std::ranges::find(settings, key, &Setting::key);
    if (setting == settings.end()) {
      complain(
          Severity::warning, value.source(),
          fmt::format("unknown key {}{}", printable(key), suggestion(key))
      );
      return;
    }
    const bool is_set =
        std::visit([&](const auto& rule) { return set(rule, value); }, setting->rule);
    if (is_set) {
      parsed_.lines[key] = static_cast<int>(value.source().begin.line);
    } else if (const auto told = std::exchange(wrong_board_, std::nullopt)) {
      complain(Severity::error, told->where, told->problem);
    } else {
      complain(
          Severity::error, value.source(),
          fmt::format(
              "{} must be {}, found {}", key, allowed_text(*setting), shown(*setting, value)
          )
      );
    }
  }

  bool set(const NumberRule& rule, const toml::node& value) {
    const auto* number = value.as_integer();
    if (number == nullptr || number->get() < rule.least || number->get() > rule.most) return false;
    parsed_.settings.*rule.member = static_cast<int>(number->get());
    return true;
  }

  bool set(const FlagRule& rule, const toml::node& value) {
    const auto* flag = value.as_boolean();
    if (flag == nullptr) return false;
    parsed_.settings.*rule.member = flag->get();
    return true;
  }

  bool set(const TextRule& rule, const toml::node& value) {
    const auto* text = value.as_string();
    if (text == nullptr || text->get().size() > rule.most || has_controls(text->get()))
      return false;
    const std::string word{rule.of_today ? rule.of_today(text->get()) : text->get()};
    if (!rule.choices.empty() && std::ranges::count(rule.choices, word) == 0) return false;
    if (rule.form && !rule.form->fits(word)) return false;
    parsed_.settings.*rule.member = word;
    return true;
  }

  bool set(const ListRule& rule, const toml::node& value) {
    const auto fits = [&](const toml::node& each) {
      const auto* text = each.as_string();
      constexpr std::size_t longest = 64;
      return text != nullptr && text->get().size() <= longest && !has_controls(text->get()) &&
             rule.form.fits(text->get());
    };
    std::vector<std::string> texts;
    if (const auto* list = value.as_array()) {
      if (list->size() > rule.most || list->size() < rule.least ||
          !std::ranges::all_of(*list, fits))
        return false;
      for (const toml::node& each : *list)
        texts.push_back(each.as_string()->get());
    } else {
      if (!fits(value)) return false;
      texts.push_back(value.as_string()->get());
    }
    parsed_.settings.*rule.member = std::move(texts);
    return true;
  }

  bool set(const BoardsRule& rule, const toml::node& value) {
    ReadBoards read = read_boards(value);
    const bool is_right = read.problem.empty();
    if (is_right) parsed_.settings.*rule.member = std::move(read.boards);
    if (!is_right) wrong_board_ = std::move(read);
    return is_right;
  }

  /// The first text in it that is wrong, if that is what is wrong.
  static std::string shown_list(const Setting& setting, const toml::array& list) {
    if (list.empty()) return "an empty list";
    const auto* rule = std::get_if<ListRule>(&setting.rule);
    for (const toml::node& each : list) {
      const auto* text = each.as_string();
      if (rule == nullptr || text == nullptr || rule->form.fits(text->get())) continue;
      return fmt::format("\"{}\" in a list", printable(text->get()));
    }
    return "a list";
  }

  static std::string shown(const Setting& setting, const toml::node& value) {
    const auto* rule = std::get_if<TextRule>(&setting.rule);
    if (rule != nullptr && rule->may_hold_password) return "something else";
    if (const auto* text = value.as_string()) return fmt::format("\"{}\"", printable(text->get()));
    if (const auto* number = value.as_integer()) return fmt::format("{}", number->get());
    if (const auto* number = value.as_floating_point()) return fmt::format("{}", number->get());
    if (const auto* flag = value.as_boolean()) return flag->get() ? "true" : "false";
    if (const auto* list = value.as_array()) return shown_list(setting, *list);
    return "something else";
  }

  void complain(Severity severity, const toml::source_region& where, const std::string& what) {
    complain(severity, static_cast<int>(where.begin.line), what);
  }

  void complain(Severity severity, int line, const std::string& what) {
    parsed_.problems.push_back({severity, fmt::format("{} line {}: {}", name_, line, what)});
  }

  std::string name_;
  ParsedSettings parsed_;
  std::optional<ReadBoards> wrong_board_;  ///< what is wrong is said of the board, not of the list
};

}  // namespace

bool ParsedSettings::has_errors() const {
  return std::ranges::any_of(problems, [](const Problem& problem) {
    return problem.severity == Severity::error;
  });
}

ParsedSettings read_settings(std::string_view text, std::string_view name) {
  return Reader{name}.read(text);
}

}  // namespace codemaker::config
