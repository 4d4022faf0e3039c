import AmbientDependencies
import ArgumentParser
import Bakery
import Foundation

/// The command `bakery`.
@main
struct BakeryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bakery",
    abstract: "Bakes a list of orders, one on each line: '12 rye'.",
    discussion:
      "If an order was given up, the exit code is 1; if a line is no order, nothing is baked."
  )

  @Argument(help: "The file with the orders; without a file, a built-in list.")
  var file: String?

  @Option(help: "How many orders are in the ovens at a time.")
  var ovens = 2

  @Option(help: "The number of attempts to bake an order.")
  var attempts: Int?

  @Flag(help: "Bake without waiting, and burn nothing.")
  var dryRun = false

  func validate() throws {
    guard ovens > 0 else { throw ValidationError("There has to be an oven: '--ovens 1' or more.") }
    guard attempts ?? 1 > 0 else {
      throw ValidationError("Each order has to be tried: '--attempts 1' or more.")
    }
  }

  func run() async throws {
    prepareDependencies {
      if let attempts { $0.attempts = attempts }
      if dryRun { $0.oven.bake = { _ in } }
    }
    let failures = await bake(try orders())
    if failures > 0 { throw ExitCode.failure }
  }

  /// Bakes orders, prints the outcomes, and returns the number of failed orders.
  func bake(_ orders: [Order]) async -> Int {
    var failures = 0
    await BakingDay(ovens: ovens).bake(orders) { outcome in
      switch outcome.result {
      case .success(let receipt) where receipt.attempts == 1: print("baked   \(outcome.order)")
      case .success(let receipt): print("baked   \(outcome.order), at attempt \(receipt.attempts)")
      case .failure(let error):
        print("lost    \(outcome.order): \(error)")
        failures += 1
      }
    }
    print("\(orders.count - failures) of \(orders.count) orders are baked")
    return failures
  }

  private func orders() throws -> [Order] {
    guard let file else { return [Order(12, .rye), Order(30, .bun), Order(6, .spelt)] }
    do {
      return try Order.orders(in: String(contentsOf: URL(filePath: file), encoding: .utf8))
    } catch let error as OrderError {
      throw ValidationError("\(file), \(error)")
    }
  }
}
