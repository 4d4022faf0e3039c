public import AmbientCore
import AmbientSupport

/// An action that reloads the data that a view shows.
///
/// An ancestor sets the action with `refreshable(action:)`. A view reads the action from the
/// environment as `refresh`.
///
/// ```swift
/// struct Retry: View {
///   @Environment(\.refresh) private var refresh
///
///   var body: some View {
///     if let refresh { Button("Again") { Task { await refresh() } } }
///   }
/// }
/// ```
///
/// - Invalidation: Readers run again when an ancestor begins or stops setting the action. If only
///   the closure changes, no reader runs again; a call runs the newest closure.
public struct RefreshAction: Sendable, EnvironmentAction {
  private let action: NewestAction<@Sendable () async -> Void>

  init(_ newest: NewestAction<@Sendable () async -> Void>) { action = newest }

  /// Runs the closure of the nearest `refreshable(action:)`, and returns when it has finished.
  public func callAsFunction() async { await action.newest() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads the data that the view shows; nil if no ancestor is `refreshable`.
  ///
  /// The content of a presentation, such as a sheet, does not inherit this value.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension ElementDescription {
  /// If an ancestor is `refreshable`, lets the element of a list or a scroll view take
  /// ``RefreshEvent``.
  ///
  /// A second event has no effect while the action runs.
  ///
  /// - Parameters:
  ///   - environment: The environment of the element.
  ///   - isRefreshing: Whether the action is running for the element.
  @MainActor
  mutating func describeRefresh(
    in environment: EnvironmentValues,
    isRefreshing: Binding<Bool>
  ) {
    guard let refresh = environment.refresh else { return }
    self[.isRefreshable] = true
    if isRefreshing.wrappedValue { self[.isRefreshing] = true }
    self.on(RefreshEvent.self) { _ in
      guard !isRefreshing.wrappedValue else { return }
      isRefreshing.wrappedValue = true
      Task {
        await refresh()
        isRefreshing.wrappedValue = false
      }
    }
  }
}

extension View {
  /// Sets the action that reloads the data that the view shows.
  ///
  /// In the view, each ``List`` and each ``ScrollView`` that scrolls vertically then has the
  /// attribute `isRefreshable` and takes `RefreshEvent`, which runs the action. While the action
  /// runs, the element that took the event also has the attribute `isRefreshing`. Other descendants
  /// call the action through the environment value `refresh`. The closure must not return before
  /// the data is up to date.
  ///
  /// - Parameters:
  ///   - action: The action, which returns when the data is up to date.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: If only the closure changes, no body runs.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(ActionWriter<RefreshAction>(\.refresh, fileID: fileID, line: line, action))
  }
}
