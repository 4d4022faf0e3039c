import AllocationCounter
package import Ambient
package import AmbientScreen

/// The work of one call, counted in steps that are the same on each machine.
package struct Counters: Equatable {
  package var allocations = 0
  package var bodies = 0
  var computed = 0
  var marked = 0
  /// The number of sizes that the layout computed.
  package var measured = 0
  package var nodesRun = 0
  /// The number of elements whose views the layout placed.
  package var placed = 0
  package var visited = 0

  static let names: [(name: String, value: WritableKeyPath<Counters, Int>)] = [
    ("allocations", \.allocations), ("bodies", \.bodies), ("computed", \.computed),
    ("marked", \.marked), ("measured", \.measured), ("nodesRun", \.nodesRun),
    ("placed", \.placed), ("visited", \.visited),
  ]

  /// Creates counters of zero.
  init() {}

  /// Counts the work of one call, after some calls that fill caches.
  ///
  /// Each counter is the minimum of some calls, because tables sometimes grow during a call.
  package init(
    of work: Timed,
    screen: () -> ScreenLayout? = { nil },
    in tree: () -> ViewTree?
  ) {
    for _ in 0..<3 {
      work.before?()
      work.call()
    }
    let samples = (0..<3).map { _ in Counters(once: work, in: tree, screen) }
    self = samples[0]
    for (_, path) in Self.names {
      self[keyPath: path] = samples.map { $0[keyPath: path] }.min() ?? 0
    }
    bodies = Self.bodies(of: work, in: tree)
  }

  private init(once work: Timed, in tree: () -> ViewTree?, _ screen: () -> ScreenLayout?) {
    work.before?()
    let (oldTree, old) = (tree(), tree()?.counters)
    let (oldScreen, oldLayout) = (screen(), screen()?.counters)
    let start = allocation_counter_total()
    allocation_counter_enable(1)
    work.call()
    allocation_counter_enable(0)
    allocations = Int(allocation_counter_total() - start)
    guard let newTree = tree() else { return }
    let new = newTree.counters
    // The counters of a tree that the call created began at zero.
    let base = newTree === oldTree ? old : nil
    computed = new.computed - (base?.computed ?? 0)
    marked = new.marked - (base?.marked ?? 0)
    nodesRun = new.nodesRun - (base?.nodesRun ?? 0)
    visited = new.visited - (base?.visited ?? 0)
    guard let newScreen = screen() else { return }
    let layout = newScreen.counters
    let layoutBase = newScreen === oldScreen ? oldLayout : nil
    measured = layout.measured - (layoutBase?.measured ?? 0)
    placed = layout.placed - (layoutBase?.placed ?? 0)
  }

  /// Counts bodies in a separate call, because the callback for them allocates.
  private static func bodies(of work: Timed, in tree: () -> ViewTree?) -> Int {
    work.before?()
    BodyCounter.count = 0
    BodyCounter.isListening = true
    let oldTree = tree()
    oldTree?.onBodyRun = { _ in BodyCounter.count += 1 }
    work.call()
    BodyCounter.isListening = false
    oldTree?.onBodyRun = nil
    tree()?.onBodyRun = nil
    return BodyCounter.count
  }
}

/// Counts the bodies of trees that are created while bodies are counted.
package enum BodyCounter {
  static var isListening = false
  static var count = 0

  package static func attach(to tree: ViewTree) {
    if isListening { tree.onBodyRun = { _ in count += 1 } }
  }
}
