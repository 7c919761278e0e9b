/// Whether a sanitizer looks at memory while a test runs.
#pragma once

namespace codemaker::tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CODEMAKER_IS_SANITIZED true
#endif
#endif
#ifndef CODEMAKER_IS_SANITIZED
#define CODEMAKER_IS_SANITIZED false
#endif

/// All takes ten times as long then, and memory matters more than numbers.
inline constexpr bool is_sanitized = CODEMAKER_IS_SANITIZED;

}  // namespace codemaker::tests
