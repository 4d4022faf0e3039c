# The files and folders to format and lint. The other scripts source this file.
SWIFT_SOURCES="Package.swift"
for folder in Sources Tests Snippets Compatibility/Package.swift Compatibility/Sources \
  Compatibility/Tests MacroTests/Package.swift MacroTests/Tests Programs Examples Benchmarks \
  Plugins Tool; do
  if [ -e "$folder" ]; then SWIFT_SOURCES="$SWIFT_SOURCES $folder"; fi
done
