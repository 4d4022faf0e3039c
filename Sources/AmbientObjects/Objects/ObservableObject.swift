#if Objects
@_exported public import struct OpenCombine.Published
public import OpenCombine

/// An object that publishes before it changes.
///
/// ```swift
/// final class Player: ObservableObject {
///   @Published var song = "Blue"
///   @Published var isPlaying = false
/// }
/// ```
///
/// Views observe it through ``StateObject``, ``ObservedObject`` and ``EnvironmentObject``. It publishes
/// when a property marked `@Published` is set, and when it calls `objectWillChange.send()` itself, which
/// an object without such properties may do as well.
///
/// It refines OpenCombine's protocol of the same name. A class that conforms to that one alone becomes
/// observable with `extension Song: ObservableObject {}`.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Emits before a property marked `@Published` changes, and when it is told to.
  ///
  /// - Complexity: O(stored properties), as they have to be searched for published ones.
  public var objectWillChange: ObservableObjectPublisher { willChangePublisher(of: self) }
}
#endif
