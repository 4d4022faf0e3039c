public import AmbientCore

extension View {
  /// Lets the user transfer a value by dragging the view.
  ///
  /// ```swift
  /// Text(card.title).draggable(card)
  /// ```
  ///
  /// - Parameter payload: The value, which is made when the user begins to drag.
  /// - Returns: A view that can be dragged.
  /// - Note: Works on hosts that ask for the items of a ``TransferSourceDetail``.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    DragSource(
      base: self,
      provide: { _ in [NSItemProvider(transferring: payload())] },
      preview: EmptyView()
    )
  }

  /// Lets the user transfer a value by dragging the view, and shows another view during the drag.
  ///
  /// - Parameters:
  ///   - payload: The value, which is made when the user begins to drag.
  ///   - preview: The view that is shown while the user drags.
  /// - Returns: A view that can be dragged.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    DragSource(
      base: self,
      provide: { _ in [NSItemProvider(transferring: payload())] },
      preview: preview()
    )
  }

  /// Lets the user transfer an item by dragging the view.
  ///
  /// - Parameter data: Returns the provider of the item when the user begins to drag.
  /// - Returns: A view that can be dragged.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    DragSource(base: self, provide: { _ in [data()] }, preview: EmptyView())
  }

  /// Lets the user transfer an item by dragging the view, and shows another view during the drag.
  ///
  /// - Parameters:
  ///   - data: Returns the provider of the item when the user begins to drag.
  ///   - preview: The view that is shown while the user drags.
  /// - Returns: A view that can be dragged.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    DragSource(base: self, provide: { _ in [data()] }, preview: preview())
  }
}

extension View {
  /// Lets the user transfer an item by dragging the view.
  ///
  /// - Parameter action: Returns the provider of the item, or nil for no item. If the closure
  ///   itself is nil, the user cannot drag the view.
  /// - Returns: A view that can be dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    DragSource(
      base: self,
      provide: { _ in [action?()].compactMap(\.self) },
      preview: EmptyView(),
      isEnabled: action != nil
    )
  }
}

/// A view that the user can drag, and the view that is shown during the drag.
struct DragSource<Base: View, Preview: View> {
  let base: Base
  let provide: (EnvironmentValues) -> [NSItemProvider]
  let preview: Preview
  var isEnabled = true
}

extension DragSource: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    let isEnabled = isEnabled && environment.isEnabled
    var description = ElementDescription(.dragSource, isEnabled: isEnabled)
    guard isEnabled else { return description }
    let configuration = environment.dragConfiguration
    configuration?.describe(&description)
    description[.previewsFormation] = environment.dragPreviewsFormation?.name
    description.set(
      TransferSourceDetail(
        .drag,
        observer: environment.dragObserver,
        configuration: configuration
      ) { provide(environment) }
    )
    return description
  }

  var content: some View {
    base
    if Preview.self != EmptyView.self {
      Wrapper(kind: .dragPreview, content: preview)
    }
  }

  static var _isOneView: Bool { Base._isOneView }

  static var _isAtMostOneView: Bool { Base._isAtMostOneView }

  /// Lists the subviews of the base, each of which can be dragged.
  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.list(view.base) {
      AnyView(
        DragSource<AnyView, Preview>(
          base: $0,
          provide: view.provide,
          preview: view.preview,
          isEnabled: view.isEnabled
        )
      )
    }
  }
}
