public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions and the message.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleResource),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
