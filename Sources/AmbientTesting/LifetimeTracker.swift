import Synchronization

/// A list that reports which of its objects are still alive.
///
/// In tests, use a tracker to find leaks.
///
/// Track the objects that a view keeps in its state or reads from its environment. To track a
/// closure or a view value, let it capture a ``token(_:)``. An object that is alive after the host
/// is unmounted has leaked.
///
/// ```swift
/// let tracker = LifetimeTracker()
/// let host = TestHost { PlayerRow(player: tracker.track(Player())) }
/// host.unmount()
/// #expect(tracker.alive == [])
/// ```
public final class LifetimeTracker: Sendable {
  private struct Entry: @unchecked Sendable {
    // @unchecked: the object is only compared with nil, and a weak reference may be read on any
    // thread.
    weak var object: AnyObject?
    let name: String
  }

  private let entries = Mutex<[Entry]>([])

  /// Creates a tracker without objects.
  public init() {}

  /// Adds an object, but does not keep the object alive.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The name in ``alive``; by default the name of the object's type.
  /// - Returns: The object.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
    let entry = Entry(object: object, name: name ?? "\(Object.self)")
    entries.withLock { $0.append(entry) }
    return object
  }

  /// Creates a tracked object that a closure, a view or another value can capture.
  ///
  /// - Parameter name: The name in ``alive``.
  /// - Returns: The object.
  public func token(_ name: String) -> LifetimeToken { track(LifetimeToken(), as: name) }

  /// The names of the objects that are still alive, in the order in which they were tracked.
  ///
  /// - Complexity: O(n) in the number of tracked objects.
  public var alive: [String] {
    entries.withLock { $0.filter { $0.object != nil }.map(\.name) }
  }

  /// The number of tracked objects, alive or not.
  ///
  /// Check this number too, because a test that tracks no object would always pass.
  public var trackedCount: Int { entries.withLock(\.count) }
}

/// An object that stays alive while a closure or another value captures it.
public final class LifetimeToken: Sendable {
  /// Does nothing: the call only serves to capture the token.
  ///
  /// A closure that calls this function captures the token.
  public func keep() {}
}
