public import AmbientCore

extension View {
  /// Presents a dialog while a binding is true and `data` is not nil.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions. The dialog is updated if the data changes.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentsDialog(
      .confirmationDialog,
      title,
      DataTrigger(isPresented: isPresented, data: data),
      titleVisibility: titleVisibility,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Presents a dialog while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions. The dialog is updated if the data changes.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Presents a dialog while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions. The dialog is updated if the data changes.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions
    )
  }

  /// Presents a dialog with a message while a binding is true and `data` is not nil.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions and the message. The dialog is updated if the data changes.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentsDialog(
      .confirmationDialog,
      title,
      DataTrigger(isPresented: isPresented, data: data),
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog with a message while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions and the message. The dialog is updated if the data changes.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog with a message while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - data: The data for the actions and the message. The dialog is updated if the data changes.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
