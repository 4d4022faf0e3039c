public import AmbientCore

extension View {
  /// Lets the user paste values while the view, or a view in it, has the focus.
  ///
  /// An item of another type is first converted to `payloadType`. The conversion may take some
  /// time. An item that cannot be converted is left out.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values.
  ///   - validator: Receives the pasted values, and returns the values that the action gets. If
  ///     the validator returns no values, the action does not run.
  /// - Returns: A view into which values can be pasted.
  /// - Note: Works on hosts that send ``PasteItemsEvent``.
  @preconcurrency
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T]) -> Void,
    validator: @escaping @MainActor ([T]) -> [T] = { $0 }
  ) -> some View {
    PasteTarget(kind: .pasteTarget, base: self) { providers in
      loadValues(of: T.self, from: providers) { values in
        let valid = validator(values)
        if !valid.isEmpty { action(valid) }
      }
    }
  }

  /// Lets the user paste items of some types while the view, or a view in it, has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - payloadAction: Takes the providers of the items.
  /// - Returns: A view into which items can be pasted.
  @preconcurrency
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes.map(\.identifier), perform: payloadAction)
  }

  /// Lets the user paste items of some types while the view, or a view in it, has the focus.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types of the items.
  ///   - payloadAction: Takes the providers of the items.
  /// - Returns: A view into which items can be pasted.
  @preconcurrency
  public nonisolated func onPasteCommand(
    of supportedTypes: [String],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    PasteTarget(kind: .pasteTarget, base: self) { providers in
      let fitting = providers.conforming(to: supportedTypes)
      if !fitting.isEmpty { payloadAction(fitting) }
    }
  }

  /// Lets the user paste items of some types if a validator accepts the items.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - validator: Returns the value to paste; nil to reject the items.
  ///   - payloadAction: Takes the value that the validator returns.
  /// - Returns: A view into which items can be pasted.
  @preconcurrency
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping @MainActor (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }
}

/// A view into which items can be pasted.
struct PasteTarget<Base: View> {
  let kind: ElementKind
  let base: Base
  let paste: @MainActor ([NSItemProvider]) -> Void
}

extension PasteTarget: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(kind, isEnabled: environment.isEnabled)
    let paste = paste
    description.on(PasteItemsEvent.self) { paste(TransferItems.providers(of: $0.items)) }
    return description
  }

  var content: some View { base }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each with the action.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(PasteTarget<AnyView>(kind: view.kind, base: $0, paste: view.paste))
    }
  }
}
