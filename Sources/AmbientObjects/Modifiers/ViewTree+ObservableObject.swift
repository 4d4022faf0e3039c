#if Objects
public import AmbientCore

extension ViewTree {
  /// Explains an observable object in the environment at the first view of a type: its origin, its
  /// readers, and the reason for the view's last run.
  ///
  /// - Parameters:
  ///   - objectType: The class of the object.
  ///   - view: The type of the view.
  /// - Returns: The explanation; nil if the tree has no such view, or if the view has no body.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the object).
  @_disfavoredOverload
  public func explain<Object: ObservableObject, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    explain(EnvironmentValues.path(to: objectType), at: view)
  }
}
#endif
