#if !canImport(Darwin)
public import Foundation

extension NotificationCenter {
  /// The notifications of one name.
  ///
  /// An iterator returns the notifications that are sent after its creation.
  ///
  /// ```swift
  /// Library().task {
  ///   for await _ in NotificationCenter.default.notifications(named: .libraryChanged) { reload() }
  /// }
  /// ```
  ///
  /// An iterator keeps each notification until `next()` returns the notification. The iterator ends
  /// when its task is canceled.
  public final class Notifications: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Notification

    /// The sequence throws no errors.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(
      _ center: NotificationCenter,
      _ name: Notification.Name,
      _ object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts to observe the notifications, and returns an iterator over them.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Received.self)
      let observation = Observation(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Received(notification: $0))
        }
      )
      continuation.onTermination = { [weak observation] _ in observation?.end() }
      return Iterator(received: stream.makeAsyncIterator(), observation: observation)
    }
  }

  /// Returns the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender of the notifications; nil for all senders.
  /// - Returns: A sequence that never ends by itself.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// A notification on its way to an iterator.
  ///
  /// Only the iterator uses this value. The notification's objects are shared with the sender, as
  /// on other platforms.
  fileprivate struct Received: @unchecked Sendable {
    let notification: Notification
  }

  /// An observation for one iterator; it ends with the iterator, or with the iterator's task.
  fileprivate final class Observation: @unchecked Sendable {
    // The center has a lock of its own, and the token is only passed to the center.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      self.center = center
      self.token = token
    }

    deinit { end() }

    func end() { center.removeObserver(token) }
  }
}

extension NotificationCenter.Notifications {
  /// Returns the notifications one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var received: AsyncStream<NotificationCenter.Received>.Iterator

    // The observation ends when the last copy of the iterator is released.
    fileprivate let observation: NotificationCenter.Observation

    /// Waits for the next notification.
    ///
    /// - Returns: The notification; nil if the task is canceled.
    public mutating func next() async -> Notification? { await next(isolation: #isolation) }

    /// Waits for the next notification, on an actor.
    ///
    /// - Parameter actor: The actor; nil for none.
    /// - Returns: The notification; nil if the task is canceled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
      await received.next(isolation: actor)?.notification
    }
  }
}
#endif
