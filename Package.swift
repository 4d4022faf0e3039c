// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A library of OpenCombine, if the trait `Objects` is enabled.
func combine(_ name: String) -> Target.Dependency {
  .product(name: name, package: "OpenCombine", condition: .when(traits: ["Objects"]))
}

let package = Package(
  name: "Ambient",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Ambient", targets: ["Ambient"]),
    .library(
      name: "AmbientSwiftUI",
      targets: [
        "AmbientSwiftUI", "AmbientCoreGraphics", "AmbientFoundation", "AmbientTransferable",
      ]
    ),
    .library(name: "AmbientCombine", targets: ["AmbientCombine"]),
    .library(name: "AmbientUniformTypes", targets: ["AmbientUniformTypes"]),
    .library(name: "AmbientOS", targets: ["AmbientOS", "AmbientOSLog", "AmbientOSSubmodules"]),
    .library(name: "AmbientDependencies", targets: ["AmbientDependencies"]),
    .library(name: "AmbientDependenciesMacros", targets: ["AmbientDependenciesMacros"]),
    .library(name: "AmbientDependenciesTesting", targets: ["AmbientDependenciesTesting"]),
    .library(name: "AmbientViewDependencies", targets: ["AmbientViewDependencies"]),
    .library(name: "AmbientHosting", targets: ["AmbientHosting"]),
    .library(name: "AmbientScreen", targets: ["AmbientScreen"]),
    .library(name: "AmbientTesting", targets: ["AmbientTesting"]),
    .plugin(name: "AmbientAssetSymbols", targets: ["AmbientAssetSymbols"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "@Entry and the other macros. Without it, swift-syntax is not built."
    ),
    .trait(
      name: "Objects",
      description: "@StateObject and the other object wrappers, with OpenCombine."
    ),
    .default(enabledTraits: ["Macros", "Objects"]),
  ],
  dependencies: [
    // Parses and writes the source that the macros expand. Only the plugin needs it.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),

    // Publishers, `ObservableObject` and `@Published`. Only AmbientObjects and AmbientCombine need
    // it. A later minor version may add the publishers that AmbientObjects declares.
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    // The few C functions that the core needs, so that no core module imports a whole C library.
    .target(
      name: "AmbientPlatform",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),

    // Basic types that Swift does not have: unretained references, tables of objects, and messages
    // to the developer.
    .target(name: "AmbientSupport", dependencies: ["AmbientPlatform"]),

    // The layout of types at run time, and the comparison of two values of one type.
    .target(name: "AmbientReflection", dependencies: ["AmbientSupport"]),

    // Animatable values, curves and springs: pure values of the standard library's types.
    .target(name: "AmbientAnimation", dependencies: ["AmbientPlatform"]),

    // Paths, strokes, angles and transforms of points: pure values. Contains no views.
    .target(name: "AmbientDrawing"),

    // Values that are computed again after a change of the values that they read. Contains no
    // views.
    .target(name: "AmbientGraph", dependencies: ["AmbientReflection", "AmbientSupport"]),

    // The compiler plugin with @Entry and the other macros. The only user of swift-syntax. Empty
    // without the trait.
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

    // The declaration of @Entry alone: a module can export macros only as a whole.
    .target(
      name: "AmbientEntryMacro",
      dependencies: [.target(name: "AmbientMacros", condition: .when(traits: ["Macros"]))]
    ),

    // Keys and values, and the protocol for the source of values.
    .target(name: "AmbientEnvironment", dependencies: ["AmbientReflection", "AmbientSupport"]),

    // The environment of views: values in the scopes of a tree, tracked by the graph.
    .target(
      name: "AmbientScopes",
      dependencies: ["AmbientEnvironment", "AmbientGraph", "AmbientReflection", "AmbientSupport"]
    ),

    // The environment of all other code: overrides along tasks, and a default for each context.
    .target(
      name: "AmbientTaskScopes",
      dependencies: [
        "AmbientEntryMacro", "AmbientEnvironment", "AmbientPlatform", "AmbientSupport",
      ]
    ),

    // The values with types of Foundation: the locale, the calendar, the action that opens URLs.
    .target(
      name: "AmbientFoundation",
      dependencies: [
        "AmbientEnvironment", "AmbientPlatform", "AmbientSupport", "AmbientTaskScopes",
      ]
    ),

    // Environment values for code outside of views: `@Dependency` and `withDependencies`.
    .target(
      name: "AmbientDependencies",
      dependencies: [
        "AmbientEnvironment", "AmbientFoundation", "AmbientReflection", "AmbientSupport",
        "AmbientTaskScopes",
        .target(name: "AmbientMacros", condition: .when(traits: ["Macros"])),
      ]
    ),

    // The exports for client code that imports `DependenciesMacros`.
    .target(name: "AmbientDependenciesMacros", dependencies: ["AmbientDependencies"]),

    // Traits for tests. A test fails if it uses a dependency that it does not set.
    .target(
      name: "AmbientDependenciesTesting",
      dependencies: [
        "AmbientDependencies", "AmbientEnvironment", "AmbientSupport", "AmbientTaskScopes",
      ]
    ),

    // The interface of hosts to apps and trees: elements, attributes, events, user actions.
    // Contains no views.
    .target(name: "AmbientHosting"),

    // Proposals, sizes, alignments, the `Layout` protocol and the stock layouts. Contains no views
    // and no elements.
    .target(name: "AmbientLayout", dependencies: ["AmbientAnimation", "AmbientReflection"]),

    // The default host of apps, and the model for other hosts: it prints elements as text, and
    // reads commands from standard input.
    .target(name: "AmbientTextHost", dependencies: ["AmbientHosting"]),

    // Views, dynamic properties, identity, lifecycle, tree, elements of views, diagnostics.
    .target(
      name: "AmbientCore",
      dependencies: [
        "AmbientAnimation", "AmbientEnvironment", "AmbientGraph", "AmbientHosting",
        "AmbientReflection", "AmbientScopes", "AmbientSupport", "AmbientTaskScopes",
      ]
    ),

    // The declarations of #Preview, @Previewable and @Animatable alone.
    .target(
      name: "AmbientPreviewMacros",
      dependencies: [
        "AmbientAnimation", "AmbientCore",
        .target(name: "AmbientMacros", condition: .when(traits: ["Macros"])),
      ]
    ),

    // The images and colors in asset catalogs, and the Swift names that they get. Contains no
    // views.
    .target(name: "AmbientAssets"),

    // The command with which the plugin writes the names of a target's images and colors.
    .executableTarget(name: "AmbientAssetTool", dependencies: ["AmbientAssets"]),

    // A build tool plugin, which gives the images and colors of asset catalogs Swift names.
    .plugin(
      name: "AmbientAssetSymbols",
      capability: .buildTool(),
      dependencies: ["AmbientAssetTool"]
    ),

    // The views of SwiftUI programs: text, stacks, controls, containers, styles.
    .target(
      name: "AmbientViews",
      dependencies: [
        "AmbientAnimation", "AmbientAssets", "AmbientCore", "AmbientDrawing", "AmbientEnvironment",
        "AmbientFoundation", "AmbientGraph", "AmbientHosting", "AmbientLayout",
        "AmbientReflection", "AmbientSupport", "AmbientTextHost",
      ]
    ),

    // Sizes and places of elements on a screen, for hosts that lay out views.
    .target(
      name: "AmbientScreen",
      dependencies: [
        "AmbientAnimation", "AmbientCore", "AmbientDrawing", "AmbientHosting", "AmbientLayout",
        "AmbientReflection", "AmbientSupport", "AmbientViews",
      ]
    ),

    // `.dependency` on views and scenes. A separate module, so that a program without dependencies
    // links none.
    .target(
      name: "AmbientViewDependencies",
      dependencies: [
        "AmbientCore", "AmbientDependencies", "AmbientEnvironment", "AmbientTaskScopes",
        "AmbientViews",
      ]
    ),

    // `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `onReceive`. Empty without the
    // trait.
    .target(
      name: "AmbientObjects",
      dependencies: [
        "AmbientCore", "AmbientFoundation", "AmbientGraph", "AmbientReflection", "AmbientSupport",
        "AmbientViews", combine("OpenCombine"),
      ]
    ),

    // The exports for client code that imports `Combine`. Empty without the trait.
    .target(
      name: "AmbientCombine",
      dependencies: ["AmbientObjects"]
        + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map(combine)
    ),

    // The exports for client code that imports `UniformTypeIdentifiers`.
    .target(name: "AmbientUniformTypes", dependencies: ["AmbientViews"]),

    // The exports for client code that imports `CoreTransferable`.
    .target(name: "AmbientTransferable", dependencies: ["AmbientViews"]),

    // The exports for client code that imports `CoreGraphics`.
    .target(name: "AmbientCoreGraphics", dependencies: ["AmbientDrawing", "AmbientViews"]),

    // Logs and locks, for client code that imports `os`. Uses no other module of Swift code.
    .target(name: "AmbientOS", dependencies: ["AmbientPlatform"]),

    // A module map for client code that imports a part of `os`, such as `os.log`.
    .target(name: "AmbientOSSubmodules"),

    // The declarations of AmbientOS and the store of messages, for client code that imports
    // `OSLog`.
    .target(name: "AmbientOSLog", dependencies: ["AmbientOS"]),

    // A headless host for tests: it performs user actions, and returns the elements and body runs.
    .target(
      name: "AmbientTesting",
      dependencies: [
        "AmbientCore", "AmbientDrawing", "AmbientHosting", "AmbientLayout", "AmbientScreen",
        "AmbientViews",
        .target(name: "AmbientObjects", condition: .when(traits: ["Objects"])),
      ]
    ),

    // The umbrella module, which exports all public modules.
    .target(
      name: "Ambient",
      dependencies: [
        "AmbientAnimation", "AmbientCore", "AmbientDrawing", "AmbientHosting", "AmbientLayout",
        "AmbientPreviewMacros", "AmbientTextHost", "AmbientViews",
        .target(name: "AmbientObjects", condition: .when(traits: ["Objects"])),
      ]
    ),

    // The exports for client code that imports `SwiftUI`: only names of SwiftUI. Scripts/door
    // writes them.
    .target(
      name: "AmbientSwiftUI",
      dependencies: [
        "AmbientAnimation", "AmbientCore", "AmbientDrawing", "AmbientEntryMacro",
        "AmbientEnvironment", "AmbientFoundation", "AmbientHosting", "AmbientLayout",
        "AmbientPreviewMacros",
        "AmbientTaskScopes",
        "AmbientViews",
        .target(name: "AmbientObjects", condition: .when(traits: ["Objects"])),
      ] + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map(combine)
    ),

    // Helpers for the tests of several modules.
    .target(
      name: "AmbientTestSupport",
      dependencies: ["AmbientSupport"],
      path: "Tests/AmbientTestSupport"
    ),

    .testTarget(
      name: "AmbientAssetsTests",
      dependencies: ["AmbientAssets", "AmbientTestSupport"]
    ),
    .testTarget(name: "AmbientSupportTests", dependencies: ["AmbientSupport"]),
    .testTarget(name: "AmbientReflectionTests", dependencies: ["AmbientReflection"]),
    // Tables of documented results, and random paths against slow, simple computations.
    .testTarget(
      name: "AmbientDrawingTests",
      dependencies: ["AmbientDrawing", "AmbientTestSupport"]
    ),
    .testTarget(
      name: "AmbientGraphTests",
      dependencies: ["AmbientGraph", "AmbientSupport", "AmbientTestSupport"]
    ),
    .testTarget(
      name: "AmbientLayoutTests",
      dependencies: ["AmbientAnimation", "AmbientLayout", "AmbientTestSupport"]
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
      name: "AmbientCoreTests",
      dependencies: ["Ambient", "AmbientTestSupport", "AmbientTesting"]
    ),
    .testTarget(
      name: "AmbientViewsTests",
      dependencies: ["Ambient", "AmbientTestSupport", "AmbientTesting", "AmbientTextHost"]
    ),
    .testTarget(
      name: "AmbientScreenTests",
      dependencies: ["Ambient", "AmbientScreen", "AmbientTestSupport", "AmbientTesting"]
    ),
    .testTarget(
      name: "AmbientObjectsTests",
      dependencies: ["Ambient", "AmbientCombine", "AmbientTestSupport", "AmbientTesting"]
    ),
    .testTarget(
      name: "AmbientOSTests",
      dependencies: ["AmbientOS", "AmbientOSLog", "AmbientOSSubmodules"]
    ),
    .testTarget(
      name: "AmbientTestingTests",
      dependencies: [
        "Ambient", "AmbientDependencies", "AmbientDependenciesTesting", "AmbientTestSupport",
        "AmbientTesting",
      ]
    ),
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
