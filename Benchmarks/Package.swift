// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without the macro: swift-syntax takes minutes to build in release mode.
    .package(name: "Ambient", path: "..", traits: ["Objects"])
  ],
  targets: [
    // Counts allocations with its own malloc, which replaces that of the C library.
    .target(name: "AllocationCounter"),

    // Measures a case and its floor in one run, and prints a table.
    .target(
      name: "BenchmarkHarness",
      dependencies: ["AllocationCounter", .product(name: "Ambient", package: "Ambient")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // Cases and their floors: views and their environment.
    .executableTarget(
      name: "AmbientBenchmarks",
      dependencies: [
        "AllocationCounter", "BenchmarkHarness",
        .product(name: "Ambient", package: "Ambient"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // Cases and their floors: dependencies. A separate program, because linking dependencies makes
    // each event slower.
    .executableTarget(
      name: "DependencyBenchmarks",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientDependencies", package: "Ambient"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // The smallest program with a test host, whose file size is measured.
    .executableTarget(
      name: "HelloHost",
      dependencies: [
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientTesting", package: "Ambient"),
      ]
    ),

    .testTarget(
      name: "AmbientBenchmarksTests",
      dependencies: [
        "AmbientBenchmarks", "BenchmarkHarness", .product(name: "Ambient", package: "Ambient"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
