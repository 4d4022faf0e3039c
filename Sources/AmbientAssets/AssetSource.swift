/// The Swift source that declares a property for each asset, such as `ColorResource.brand`.
package struct AssetSource {
  /// The module whose types the source extends.
  package enum Module: Sendable {
    /// The source imports `Ambient`.
    case ambient
    /// The source imports `SwiftUI` if the compiler finds a module of this name, for example
    /// because the target has the module alias `SwiftUI=AmbientSwiftUI`.
    ///
    /// Otherwise, the source imports `AmbientViews`, which declares the types. The source never
    /// names `AmbientSwiftUI`: in a target with the alias, the compiler rejects this name, even in
    /// code that an `#if` excludes.
    case swiftUI
  }

  package let text: String

  package init(_ symbols: AssetSymbols, module: Module) {
    var lines = ["// Written by AmbientAssetSymbols from the asset catalogs of the target.", ""]
    switch module {
    case .ambient: lines += ["import Ambient"]
    case .swiftUI:
      lines += [
        "#if canImport(SwiftUI)", "import SwiftUI", "#else", "import AmbientViews", "#endif",
      ]
    }
    lines += ["import Foundation"]
    if !symbols.colors.isEmpty {
      lines += Self.extended(
        "ColorResource",
        symbols.colors,
        Self.resource("color", "ColorResource")
      )
      lines += Self.extended("Color", symbols.colors, Self.color("Color", "Color(."))
      let uiColors = Self.extended(
        "UIColor",
        symbols.colors,
        Self.color("UIColor", "UIColor(resource: .")
      )
      // Where UIKit exists, the properties of `UIColor` are left out: UIKit's `UIColor` has no
      // initializer that takes Ambient's `ColorResource`.
      if !uiColors.isEmpty {
        lines += ["", "#if !canImport(UIKit)"] + uiColors.dropFirst() + ["#endif"]
      }
      lines += Self.extended(
        "ShapeStyle where Self == Color",
        symbols.colors.outermost,
        Self.color("Color", "Color(.")
      )
    }
    if !symbols.images.isEmpty {
      lines += Self.extended(
        "ImageResource",
        symbols.images,
        Self.resource("image", "ImageResource")
      )
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private typealias Writer = (_ symbol: AssetSymbols.Symbol, _ path: String) -> [String]

  private static func extended(
    _ type: String,
    _ namespace: AssetSymbols.Namespace,
    _ write: Writer
  ) -> [String] {
    let members = members(of: namespace, path: "", write)
    return members.isEmpty ? [] : ["", "extension \(type) {"] + members + ["}"]
  }

  private static func members(
    of namespace: AssetSymbols.Namespace,
    path: String,
    _ write: Writer
  ) -> [String] {
    var lines: [String] = []
    for symbol in namespace.symbols {
      lines += write(symbol, path + AssetIdentifier.source(of: symbol.identifier))
    }
    for (name, inner) in namespace.namespaces.sorted(by: { $0.key < $1.key }) {
      let name = AssetIdentifier.source(of: name)
      let members = members(of: inner, path: "\(path)\(name).", write)
      if !members.isEmpty { lines += ["enum \(name) {"] + members + ["}"] }
    }
    return lines.map { "  " + $0 }
  }

  private static func resource(_ sort: String, _ type: String) -> Writer {
    { symbol, _ in
      [
        "/// The \(sort) \"\(symbol.name)\" of the asset catalog.",
        "static let \(AssetIdentifier.source(of: symbol.identifier)) = \(type)("
          + "name: \(symbol.name.literal), bundle: .module)",
      ]
    }
  }

  /// Returns a function that writes the property of a color, such as `static var brand: UIColor`.
  private static func color(_ type: String, _ initializer: String) -> Writer {
    { symbol, path in
      guard symbol.extendsColors else { return [] }
      let name = AssetIdentifier.source(of: symbol.identifier)
      return [
        "/// The color \"\(symbol.name)\" of the asset catalog.",
        "static var \(name): \(type) { \(initializer)\(path)) }",
      ]
    }
  }
}

extension AssetSymbols.Namespace {
  fileprivate var isEmpty: Bool { symbols.isEmpty && namespaces.values.allSatisfy(\.isEmpty) }

  /// The assets outside of namespaces.
  ///
  /// Namespaces become enums, which an extension of a protocol cannot contain.
  fileprivate var outermost: AssetSymbols.Namespace {
    var outermost = self
    outermost.namespaces = [:]
    return outermost
  }
}

extension String {
  fileprivate var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
