import AmbientCore
public import AmbientHosting
public import Testing

/// A view that a test has found by its role and name, as a user of an assistive technology does.
///
/// ```swift
/// let volume = host.find(.slider, "Volume")
/// volume.increment()
/// #expect(volume.value == "0.6")
/// ```
///
/// The properties have the values of the last update. If the search failed, or if a user can no
/// longer reach the view, the properties are empty.
@MainActor
public struct FoundView {
  let host: TestHost

  /// The node at the time of the search; nil if the search failed.
  let found: AccessibilityNode?

  init(host: TestHost, node: AccessibilityNode?) {
    self.host = host
    found = node
  }

  /// The node of the view in the current accessibility tree; nil if the search failed, or if a user
  /// can no longer reach the view.
  ///
  /// - Complexity: O(n) in the number of views.
  public var node: AccessibilityNode? {
    guard let found else { return nil }
    let same = host.viewTree.accessibilityTree.all.filter { $0.representsSamePart(as: found) }
    return same.first { $0.role == found.role } ?? same.first
  }

  /// Whether a user can reach the view.
  public var exists: Bool { node != nil }

  /// The role; `element` if the view does not exist.
  public var role: AccessibilityRole { node?.role ?? .element }

  /// The name, as a screen reader says it.
  public var name: String { node?.name ?? "" }

  /// The value, such as `on` for a toggle; nil if there is none.
  public var value: String? { node?.value }

  /// The hint; nil if there is none.
  public var hint: String? { node?.hint }

  /// The accessibility identifier; nil if there is none.
  public var identifier: String? { node?.identifier }

  /// The traits, including the traits of the role.
  public var traits: AccessibilityTraits { node?.traits ?? [] }

  /// Whether the user can operate the view.
  public var isEnabled: Bool { node?.isEnabled ?? false }

  /// Whether the view is selected.
  public var isSelected: Bool { node?.isSelected ?? false }

  /// The names of the actions, such as `activate` or `Delete`.
  public var actions: [String] { node?.actions.map(\.name) ?? [] }

  /// The view and the views inside it as text, as in ``TestHost/accessibilityTree``.
  public var tree: String { node?.description ?? "" }

  /// Finds a view inside this view by its role and name; fails the test if there is none.
  ///
  /// ```swift
  /// host.find(.row, "Milk").find(.button, "Delete").tap()
  /// ```
  ///
  /// - Parameters:
  ///   - role: The role; nil for any.
  ///   - name: The name; nil for any.
  ///   - value: The value; nil for any.
  ///   - identifier: The accessibility identifier; nil for any.
  ///   - number: The position among the views that meet the conditions, counted from 1; nil for the
  ///     first enabled view or, if none of them is enabled, for the first view.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The view.
  @discardableResult
  public func find(
    _ role: AccessibilityRole? = nil,
    _ name: String? = nil,
    value: String? = nil,
    identifier: String? = nil,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    guard let node = existing("find views in", sourceLocation) else {
      return FoundView(host: host, node: nil)
    }
    return host.find(
      AccessibilityQuery(role: role, name: name, value: value, identifier: identifier),
      number,
      in: node,
      sourceLocation
    )
  }

  /// Finds all views inside this view that have the given role and name, in the order in which a
  /// user reaches them.
  ///
  /// - Parameters:
  ///   - role: The role; nil for any.
  ///   - name: The name; nil for any.
  ///   - value: The value; nil for any.
  ///   - identifier: The accessibility identifier; nil for any.
  /// - Returns: The views; none if no view meets the conditions.
  public func findAll(
    _ role: AccessibilityRole? = nil,
    _ name: String? = nil,
    value: String? = nil,
    identifier: String? = nil
  ) -> [FoundView] {
    AccessibilityQuery(role: role, name: name, value: value, identifier: identifier)
      .matches(among: node.map { Array($0.all.dropFirst()) } ?? [])
      .map { FoundView(host: host, node: $0) }
  }

  /// Returns the current node; fails the test if a user can no longer reach the view.
  ///
  /// - Parameters:
  ///   - work: The name of the action that the test performs, such as `tap`.
  ///   - location: The line at which the test fails.
  /// - Returns: The node; nil if the test has failed.
  func existing(_ work: String, _ location: SourceLocation) -> AccessibilityNode? {
    guard let found else { return nil }
    if let node { return node }
    fail("Cannot \(work) the \(found.titled): a user can no longer reach it.", at: location)
    return nil
  }
}
