public import AmbientCore
public import AmbientLayout

extension View {
  /// Lets the user drop items of some types onto the view, and passes the drop to a delegate.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - delegate: The functions that handle the items.
  /// - Returns: A view onto which items can be dropped.
  /// - Note: Works on hosts that send `DropEvent`.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Lets the user drop items of some types onto the view, and passes the drop to a delegate.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types of the items.
  ///   - delegate: The functions that handle the items.
  /// - Returns: A view onto which items can be dropped.
  public nonisolated func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View {
    // The closures and the delegate run only on the main actor.
    let delegate = UncheckedSendable(delegate)
    return DropTarget(
      base: self,
      isEnabled: true,
      actions: DropActions(
        accepts: { info in
          info.hasItemsConforming(to: supportedTypes) && delegate.value.validateDrop(info: info)
        },
        entered: { delegate.value.dropEntered(info: $0) },
        updated: { delegate.value.dropUpdated(info: $0)?.operation },
        exited: { delegate.value.dropExited(info: $0) },
        perform: { info, complete in complete(delegate.value.performDrop(info: info)) }
      )
    )
  }

  /// Lets the user drop items of some types onto the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: A binding that is true while items of these types are over the view.
  ///   - action: Takes the items, and returns whether the drop succeeded.
  /// - Returns: A view onto which items can be dropped.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
      action(providers)
    }
  }

  /// Lets the user drop items of some types onto the view; the action gets the position of the
  /// drop.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: A binding that is true while items of these types are over the view.
  ///   - action: Takes the items and the position of the pointer in the view, and returns whether
  ///     the drop succeeded.
  /// - Returns: A view onto which items can be dropped.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes.map(\.identifier),
      isTargeted: isTargeted,
      perform: action
    )
  }

  /// Lets the user drop items of some types onto the view.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types of the items.
  ///   - isTargeted: A binding that is true while items of these types are over the view.
  ///   - action: Takes the items, and returns whether the drop succeeded.
  /// - Returns: A view onto which items can be dropped.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets the user drop items of some types onto the view; the action gets the position of the
  /// drop.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types of the items.
  ///   - isTargeted: A binding that is true while items of these types are over the view.
  ///   - action: Takes the items and the position of the pointer in the view, and returns whether
  ///     the drop succeeded.
  /// - Returns: A view onto which items can be dropped.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    DropTarget(
      base: self,
      isEnabled: true,
      actions: DropActions(
        accepts: { $0.hasItemsConforming(to: supportedTypes) },
        entered: { _ in isTargeted?.wrappedValue = true },
        exited: { _ in isTargeted?.wrappedValue = false },
        perform: { info, complete in
          complete(action(info.itemProviders(for: supportedTypes), info.location))
        }
      )
    )
  }
}
