// swift-tools-version: 6.2
import PackageDescription

/// The programs.
///
/// Each is a module that imports `SwiftUI`, and does not name Ambient.
let programs = [
  "BottomSheet", "CalendarGrid", "Charts", "Chips", "ClockFace", "LayoutGallery", "Onboarding",
  "Parallax", "PhotoGrid", "ProgressRing",
]

/// On Linux, `import SwiftUI` imports Ambient's module; elsewhere, it imports Apple's module.
let swiftUIAlias: SwiftSetting = .unsafeFlags(
  ["-module-alias", "SwiftUI=AmbientSwiftUI"],
  .when(platforms: [.linux])
)

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "gallery", targets: ["Gallery"])],
  dependencies: [.package(name: "Ambient", path: "../..")],
  targets: programs.map { name in
    .target(
      name: name,
      dependencies: [.product(name: "AmbientSwiftUI", package: "Ambient")],
      swiftSettings: [swiftUIAlias]
    )
  } + [
    // The program: prints the pictures, and writes them to files.
    .executableTarget(
      name: "Gallery",
      dependencies: programs.map { .target(name: $0) } + [
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientScreen", package: "Ambient"),
      ]
    ),

    // Frames, pictures, the work of changes, and other sizes, in a file for each program.
    .testTarget(
      name: "GalleryTests",
      dependencies: programs.map { .target(name: $0) } + [
        .product(name: "Ambient", package: "Ambient"),
        .product(name: "AmbientTesting", package: "Ambient"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
