// swift-tools-version: 6.2
import PackageDescription

// The tests of the code that the macros generate. They are not in the main package because SwiftPM
// builds a macro, and the test product that tests the macro, for the machine that compiles. In the
// main package, SwiftPM would therefore build the whole library a second time.

let package = Package(
  name: "MacroTests",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The main package requires the same version.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    // The sources of the main package's macros, by a symbolic link, as a library.
    .target(
      name: "AmbientMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      exclude: ["Plugin.swift"],  // the entry point of the compiler plugin
      swiftSettings: [.define("Macros")]
    ),
    .testTarget(
      name: "AmbientMacrosTests",
      dependencies: [
        "AmbientMacros",
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
