package import Ambient

/// A mounted tree with a button.
///
/// After a press of the button, the tree settles. Event handlers write directly to the graph, which
/// is the most frequent kind of write.
package final class Stage {
  package private(set) var tree: ViewTree?
  private let button: Element

  /// Mounts views.
  ///
  /// The button is the first element that accepts press events.
  package init(@ViewBuilder content: () -> some View) {
    let tree = ViewTree(content: content)
    BodyCounter.attach(to: tree)
    tree.settle()
    guard let first = Self.button(in: tree.elements) else {
      preconditionFailure("The stage has no button.")
    }
    self.tree = tree
    button = first
  }

  private static func button(in elements: [Element]) -> Element? {
    for element in elements {
      if element.takes(PressEvent.self) { return element }
      if let button = button(in: element.children) { return button }
    }
    return nil
  }

  package func press() {
    guard let tree else { return }
    tree.send(.press, to: button)
    tree.settle()
  }
}

/// The button that counts one step at each press.
///
/// It is a view of its own, so that a step does not recreate it.
package struct Step: View {
  @Binding private var count: Int

  package init(count: Binding<Int>) { _count = count }

  package var body: some View { Button("") { count &+= 1 } }
}

extension Subject {
  /// Returns a press of a stage's button, with its floor.
  package static func press(_ stage: Stage, operations: Int = 1, floor: Timed) -> Subject {
    .timed(
      Timed(operations: operations) { stage.press() },
      floor: floor,
      tree: { stage.tree }
    )
  }
}
