public import AmbientCore
public import protocol Foundation.LocalizedError

extension View {
  /// Presents an alert for an error while a binding is true; the error's description is the title.
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

  /// Presents an alert with a message for an error while a binding is true; the error's description is
  /// the title.
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
