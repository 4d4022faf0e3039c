public import AmbientCore
public import Observation

/// A host without a screen: mounts views, acts as a user would, and tells what shows and which bodies
/// ran.
///
/// ```swift
/// @Test @MainActor func `a tap counts`() {
///   let host = TestHost { Counter() }
///   host.tap("More")
///   #expect(host.texts == ["1", "More"])
///   #expect(host.bodiesRun == ["Counter", "Counter"])
/// }
/// ```
@MainActor
public final class TestHost {
  /// The tree that the host shows.
  public let viewTree: ViewTree

  private var runs: [BodyRun] = []

  /// How far queries and actions go.
  public enum Reach: Sendable {
    /// To all that is in the tree, also under a pushed page, behind a sheet and in tabs that are not selected.
    ///
    /// Where several elements have a label, an action takes one that a user can use, if there is one.
    case tree
    /// To what is in sight, and for actions to what is in front: what a user can do.
    case sight
  }

  /// How far ``texts``, ``tap(_:fileID:filePath:line:column:)`` and the other actions go: to all that is in the
  /// tree, unless it is set to ``Reach/sight``.
  ///
  /// ```swift
  /// let host = TestHost { Library() }
  /// host.reach = .sight
  /// host.tap("Edit")            // presents a sheet
  /// host.tap("Edit")            // records an issue: the sheet is in front of the button
  /// ```
  ///
  /// ``elements`` and ``tree`` always tell everything.
  public var reach = Reach.tree

  /// Mounts a view in the given surroundings, and settles.
  public convenience init(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> some View
  ) {
    self.init(ViewTree(environment: environment, content: content))
  }

  /// Shows a tree that somebody else has made, such as that of an app, and settles.
  public init(_ viewTree: ViewTree) {
    self.viewTree = viewTree
    viewTree.onBodyRun = { [weak self] run in self?.runs.append(run) }
    viewTree.settle()
  }

  // MARK: What happened

  /// The names of the bodies that ran since this was asked last, in the order in which they ran.
  public var bodiesRun: [String] { runsSinceLastAsked.map(\.view) }

  /// The bodies that ran since this or ``bodiesRun`` was asked last, each with its reason.
  public var runsSinceLastAsked: [BodyRun] {
    defer { runs = [] }
    return runs
  }

  /// The work done so far, in steps that do not depend on the machine.
  public var counters: UpdateCounters { viewTree.counters }

  /// Tells where a value comes from at the first view of a type, who set it, who reads it, and why that
  /// view's body ran last.
  public func explain<Value, Explained>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    at view: Explained.Type
  ) -> Explanation? {
    viewTree.explain(keyPath, at: view)
  }

  /// Tells the same for an observable object that is found by its type.
  public func explain<Object: AnyObject & Observable, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    viewTree.explain(objectType, at: view)
  }

  // MARK: Time

  /// Applies pending writes and queued actions until nothing is left to do.
  public func settle() { viewTree.settle() }

  /// Sets a value in the surroundings of the root view, then settles.
  public func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    viewTree.environment[keyPath: keyPath] = value
    settle()
  }

  /// Takes all views out of the tree.
  public func unmount() { viewTree.unmount() }
}
