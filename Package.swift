// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A library of OpenCombine, where the trait is on.
func combine(_ name: String) -> Target.Dependency {
  .product(name: name, package: "OpenCombine", condition: .when(traits: ["Objects"]))
}

let package = Package(
  name: "Ambient",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Ambient", targets: ["Ambient"]),
    .library(name: "AmbientSwiftUI", targets: ["AmbientSwiftUI"]),
    .library(name: "AmbientCombine", targets: ["AmbientCombine"]),
    .library(name: "AmbientUniformTypes", targets: ["AmbientUniformTypes"]),
    .library(name: "AmbientDependencies", targets: ["AmbientDependencies"]),
    .library(name: "AmbientDependenciesMacros", targets: ["AmbientDependenciesMacros"]),
    .library(name: "AmbientDependenciesTesting", targets: ["AmbientDependenciesTesting"]),
    .library(name: "AmbientViewDependencies", targets: ["AmbientViewDependencies"]),
    .library(name: "AmbientHosting", targets: ["AmbientHosting"]),
    .library(name: "AmbientTesting", targets: ["AmbientTesting"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "@Entry and its relatives. Without it, swift-syntax is not built."
    ),
    .trait(name: "Objects", description: "@StateObject and its relatives, over OpenCombine."),
    .default(enabledTraits: ["Macros", "Objects"]),
  ],
  dependencies: [
    // Reads and writes the source that the macros expand. Needed by the plugin alone.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),

    // Publishers, `ObservableObject` and `@Published`, for the objects alone.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // The three C functions that the core needs, so that no module of it imports a whole C library.
    .target(name: "AmbientPlatform"),

    // What all modules need and Swift does not have: references that are not counted, tables of objects,
    // messages to the developer.
    .target(name: "AmbientSupport", dependencies: ["AmbientPlatform"]),

    // Types as the runtime knows them, and whether two values of one type are the same.
    .target(name: "AmbientReflection", dependencies: ["AmbientSupport"]),

    // Values that recompute when what they read changed. Knows nothing of views.
    .target(name: "AmbientGraph", dependencies: ["AmbientReflection", "AmbientSupport"]),

    // The compiler plugin: @Entry and its relatives. The only user of swift-syntax. Empty without the trait.
    .macro(
      name: "AmbientMacros",
      dependencies: [
        .product(
          name: "SwiftSyntaxMacros",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
        .product(
          name: "SwiftIfConfig",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
        .product(
          name: "SwiftParser",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
        .product(
          name: "SwiftCompilerPlugin",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
      ]
    ),

    // The declaration of @Entry alone, as a module is the least of macros that can be exported.
    .target(
      name: "AmbientEntryMacro",
      dependencies: [.target(name: "AmbientMacros", condition: .when(traits: ["Macros"]))]
    ),

    // Keys and values, and the small protocol of where values come from.
    .target(name: "AmbientEnvironment", dependencies: ["AmbientReflection", "AmbientSupport"]),

    // Where views find values: in the scopes of a tree, tracked by the graph.
    .target(
      name: "AmbientScopes",
      dependencies: ["AmbientEnvironment", "AmbientGraph", "AmbientReflection", "AmbientSupport"]
    ),

    // Where all other code finds them: in scopes along tasks, else in a default for each context.
    .target(
      name: "AmbientTaskScopes",
      dependencies: [
        "AmbientEntryMacro", "AmbientEnvironment", "AmbientPlatform", "AmbientSupport",
      ]
    ),

    // The values whose types are Foundation's: where the user is, what opens URLs.
    .target(
      name: "AmbientFoundation",
      dependencies: ["AmbientEnvironment", "AmbientSupport", "AmbientTaskScopes"]
    ),

    // The same values for code that is no view: overrides along tasks, defaults for each context.
    .target(
      name: "AmbientDependencies",
      dependencies: [
        "AmbientEnvironment", "AmbientFoundation", "AmbientReflection", "AmbientSupport",
        "AmbientTaskScopes",
        .target(name: "AmbientMacros", condition: .when(traits: ["Macros"])),
      ]
    ),

    // The door that client code opens with `import DependenciesMacros`.
    .target(name: "AmbientDependenciesMacros", dependencies: ["AmbientDependencies"]),

    // Traits for tests; lets what is missing fail them.
    .target(
      name: "AmbientDependenciesTesting",
      dependencies: [
        "AmbientDependencies", "AmbientEnvironment", "AmbientSupport", "AmbientTaskScopes",
      ]
    ),

    // What hosts know of apps and trees: elements, attributes, events, user actions. Knows nothing of views.
    .target(name: "AmbientHosting"),

    // The host of every app, and the model for others: elements as text, and commands from standard input.
    .target(name: "AmbientTextHost", dependencies: ["AmbientHosting"]),

    // Views, dynamic properties, identity, lifecycle, tree, elements of views, diagnostics.
    .target(
      name: "AmbientCore",
      dependencies: [
        "AmbientEnvironment", "AmbientGraph", "AmbientHosting", "AmbientReflection",
        "AmbientScopes", "AmbientSupport", "AmbientTaskScopes",
      ]
    ),

    // The declarations of #Preview and @Previewable alone.
    .target(
      name: "AmbientPreviewMacros",
      dependencies: [
        "AmbientCore",
        .target(name: "AmbientMacros", condition: .when(traits: ["Macros"])),
      ]
    ),

    // What SwiftUI programs name: text, stacks, controls, containers, styles.
    .target(
      name: "AmbientViews",
      dependencies: [
        "AmbientCore", "AmbientEnvironment", "AmbientFoundation", "AmbientGraph",
        "AmbientHosting", "AmbientReflection", "AmbientSupport", "AmbientTextHost",
      ]
    ),

    // `.dependency` on views and scenes. Of its own, so that a program without dependencies links none.
    .target(
      name: "AmbientViewDependencies",
      dependencies: [
        "AmbientCore", "AmbientDependencies", "AmbientEnvironment", "AmbientTaskScopes",
        "AmbientViews",
      ]
    ),

    // `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `onReceive`. Empty without the trait.
    .target(
      name: "AmbientObjects",
      dependencies: [
        "AmbientCore", "AmbientGraph", "AmbientReflection", "AmbientSupport", "AmbientViews",
        combine("OpenCombine"),
      ]
    ),

    // The door that client code opens with `import Combine`. Empty without the trait.
    .target(
      name: "AmbientCombine",
      dependencies: ["AmbientObjects"]
        + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map(combine)
    ),

    // The door that client code opens with `import UniformTypeIdentifiers`.
    .target(name: "AmbientUniformTypes", dependencies: ["AmbientViews"]),

    // A headless host: mount, act, ask what shows and which bodies ran.
    .target(
      name: "AmbientTesting",
      dependencies: ["AmbientCore", "AmbientHosting"]
    ),

    // The umbrella: everything that is public.
    .target(
      name: "Ambient",
      dependencies: [
        "AmbientCore", "AmbientHosting", "AmbientPreviewMacros", "AmbientTextHost", "AmbientViews",
        .target(name: "AmbientObjects", condition: .when(traits: ["Objects"])),
      ]
    ),

    // The door that client code opens with `import SwiftUI`: names of SwiftUI alone. Scripts/door writes them.
    .target(
      name: "AmbientSwiftUI",
      dependencies: [
        "AmbientCore", "AmbientEntryMacro", "AmbientEnvironment", "AmbientFoundation",
        "AmbientHosting", "AmbientPreviewMacros", "AmbientTaskScopes", "AmbientViews",
        .target(name: "AmbientObjects", condition: .when(traits: ["Objects"])),
      ] + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map(combine)
    ),

    // What the tests of several modules need.
    .target(
      name: "AmbientTestSupport",
      dependencies: ["AmbientSupport"],
      path: "Tests/AmbientTestSupport"
    ),

    .testTarget(name: "AmbientSupportTests", dependencies: ["AmbientSupport"]),
    .testTarget(name: "AmbientReflectionTests", dependencies: ["AmbientReflection"]),
    .testTarget(
      name: "AmbientGraphTests",
      dependencies: ["AmbientGraph", "AmbientSupport", "AmbientTestSupport"]
    ),
    .testTarget(
      name: "AmbientHostingTests",
      dependencies: ["Ambient", "AmbientHosting", "AmbientTesting", "AmbientTextHost"]
    ),
    .testTarget(
      name: "AmbientDependenciesTests",
      dependencies: [
        "Ambient", "AmbientCombine", "AmbientDependencies", "AmbientDependenciesTesting",
        "AmbientTesting", "AmbientViewDependencies",
      ]
    ),
    .testTarget(
      name: "AmbientTaskScopesTests",
      dependencies: ["AmbientEnvironment", "AmbientTaskScopes", "AmbientTestSupport"]
    ),
    .testTarget(
      name: "AmbientMacrosTests",
      dependencies: [
        "AmbientMacros",
        .product(
          name: "SwiftSyntaxMacrosGenericTestSupport",
          package: "swift-syntax",
          condition: .when(traits: ["Macros"])
        ),
      ]
    ),
    .testTarget(
      name: "AmbientCoreTests",
      dependencies: ["Ambient", "AmbientTestSupport", "AmbientTesting"]
    ),
    .testTarget(
      name: "AmbientViewsTests",
      dependencies: ["Ambient", "AmbientTestSupport", "AmbientTesting", "AmbientTextHost"]
    ),
    .testTarget(
      name: "AmbientObjectsTests",
      dependencies: ["Ambient", "AmbientCombine", "AmbientTestSupport", "AmbientTesting"]
    ),
    .testTarget(name: "AmbientTestingTests", dependencies: ["Ambient", "AmbientTesting"]),
    .testTarget(
      name: "AmbientOracleTests",
      dependencies: ["Ambient", "AmbientCombine", "AmbientTestSupport", "AmbientTesting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
