public import AmbientCore

extension View {
  /// Adds an action for when the user taps the view, or taps it several times.
  ///
  /// A tap calls the newest action. Of several views around each other the innermost acts. A new action
  /// alone runs no body in the view.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    TapTarget(count: count, action: action, content: self)
  }
}

/// A view that acts when it is tapped.
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

  /// Lists the views inside, each to be tapped by itself.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.content) { content in
      AnyView(TapTarget<AnyView>(count: view.count, action: view.action, content: content))
    }
  }
}
