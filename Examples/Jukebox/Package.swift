// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Jukebox",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "jukebox", targets: ["Jukebox"])],
  dependencies: [
    // Nothing here needs a macro of Ambient's.
    .package(name: "Ambient", path: "../..", traits: [])
  ],
  targets: [
    // The app.
    .executableTarget(
      name: "Jukebox",
      dependencies: [.product(name: "Ambient", package: "Ambient")]
    ),

    // Starts the app, types what a user would, and reads what shows.
    .testTarget(name: "JukeboxTests", dependencies: ["Jukebox"]),
  ],
  swiftLanguageModes: [.v6]
)
