# What is formatted and linted; sourced by the scripts beside it.
SWIFT_SOURCES="Package.swift"
for folder in Sources Tests Snippets Compatibility/Package.swift Compatibility/Sources \
  Compatibility/Tests Examples Benchmarks; do
  if [ -e "$folder" ]; then SWIFT_SOURCES="$SWIFT_SOURCES $folder"; fi
done
