import Dependencies
import DependenciesMacros
import Foundation
import SwiftUI

/// What is in the pantry, as code sees it that knows neither where it is kept nor Ambient.
@DependencyClient
public struct Store: Sendable {
  /// How much there is of something.
  public var amount: @Sendable (_ of: String) async throws -> Int
  /// All that there is.
  public var names: @Sendable () -> [String] = { [] }
  /// Puts something in.
  public var add: @Sendable (_ amount: Int, _ name: String) -> Void
}

extension Store: DependencyKey {
  /// The pantry at home.
  public static let liveValue = Store(amount: { _ in 3 }, names: { ["flour"] }, add: { _, _ in })
  /// A pantry of which a test says what is in it.
  public static let testValue = Store()
}

extension DependencyValues {
  /// The pantry.
  public var store: Store {
    get { self[Store.self] }
    set { self[Store.self] = newValue }
  }

  @DependencyEntry var shelves = 4
  @DependencyEntry(liveValue: "Kitchen", previewValue: "Preview") var place = "Nowhere"
}

extension EnvironmentValues {
  /// Whether it is cold there.
  @Entry public var isCold = false
  @Entry(test: 1) var limit = 9

  // No warnings: the target defines AMBIENT_NO_ENTRY_WARNINGS.
  @Entry var label = Label()
  @Entry var announce: @Sendable (String) -> Void = { _ in }
}

/// An object that all who read it share.
final class Label: Sendable {}

/// An entry of the pantry's book.
public struct Entry: Equatable, Sendable {
  /// What tells it from others.
  public let id: UUID
  /// When it was written.
  public let date: Date
  /// What it says.
  public let text: String
}

/// Writes the pantry's book.
public final class Book {
  @Dependency(\.store) private var store
  @Dependency(\.uuid) private var uuid
  @Dependency(\.date.now) private var now
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.isCold) private var isCold
  @Dependency(\.limit) private var limit
  @Dependency(\.place) private var place

  /// Makes an empty book.
  public init() {}

  /// Writes down how much there is of something, after a while.
  public func entry(of name: String) async throws -> Entry {
    try await clock.sleep(for: .seconds(60))
    let amount = min(try await store.amount(of: name), limit)
    let text = "\(place): \(amount) of \(name)\(isCold ? ", cold" : "")"
    return Entry(id: uuid(), date: now, text: text)
  }
}
