public import AmbientCore

/// A view of UIKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this code in #if canImport(UIKit), and a view of SwiftUI in #else."
)
@MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// What the functions of the view are given.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What the functions of a `UIViewRepresentable` are given.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this code in #if canImport(UIKit), and a view of SwiftUI in #else."
)
public struct UIViewRepresentableContext<Representable> {}

/// A view controller of UIKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this code in #if canImport(UIKit), and a view of SwiftUI in #else."
)
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// What the functions of the view are given.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What the functions of a `UIViewControllerRepresentable` are given.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this code in #if canImport(UIKit), and a view of SwiftUI in #else."
)
public struct UIViewControllerRepresentableContext<Representable> {}

/// A view of AppKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit here. Write this code in #if canImport(AppKit), and a view of SwiftUI in #else."
)
@MainActor public protocol NSViewRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// What the functions of the view are given.
  typealias Context = NSViewRepresentableContext<Self>
}

/// What the functions of a `NSViewRepresentable` are given.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit here. Write this code in #if canImport(AppKit), and a view of SwiftUI in #else."
)
public struct NSViewRepresentableContext<Representable> {}

/// A view controller of AppKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit here. Write this code in #if canImport(AppKit), and a view of SwiftUI in #else."
)
@MainActor public protocol NSViewControllerRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// What the functions of the view are given.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// What the functions of a `NSViewControllerRepresentable` are given.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit here. Write this code in #if canImport(AppKit), and a view of SwiftUI in #else."
)
public struct NSViewControllerRepresentableContext<Representable> {}

/// An interface object of WatchKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no WatchKit here. Write this code in #if canImport(WatchKit), and a view of SwiftUI in #else."
)
@MainActor public protocol WKInterfaceObjectRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// What the functions of the view are given.
  typealias Context = WKInterfaceObjectRepresentableContext<Self>
}

/// What the functions of a `WKInterfaceObjectRepresentable` are given.
@available(
  *,
  unavailable,
  message:
    "There is no WatchKit here. Write this code in #if canImport(WatchKit), and a view of SwiftUI in #else."
)
public struct WKInterfaceObjectRepresentableContext<Representable> {}

/// A gesture recognizer of UIKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit here. Write this code in #if canImport(UIKit), and a gesture of SwiftUI in #else."
)
@MainActor public protocol UIGestureRecognizerRepresentable {}

/// A gesture recognizer of AppKit in SwiftUI.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit here. Write this code in #if canImport(AppKit), and a gesture of SwiftUI in #else."
)
@MainActor public protocol NSGestureRecognizerRepresentable {}
