/// The values of the pages on a ``NavigationStack``, of any types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) { … }
/// path.append(Song(…))
/// path.removeLast(path.count)   // back to the root
/// ```
public struct NavigationPath {
  var values: [AnyHashable] = []

  /// Makes a path without values.
  public init() {}

  /// Makes a path of values, the lowest page first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are no values, so that the root shows.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value: its page comes on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the topmost values; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath: Equatable {}
