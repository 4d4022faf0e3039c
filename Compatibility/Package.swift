// swift-tools-version: 6.2
import PackageDescription

// A client whose sources say `import SwiftUI` and `import Combine`, and nothing of Ambient. The same
// sources are built in two language modes, next to a package that asks `#if canImport(SwiftUI)` and must
// go on hearing no.

/// Lets a target say `import SwiftUI` and `import Combine`: what a client adds to its manifest.
let door: SwiftSetting = .unsafeFlags(
  ["-module-alias", "SwiftUI=AmbientSwiftUI", "-module-alias", "Combine=AmbientCombine"],
  .when(platforms: [.linux])
)

/// The library and its tests in one language mode.
///
/// The folders of both are links to the same sources, so the tests know both libraries as `Notes`.
func client(_ name: String, _ mode: SwiftLanguageMode) -> [Target] {
  [
    .target(
      name: name,
      dependencies: [
        .product(name: "AmbientSwiftUI", package: "Ambient"),
        .product(name: "AmbientCombine", package: "Ambient"),
      ],
      swiftSettings: [door, .swiftLanguageMode(mode)]
    ),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [
        .target(name: name),
        .product(name: "AmbientTesting", package: "Ambient"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: [
        door, .swiftLanguageMode(mode), .unsafeFlags(["-module-alias", "Notes=\(name)"]),
      ]
    ),
  ]
}

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Ambient", path: ".."),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: client("NotesInSwift5", .v5) + client("NotesInSwift6", .v6)
)
