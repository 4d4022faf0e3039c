/// A tree that reports which bodies run and why, for hosts that show it to a developer.
///
/// A tree of views is one.
@MainActor
public protocol InspectableTree: HostedTree {
  /// Called for every body that runs, with its reason, before it runs.
  ///
  /// Without it, no reasons are collected. Set it before the first update to be notified of all
  /// runs.
  var onBodyRun: ((BodyRun) -> Void)? { get set }

  /// Explains the first view whose type has a name: the values that its last run read, each with
  /// its writers and readers, and the reason of the run.
  ///
  /// - Parameter name: The name of the view's type.
  /// - Returns: The explanation as text of several lines; nil if there is no such view.
  func explanation(ofViewNamed name: String) -> String?

  /// The names of the views in the tree whose bodies run, each once, in the order of the tree.
  var viewNames: [String] { get }
}
