import AmbientHosting
import AmbientLayout
import AmbientViews

/// The views that the layout has chosen among the views of each `ViewThatFits`.
@MainActor
final class FittingViews {
  /// A choice that has not been sent to the element of the `ViewThatFits` yet.
  struct Choice {
    /// The node of the `ViewThatFits`.
    let node: LayoutNode
    /// The element of the chosen view: see ``FittingViewEvent/view``.
    let view: ElementID

    var reader: LayoutReader { .fitting(node) }

    /// The size that is available to the `ViewThatFits`.
    @MainActor var value: LayoutValue {
      let proposal = node.frame?.proposal ?? .unspecified
      return .available(
        CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
      )
    }
  }

  private var waiting: [LayoutNode: ElementID] = [:]

  var areWaiting: Bool { !waiting.isEmpty }

  /// Records the view that a node has just placed, if the node is a `ViewThatFits`.
  ///
  /// If the screen shows the element several times, its first node decides.
  func note(_ node: LayoutNode) {
    guard node.element?.kind == .viewThatFits, !node.isCopy else { return }
    waiting[node] = node.views.first { $0.placement != nil }?.undivided.element?.id
  }

  /// Returns the choices that differ from the views that the elements show.
  ///
  /// Adds the reader of each returned choice to the current round: see ``LayoutRepeats``.
  func newEvents(in screen: ScreenLayout) -> [Choice] {
    guard !waiting.isEmpty else { return [] }
    let choices = waiting.map { Choice(node: $0.key, view: $0.value) }.filter { choice in
      choice.node.isAttached && !screen.repeats.hasEnded(choice.reader)
        && choice.node.element?.detail(FittingViewDetail.self)?.view != choice.view
    }
    for choice in choices { screen.repeats.add(choice.reader) }
    waiting = Dictionary(uniqueKeysWithValues: choices.map { ($0.node, $0.view) })
    return choices.sorted { $0.node.isBefore($1.node) }
  }

  /// Sends the choices to the elements of their `ViewThatFits`.
  ///
  /// Only the choices whose turn it is in this round are sent. The other choices wait for a later
  /// round: see ``LayoutRepeats``.
  func send(_ choices: [Choice], in screen: ScreenLayout) {
    for choice in choices where screen.repeats.isNext(choice.reader) {
      waiting[choice.node] = nil
      guard let element = choice.node.element else { continue }
      screen.repeats.note(choice.value, of: choice.reader)
      screen.tree.send(FittingViewEvent(view: choice.view), to: element)
    }
  }

  /// Ends the first reader in `choices` that has not ended yet: its element is not notified again
  /// before the layout has settled.
  ///
  /// - Returns: The cycle of the element; nil if all readers in `choices` have already ended.
  func endFirst(of choices: [Choice], in screen: ScreenLayout) -> LayoutCycle? {
    guard let choice = choices.first(where: { !screen.repeats.hasEnded($0.reader) }) else {
      return nil
    }
    waiting[choice.node] = nil
    let sizes = screen.repeats.end(choice.reader, before: choice.value)
    return LayoutCycle(of: choice.node.element, sizes)
  }
}

extension LayoutNode {
  /// The first node, from this node inward, that is not one of the ``parts`` of a modifier.
  ///
  /// A modifier around several views has one part for each view. The parts share one element.
  fileprivate var undivided: LayoutNode {
    var view = self
    while view.whole != nil, let inner = view.modified { view = inner }
    return view
  }
}
