/// Creates an app delegate: an object that UIKit notifies of events such as the launch.
@available(
  *,
  unavailable,
  message:
    "Ambient has no UIApplicationDelegate. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  /// The delegate of the app.
  public let wrappedValue: Delegate

  /// Creates the delegate from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no UIApplicationDelegate.")
  }
}

/// Creates an app delegate: an object that AppKit notifies of events such as the launch.
@available(
  *,
  unavailable,
  message:
    "Ambient has no NSApplicationDelegate. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  /// The delegate of the app.
  public let wrappedValue: Delegate

  /// Creates the delegate from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no NSApplicationDelegate.")
  }
}

/// Creates an app delegate: an object that WatchKit notifies of events such as the launch.
@available(
  *,
  unavailable,
  message:
    "Ambient has no WKApplicationDelegate. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate> {
  /// The delegate of the app.
  public let wrappedValue: Delegate

  /// Creates the delegate from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no WKApplicationDelegate.")
  }
}

/// Creates an extension delegate: an object that WatchKit notifies of events such as the launch.
@available(
  *,
  unavailable,
  message: "Ambient has no WKExtensionDelegate. Use the App's init() and onChange(of: scenePhase)."
)
@MainActor @propertyWrapper public struct WKExtensionDelegateAdaptor<Delegate> {
  /// The delegate of the extension.
  public let wrappedValue: Delegate

  /// Creates the delegate from its class.
  public init(_ type: Delegate.Type = Delegate.self) {
    preconditionFailure("There is no WKExtensionDelegate.")
  }
}
