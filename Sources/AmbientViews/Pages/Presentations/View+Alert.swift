public import AmbientCore

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// ```swift
  /// Button("Delete") { isAsking = true }
  ///   .alert(Text("Delete the file?"), isPresented: $isAsking) {
  ///     Button("Delete", role: .destructive) { delete() }
  ///     Button("Cancel", role: .cancel) {}
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
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
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
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
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a binding is true and `data` is not nil.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions. Unlike in SwiftUI, the alert is updated if the data
  ///     changes while the alert is presented.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
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

  /// Presents an alert while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message while a binding is true and `data` is not nil.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions and the message. Unlike in SwiftUI, the alert is updated if
  ///     the data changes while the alert is presented.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
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

  /// Presents an alert with a message while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions and the message.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert with a message while a binding is true and `data` is not nil.
  ///
  /// This overload behaves like the overload with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions and the message.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
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
