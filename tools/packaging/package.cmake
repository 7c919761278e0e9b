# What packages are made of: a .deb for Debian 12, and an archive to unpack into a directory of doors of any
# Linux, whose program is the portable one. Each is a component of its own, with paths from the root of the
# system, and from where the archive is unpacked. tools/package builds them; their bytes depend on the sources
# and SOURCE_DATE_EPOCH alone.
find_program(GZIP gzip REQUIRED)
set(packaging ${CMAKE_CURRENT_LIST_DIR})
set(made ${CMAKE_BINARY_DIR}/packaging)
set(boards synchronet wwiv enigma mystic talisman mbse binktermphp vision3)

# Manual pages, completion and the texts for boards are what the program says itself.
set(man_1 ${made}/codemaker.1)
set(man_5 ${made}/codemaker.toml.5)
set(samples)
foreach(board ${boards})
  list(APPEND samples COMMAND codemaker install --bbs ${board} --program /opt/codemaker/codemaker
    --write ${made}/archive/samples/${board}
    COMMAND codemaker install --bbs ${board} --program /usr/bin/codemaker
    --write ${made}/examples/${board})
endforeach()
add_custom_command(OUTPUT ${made}/made
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${made}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/archive/samples ${made}/examples
  COMMAND codemaker man > ${man_1}
  COMMAND codemaker man codemaker.toml > ${man_5}
  COMMAND codemaker completion bash > ${made}/codemaker.bash
  COMMAND codemaker completion zsh > ${made}/codemaker.zsh
  COMMAND codemaker completion fish > ${made}/codemaker.fish
  COMMAND codemaker config --sample > ${made}/codemaker.toml
  COMMAND ${CMAKE_COMMAND} -E copy ${made}/codemaker.toml ${made}/units/etc/codemaker/codemaker.toml
  COMMAND codemaker install --systemd --program /usr/bin/codemaker
    --config ${made}/units/etc/codemaker/codemaker.toml --write ${made}/units
  ${samples}
  # A door that Synchronet finds in a directory of its own starts there.
  COMMAND codemaker install --bbs synchronet --program ./codemaker --write ${made}/archive/xtrn
  COMMAND ${CMAKE_COMMAND} -DRELEASED=${released} -DVERSION=${PROJECT_VERSION}
    -DSOURCE=${CMAKE_SOURCE_DIR} -DMADE=${made} -P ${packaging}/changelogs.cmake
  COMMAND ${GZIP} -9 -n -k ${man_1} ${man_5} ${made}/changelog ${made}/changelog.Debian
  COMMAND ${CMAKE_COMMAND} -E touch ${made}/made
  DEPENDS codemaker ${packaging}/changelogs.cmake ${CMAKE_SOURCE_DIR}/CHANGELOG.md
  COMMENT "Making manual pages, completion and samples" VERBATIM)
add_custom_target(packaging ALL DEPENDS ${made}/made)

# What tools/guides has made.
set(guides ${CMAKE_SOURCE_DIR}/build/guides/sysop.txt ${CMAKE_SOURCE_DIR}/build/guides/player.txt
  ${CMAKE_SOURCE_DIR}/sysop-guide.md ${CMAKE_SOURCE_DIR}/door/player-guide.md
  ${CMAKE_SOURCE_DIR}/door/reference.md)

# Modes that no umask changes.
set(modes FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
set(scripts PATTERN *.sh PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
  WORLD_READ WORLD_EXECUTE)

# Into the .deb.
set(to_deb COMPONENT deb)
install(TARGETS codemaker DESTINATION usr/bin ${to_deb})
install(FILES ${made}/codemaker.toml DESTINATION etc/codemaker ${to_deb})
install(DIRECTORY ${made}/units/etc/systemd/system/ DESTINATION lib/systemd/system ${to_deb} ${modes})
install(FILES ${man_1}.gz DESTINATION usr/share/man/man1 ${to_deb})
install(FILES ${man_5}.gz DESTINATION usr/share/man/man5 ${to_deb})
install(FILES ${made}/codemaker.bash DESTINATION usr/share/bash-completion/completions
  RENAME codemaker ${to_deb})
install(FILES ${made}/codemaker.zsh DESTINATION usr/share/zsh/vendor-completions
  RENAME _codemaker ${to_deb})
install(FILES ${made}/codemaker.fish DESTINATION usr/share/fish/vendor_completions.d ${to_deb})
install(FILES ${packaging}/debian/copyright ${made}/changelog.gz ${made}/changelog.Debian.gz
  ${guides} DESTINATION usr/share/doc/codemaker ${to_deb})
install(DIRECTORY ${made}/examples DESTINATION usr/share/doc/codemaker ${to_deb} ${modes} ${scripts})

# Into the archive.
set(to_archive COMPONENT archive)
install(TARGETS codemaker RUNTIME DESTINATION codemaker ${to_archive})
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${guides}
  ${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_SOURCE_DIR}/LICENSE ${packaging}/archive/FILE_ID.DIZ
  ${packaging}/archive/INSTALL.txt ${made}/archive/xtrn/install-xtrn.ini
  DESTINATION codemaker ${to_archive})
# A config that is there already is not overwritten by one that is unpacked.
install(FILES ${made}/codemaker.toml DESTINATION codemaker RENAME codemaker.toml.sample ${to_archive})
install(DIRECTORY ${made}/archive/samples DESTINATION codemaker ${to_archive} ${modes} ${scripts})
install(FILES ${man_1} ${man_5} DESTINATION codemaker/man ${to_archive})
install(FILES ${made}/codemaker.bash ${made}/codemaker.zsh ${made}/codemaker.fish
  DESTINATION codemaker/completion ${to_archive})
install(SCRIPT ${packaging}/sums.cmake ${to_archive})

if(CODEMAKER_PORTABLE)
  set(CPACK_GENERATOR TGZ)
else()
  set(CPACK_GENERATOR DEB)
endif()
set(CPACK_PROJECT_CONFIG_FILE ${packaging}/generators.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${packaging}/stamp.cmake)
set(CPACK_OUTPUT_FILE_PREFIX ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_CONTACT "The codemaker authors <codemaker@bbs.example>")
set(CPACK_PACKAGE_VENDOR "The codemaker authors")
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY OFF)

execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-multiarch OUTPUT_VARIABLE multiarch
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "-.*" "" architecture "${multiarch}")
string(REPLACE x86_64 amd64 architecture "${architecture}")
string(REPLACE aarch64 arm64 architecture "${architecture}")
set(CPACK_ARCHIVE_ARCHIVE_FILE_NAME codemaker-${PROJECT_VERSION}-linux-${architecture})

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_DEB_PACKAGE_NAME codemaker)
set(CPACK_DEBIAN_DEB_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE ${architecture})
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION comm)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(CMAKE_SYSROOT)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_SYSROOT}/lib/${multiarch}
    ${CMAKE_SYSROOT}/usr/lib/${multiarch})
endif()
# What speaks to a database is loaded when one is opened: that of a server only where there is one.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, libsoci-sqlite3-4.0")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libsoci-postgresql4.0, openssh-server")
set(CPACK_COMPONENT_DEB_DESCRIPTION "Code breaking, Masterix and the Egg Carton game for callers of bulletin
boards: in SyncTERM, PuTTY, plain telnet, at 2400 bps or with a screen
reader. It is a door for Synchronet, WWIV, ENiGMA, Mystic, Talisman and
MBSE, its own server for telnet, rlogin, SSH and browsers, and plays in
a terminal. Its Hall of Fame does not lose a score.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${packaging}/debian/conffiles ${packaging}/debian/postinst
  ${packaging}/debian/prerm ${packaging}/debian/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
