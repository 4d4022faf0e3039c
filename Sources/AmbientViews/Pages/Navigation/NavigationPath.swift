/// The values of the pages on a ``NavigationStack``; the values may have different types.
///
/// ```swift
/// struct Library: View {
///   @State private var path = NavigationPath()
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("Play") { path.append("Blackbird") }
///         .navigationDestination(for: String.self) { song in
///           Button("Stop \(song)") { path.removeLast(path.count) }
///         }
///     }
///   }
/// }
/// ```
public struct NavigationPath {
  var values: [AnyHashable] = []

  /// Creates an empty path; a stack with this path shows only its root.
  public init() {}

  /// Creates a path from values; the first value belongs to the lowest page.
  ///
  /// - Parameter elements: The values, from the lowest page to the topmost page.
  /// - Complexity: O(*n*) in the number of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value, whose page is pushed on top of the other pages.
  ///
  /// - Parameter value: The value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the topmost values.
  ///
  /// - Parameter k: The number of values to remove. The program stops if the path has fewer values.
  /// - Complexity: O(*k*).
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath: Equatable {}
