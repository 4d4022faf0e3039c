import AmbientHosting
import AmbientViews

/// The views that the layout has chosen among the views of each `ViewThatFits`.
@MainActor
final class FittingViews {
  /// The choices that the elements are not notified of yet.
  private var chosen: [ElementID: ElementID] = [:]

  /// Records the view that a node has just placed, if the node is a `ViewThatFits`.
  ///
  /// If the screen shows the element several times, its first node decides.
  func note(_ node: LayoutNode) {
    guard let element = node.element, element.kind == .viewThatFits, !node.isCopy,
      let view = node.views.first(where: { $0.placement != nil })?.elementNode.element
    else { return }
    chosen[element.id] = view.id
  }

  /// Notifies each element whose layout shows another view than before.
  func send(in screen: ScreenLayout) {
    let reports = chosen.sorted { $0.key.number < $1.key.number }
    chosen = [:]
    for (id, view) in reports {
      guard let element = screen.tree.element(id),
        element.detail(FittingViewDetail.self)?.view != view
      else { continue }
      screen.tree.send(FittingViewEvent(view: view), to: element)
    }
  }
}
