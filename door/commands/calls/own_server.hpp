/// What the config and the command line say of callers whom no board hands over.
#pragma once

#include "commands/options.hpp"
#include "io/serving/settings.hpp"

namespace codemaker::commands {

/// All but what is kept where the data lie.
[[nodiscard]] io::serving::ServerSettings server_settings(
    const ShowOptions& show, const config::Settings& settings
);

}  // namespace codemaker::commands
