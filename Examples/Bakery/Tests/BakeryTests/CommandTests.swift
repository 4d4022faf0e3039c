import Foundation
import Testing

@Suite struct `The command` {
  /// Runs the program that was built next to the tests.
  private func run(_ arguments: String..., orders: String? = nil) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory.appending(path: "orders-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = folder.appending(path: "bakery")
    process.arguments = arguments
    if let orders {
      try orders.write(to: file, atomically: true, encoding: .utf8)
      process.arguments = arguments + [file.path()]
    }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .replacingOccurrences(of: file.path(), with: "FILE")
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test func `The bakery command bakes the orders`() throws {
    let (status, output, _) = try run("--dry-run", "--ovens", "1", orders: "12 rye\n6 spelt\n")
    #expect(status == 0)
    #expect(
      output == """
        baked   12 rye
        baked   6 spelt
        2 of 2 orders are baked

        """
    )
  }

  @Test func `The bakery command bakes nothing if a line is not an order`() throws {
    let (status, output, errors) = try run(orders: "12 rye\n6 cakes\n")
    #expect(status == 64)
    #expect(output == "")
    #expect(
      errors.hasPrefix(
        """
        Error: FILE, line 2: '6 cakes' is no order. Write a number and a bread, like '12 rye'; \
        the breads are rye, spelt, bun.
        """
      )
    )
  }

  @Test func `The bakery command requires an oven`() throws {
    let (status, _, errors) = try run("--ovens", "0")
    #expect(status == 64)
    #expect(errors.hasPrefix("Error: There has to be an oven: '--ovens 1' or more."))
  }
}
