// swift-tools-version: 6.2
import PackageDescription

// Programs in the manner of real apps. Their sources import `SwiftUI`, and do not name Ambient.
// Their tests act as users do: they find views by role and by name.
//
// The programs are libraries, without `@main`, so that one product holds all tests.

/// The folders in `Sources`.
///
/// The tests of a program are in the folder of `Tests` with its name and the suffix `Tests`.
let programs = [
  "Account", "Agenda", "Board", "Booking", "Bookshelf", "Brand", "Budget", "Calculator", "Chat",
  "Contacts", "Darkroom", "Dashboard", "Explorer", "Flashcards", "Habits", "Inventory",
  "Jotter", "Mail", "Memory", "News", "Palette", "Phrases", "Podcasts", "Preferences",
  "Profile", "Quiz", "Recipes", "Shop", "Sketch", "Survey", "Tasks", "TicTacToe", "Tips",
  "Trails", "Tunes", "Units", "Weather", "Welcome", "Workout", "WorldClock",
]

let settings: [SwiftSetting] = [
  // Linux has no SwiftUI, Combine, UniformTypeIdentifiers, os or OSLog. Ambient's modules replace
  // them.
  .unsafeFlags(
    [
      "SwiftUI=AmbientSwiftUI", "Combine=AmbientCombine",
      "UniformTypeIdentifiers=AmbientUniformTypes", "os=AmbientOS", "OSLog=AmbientOSLog",
    ].flatMap { ["-module-alias", $0] }
  ),
  // On Apple's systems, Foundation re-exports or contains what these modules declare.
  .unsafeFlags(
    ["Observation", "FoundationNetworking", "AmbientFoundation"].flatMap {
      ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }
  ),
  // The compiler rejects an expression if its type check needs more scopes than this limit. The
  // default limit is fifty times as high, so that one expression can take minutes.
  .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=20000"]),
  .swiftLanguageMode(.v6),
]

let frameworks: [Target.Dependency] = [
  "AmbientSwiftUI", "AmbientCombine", "AmbientUniformTypes", "AmbientOS",
].map { .product(name: $0, package: "Ambient") }

func program(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: frameworks,
    resources: name == "Phrases" ? [.process("Resources")] : [],
    swiftSettings: settings
  )
}

func tests(of program: String) -> Target {
  .testTarget(
    name: "\(program)Tests",
    dependencies: [.target(name: program)]
      + ["AmbientTesting", "Ambient"].map { .product(name: $0, package: "Ambient") } + frameworks,
    swiftSettings: settings
  )
}

let package = Package(
  name: "Programs",
  defaultLocalization: "en",
  dependencies: [.package(name: "Ambient", path: "..")],
  targets: programs.map(program) + programs.map(tests(of:))
)
