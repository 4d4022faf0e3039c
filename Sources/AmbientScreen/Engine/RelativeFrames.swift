import AmbientHosting
import AmbientLayout
import AmbientSupport

/// The resized containers whose container-relative frames need new lengths.
@MainActor
final class RelativeFrames {
  private var waiting: Set<LayoutNode> = []

  /// The size of each container when its frames were last computed.
  private var sizes: [LayoutNode: CGSize] = [:]

  /// The sizes that containers have had since the last call of ``reset()``.
  private var repeats = LayoutRepeats()

  var areWaiting: Bool { !waiting.isEmpty }

  /// Records that a container has another size.
  func insert(_ container: LayoutNode) {
    if container.nodeCounts.relativeFrames > 0 { waiting.insert(container) }
  }

  /// Computes the lengths of the frames in resized containers, in one round of ``LayoutRepeats``.
  ///
  /// A frame can depend on the size of its container and also change this size. The limits of
  /// ``LayoutRepeats`` ensure that such a frame is not computed forever.
  func update(in screen: ScreenLayout) {
    guard !waiting.isEmpty else { return }
    repeats.beginRound()
    waiting = waiting.filter {
      !repeats.hasEnded(.frames($0)) && sizes[$0] != $0.sizeOrZero
    }
    for container in waiting { repeats.add(.frames(container)) }
    let ordered = waiting.sorted { $0.isBefore($1) }
    if repeats.isCycle {
      let cycles = ordered.map {
        LayoutCycle(of: $0.element, repeats.end(.frames($0), before: .size($0.sizeOrZero)))
      }
      Diagnostic.layoutDoesNotSettle(cycles).warn()
      waiting = []
      return
    }
    for container in ordered.filter({ repeats.isNext(.frames($0)) }) {
      waiting.remove(container)
      sizes[container] = container.sizeOrZero
      repeats.note(.size(container.sizeOrZero), of: .frames(container))
      screen.updateRelativeFrames(in: container)
    }
  }

  /// Forgets the sizes of the containers, because all frames have their final size.
  func reset() {
    if !sizes.isEmpty { sizes = [:] }
    repeats.reset()
  }
}

extension ScreenLayout {
  /// Returns the size of the container around a node, for container-relative frames.
  ///
  /// The result is nil if the node has no container, or if the container is not placed yet. The
  /// frames are then relative to the screen.
  ///
  /// On an axis with a finite proposal, the function starts with the length that is proposed to the
  /// container, because the frames cannot change that length. On any other axis, it starts with the
  /// length of the container. From either length, it subtracts the safe area insets and the content
  /// margins of the container.
  func sizeOfContainer(around node: LayoutNode?) -> CGSize? {
    var next = node
    while let node = next {
      if node.rule.isContainer { return node.sizeForRelativeFrames }
      // A sheet, for example, belongs to the screen, not to the view that presents it.
      if node.element?.presentation.isSeparate ?? false { return nil }
      next = node.layoutParent ?? node.elementParent
    }
    return nil
  }

  /// Computes the lengths of the container-relative frames in a container.
  func updateRelativeFrames(in container: LayoutNode) {
    var waiting = container.views
    while let next = waiting.popLast() {
      guard next.nodeCounts.relativeFrames > 0 else { continue }
      if next.rule.dependsOnContainer { updateRule(of: next.whole ?? next) }
      if !next.rule.isContainer { waiting += next.views }
    }
  }
}

extension LayoutNode {
  fileprivate var sizeOrZero: CGSize { sizeForRelativeFrames ?? .zero }

  /// The size of a container without its safe area insets and content margins, for
  /// container-relative frames; nil if the container is not placed yet.
  fileprivate var sizeForRelativeFrames: CGSize? {
    guard let frame else { return nil }
    let insets = (safeAreaInsets ?? EdgeInsets()) + (rule.scrolling?.insets ?? EdgeInsets())
    let proposal = frame.proposal
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? frame.size.width
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? frame.size.height
    return CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
