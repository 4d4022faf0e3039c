public import AmbientCore

/// A value that describes a choice of actions, for the older `actionSheet` modifiers.
///
/// Prefer `confirmationDialog(_:isPresented:actions:)`, which needs no `ActionSheet`.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - buttons: The buttons. If no button has the role `.cancel`, a button "Cancel" is added.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  fileprivate var presented: Presented<some View> {
    Presented(
      kind: .confirmationDialog,
      presentation: .dialog,
      title: title,
      attributes: ElementAttributes(.titleVisibility, "visible"),
      content: Dialog(
        .confirmationDialog,
        actions: AlertButtons(buttons: buttons),
        message: message
      )
    )
  }
}

extension View {
  /// Presents a choice of actions while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented. Dismissing the sheet sets the binding to
  ///     false.
  ///   - content: Returns the sheet.
  /// - Returns: A view that presents the sheet.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(trigger: FlagTrigger(isPresented: isPresented)) { content().presented }
    )
  }

  /// Presents a choice of actions while a binding has an item.
  ///
  /// An item with a different identity gets a new sheet.
  ///
  /// - Parameters:
  ///   - item: The item. Dismissing the sheet sets the binding to nil.
  ///   - content: Returns the sheet for an item.
  /// - Returns: A view that presents the sheet.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(PresentationModifier(trigger: ItemTrigger(item: item)) { content($0).presented })
  }
}
