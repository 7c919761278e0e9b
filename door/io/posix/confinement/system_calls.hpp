/// seccomp: what a call may ask of the kernel.
#pragma once

#include <cstdint>

namespace codemaker::io {

#ifdef __has_feature
#define CODEMAKER_HAS_FEATURE(name) __has_feature(name)
#else
#define CODEMAKER_HAS_FEATURE(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || CODEMAKER_HAS_FEATURE(address_sanitizer)
/// Whether the build looks for leaks: by a process of its own, which looks at ours at the end. Such
/// a build has to leave both allowed.
inline constexpr bool is_watched_for_leaks = true;
#else
inline constexpr bool is_watched_for_leaks = false;
#endif
#undef CODEMAKER_HAS_FEATURE

enum class Sockets : std::uint8_t { none, made };

/// From now on this thread starts neither programs nor processes, looks into no other, types
/// nothing into its terminal, and asks for nothing that only administration needs; sockets are made
/// if the word says so. Such a call fails with EPERM. All others are as before: a list of what is
/// allowed would end players with the next C library. 0, or an errno.
[[nodiscard]] int confine_system_calls(Sockets sockets);

}  // namespace codemaker::io
