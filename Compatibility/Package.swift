// swift-tools-version: 6.2
import PackageDescription

// Clients whose sources say `import SwiftUI`, `import Combine` and `import UniformTypeIdentifiers`, and
// nothing of Ambient, next to a package that asks `#if canImport(SwiftUI)` and must go on hearing no.
//
//   Notes               a small library, built in both language modes
//   OddForms            unusual ways of writing things, likewise
//   Ferry               a program with `@main`, and other ways of declaring one, likewise
//   Neighbors           a module with names that Ambient has and SwiftUI does not
//   Orchard             sources that leave out imports which Apple's Foundation makes unneeded
//   CompatibilityTests  what SwiftUI promises; a Mac runs it with Apple's SwiftUI
//   Pantry              code that says `import Dependencies`, with tests of both testing libraries; on
//                       Linux only
//
// On Apple's systems nothing here depends on Ambient: the clients are built, and CompatibilityTests are
// run, with the system's SwiftUI.

#if os(Linux)
let packages: [Package.Dependency] = [
  .package(name: "Ambient", path: ".."),
  .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
]

/// What these imports need.
let swiftUI: [Target.Dependency] = [
  .product(name: "AmbientSwiftUI", package: "Ambient"),
  .product(name: "AmbientCombine", package: "Ambient"),
  .product(name: "AmbientUniformTypes", package: "Ambient"),
]

/// What tests that mount views need.
let testing: [Target.Dependency] = [
  .product(name: "Ambient", package: "Ambient"),
  .product(name: "AmbientTesting", package: "Ambient"),
  .product(name: "CustomDump", package: "swift-custom-dump"),
]
#else
let packages: [Package.Dependency] = []
let swiftUI: [Target.Dependency] = []
let testing: [Target.Dependency] = []
#endif

/// Lets a target say them: what a client adds to its manifest.
let door: SwiftSetting = .unsafeFlags(
  [
    "-module-alias", "SwiftUI=AmbientSwiftUI", "-module-alias", "Combine=AmbientCombine",
    "-module-alias", "UniformTypeIdentifiers=AmbientUniformTypes",
  ],
  .when(platforms: [.linux])
)

/// Imports for each file of a target what Foundation and SwiftUI bring along on Apple's systems alone.
let broughtAlong: SwiftSetting = .unsafeFlags(
  ["Observation", "FoundationNetworking", "Combine"].flatMap {
    ["-Xfrontend", "-import-module", "-Xfrontend", $0]
  },
  .when(platforms: [.linux])
)

/// Lets a target say `import Dependencies` and its relatives as well.
let dependenciesDoor: SwiftSetting = .unsafeFlags(
  [
    "-module-alias", "Dependencies=AmbientDependencies",
    "-module-alias", "DependenciesMacros=AmbientDependenciesMacros",
    "-module-alias", "DependenciesTestSupport=AmbientDependenciesTesting",
  ],
  .when(platforms: [.linux])
)

/// A library in one language mode.
func library(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .target(name: name, dependencies: swiftUI, swiftSettings: [door, .swiftLanguageMode(mode)])
}

/// A program in one language mode.
func program(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name,
    dependencies: swiftUI,
    swiftSettings: [door, .swiftLanguageMode(mode)]
  )
}

/// The tests of a target in one language mode, which know it by the name that it has in both modes.
func tests(_ name: String, of shared: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + swiftUI + testing,
    swiftSettings: [
      door, .swiftLanguageMode(mode), .unsafeFlags(["-module-alias", "\(shared)=\(name)"]),
    ]
  )
}

// The folders of both modes are links to the same sources, but for what only one mode accepts.
var targets: [Target] = [
  library("NotesInSwift5", .v5),
  library("NotesInSwift6", .v6),
  library("OddFormsInSwift5", .v5),
  library("OddFormsInSwift6", .v6),
  program("FerryInSwift5", .v5),
  program("FerryInSwift6", .v6),
  .target(name: "Neighbors"),
  .target(
    name: "Orchard",
    dependencies: swiftUI,
    swiftSettings: [door, broughtAlong, .swiftLanguageMode(.v5)]
  ),
  .testTarget(
    name: "CompatibilityTests",
    dependencies: ["Neighbors", "Orchard"] + swiftUI + testing,
    swiftSettings: [door, .swiftLanguageMode(.v6)]
  ),
]

#if os(Linux)
targets += [
  tests("NotesInSwift5", of: "Notes", .v5),
  tests("NotesInSwift6", of: "Notes", .v6),
  tests("OddFormsInSwift5", of: "OddForms", .v5),
  tests("OddFormsInSwift6", of: "OddForms", .v6),
  tests("FerryInSwift5", of: "Ferry", .v5),
  tests("FerryInSwift6", of: "Ferry", .v6),
  .target(
    name: "Pantry",
    dependencies: swiftUI + [
      .product(name: "AmbientDependencies", package: "Ambient"),
      .product(name: "AmbientDependenciesMacros", package: "Ambient"),
    ],
    swiftSettings: [
      door, dependenciesDoor, .define("AMBIENT_NO_ENTRY_WARNINGS"), .swiftLanguageMode(.v6),
    ]
  ),
  .testTarget(
    name: "PantryTests",
    dependencies: [
      "Pantry", .product(name: "AmbientDependenciesTesting", package: "Ambient"),
    ],
    swiftSettings: [door, dependenciesDoor, .swiftLanguageMode(.v6)]
  ),
]
#endif

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  dependencies: packages,
  targets: targets
)
