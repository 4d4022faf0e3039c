public import AmbientCore

// Each button dismisses the alert after its action.

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// Without actions it has a button "OK".
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentsDialog(
      .alert,
      title,
      FlagTrigger(isPresented: isPresented),
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Presents an alert while a binding is true.
  ///
  /// Without actions it has a button "OK".
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presentsDialog(
      .alert,
      title,
      FlagTrigger(isPresented: isPresented),
      actions: actions,
      message: message
    )
  }

  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a binding is true and there is data for it.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presentsDialog(
      .alert,
      title,
      DataTrigger(isPresented: isPresented, data: data),
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Presents an alert while a binding is true and there is data for it.
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message while a binding is true and there is data for it.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presentsDialog(
      .alert,
      title,
      DataTrigger(isPresented: isPresented, data: data),
      actions: actions,
      message: message
    )
  }

  /// Presents an alert with a message while a binding is true and there is data for it.
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
