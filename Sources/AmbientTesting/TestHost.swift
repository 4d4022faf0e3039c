public import AmbientCore
import AmbientHosting
public import AmbientScreen

/// A host for tests: it mounts views, performs the actions of a user, and reports which texts the
/// views show and which bodies ran.
///
/// ```swift
/// @Test @MainActor func `A tap increases the count`() {
///   let host = TestHost { Counter() }
///   #expect(host.bodies { host.tap("More") } == ["Counter"])
///   #expect(host.texts == ["1", "More"])
/// }
/// ```
///
/// An action that is not possible fails the running test at the line of the call, in Swift Testing
/// and in XCTest.
@MainActor
public final class TestHost {
  /// The tree that the host shows.
  public let viewTree: ViewTree

  /// The layout of the elements; nil for a host without a screen.
  public internal(set) var screen: ScreenLayout?

  /// The runs that the next call of ``takeRuns()`` returns.
  private let log = RunLog()

  /// One log for each call of ``runs(during:)`` that has not returned yet.
  ///
  /// A run is added to all open logs, or to ``log`` if no log is open.
  private var openLogs: [RunLog] = []

  /// The elements to which actions and queries are limited; nil for the whole tree.
  var area: [Element]?

  /// The focus of an assistive technology; nil until a test uses it.
  var assistance: AssistiveFocus?

  var hovered: PointerTarget?

  /// The part of the tree in which actions and queries look for elements.
  public enum Reach: Sendable {
    /// The whole tree, including elements under a pushed page, behind a sheet and in tabs that are
    /// not selected.
    ///
    /// If several elements have the same name, an action prefers an element that a user can reach.
    case tree
    /// The part of the tree that a user can reach: queries find visible elements, and actions find
    /// elements that nothing covers.
    case visible
  }

  /// The part of the tree in which queries and actions look for elements.
  ///
  /// The default is the whole tree.
  ///
  /// ```swift
  /// let host = TestHost { Library() }
  /// host.reach = .visible
  /// host.tap("Edit")            // presents a sheet
  /// host.tap("Edit")            // fails the test: the sheet is in front of the button
  /// ```
  ///
  /// The queries ``elements`` and ``tree`` always cover the whole tree.
  public var reach = Reach.tree

  /// Mounts a view, and settles.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view.
  ///   - runsAnimations: Whether animations take time on the clock of the tree, which
  ///     ``advance(by:)`` moves. If false, changes show their final values without an animation.
  ///   - content: The view.
  public convenience init(
    environment: EnvironmentValues = EnvironmentValues(),
    runsAnimations: Bool = false,
    @ViewBuilder content: () -> some View
  ) {
    let viewTree = ViewTree(environment: environment, content: content)
    viewTree.runsAnimations = runsAnimations
    self.init(viewTree)
  }

  /// Shows an existing tree, such as the tree of an app, and settles.
  ///
  /// - Parameter viewTree: The tree. The host sets the `onBodyRun` of the tree.
  public init(_ viewTree: ViewTree) {
    self.viewTree = viewTree
    logRuns()
    viewTree.settle()
  }

  /// Shows a new tree on a screen, and settles.
  ///
  /// The elements are laid out from the first update on, as in other hosts with a screen.
  init(_ viewTree: ViewTree, on screen: ScreenSettings) {
    self.viewTree = viewTree
    logRuns()
    self.screen = ScreenLayout(of: viewTree, screen)
  }

  // MARK: Runs

  private func logRuns() { viewTree.onBodyRun = { [weak self] run in self?.note(run) } }

  private func note(_ run: BodyRun) {
    if openLogs.isEmpty { log.runs.append(run) } else { openLogs.forEach { $0.runs.append(run) } }
  }

  /// Begins a log, which collects all runs until a call of `endLog(_:)`.
  func beginLog() -> RunLog {
    let log = RunLog()
    openLogs.append(log)
    return log
  }

  func endLog(_ log: RunLog) { openLogs.removeAll { $0 === log } }

  /// Returns the runs in ``log``, and empties the log.
  func takeLoggedRuns() -> [BodyRun] {
    defer { log.runs = [] }
    return log.runs
  }

  /// The work that the tree has done so far, counted in steps and not in time.
  public var counters: UpdateCounters { viewTree.counters }

  // MARK: Time

  /// Applies pending writes and queued actions until no work is left.
  ///
  /// If a test has used the focus of an assistive technology, the method also moves this focus to
  /// the view that the program has chosen.
  public func settle() {
    viewTree.settle()
    if let assistance, assistance.follow() { viewTree.settle() }
  }

  /// Sets a value in the environment of the root view, then settles.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value.
  /// - Invalidation: A change of the value runs the bodies that read the value. Bodies below a view
  ///   that sets the value again do not run.
  public func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    viewTree.environment[keyPath: keyPath] = value
    settle()
  }

  /// Removes all views from the tree: they disappear, and their state is released.
  public func unmount() { viewTree.unmount() }
}
