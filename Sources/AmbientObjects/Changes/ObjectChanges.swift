#if Objects
import AmbientGraph
import OpenCombine

/// The changes of one object, as something that bodies read.
///
/// All who observe the object in a tree share it: there is one subscription, whatever their number. It
/// begins with the first read, and ends when the object publishes what nobody read.
final class ObjectChanges: Input<Int> {
  /// The object, which is kept alive by who observes it and not by this.
  private(set) weak var object: AnyObject?

  /// How many properties lead to it.
  var uses = 0

  private let subscribe: (Publication) -> AnyCancellable?
  private var subscription: AnyCancellable?

  /// Whether a change was announced since a reader ran.
  private var isAnnounced = false

  init<Object: ObservableObject>(of object: Object, in graph: Graph) {
    self.object = object
    subscribe = { [weak object] publication in
      object?.objectWillChange.sink { _ in publication.objectWillChange() }
    }
    super.init(0, in: graph)
  }

  /// The name of the object's type.
  override var label: String { object.map { "\(type(of: $0))" } ?? "an object" }

  // It only counts.
  override func isSame(_ old: UnsafePointer<Int>, _ new: UnsafePointer<Int>) -> Bool { false }

  /// Makes what is reading now depend on the changes to come.
  func track() {
    if subscription == nil { beginSubscription() }
    isAnnounced = false
    _ = read()
  }

  /// Notes that the object is about to change; several changes before the readers run are one.
  ///
  /// - Returns: Whether the readers are to be woken for it.
  func willChange() -> Bool {
    guard hasReaders else {
      subscription = nil
      return false
    }
    // What goes along with a later change, such as an animation, is to be noted all the same.
    guard !isAnnounced || WriteContext.current != nil else { return false }
    isAnnounced = true
    return true
  }

  /// Wakes the readers.
  func wakeReaders() {
    guard hasReaders else { return subscription = nil }
    set(value &+ 1)
  }

  /// Lets go of the object's publisher, and of the graph.
  override func retire() {
    subscription = nil
    super.retire()
  }

  private func beginSubscription() {
    let publication = Publication(to: self)
    // What the publisher's making reads is no reason for the body to run again.
    subscription = graph.withoutTracking { subscribe(publication) }
    publication.hasBegun = true
  }
}
#endif
