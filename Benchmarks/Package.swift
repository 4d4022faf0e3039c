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
    // Counts allocations by standing in front of malloc.
    .target(name: "AllocationCounter"),

    // Cases, their floors, and the harness that measures both in one run.
    .executableTarget(
      name: "AmbientBenchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientDependencies", package: "Ambient"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // The smallest program with a test host: its size is a figure of its own.
    .executableTarget(
      name: "HelloHost",
      dependencies: [
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientTesting", package: "Ambient"),
      ]
    ),

    .testTarget(
      name: "AmbientBenchmarksTests",
      dependencies: ["AmbientBenchmarks", .product(name: "Ambient", package: "Ambient")]
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
