// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bakery",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bakery", targets: ["BakeryCommand"]),
    .executable(name: "counter", targets: ["BakeryCounter"]),
  ],
  dependencies: [
    .package(name: "Ambient", path: "../..", traits: ["Macros"]),
    // Reads the options on the command line.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    // The declarations of dependencies, and the code that needs them. Contains no views.
    .target(
      name: "Bakery",
      dependencies: [.product(name: "AmbientDependencies", package: "Ambient")]
    ),

    // A command that bakes a list of orders. It links no code for views.
    .executableTarget(
      name: "BakeryCommand",
      dependencies: [
        "Bakery",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // An app for the counter of the shop. Its buttons use the bakers that the command also uses.
    .executableTarget(
      name: "BakeryCounter",
      dependencies: ["Bakery", .product(name: "Ambient", package: "Ambient")]
    ),

    .testTarget(
      name: "BakeryTests",
      dependencies: [
        "Bakery", "BakeryCommand", "BakeryCounter",
        .product(name: "AmbientDependenciesTesting", package: "Ambient"),
        .product(name: "AmbientTesting", package: "Ambient"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
