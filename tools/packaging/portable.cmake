# A program that runs on any Linux of these years: it brings its libraries along, and of the system it
# needs the C library, 2.31 or later; PostgreSQL's client is loaded if records are kept there. It is compiled here
# and linked against an old C library, which tools/packaging/old_root has unpacked.
string(REPLACE x86_64 amd64 old ${CMAKE_SYSTEM_PROCESSOR})
string(REPLACE aarch64 arm64 old ${old})
set(old ${CMAKE_SOURCE_DIR}/build/old/${old})
if(NOT EXISTS ${old}/made)
  message(FATAL_ERROR "Run tools/packaging/old_root first: ${old} is not there.")
endif()

# The archive that Debian has beside a shared library.
function(codemaker_archive variable file)
  find_library(archive_${variable} lib${file}.a REQUIRED)
  set(${variable} ${archive_${variable}} PARENT_SCOPE)
endfunction()
codemaker_archive(sodium sodium)
codemaker_archive(seccomp seccomp)
codemaker_archive(zlib z)
codemaker_archive(soci soci_core)
codemaker_archive(soci_sqlite soci_sqlite3)
codemaker_archive(soci_postgresql soci_postgresql)
codemaker_archive(sqlite sqlite3)
# Of these Debian has no archive.
set(fmt fmt::fmt-header-only)
set(spdlog spdlog::spdlog_header_only)
add_library(toml INTERFACE)
set(toml toml)

set(backends backends_inside.cpp postgresql_client.cpp)
list(APPEND soci ${soci_sqlite} ${soci_postgresql} ${soci} ${sqlite} ${CMAKE_DL_LIBS})
find_path(libpq libpq-fe.h PATH_SUFFIXES postgresql REQUIRED)
set_property(SOURCE door/io/posix/records/backends_inside.cpp door/io/posix/records/postgresql_client.cpp
  PROPERTY INCLUDE_DIRECTORIES ${libpq})

execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-multiarch OUTPUT_VARIABLE multiarch
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
function(codemaker_portable target)
  target_sources(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tools/packaging/newer_than_2_31.cpp)
  # -B: what runs before main is the old library's, too.
  target_link_options(${target} PRIVATE --sysroot=${old} -B${old}/usr/lib/${multiarch} -L${old}/unwinder
    -L${old}/usr/lib/${multiarch} -L${old}/lib/${multiarch} -Wl,--exclude-libs,ALL -static-libgcc -static-libstdc++)
  # Later ones have all of it in one file, and ask for no other.
  target_link_libraries(${target} PRIVATE pthread dl m)
endfunction()
