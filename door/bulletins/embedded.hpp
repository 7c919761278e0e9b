/// The bulletins as they ship: door/art/bulletins/.
#pragma once

#include <string_view>

namespace codemaker::bulletins::embedded {

extern const std::string_view bulletin_hall;
extern const std::string_view bulletin_daily;
extern const std::string_view bulletin_month;
extern const std::string_view bulletin_champions;
extern const std::string_view bulletin_callers;
extern const std::string_view bulletin_mail;
extern const std::string_view bulletin_season;
extern const std::string_view bulletin_seasons;

}  // namespace codemaker::bulletins::embedded
