public import AmbientCore

// Each button dismisses the dialog after its action.

extension View {
  /// Presents a dialog while a binding is true.
  ///
  /// Without an action whose role is to cancel it has a button "Cancel".
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

  /// Presents a dialog while a binding is true.
  ///
  /// Without an action whose role is to cancel it has a button "Cancel".
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

  /// Presents a dialog while a binding is true and there is data for it.
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

  /// Presents a dialog while a binding is true and there is data for it.
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

  /// Presents a dialog with a message while a binding is true and there is data for it.
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

  /// Presents a dialog with a message while a binding is true and there is data for it.
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
