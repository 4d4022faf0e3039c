import AmbientGraph
package import AmbientHosting

/// A detail that describes a change of an element's content step by step.
package protocol ContentChangeDetail: ElementDetail {
  /// Returns whether this detail shows the change between two descriptions step by step.
  func isChanged(from old: ElementDescription, to new: ElementDescription) -> Bool

  /// Edits `description` so that the element shows a step of a change.
  ///
  /// - Parameters:
  ///   - progress: The part of the change that has happened, from 0 to 1.
  ///   - old: The description before the change.
  ///   - description: The description after the change. This detail is one of its details.
  func describe(
    _ progress: Double,
    from old: ElementDescription,
    in description: inout ElementDescription
  )
}

/// The content changes that are in progress in the elements of a tree.
@MainActor
final class ContentChanges {
  private var runs: [ObjectIdentifier: ContentRun] = [:]

  nonisolated init() {}

  /// The change that is in progress in the content of an element; nil if no change is in progress.
  subscript(node: AnyElementNode) -> ContentRun? {
    get { runs[ObjectIdentifier(node)] }
    set { runs[ObjectIdentifier(node)] = newValue }
  }
}

/// The animation of a change of an element's content.
final class ContentRun: AnimationRun {
  private let run: ValueRun<Double>
  private let old: ElementDescription

  /// The target of the change: the newest description of the element.
  ///
  /// Before the first call of ``describing(_:)``, it is the old description.
  private(set) var current: ElementDescription

  fileprivate init(of node: AnyElementNode, from old: ElementDescription) {
    run = ValueRun(of: node, from: 0) { _ in }
    self.old = old
    current = old
    super.init(of: node)
  }

  /// Starts the change of the content.
  ///
  /// - Returns: Whether the change takes time.
  fileprivate func start(_ transaction: Transaction) -> Bool {
    run.change(to: 1, transaction)
    return !run.isOver
  }

  /// Returns the given description with the current step of the change.
  func describing(_ description: ElementDescription) -> ElementDescription {
    current = description
    var result = description
    let details = description.details.compactMap { $0 as? any ContentChangeDetail }
    details.first?.describe(min(max(run.value, 0), 1), from: old, in: &result)
    return result
  }

  override func step(to time: Double) -> Bool {
    guard let node = node as? AnyElementNode else { return false }
    let goesOn = run.step(to: time)
    if !goesOn { node.tree.contentChanges[node] = nil }
    node.showStep(current)
    return goesOn
  }

  override func cancel() {
    run.cancel()
    if let node = node as? AnyElementNode { node.tree.contentChanges[node] = nil }
  }

  override func deadline(after time: Double, frame: Double) -> Double {
    run.deadline(after: time, frame: frame)
  }
}

extension AnyElementNode {
  /// Returns the description that the element shows now.
  ///
  /// During a change of the content, the result has the current step of the change. Otherwise, the
  /// result is `new`.
  ///
  /// A change can interrupt an earlier change. The new change then begins with the target of the
  /// earlier change.
  @MainActor final func contentPresentation(of new: ElementDescription) -> ElementDescription {
    let running = tree.contentChangesIfUsed?[self]
    let details = new.details.lazy.compactMap { $0 as? any ContentChangeDetail }
    guard let detail = details.first else {
      running.map { tree.animations.end($0) }
      return new
    }
    let old = running?.current ?? description
    guard old.kind == new.kind, detail.isChanged(from: old, to: new) else {
      return running?.describing(new) ?? new
    }
    running.map { tree.animations.end($0) }
    let transaction = transactionOfChange
    guard transaction.animation != nil else { return new }
    let run = ContentRun(of: self, from: old)
    guard run.start(transaction) else { return new }
    tree.animations.add(run)
    tree.contentChanges[self] = run
    return run.describing(new)
  }
}

extension TreeState {
  var contentChanges: ContentChanges {
    if let changes = self[ContentChanges.self] { return changes }
    let changes = ContentChanges()
    self[ContentChanges.self] = changes
    return changes
  }

  /// The changes of content; nil if there never were any.
  var contentChangesIfUsed: ContentChanges? { self[ContentChanges.self] }
}
