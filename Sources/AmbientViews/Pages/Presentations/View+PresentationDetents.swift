public import AmbientCore

extension View {
  /// Sets the heights that the user can choose for a sheet.
  ///
  /// - Parameter detents: The heights. Hosts get them in points from the sheet's
  ///   ``PresentationDetentsDetail``.
  /// - Returns: A view that sets the heights.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(DetentsModifier(detents: detents, selection: nil))
  }

  /// Sets the heights that the user can choose for a sheet, and the current height.
  ///
  /// A host changes the current height with a ``ChooseDetentEvent``, for example after a drag.
  ///
  /// - Parameters:
  ///   - detents: The heights. Hosts get them in points from the sheet's
  ///     ``PresentationDetentsDetail``.
  ///   - selection: The current height. Hosts see the current height as the attribute `detent`.
  /// - Returns: A view that sets the heights.
  /// - Invalidation: A change of the selection does not run the body that applies the modifier.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentsModifier(detents: detents, selection: selection))
  }
}

/// A modifier that reads the selected height in its own body.
///
/// A change of the height therefore does not run the body that applies the modifier.
private struct DetentsModifier {
  let detents: Set<PresentationDetent>
  let binding: Binding<PresentationDetent>?

  @State private var selection = DetentSelection()
  @Environment(\.self) private var environment

  nonisolated init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?) {
    self.detents = detents
    binding = selection
  }
}

extension DetentsModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    selection.update(binding, detents)
    let detail = PresentationDetentsDetail(
      detents,
      selection: binding == nil ? nil : selection,
      selected: binding?.wrappedValue,
      in: environment
    )
    return
      content
      .setsDetail(of: \.presentationAttributes, detail)
      // A host may keep the element of a removed sheet, and the element keeps the selection. The
      // selection releases the binding here, because the binding can keep other objects alive.
      .onRemoval { [selection] in selection.update(nil, []) }
  }

  static var bodyName: String? { nil }
}
