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

/// Whether sockets are made. Who makes them looks up names, and the C library loads for that what
/// the machine is set to: then files are executed in place, too, but what is written never is.
enum class Sockets : std::uint8_t { none, made };

/// From now on this thread asks the kernel for what a call needs and nothing else: files, threads,
/// time, waiting, its own line. Of a call of the system that does more than that only its harmless
/// forms are left, each with its reason in the source. 0, or an errno.
///
/// The rest is answered as by a kernel that does not have it (ENOSYS), for that is what libraries
/// are ready for: the next C library tries new calls, and takes the old ones where they are
/// missing. A process is never killed for it. Where the kernel writes an audit log, what is refused
/// is told there.
[[nodiscard]] int confine_system_calls(Sockets sockets);

}  // namespace codemaker::io
