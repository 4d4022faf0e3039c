package import Ambient
package import AmbientScreen

/// A mounted tree with a layout on a screen.
///
/// Its views may contain a button for the cases to press, as in a `Stage`.
package final class ScreenStage {
  package let tree: ViewTree
  package let screen: ScreenLayout

  /// Mounts views on a screen that is 600 points high, and lays them out.
  package init(width: CGFloat = 320, @ViewBuilder content: () -> some View) {
    tree = ViewTree(content: content)
    BodyCounter.attach(to: tree)
    screen = ScreenLayout(of: tree, ScreenSettings(size: CGSize(width: width, height: 600)))
    tree.settle()
  }

  /// Returns the first element of a kind in tree order, or nil if no element has this kind.
  package func first(_ kind: ElementKind) -> Element? {
    var waiting = Array(tree.elements.reversed())
    while let element = waiting.popLast() {
      if element.kind == kind { return element }
      waiting += element.children.reversed()
    }
    return nil
  }

  /// Returns work on the stage, with its floor.
  package func timed(_ floor: Timed, operations: Int = 1, _ call: @escaping () -> Void) -> Subject {
    .timed(
      Timed(operations: operations, call: call),
      floor: floor,
      tree: { self.tree },
      screen: { self.screen }
    )
  }
}
