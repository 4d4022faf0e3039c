import Foundation
import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(X7)`.
@Suite struct `Compiler errors` {
  /// Returns the compiler's errors for a source file that imports the modules of this build.
  private func errors(in source: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    let modules = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "Modules")
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm",
      "-I", modules.path(), "-I", package.appending(path: "Sources/AmbientPlatform/include").path(),
      file.path(),
    ]
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").compactMap { line in
      line.range(of: ": error: ").map { String(line[$0.upperBound...]) }
    }
  }

  private func source(value: String) -> String {
    """
    import AmbientDependencies

    final class Cache {}

    struct ValueKey: EnvironmentKey {
      static var defaultValue: \(value) { \(value)() }
    }

    extension EnvironmentValues {
      var value: \(value) {
        get { self[ValueKey.self] }
        set { self[ValueKey.self] = newValue }
      }
    }

    struct Logic {
      @Dependency(\\.value) var value
    }
    """
  }

  @Test
  func `The compiler rejects a dependency property whose value is not sendable (X7)`() throws {
    #expect(try errors(in: source(value: "Int")) == [])
    #expect(
      try errors(in: source(value: "Cache"))
        == ["type 'Cache' does not conform to the 'Sendable' protocol"]
    )
  }
}
