# Gives what goes into a package the time of the sources.
file(GLOB_RECURSE staged LIST_DIRECTORIES true ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*)
foreach(path ${staged})
  execute_process(COMMAND touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} ${path}
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
