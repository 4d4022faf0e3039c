public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Presents a dialog with a choice of actions while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a dialog with a message while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Presents a dialog with a message while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions and the message.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
