public import AmbientCore
public import Observation

#if Objects
public import AmbientObjects
#endif

/// Explanations of the values that views find in their environment.
extension TestHost {
  /// Explains a value of the environment at the first view of a type.
  ///
  /// ```swift
  /// let explanation = try #require(host.explain(\.border, at: Tile.self))
  /// #expect(explanation.value == "1")
  /// #expect(explanation.keys.first?.origins == [.default(context: nil)])
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - view: The type of the view.
  /// - Returns: The writers of the value, its readers, and the reason for the last run of the
  ///   view's body; nil if no such view is in the tree.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the value).
  public func explain<Value, Explained>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    at view: Explained.Type
  ) -> Explanation? {
    viewTree.explain(keyPath, at: view)
  }

  /// Explains an observable object of the environment at the first view of a type.
  ///
  /// - Parameters:
  ///   - objectType: The type by which views read the object.
  ///   - view: The type of the view.
  /// - Returns: The writers of the object, its readers, and the reason for the last run of the
  ///   view's body; nil if no such view is in the tree.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the object).
  public func explain<Object: AnyObject & Observable, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    viewTree.explain(objectType, at: view)
  }

  #if Objects
  /// Explains an `ObservableObject` of the environment at the first view of a type.
  ///
  /// - Parameters:
  ///   - objectType: The type by which views read the object.
  ///   - view: The type of the view.
  /// - Returns: The writers of the object, its readers, and the reason for the last run of the
  ///   view's body; nil if no such view is in the tree.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the object).
  @_disfavoredOverload
  public func explain<Object: ObservableObject, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    viewTree.explain(objectType, at: view)
  }
  #endif

  /// Explains a value of the environment at the first view whose type has a given name.
  ///
  /// The name finds views whose types the test cannot name, such as private views.
  ///
  /// ```swift
  /// let explanation = host.explain(\.border, atViewNamed: "Tile")
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - name: The name of the view's type.
  /// - Returns: The writers of the value, its readers, and the reason for the last run of the
  ///   view's body; nil if no such view is in the tree.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the value).
  public func explain<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    atViewNamed name: String
  ) -> Explanation? {
    viewTree.explain(keyPath, atViewNamed: name)
  }
}
