/// What `install` writes as it is.
#pragma once

#include <string_view>

namespace codemaker::commands::embedded {

/// door/art/icon.png: 64x64.
extern const std::string_view icon;

/// door/commands/install/units: with `@NAME@` where the settings decide.
extern const std::string_view unit_server;
extern const std::string_view unit_maint;
extern const std::string_view unit_maint_timer;
extern const std::string_view unit_listener;
extern const std::string_view unit_sandbox;
extern const std::string_view unit_alarm_sandbox;

}  // namespace codemaker::commands::embedded
