# Lets scripts compile client code against the modules of the last build. They source this file.
#
# The modules are found in .build/debug, or in the folder that the variable BUILD names.
build=${BUILD:-.build/debug}
[ -d "$build/Modules" ] || {
  echo "There are no modules in $build. Run 'swift build' first." >&2
  exit 1
}
build=$(cd "$build" && pwd)
export build

# Runs the compiler with the options that the modules and macros of the build need.
compile() {
  local options=()
  if [ -e "$build/AmbientMacros-tool" ]; then
    options+=(-load-plugin-executable "$build/AmbientMacros-tool#AmbientMacros")
  fi
  options+=(-Xcc "-fmodule-map-file=$PWD/Sources/AmbientOSSubmodules/include/module.modulemap")
  if [ -e "$build/COpenCombineHelpers.build/module.modulemap" ]; then
    options+=(-Xcc "-fmodule-map-file=$build/COpenCombineHelpers.build/module.modulemap")
  fi
  if [ "$(uname)" = Darwin ]; then
    # Testing belongs to the platform there.
    local platform
    platform=$(xcrun --show-sdk-platform-path)/Developer
    options+=(-F "$platform/Library/Frameworks" -I "$platform/usr/lib")
  fi
  swiftc -parse-as-library -swift-version 6 -I "$build/Modules" -I Sources/AmbientPlatform/include \
    ${options[@]+"${options[@]}"} "$@"
}
export -f compile
