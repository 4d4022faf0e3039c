// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Jukebox",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "jukebox", targets: ["Jukebox"])],
  dependencies: [
    // The example uses no macro of Ambient.
    .package(name: "Ambient", path: "../..", traits: [])
  ],
  targets: [
    // The app.
    .executableTarget(
      name: "Jukebox",
      dependencies: [.product(name: "Ambient", package: "Ambient")]
    ),

    // Runs the app, types a user's input, and reads the shown text.
    .testTarget(name: "JukeboxTests", dependencies: ["Jukebox"]),
  ],
  swiftLanguageModes: [.v6]
)
