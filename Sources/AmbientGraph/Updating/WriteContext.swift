import AmbientReflection
import AmbientSupport
import Synchronization

/// What goes along with writes to the update that applies them, such as how the change is to be shown.
///
/// The graph only carries it: everything that is written while work runs ``during(_:)`` a context, on the
/// same thread, takes the context to the next update. What effects write is a consequence, and takes
/// nothing.
open class WriteContext: @unchecked Sendable {
  // Only what subclasses add could change, and they say what guards it.
  /// Makes a context.
  public init() {}

  /// Told that work in it begins, or waits to be done.
  open func begin() {}

  /// Told that work in it has ended.
  open func end() {}

  /// What an update is to take along that takes along another context, or none, when something is
  /// written in this one.
  open func joining(_ earlier: WriteContext?) -> WriteContext { self }

  /// Whether this context says the same as another one, so that writes in both share an update.
  open func isSame(as other: WriteContext) -> Bool { self === other }

  /// Whether it says no more than no context does.
  open var isEmpty: Bool { false }

  /// Whether writes in two contexts, or in none, share an update.
  static func areSame(_ first: WriteContext?, _ second: WriteContext?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first === second || first.isSame(as: second)
    case (let context?, nil), (nil, let context?): context.isEmpty
    }
  }

  /// The context of the work that is being done now, on this thread.
  public static var current: WriteContext? {
    guard isAnyOpen, let frame = Frame.innermost, frame.isOfNow else { return nil }
    return frame.context
  }

  /// Does work whose writes take this context along.
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

  /// The context of now, for work that is done later, with ``finish(_:_:)``.
  ///
  /// Where it is not done after all, tell the context that it has ended.
  public static func kept() -> WriteContext? {
    let context = current
    context?.begin()
    return context
  }

  /// Does work in the context that was kept for it, or in none, whatever the context of now is.
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

  /// Whether any thread works in a context; cheap enough for every write.
  static var isAnyOpen: Bool { Frame.open.load(ordering: .relaxed) != 0 }
}

/// A piece of work in a context.
///
/// A task that is made within the work inherits the frame, but does not take part: it runs on another
/// thread, or when the work is over.
private final class Frame: @unchecked Sendable {
  static let open = Atomic<Int>(0)
  @TaskLocal static var innermost: Frame?

  let context: WriteContext
  private let thread = currentThread()
  // Written and read by the frame's own thread alone.
  var isOpen = true

  init(_ context: WriteContext) { self.context = context }

  var isOfNow: Bool { thread == currentThread() && isOpen }
}

extension Graph {
  /// Notes the context of a write, for the next update.
  func noteContext() {
    guard !reading.isRunning, let context = WriteContext.current else { return }
    if context !== pendingContext { pendingContext = context.joining(pendingContext) }
  }

  /// Lets go of all contexts, as no update will come; values that waited for one are those of their states now.
  public func forgetContexts() {
    applyAllDeferredWrites()
    let pending = pendingContext
    pendingContext = nil
    contextOfUpdate = nil
    announcedContext = nil
    pending?.end()
  }

  /// Lets the writes that were made so far, with their context, be those of the update of now.
  func takeContext() {
    announcedContext = nil
    guard pendingContext != nil || contextOfUpdate != nil else { return }
    contextOfUpdate = pendingContext
    pendingContext = nil
  }
}
