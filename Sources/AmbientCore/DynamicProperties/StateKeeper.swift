/// The feature of a tree that keeps states while their views are out of the tree.
class StateKeeper {
  /// Returns the state of the view that was at the same place in the tree before.
  ///
  /// - Parameters:
  ///   - name: The name of the state in reports.
  ///   - node: The node of the view, which is new in the tree.
  /// - Returns: The state; nil if there is none.
  func takeState(named name: String, for node: ViewNode) -> (any KeptState)? { nil }
}

/// The storage of a state that can outlive its view.
protocol KeptState: AnyObject {
  /// The name of the state in reports: the owner's type and the property.
  var name: String { get }
}
