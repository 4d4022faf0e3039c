#if Objects
public import AmbientCore

extension ViewTree {
  /// Tells where an object comes from that is found by its type at the first view of another type, who
  /// reads it, and why that view's body ran last; nil if no such view is in the tree.
  @_disfavoredOverload
  public func explain<Object: ObservableObject, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    explain(EnvironmentValues.path(to: objectType), at: view)
  }
}
#endif
