import Dependencies
import DependenciesMacros
import Foundation
import SwiftUI

/// The access to the content of the pantry.
///
/// The sources of this module import `Dependencies`, and do not name Ambient.
@DependencyClient
public struct Store: Sendable {
  /// Returns the amount of an ingredient.
  public var amount: @Sendable (_ of: String) async throws -> Int
  /// Returns the names of all ingredients.
  public var names: @Sendable () -> [String] = { [] }
  /// Adds an amount of an ingredient.
  public var add: @Sendable (_ amount: Int, _ name: String) -> Void
}

extension Store: DependencyKey {
  /// The pantry at home.
  public static let liveValue = Store(amount: { _ in 3 }, names: { ["flour"] }, add: { _, _ in })
  /// A pantry whose content each test sets.
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
  /// Whether the pantry is cold.
  @Entry public var isCold = false
  @Entry(test: 1) var limit = 9

  // These two entries cause no warnings, because the target defines AMBIENT_NO_ENTRY_WARNINGS.
  @Entry var label = Label()
  @Entry var announce: @Sendable (String) -> Void = { _ in }
}

/// An object that all readers share.
final class Label: Sendable {}

/// An entry of the pantry's book.
public struct Entry: Equatable, Sendable {
  /// The unique identifier of the entry.
  public let id: UUID
  /// The date on which the entry was written.
  public let date: Date
  /// The text of the entry.
  public let text: String
}

/// A writer of the pantry's book.
public final class Book {
  @Dependency(\.store) private var store
  @Dependency(\.uuid) private var uuid
  @Dependency(\.date.now) private var now
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.isCold) private var isCold
  @Dependency(\.limit) private var limit
  @Dependency(\.place) private var place

  /// Creates an empty book.
  public init() {}

  /// Waits a while and returns an entry with the amount of an ingredient.
  public func entry(of name: String) async throws -> Entry {
    try await clock.sleep(for: .seconds(60))
    let amount = min(try await store.amount(of: name), limit)
    let text = "\(place): \(amount) of \(name)\(isCold ? ", cold" : "")"
    return Entry(id: uuid(), date: now, text: text)
  }
}
