// swift-tools-version: 6.2
import PackageDescription

// A command that writes packages for SwiftUI code on Linux. It is a package of its own, so that
// users of the library resolve and build none of it.

let package = Package(
  name: "AmbientTool",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "ambient", targets: ["AmbientTool"])],
  dependencies: [
    // Reads the command line.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // The files of a new package, and how they are written.
    .target(name: "AmbientTemplates"),

    .executableTarget(
      name: "AmbientTool",
      dependencies: [
        "AmbientTemplates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    .testTarget(name: "AmbientTemplatesTests", dependencies: ["AmbientTemplates"]),
  ],
  swiftLanguageModes: [.v6]
)
