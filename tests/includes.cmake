# A header includes what declares the names it uses of the standard library and of fmt, itself and not
# by way of another header. Most builds precompile those, so their compiler does not miss one. Reads
# every header of the modules.
cmake_minimum_required(VERSION 3.25)

# A header, then the names of namespace std it is included for. What several declare stands in several.
set(declared
  "algorithm: accumulate all_of any_of clamp copy count fill find find_if max min none_of ranges sort transform"
  "any: any any_cast"
  "array: array get to_array"
  "atomic: atomic"
  "bit: bit_cast countl_zero countr_zero popcount"
  "charconv: from_chars"
  "chrono: chrono"
  "cmath: abs round"
  "concepts: convertible_to copyable default_initializable constructible_from derived_from equality_comparable same_as"
  "condition_variable: condition_variable condition_variable_any"
  "cstddef: byte max_align_t ptrdiff_t size_t"
  "cstdint: int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t"
  "cstdio: fflush getchar"
  "cstdlib: abs"
  "deque: deque"
  "exception: exception exception_ptr"
  "functional: function less"
  "initializer_list: initializer_list"
  "limits: numeric_limits"
  "list: list"
  "map: map"
  "memory: allocator enable_shared_from_this make_shared make_unique shared_ptr unique_ptr weak_ptr"
  "mutex: lock_guard mutex"
  "numeric: accumulate"
  "optional: nullopt optional"
  "ranges: ranges"
  "set: set"
  "span: span"
  "filesystem: filesystem"
  "stdexcept: out_of_range runtime_error"
  "stop_token: stop_source stop_token"
  "string: string to_string u32string"
  "string_view: string_view"
  "system_error: errc error_code system_error"
  "thread: jthread"
  "tuple: get tuple"
  "type_traits: invoke_result_t is_enum_v is_invocable_v is_same_v is_void_v remove_cvref_t"
  "typeindex: type_index"
  "unordered_map: unordered_map"
  "utility: declval exchange forward get index_sequence make_index_sequence move pair swap"
  "variant: get get_if holds_alternative monostate variant variant_alternative_t variant_size_v visit"
  "vector: erase_if vector")
foreach(row ${declared})
  string(REGEX REPLACE ":.*" "" header "${row}")
  string(REGEX REPLACE ".*: " "" names "${row}")
  string(REPLACE " " ";" names "${names}")
  foreach(name ${names})
    list(APPEND headers_of_${name} ${header})
  endforeach()
endforeach()

# Of the libraries that are precompiled for all: the namespace, and how their headers begin.
set(libraries "fmt=fmt/" "boost::system=boost/system/")

set(faults "")
set(count 0)
foreach(module engine ansi config scores door tests/nim)
  file(GLOB_RECURSE files ${SOURCE}/${module}/*.hpp)
  foreach(file ${files})
    math(EXPR count "${count} + 1")
    file(STRINGS ${file} includes REGEX "^#include <")
    list(TRANSFORM includes REPLACE "^#include <(.*)>.*$" "\\1")
    file(READ ${file} text)
    # Semicolons and brackets would be taken for the ends and the nesting of lists.
    string(REGEX REPLACE "[][;]" " " text "${text}")
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n#include[^\n]*" "" text "${text}")

    string(REGEX MATCHALL "std::[a-z_0-9]+" names "${text}")
    list(REMOVE_DUPLICATES names)
    list(TRANSFORM names REPLACE "^std::" "")
    foreach(name ${names})
      set(is_included FALSE)
      foreach(header ${headers_of_${name}})
        if(header IN_LIST includes)
          set(is_included TRUE)
        endif()
      endforeach()
      if(NOT DEFINED headers_of_${name})
        list(APPEND faults "${file}: no header is known for std::${name}: enter it in tests/includes.cmake")
      elseif(NOT is_included)
        list(JOIN headers_of_${name} "> or <" wanted)
        list(APPEND faults "${file}: std::${name} needs <${wanted}>")
      endif()
    endforeach()

    foreach(library ${libraries})
      string(REGEX REPLACE "=.*" "" space "${library}")
      string(REGEX REPLACE ".*=" "" header "${library}")
      if(text MATCHES "[^a-zA-Z_0-9:]${space}::" AND NOT ";${includes}" MATCHES ";${header}")
        list(APPEND faults "${file}: ${space}:: needs a header of <${header}>")
      endif()
    endforeach()
  endforeach()
endforeach()

if(faults OR count LESS 100)
  list(JOIN faults "\n" text)
  message(FATAL_ERROR "of ${count} headers:\n${text}")
endif()
message(STATUS "${count} headers include what they name")
