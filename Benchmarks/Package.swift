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
    // Counts allocations with its own `malloc`, which replaces the `malloc` of the C library.
    .target(name: "AllocationCounter"),

    // Measures a case and its floor in one run, and prints a table. The floor is the least work
    // that could produce the same result.
    .target(
      name: "BenchmarkHarness",
      dependencies: [
        "AllocationCounter",
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientScreen", package: "Ambient"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // The cases for views, their environment and their layout, each with its floor.
    .executableTarget(
      name: "AmbientBenchmarks",
      dependencies: [
        "AllocationCounter", "BenchmarkHarness",
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientScreen", package: "Ambient"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // The cases for dependencies, each with its floor. They are a separate program, because each
    // event is slower in a program that links dependencies.
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
        .product(name: "AmbientScreen", package: "Ambient"),
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
