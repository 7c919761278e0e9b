/// Where what happens is kept, by the settings.
#pragma once

#include "config/settings.hpp"
#include "io/disk/storage.hpp"
#include "io/secrets/line_key.hpp"
#include "play/catalog/theme.hpp"
#include "scores/entry.hpp"

#include <memory>
#include <optional>
#include <string>

namespace codemaker::commands {

/// The theme has the sysop's bulletins; null: ours are written. Who only looks makes no key.
[[nodiscard]] io::Storage storage_of(
    const config::Settings& settings, const std::string& data_directory,
    std::shared_ptr<const play::Theme> theme, io::KeyUse key_use = io::KeyUse::may_make
);

/// So many days an unfinished game can be gone on with; 0 where none is kept.
[[nodiscard]] int resume_days_of(const config::Settings& settings);

/// As whom the sysop plays who is named in the settings; nullopt: nobody is.
[[nodiscard]] std::optional<scores::Player> sysop_of(const config::Settings& settings);

}  // namespace codemaker::commands
