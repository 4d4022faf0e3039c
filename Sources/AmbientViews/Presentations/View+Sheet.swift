public import AmbientCore

// The content of a presentation begins with its state anew each time; it inherits from the place where
// the modifier stands, also what changes there while it is shown.

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// `onDismiss` runs after the sheet is gone, whoever dismissed it.
  ///
  /// - Invalidation: Presenting and dismissing runs the bodies that read the binding, and those of the
  ///   sheet. What the content reads in its closure updates the sheet alone.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(.sheet, FlagTrigger(isPresented: isPresented), onDismiss, content)
  }

  /// Presents a sheet for an item while there is one; an item of another identity gets a new sheet.
  ///
  /// `onDismiss` runs after a sheet is gone, whoever dismissed it.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.sheet, ItemTrigger(item: item), onDismiss, content)
  }

  /// Covers everything else while a binding is true.
  ///
  /// `onDismiss` runs after the cover is gone, whoever dismissed it.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(.fullScreenCover, FlagTrigger(isPresented: isPresented), onDismiss, content)
  }

  /// Covers everything else while there is an item; an item of another identity gets a new cover.
  ///
  /// `onDismiss` runs after a cover is gone, whoever dismissed it.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.fullScreenCover, ItemTrigger(item: item), onDismiss, content)
  }

  /// Presents views in an element of a kind.
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
