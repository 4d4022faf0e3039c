public import AmbientCore
import AmbientSupport

/// Brings what a view shows up to date.
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
/// - Invalidation: It changes where it begins or ceases to be there. A new closure alone wakes no
///   reader; a call calls the newest one.
public struct RefreshAction: Sendable, EnvironmentAction {
  private let action: NewestAction<@Sendable () async -> Void>

  init(_ newest: NewestAction<@Sendable () async -> Void>) { action = newest }

  /// Begins, and returns when everything is up to date.
  public func callAsFunction() async { await action.newest() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What brings the view up to date; nil where no ancestor is `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how the view is brought up to date: the lists in it let the user ask for it.
  ///
  /// - Invalidation: A new action runs no body.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(ActionWriter<RefreshAction>(\.refresh, fileID: fileID, line: line, action))
  }
}
