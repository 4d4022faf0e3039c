public import AmbientCore
public import protocol Foundation.LocalizedError

extension View {
  /// Presents an alert while a binding is true and `error` is not nil.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - error: The error, whose `errorDescription` is the title.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presentsDialog(
      .alert,
      Text(error?.errorDescription ?? ""),
      DataTrigger(isPresented: isPresented, data: error),
      actions: { _ in actions() },
      message: { _ in EmptyView() }
    )
  }

  /// Presents an alert with a message while a binding is true and `error` is not nil.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - error: The error, whose `errorDescription` is the title.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presentsDialog(
      .alert,
      Text(error?.errorDescription ?? ""),
      DataTrigger(isPresented: isPresented, data: error),
      actions: actions,
      message: message
    )
  }
}
