/// An object that is notified of events such as the launch of an app.
@available(
  *,
  unavailable,
  message:
    "There is no UIApplicationDelegate here. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  /// The delegate of the app.
  public let wrappedValue: Delegate

  /// Creates the object from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no UIApplicationDelegate.")
  }
}

/// An object that is notified of events such as the launch of an app.
@available(
  *,
  unavailable,
  message:
    "There is no NSApplicationDelegate here. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  /// The delegate of the app.
  public let wrappedValue: Delegate

  /// Creates the object from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no NSApplicationDelegate.")
  }
}

/// An object that is notified of events such as the launch of an app.
@available(
  *,
  unavailable,
  message:
    "There is no WKApplicationDelegate here. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate> {
  /// The delegate of the app.
  public let wrappedValue: Delegate

  /// Creates the object from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no WKApplicationDelegate.")
  }
}

/// An object that is notified of events such as the launch of an app.
@available(
  *,
  unavailable,
  message:
    "There is no WKExtensionDelegate here. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct WKExtensionDelegateAdaptor<Delegate> {
  /// The delegate of the extension.
  public let wrappedValue: Delegate

  /// Creates the object from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no WKExtensionDelegate.")
  }
}
