public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// An alert that belongs to the app, and not to one of its windows.
///
/// ```swift
/// AlertScene("The disk is full", isPresented: $isDiskFull) {
///   Button("Quit") { quit() }
/// }
/// ```
///
/// The modifiers `dialogIcon`, `dialogSeverity` and `dialogSuppressionToggle` of the scene
/// configure the alert.
public struct AlertScene<Actions: View, Message: View> {
  private let alert: AnyView

  private nonisolated init(alert: some View) { self.alert = AnyView(alert) }
}

extension AlertScene: Scene {
  /// The type of the body: an alert has no body.
  public typealias Body = Never

  /// The alert, as a view.
  public nonisolated var _sceneViews: AnyView { alert }
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  public nonisolated init(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(alert: EmptyView().alert(title, isPresented: isPresented, actions: actions))
  }

  /// Creates an alert.
  ///
  /// This initializer behaves like the initializer with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Creates an alert.
  ///
  /// This initializer behaves like the initializer with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Creates an alert.
  ///
  /// This initializer behaves like the initializer with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Creates an alert for data.
  ///
  /// The alert is presented while the binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  public nonisolated init<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) {
    self.init(
      alert: EmptyView()
        .alert(title, isPresented: isPresented, presenting: data, actions: actions)
    )
  }
}

extension AlertScene {
  /// Creates an alert with a message.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  public nonisolated init(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(
      alert: EmptyView()
        .alert(title, isPresented: isPresented, actions: actions, message: message)
    )
  }

  /// Creates an alert with a message.
  ///
  /// This initializer behaves like the initializer with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Creates an alert with a message.
  ///
  /// This initializer behaves like the initializer with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Creates an alert with a message.
  ///
  /// This initializer behaves like the initializer with a `Text` as its title.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Creates an alert for data, with a message.
  ///
  /// The alert is presented while the binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented. Dismissing the alert sets the binding to
  ///     false.
  ///   - data: The data for the actions and the message.
  ///   - actions: The buttons. Each button dismisses the alert after its action. If there are no
  ///     buttons, the alert has a button "OK".
  ///   - message: The views below the title.
  public nonisolated init<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) {
    self.init(
      alert: EmptyView()
        .alert(
          title,
          isPresented: isPresented,
          presenting: data,
          actions: actions,
          message: message
        )
    )
  }
}
