public import AmbientCore

extension View {
  /// Lets the user copy values while the view, or a view in it, has the focus.
  ///
  /// - Parameter payload: The values. The expression runs each time the user copies.
  /// - Returns: A view from which values can be copied.
  /// - Note: Works on hosts that ask for the items of a ``TransferSourceDetail``.
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    CopySource(base: self, role: .copy) { payload().map { NSItemProvider(transferring: $0) } }
  }

  /// Lets the user cut values while the view, or a view in it, has the focus.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Removes the values from the view, and returns them.
  /// - Returns: A view from which values can be cut.
  /// - Note: Works on hosts that ask for the items of a ``TransferSourceDetail``.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> some View {
    CopySource(base: self, role: .cut) { action().map { NSItemProvider(transferring: $0) } }
  }

  /// Lets the user copy items while the view, or a view in it, has the focus.
  ///
  /// - Parameter payloadAction: Returns the providers of the items. If the closure is nil,
  ///   nothing can be copied.
  /// - Returns: A view from which items can be copied.
  public nonisolated func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    CopySource(base: self, role: .copy, provide: payloadAction)
  }

  /// Lets the user cut items while the view, or a view in it, has the focus.
  ///
  /// - Parameter payloadAction: Removes the items, and returns their providers. If the closure is
  ///   nil, nothing can be cut.
  /// - Returns: A view from which items can be cut.
  public nonisolated func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    CopySource(base: self, role: .cut, provide: payloadAction)
  }
}

/// A view from which values can be copied or cut.
private struct CopySource<Base: View> {
  let base: Base
  let role: TransferSourceDetail.Role
  let provide: (() -> [NSItemProvider])?
}

extension CopySource: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let isEnabled = environment.isEnabled && provide != nil
    var description = ElementDescription(.copySource, isEnabled: isEnabled)
    if role == .cut { description[.isCut] = true }
    if isEnabled, let provide { description.set(TransferSourceDetail(role) { provide() }) }
    return description
  }

  var content: some View { base }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base.
  ///
  /// The user can copy or cut the same values while one of these subviews has the focus.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(CopySource<AnyView>(base: $0, role: view.role, provide: view.provide))
    }
  }
}
