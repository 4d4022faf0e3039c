// swift-tools-version: 6.2
import PackageDescription

// Clients with sources that import `SwiftUI`, `Combine` and `UniformTypeIdentifiers`, and do not
// name Ambient. They are a package of their own, so that `#if canImport(SwiftUI)` remains false in
// other packages.
//
//   Notes               a small library, built in both language modes
//   OddForms            rare ways of writing declarations and expressions, in both modes
//   Ferry               a program with `@main`, and other ways of declaring one, in both modes
//   Neighbors           a module with names that Ambient has and SwiftUI does not
//   Orchard             sources without the imports that Apple's Foundation makes unnecessary
//   Mill                a conformance that Combine or Foundation also declares
//   Lighthouse          code that imports `os` and `OSLog`, and uses what Foundation and
//                       OpenCombine lack
//   CompatibilityTests  tests of SwiftUI's promised behavior; a Mac runs them with Apple's SwiftUI
//   Pantry              code that imports `Dependencies`, with tests of both testing libraries; on
//                       Linux only
//
// On Apple's systems no target here depends on Ambient: the clients are built, and
// CompatibilityTests are run, with the system's SwiftUI.

#if os(Linux)
let packages: [Package.Dependency] = [
  .package(name: "Ambient", path: ".."),
  .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
]

/// The products that provide SwiftUI, Combine and UniformTypeIdentifiers on Linux.
let swiftUI: [Target.Dependency] = [
  .product(name: "AmbientSwiftUI", package: "Ambient"),
  .product(name: "AmbientCombine", package: "Ambient"),
  .product(name: "AmbientUniformTypes", package: "Ambient"),
]

/// The products for tests that mount views.
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

/// Module aliases for the imports of SwiftUI, Combine, UniformTypeIdentifiers, CoreTransferable and
/// CoreGraphics.
///
/// A client adds the same setting to its manifest.
let swiftUIAliases: SwiftSetting = .unsafeFlags(
  [
    "-module-alias", "SwiftUI=AmbientSwiftUI", "-module-alias", "Combine=AmbientCombine",
    "-module-alias", "UniformTypeIdentifiers=AmbientUniformTypes",
    "-module-alias", "CoreTransferable=AmbientTransferable",
    "-module-alias", "CoreGraphics=AmbientCoreGraphics",
  ],
  .when(platforms: [.linux])
)

/// The product and the module aliases for `import os` and `import OSLog`.
#if os(Linux)
let os: [Target.Dependency] = [.product(name: "AmbientOS", package: "Ambient")]
#else
let os: [Target.Dependency] = []
#endif
let osAliases: SwiftSetting = .unsafeFlags(
  ["-module-alias", "os=AmbientOS", "-module-alias", "OSLog=AmbientOSLog"],
  .when(platforms: [.linux])
)

/// Imports into each file the modules that Foundation and SwiftUI re-export on Apple's systems.
let reexportedImports: SwiftSetting = .unsafeFlags(
  ["Observation", "FoundationNetworking", "AmbientFoundation", "Combine"].flatMap {
    ["-Xfrontend", "-import-module", "-Xfrontend", $0]
  },
  .when(platforms: [.linux])
)

/// Module aliases for `import Dependencies` and its related modules.
let dependenciesAliases: SwiftSetting = .unsafeFlags(
  [
    "-module-alias", "Dependencies=AmbientDependencies",
    "-module-alias", "DependenciesMacros=AmbientDependenciesMacros",
    "-module-alias", "DependenciesTestSupport=AmbientDependenciesTesting",
  ],
  .when(platforms: [.linux])
)

/// A library in one language mode.
func library(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .target(
    name: name,
    dependencies: swiftUI,
    swiftSettings: [swiftUIAliases, .swiftLanguageMode(mode)]
  )
}

/// A program in one language mode.
func program(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name,
    dependencies: swiftUI,
    swiftSettings: [swiftUIAliases, .swiftLanguageMode(mode)]
  )
}

/// The tests of a target in one language mode.
///
/// The tests import the target by its name without the language mode, such as `Notes`.
func tests(_ name: String, of shared: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + swiftUI + testing,
    swiftSettings: [
      swiftUIAliases, .swiftLanguageMode(mode),
      .unsafeFlags(["-module-alias", "\(shared)=\(name)"]),
    ]
  )
}

// Most clients have one target for each language mode. The folders of both targets are links to the
// same sources. Sources that only one mode accepts are in the folder of that mode.
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
    swiftSettings: [swiftUIAliases, reexportedImports, .swiftLanguageMode(.v5)]
  ),
  // The compiler warns that Mill declares a conformance which Combine or Foundation also declares.
  .target(
    name: "Mill",
    dependencies: swiftUI,
    swiftSettings: [
      swiftUIAliases, .unsafeFlags(["-suppress-warnings"]), .swiftLanguageMode(.v6),
    ]
  ),
  .target(
    name: "Lighthouse",
    dependencies: swiftUI + os,
    swiftSettings: [swiftUIAliases, osAliases, .swiftLanguageMode(.v6)]
  ),
  .testTarget(
    name: "CompatibilityTests",
    dependencies: ["Mill", "Neighbors", "Orchard"] + swiftUI + testing,
    swiftSettings: [swiftUIAliases, .swiftLanguageMode(.v6)]
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
  .testTarget(
    name: "LighthouseTests",
    dependencies: ["Lighthouse"] + swiftUI + testing,
    swiftSettings: [swiftUIAliases, .swiftLanguageMode(.v6)]
  ),
  .target(
    name: "Pantry",
    dependencies: swiftUI + [
      .product(name: "AmbientDependencies", package: "Ambient"),
      .product(name: "AmbientDependenciesMacros", package: "Ambient"),
    ],
    swiftSettings: [
      swiftUIAliases, dependenciesAliases, .define("AMBIENT_NO_ENTRY_WARNINGS"),
      .swiftLanguageMode(.v6),
    ]
  ),
  .testTarget(
    name: "PantryTests",
    dependencies: [
      "Pantry", .product(name: "AmbientDependenciesTesting", package: "Ambient"),
    ],
    swiftSettings: [
      swiftUIAliases, dependenciesAliases, .swiftLanguageMode(.v6),
    ]
  ),
]
#endif

let package = Package(
  name: "Compatibility",
  platforms: [.macOS(.v15)],
  dependencies: packages,
  targets: targets
)
