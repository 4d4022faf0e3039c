#if !canImport(Darwin)
public import Foundation

extension SortDescriptor {
  /// Creates a descriptor that sorts by a text, according to the rules of the user's language.
  ///
  /// The descriptor's `keyPath` is the given key path, followed by a part that adds the rules.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the text.
  ///   - comparator: The rules. The new descriptor also has the order of this comparator.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: LocalizedStringComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Creates a descriptor that sorts by a text, according to the rules of the user's language.
  ///
  /// The descriptor's `keyPath` is the given key path, followed by a part that adds the rules.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the text.
  ///   - comparator: The rules.
  ///   - order: The order of the results, regardless of the order of the comparator.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: LocalizedStringComparator,
    order: SortOrder
  ) {
    // On this platform, a descriptor cannot store a `LocalizedStringComparator`. Therefore the path
    // leads to values that know their comparator, and the descriptor sorts these values with `<`.
    let path = keyPath.appending(path: \.[LocalizedStringComparator(comparator)])
    // Both parts of the path are sendable, but the type of `path` does not include `Sendable`. The
    // cast adds `Sendable` to the type. The cast changes no bits, because `Sendable` exists only in
    // the compiler.
    let sendable = unsafe unsafeBitCast(
      path,
      to: (any KeyPath<Compared, LocalizedString> & Sendable).self
    )
    self.init(sendable, order: order)
  }
}

extension String {
  /// Returns the string as a value that the comparator compares.
  fileprivate subscript(comparator: LocalizedStringComparator) -> LocalizedString {
    LocalizedString(string: self, comparator: comparator)
  }
}

/// A string that compares itself with other strings by the rules of a comparator.
private struct LocalizedString: Comparable {
  let string: String
  let comparator: LocalizedStringComparator

  static func == (a: Self, b: Self) -> Bool {
    a.comparator.compare(a.string, b.string) == .orderedSame
  }

  static func < (a: Self, b: Self) -> Bool {
    a.comparator.compare(a.string, b.string) == .orderedAscending
  }
}
#endif
