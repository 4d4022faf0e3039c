import AmbientReflection
import AmbientSupport
import Synchronization

/// Information about writes, such as an animation, for the update that applies the writes.
///
/// The graph does not interpret the context. All writes that the closure of ``during(_:)`` makes on
/// the same thread have the context. Writes of effects are consequences of other writes, and have
/// no context.
open class WriteContext: @unchecked Sendable {
  // `@unchecked`: only fields of subclasses can change, and subclasses document how these fields
  // are guarded.
  /// Creates a context.
  public init() {}

  /// Called when work in the context begins, and when ``captured()`` returns the context.
  open func begin() {}

  /// Called when work in the context has ended, once for each call of ``begin()``.
  open func end() {}

  /// Returns the context that an update gets when a write in this context joins the update.
  ///
  /// The default implementation returns this context.
  ///
  /// - Parameter earlier: The context that the update had before; nil if the update had none.
  /// - Returns: The context of the update.
  open func joining(_ earlier: WriteContext?) -> WriteContext { self }

  /// Returns whether writes in this context and writes in another one can share an update.
  ///
  /// - Parameter other: The other context.
  /// - Returns: Whether the writes can share an update.
  open func isSame(as other: WriteContext) -> Bool { self === other }

  /// Whether a write in this context can share an update with writes without a context.
  ///
  /// The default is false.
  open var isEmpty: Bool { false }

  /// Returns whether writes in one context share an update with writes in the other.
  ///
  /// A nil context means writes without a context.
  static func areSame(_ first: WriteContext?, _ second: WriteContext?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first === second || first.isSame(as: second)
    case (let context?, nil), (nil, let context?): context.isEmpty
    }
  }

  /// The context of the work that is in progress on the current thread; nil if this work has no
  /// context.
  public static var current: WriteContext? {
    guard isAnyOpen, let frame = Frame.innermost, frame.isActive else { return nil }
    return frame.context
  }

  /// Does work whose writes have this context.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  /// - Throws: The error of the closure.
  public final func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    let frame = Frame(self)
    begin()
    Frame.open.add(1, ordering: .relaxed)
    defer {
      frame.isOpen = false
      Frame.open.subtract(1, ordering: .relaxed)
      end()
    }
    return try Frame.$innermost.withValue(frame, operation: work)
  }

  /// Returns the current context, for work that is done later with ``finish(_:_:)``.
  ///
  /// If the work is never done, call ``end()`` of the context.
  public static func captured() -> WriteContext? {
    let context = current
    context?.begin()
    return context
  }

  /// Does work in a context that ``captured()`` returned; in no context if `context` is nil.
  ///
  /// The current context is ignored.
  ///
  /// - Parameters:
  ///   - context: The context, which ends after the work.
  ///   - work: The work.
  public static func finish(_ context: WriteContext?, _ work: () -> Void) {
    if let context {
      context.during(work)
      context.end()
    } else if current == nil {
      work()
    } else {
      Frame.$innermost.withValue(nil, operation: work)
    }
  }

  /// Whether any thread works in a context; the check is cheap enough for every write.
  static var isAnyOpen: Bool { Frame.open.load(ordering: .relaxed) != 0 }
}

/// A piece of work in a context.
///
/// A task that the work creates inherits the frame. In the task, the frame is not active, because
/// the task runs on another thread, or after the work is over.
private final class Frame: @unchecked Sendable {
  static let open = Atomic<Int>(0)
  @TaskLocal static var innermost: Frame?

  let context: WriteContext
  private let thread = currentThread()
  // Only the thread of the frame uses this property.
  var isOpen = true

  init(_ context: WriteContext) { self.context = context }

  var isActive: Bool { thread == currentThread() && isOpen }
}
