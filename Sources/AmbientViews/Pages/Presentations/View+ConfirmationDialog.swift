public import AmbientCore

extension View {
  /// Presents a dialog with a choice of actions while a binding is true.
  ///
  /// ```swift
  /// Button("Empty Trash") { isAsking = true }
  ///   .confirmationDialog(Text("Empty the trash?"), isPresented: $isAsking) {
  ///     Button("Empty", role: .destructive) { empty() }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentsDialog(
      .confirmationDialog,
      title,
      FlagTrigger(isPresented: isPresented),
      titleVisibility: titleVisibility,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Presents a dialog with a choice of actions while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a dialog with a choice of actions while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a dialog with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentsDialog(
      .confirmationDialog,
      title,
      FlagTrigger(isPresented: isPresented),
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog with a message while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a dialog with a message while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented. Dismissing the dialog sets the binding to
  ///     false.
  ///   - titleVisibility: Whether the title is shown; `.automatic` lets the host choose.
  ///   - actions: The buttons. Each button dismisses the dialog after its action. If no button has
  ///     the role `.cancel`, the dialog adds a button "Cancel".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }
}
