import AmbientCore
public import AmbientHosting
public import Testing

/// Queries by role and name, as a user of an assistive technology finds views.
extension TestHost {
  /// Finds a view by its role and name.
  ///
  /// The name is the text that a screen reader says: the accessibility label, or else the texts in
  /// the view, separated by commas. A search with a role also finds a row or another container by
  /// the name of a view in it.
  ///
  /// If no view meets the conditions, the test fails, and actions on the result have no effect. The
  /// message lists similar views and views that the user cannot reach. It ends with the
  /// accessibility tree.
  ///
  /// ```swift
  /// host.find(.textField, "Name").type("Ada")
  /// host.find(.button, "Save").tap()
  /// #expect(host.find(.toggle, "News").value == "on")
  /// ```
  ///
  /// Only views that the user can reach are found, whatever the value of ``reach-swift.property``.
  /// In the closure of ``within(_:number:sourceLocation:_:)``, only views of the named part are
  /// found.
  ///
  /// - Parameters:
  ///   - role: The role; nil for any.
  ///   - name: The name; nil for any.
  ///   - value: The value; nil for any.
  ///   - identifier: The accessibility identifier; nil for any.
  ///   - number: The position among the views that meet the conditions, counted from 1; nil for the
  ///     first enabled one.
  ///   - sourceLocation: The line at which the test fails.
  /// - Returns: The view.
  /// - Complexity: O(n) in the number of views.
  @discardableResult
  public func find(
    _ role: AccessibilityRole? = nil,
    _ name: String? = nil,
    value: String? = nil,
    identifier: String? = nil,
    number: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> FoundView {
    find(
      AccessibilityQuery(role: role, name: name, value: value, identifier: identifier),
      number,
      in: nil,
      sourceLocation
    )
  }

  /// Finds all views that have the given role and name, in the order in which a user reaches them.
  ///
  /// ```swift
  /// #expect(host.findAll(.row).map(\.name) == ["Milk", "Bread"])
  /// #expect(host.findAll(.alert).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - role: The role; nil for any.
  ///   - name: The name; nil for any.
  ///   - value: The value; nil for any.
  ///   - identifier: The accessibility identifier; nil for any.
  /// - Returns: The views; none if no view meets the conditions.
  /// - Complexity: O(n) in the number of views.
  public func findAll(
    _ role: AccessibilityRole? = nil,
    _ name: String? = nil,
    value: String? = nil,
    identifier: String? = nil
  ) -> [FoundView] {
    AccessibilityQuery(role: role, name: name, value: value, identifier: identifier)
      .matches(among: viewTree.accessibilityTree.all.filter(isInArea))
      .map { FoundView(host: self, node: $0) }
  }

  /// The accessibility tree as indented text, one line for each element.
  ///
  /// A line begins with the role and the name. All other properties of the element follow, except
  /// properties that its role implies, such as the main action of a button.
  ///
  /// ```text
  /// heading "Settings"
  /// toggle "News" value "on"
  /// button "Save" disabled
  /// ```
  ///
  /// - Complexity: O(n) in the number of views.
  public var accessibilityTree: String { viewTree.accessibilityTree.description }

  /// The view that has the focus of an assistive technology; nil if no view has the focus.
  ///
  /// A test moves the focus with ``FoundView/focus(sourceLocation:)``, and a program moves it with
  /// `accessibilityFocused`.
  public var assistiveFocus: FoundView? {
    assistiveTechnology.node.map { FoundView(host: self, node: $0) }
  }

  /// The focus of the assistive technology.
  ///
  /// The first use creates the focus. From then on, the program can also move it with
  /// `accessibilityFocused`.
  var assistiveTechnology: AssistiveFocus {
    if let assistance { return assistance }
    let new = AssistiveFocus(in: viewTree)
    assistance = new
    settle()
    return new
  }

  /// Finds a view by its role, name and other conditions; fails the test if there is none.
  ///
  /// - Parameters:
  ///   - query: The conditions.
  ///   - number: The position among the matches, counted from 1; nil for the first
  ///     enabled match or, if no match is enabled, for the first match.
  ///   - scope: The node inside which to search; nil for the whole tree.
  ///   - location: The place in the test, for the message.
  /// - Returns: The view. After a failure, it has no node, and its actions do nothing.
  func find(
    _ query: AccessibilityQuery,
    _ number: Int?,
    in scope: AccessibilityNode?,
    _ location: SourceLocation
  ) -> FoundView {
    do {
      let node = try query.find(number: number, in: scope, of: viewTree, where: isInArea)
      return FoundView(host: self, node: node)
    } catch {
      fail(error.description, at: location)
      return FoundView(host: self, node: nil)
    }
  }

  /// Whether a node is in the part of the tree to which actions and queries are limited.
  private func isInArea(_ node: AccessibilityNode) -> Bool {
    guard let area else { return true }
    let ids = Set(area.map(\.id))
    return sequence(first: node.element, next: \.parent).contains { ids.contains($0.id) }
  }
}
