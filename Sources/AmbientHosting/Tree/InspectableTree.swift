/// A tree that reports which bodies run and why, for developer tools.
///
/// A tree of views conforms to this protocol.
@MainActor
public protocol InspectableTree: HostedTree {
  /// Called before each run of a body, with the reason for the run.
  ///
  /// While this property is nil, no reasons are collected. Set it before the first update to be
  /// notified of all runs.
  var onBodyRun: ((BodyRun) -> Void)? { get set }

  /// Explains the first view whose type has a given name.
  ///
  /// The explanation gives the reason for the last run of the view's body. It also lists the values
  /// that this run read, each with its writers and readers.
  ///
  /// - Parameter name: The name of the view's type.
  /// - Returns: The explanation as text of several lines; nil if there is no such view.
  func explanation(ofViewNamed name: String) -> String?

  /// The names of the views and modifiers with a body, each once, in the order of the tree.
  ///
  /// Most views and modifiers of the library are left out.
  var viewNames: [String] { get }
}
