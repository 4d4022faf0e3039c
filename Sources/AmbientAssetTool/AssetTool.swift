import AmbientAssets
import Foundation

/// Writes a Swift file that declares an identifier for each asset of the given catalogs.
///
/// The build tool plugin AmbientAssetSymbols runs the program with these arguments:
/// `AmbientAssetTool MODULE OUTPUT CATALOG …`. `MODULE` is the product that the target depends on:
/// `Ambient` or `AmbientSwiftUI`. `OUTPUT` is the path of the Swift file.
@main
struct AssetTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let module = arguments.first else {
      fail("usage: AmbientAssetTool MODULE OUTPUT CATALOG …")
    }
    let output = URL(fileURLWithPath: arguments[arguments.startIndex + 1])
    let catalogs = arguments.dropFirst(2).map {
      AssetCatalog(contentsOf: URL(fileURLWithPath: $0, isDirectory: true))
    }
    let symbols = AssetSymbols(of: catalogs)
    for issue in catalogs.flatMap(\.issues) + symbols.issues {
      print("\(issue.file.path): warning: \(issue.message)")
    }
    let source = AssetSource(
      symbols,
      module: module == "Ambient" ? .ambient : .swiftUI
    )
    do {
      try source.text.write(to: output, atomically: true, encoding: .utf8)
    } catch {
      fail("\(output.path): error: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
