extension NewPackage {
  /// The manifest of the package.
  var manifest: String { kind == .server ? serverManifest : viewManifest }

  /// The manifest of a package whose sources import SwiftUI.
  private var viewManifest: String {
    var implicitImports = ["Observation", "FoundationNetworking", "AmbientFoundation"]
    if languageMode == 5 { implicitImports.append("Combine") }
    if parsesXML { implicitImports.append("FoundationXML") }
    let target = kind == .app || isProgram ? "executableTarget" : "target"
    let products =
      kind == .app || isProgram
      ? "" : "\n  products: [.library(name: \"\(name)\", targets: [\"\(name)\"])],"
    let localization =
      resources.isLocalized ? "\n  defaultLocalization: \"\(resources.sourceLanguage)\"," : ""
    let arguments = resources.arguments.map { "\n      \($0)" }.joined()
    let plugins =
      resources.hasAssets
      ? ",\n      plugins: [.plugin(name: \"AmbientAssetSymbols\", package: \"Ambient\")]" : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      /// On Linux, these aliases make imports such as `import SwiftUI` use Ambient's modules.
      let aliases = [
        "SwiftUI=AmbientSwiftUI", "Combine=AmbientCombine",
        "UniformTypeIdentifiers=AmbientUniformTypes", "CoreTransferable=AmbientTransferable",
        "os=AmbientOS", "OSLog=AmbientOSLog",
      ]

      /// On Apple's systems, the declarations in these modules come with `import Foundation`.
      /// Remove the modules that your sources import by name.
      let implicitImports = \(implicitImports)

      let settings: [SwiftSetting] = [
        .swiftLanguageMode(.v\(languageMode)),
        .unsafeFlags(
          aliases.flatMap { ["-module-alias", $0] }
            + implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] },
          .when(platforms: [.linux])
        ),
      ]

      /// A product of Ambient, which only Linux needs.
      func ambient(_ name: String) -> Target.Dependency {
        .product(name: name, package: "Ambient", condition: .when(platforms: [.linux]))
      }

      let package = Package(
        name: "\(name)",\(localization)
        platforms: [.macOS(.v15), .iOS(.v18)],\(products)
        dependencies: [
          \(dependency)
        ],
        targets: [
          .\(target)(
            name: "\(name)",
            dependencies: [
              ambient("AmbientSwiftUI"), ambient("AmbientCombine"), ambient("AmbientUniformTypes"),
              ambient("AmbientOS"),
            ],\(arguments)
            swiftSettings: settings\(plugins)
          ),
          .testTarget(
            name: "\(name)Tests",
            dependencies: ["\(name)", ambient("AmbientTesting")],
            swiftSettings: settings
          ),
        ]
      )

      """
  }

  /// The manifest of a package without views.
  private var serverManifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      dependencies: [
        \(dependency)
      ],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [.product(name: "AmbientDependencies", package: "Ambient")]
        ),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)", .product(name: "AmbientDependenciesTesting", package: "Ambient"),
          ]
        ),
      ],
      swiftLanguageModes: [.v\(languageMode)]
    )

    """
  }
}
