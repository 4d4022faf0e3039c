#if Objects
@_exported public import struct OpenCombine.Published
public import OpenCombine

/// An object that announces its changes before they happen.
///
/// ```swift
/// final class Player: ObservableObject {
///   @Published var song = "Blue"
///   @Published var isPlaying = false
/// }
/// ```
///
/// Views observe the object through ``StateObject``, ``ObservedObject`` and ``EnvironmentObject``.
/// The object announces a change when a property marked `@Published` is set, and when code calls
/// `objectWillChange.send()`. Such a call also works in a class without `@Published` properties.
///
/// The protocol refines OpenCombine's protocol of the same name. If a class conforms only to
/// OpenCombine's protocol, `extension Song: ObservableObject {}` makes it observable by views.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before each change of a property marked `@Published`, and on each call
  /// of `send()`.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, which are searched for published properties.
  public var objectWillChange: ObservableObjectPublisher { willChangePublisher(of: self) }
}
#endif
