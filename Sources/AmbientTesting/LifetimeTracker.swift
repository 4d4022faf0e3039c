import Synchronization

/// Tells which of the objects that a test handed out are still alive.
///
/// Track what a view keeps in its state or its environment, and let closures and view values
/// capture a ``token(_:)``: what is alive after the host is unmounted has leaked.
///
/// ```swift
/// let tracker = LifetimeTracker()
/// let host = TestHost { Player(song: tracker.track(Song())) }
/// host.unmount()
/// #expect(tracker.alive == [])
/// ```
public final class LifetimeTracker: Sendable {
  private struct Entry: @unchecked Sendable {
    // Only asked whether it is still there; weak references may be read on any thread.
    weak var object: AnyObject?
    let name: String
  }

  private let entries = Mutex<[Entry]>([])

  /// Makes a tracker that knows no object.
  public init() {}

  /// Remembers an object, weakly, under a name or else under its type.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, as name: String? = nil) -> Object {
    let entry = Entry(object: object, name: name ?? "\(Object.self)")
    entries.withLock { $0.append(entry) }
    return object
  }

  /// An object to be kept by something that has no identity of its own: a view, a closure, a value.
  public func token(_ name: String) -> LifetimeToken { track(LifetimeToken(), as: name) }

  /// The names of the objects that are still alive, in the order in which they were tracked.
  public var alive: [String] {
    entries.withLock { $0.filter { $0.object != nil }.map(\.name) }
  }

  /// How many objects were tracked, alive or not: a test that tracks none would always pass.
  public var trackedCount: Int { entries.withLock(\.count) }
}

/// An object whose only use is to be alive or not.
public final class LifetimeToken: Sendable {
  /// Does nothing; it lets a closure that calls it capture the token.
  public func keep() {}
}
