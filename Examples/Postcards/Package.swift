// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Postcards",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "postcards", targets: ["Postcards"])],
  dependencies: [.package(name: "Ambient", path: "../..", traits: [])],
  targets: [
    // The plugin declares a property for each image and each color of the asset catalog.
    .executableTarget(
      name: "Postcards",
      dependencies: [.product(name: "Ambient", package: "Ambient")],
      resources: [.process("Assets.xcassets")],
      plugins: [.plugin(name: "AmbientAssetSymbols", package: "Ambient")]
    ),
    .testTarget(
      name: "PostcardsTests",
      dependencies: [
        "Postcards",
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientTesting", package: "Ambient"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
