// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Seasons",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "seasons", targets: ["SeasonsCommand"])],
  dependencies: [
    .package(name: "Ambient", path: "../.."),
    // Reads the options on the command line.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    // The garden, and the player that runs scripts in it.
    .target(name: "Seasons", dependencies: [.product(name: "Ambient", package: "Ambient")]),

    // The program: reads a script and prints the report.
    .executableTarget(
      name: "SeasonsCommand",
      dependencies: [
        "Seasons",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    .testTarget(
      name: "SeasonsTests",
      dependencies: [
        "Seasons",
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientTesting", package: "Ambient"),
      ],
      exclude: ["Year.txt"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
