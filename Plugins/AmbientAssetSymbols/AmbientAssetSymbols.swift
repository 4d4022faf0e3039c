import Foundation
import PackagePlugin

/// Makes the images and colors of a target's asset catalogs available by name: `Image(.heroShot)`,
/// `Color(.brand)`, `Color.brand`.
@main
struct AmbientAssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = target.sourceFiles.filter { $0.url.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else {
      Diagnostics.remark("The target '\(target.name)' has no asset catalog.")
      return []
    }
    for catalog in catalogs where catalog.type != .resource {
      let name = catalog.url.lastPathComponent
      Diagnostics.error(
        """
        The asset catalog '\(name)' is no resource of the target '\(target.name)'. Add \
        'resources: [.process("\(name)")]' to the target in the package manifest.
        """
      )
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Writing the asset symbols of \(target.name)",
        executable: try context.tool(named: "AmbientAssetTool").url,
        arguments: [module(for: target), output.path] + catalogs.map(\.url.path),
        inputFiles: catalogs.flatMap { files(in: $0.url) },
        outputFiles: [output]
      )
    ]
  }

  /// The module that the generated source imports: the one that the target imports itself.
  private func module(for target: any SourceModuleTarget) -> String {
    let products = target.dependencies.compactMap { dependency in
      if case .product(let product) = dependency { product.name } else { nil as String? }
    }
    return products.contains("AmbientSwiftUI") && !products.contains("Ambient")
      ? "AmbientSwiftUI" : "Ambient"
  }

  /// The folder and all files in it: the command runs again when one of them has changed.
  private func files(in folder: URL) -> [URL] {
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return [folder] + (contents?.compactMap { $0 as? URL } ?? [])
  }
}
