public import AmbientCore

// Each presentation begins with new state in its content. The content inherits the environment at
// the position of the modifier, including changes during the presentation.

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// ```swift
  /// Button("Receipt") { isShown = true }
  ///   .sheet(isPresented: $isShown) { Receipt() }
  /// ```
  ///
  /// The sheet's content starts with new state each time, and inherits the environment at the
  /// position of the modifier.
  ///
  /// Unlike in SwiftUI, a sheet on a `Group` is presented once, not once for each view of the
  /// group.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented. Dismissing the sheet sets the binding to
  ///     false.
  ///   - onDismiss: An action that runs after the sheet is dismissed, by the user or by the app.
  ///   - content: The content of the sheet.
  /// - Returns: A view that presents the sheet.
  /// - Invalidation: Presenting or dismissing the sheet runs the bodies that read the binding.
  ///   Presenting the sheet also runs the bodies in the sheet. After a change of a value that
  ///   `content` read, only the sheet is updated.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(.sheet, FlagTrigger(isPresented: isPresented), onDismiss, content)
  }

  /// Presents a sheet while a binding has an item.
  ///
  /// An item with a different identity gets a new sheet.
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the sheet sets the binding to nil.
  ///   - onDismiss: An action that runs after a sheet is dismissed, by the user or by the app.
  ///   - content: Returns the content of the sheet for an item.
  /// - Returns: A view that presents the sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.sheet, ItemTrigger(item: item), onDismiss, content)
  }

  /// Covers the whole window with content while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented. Dismissing the cover sets the binding to
  ///     false.
  ///   - onDismiss: An action that runs after the cover is dismissed, by the user or by the app.
  ///   - content: The content of the cover.
  /// - Returns: A view that presents the cover.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(.fullScreenCover, FlagTrigger(isPresented: isPresented), onDismiss, content)
  }

  /// Covers the whole window with content while a binding has an item.
  ///
  /// An item with a different identity gets a new cover.
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the cover sets the binding to nil.
  ///   - onDismiss: An action that runs after a cover is dismissed, by the user or by the app.
  ///   - content: Returns the content of the cover for an item.
  /// - Returns: A view that presents the cover.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.fullScreenCover, ItemTrigger(item: item), onDismiss, content)
  }

  /// Presents content in an element of the given kind while a trigger has a value.
  nonisolated func presents<Trigger: PresentationTrigger, Content: View>(
    _ kind: ElementKind,
    _ trigger: Trigger,
    _ onDismiss: (() -> Void)? = nil,
    as presentation: ElementPresentation = .cover,
    attributes: ElementAttributes = ElementAttributes(),
    _ content: @escaping (Trigger.Value) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(trigger: trigger, onDismiss: onDismiss) { value in
        Presented(
          kind: kind,
          presentation: presentation,
          attributes: attributes,
          content: content(value)
        )
      }
    )
  }
}
