public import AmbientCore

/// A SwiftUI view that shows a UIKit view.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
@MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// The type of the context that the functions of the view receive.
  typealias Context = UIViewRepresentableContext<Self>
}

/// The context that the functions of a `UIViewRepresentable` receive.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
public struct UIViewRepresentableContext<Representable> {}

/// A SwiftUI view that shows a UIKit view controller.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  /// An object that receives the actions of the view controller.
  associatedtype Coordinator = Void

  /// The type of the context that the functions of a `UIViewControllerRepresentable` receive.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The context that the functions of a `UIViewControllerRepresentable` receive.
@available(
  *,
  unavailable,
  message: "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI view in #else."
)
public struct UIViewControllerRepresentableContext<Representable> {}

/// A SwiftUI view that shows an AppKit view.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI view in #else."
)
@MainActor public protocol NSViewRepresentable: View where Body == Never {
  /// An object that receives the actions of the view.
  associatedtype Coordinator = Void

  /// The type of the context that the functions of the view receive.
  typealias Context = NSViewRepresentableContext<Self>
}

/// The context that the functions of an `NSViewRepresentable` receive.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI view in #else."
)
public struct NSViewRepresentableContext<Representable> {}

/// A SwiftUI view that shows an AppKit view controller.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI view in #else."
)
@MainActor public protocol NSViewControllerRepresentable: View where Body == Never {
  /// An object that receives the actions of the view controller.
  associatedtype Coordinator = Void

  /// The type of the context that the functions of an `NSViewControllerRepresentable` receive.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// The context that the functions of an `NSViewControllerRepresentable` receive.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI view in #else."
)
public struct NSViewControllerRepresentableContext<Representable> {}

/// A SwiftUI view that shows a WatchKit interface object.
@available(
  *,
  unavailable,
  message:
    "Ambient has no WatchKit. Write this in #if canImport(WatchKit), and a SwiftUI view in #else."
)
@MainActor public protocol WKInterfaceObjectRepresentable: View where Body == Never {
  /// An object that receives the actions of the interface object.
  associatedtype Coordinator = Void

  /// The type of the context that the functions of a `WKInterfaceObjectRepresentable` receive.
  typealias Context = WKInterfaceObjectRepresentableContext<Self>
}

/// The context that the functions of a `WKInterfaceObjectRepresentable` receive.
@available(
  *,
  unavailable,
  message:
    "Ambient has no WatchKit. Write this in #if canImport(WatchKit), and a SwiftUI view in #else."
)
public struct WKInterfaceObjectRepresentableContext<Representable> {}

/// A SwiftUI gesture that uses a UIKit gesture recognizer.
@available(
  *,
  unavailable,
  message:
    "Ambient has no UIKit. Write this in #if canImport(UIKit), and a SwiftUI gesture in #else."
)
@MainActor public protocol UIGestureRecognizerRepresentable {}

/// A SwiftUI gesture that uses an AppKit gesture recognizer.
@available(
  *,
  unavailable,
  message:
    "Ambient has no AppKit. Write this in #if canImport(AppKit), and a SwiftUI gesture in #else."
)
@MainActor public protocol NSGestureRecognizerRepresentable {}
