public import AmbientCore

extension View {
  /// Adds an action that runs when the user taps the view.
  ///
  /// If several nested views have a tap action, the innermost one runs. While `isEnabled` in the
  /// environment is false, the action does not run.
  ///
  /// - Parameters:
  ///   - count: The number of taps that trigger the action. The host counts them.
  ///   - action: The action. A tap runs the closure from the last run of the calling body.
  /// - Returns: A view with the action.
  /// - Invalidation: If only the action changes, no body in the view runs.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    TapTarget(count: count, action: action, content: self)
  }
}

/// The element of a view with a tap action.
private struct TapTarget<Content: View> {
  let count: Int
  let action: @MainActor () -> Void
  let content: Content
}

extension TapTarget: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.tapTarget, isEnabled: environment.isEnabled)
    if count != 1 { description[.count] = count }
    description.on(PressEvent.self) { _ in action() }
    return description
  }

  static var _isOneView: Bool { Content._isOneView }

  static var _isAtMostOneView: Bool { Content._isAtMostOneView }

  /// Lists the subviews of the content, each in a tap target of its own.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(TapTarget<AnyView>(count: view.count, action: view.action, content: content))
    }
  }
}
