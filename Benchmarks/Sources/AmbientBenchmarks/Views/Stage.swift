import Ambient

/// A mounted tree with a button: pressed, it takes a step, and the tree settles.
///
/// A write in an event handler goes directly to the graph. That is how most writes come.
final class Stage {
  private(set) var tree: ViewTree?
  private let button: Element

  /// Mounts content that is made of the number of the step.
  convenience init<Content: View>(@ViewBuilder content: @escaping (Int) -> Content) {
    self.init(ViewTree { Stepping(content: content) })
  }

  /// Mounts content; a press does something else than to take a step.
  convenience init<Content: View>(
    onPress: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(
      ViewTree {
        Button("", action: onPress)
        content
      }
    )
  }

  /// Mounts content that brings the button itself, as its first element.
  init(_ tree: ViewTree) {
    BodyCounter.attach(to: tree)
    tree.settle()
    self.tree = tree
    guard let first = tree.elements.first(where: { $0.handlesEvents }) else {
      preconditionFailure("The stage has no button.")
    }
    button = first
  }

  func press() {
    guard let tree else { return }
    tree.send(.press, to: button)
    tree.settle()
  }

  /// Takes everything out of the tree.
  func unmount() {
    tree?.unmount()
    tree = nil
  }
}

/// A root whose content depends on the number of the step.
private struct Stepping<Content: View>: View {
  @State private var step = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Step(count: $step)
    content(step)
  }
}

/// The button, apart from the root so that a step does not make it anew.
struct Step: View {
  @Binding var count: Int
  var body: some View { Button("") { count &+= 1 } }
}

extension Subject {
  /// A press of a stage's button, beside its floor.
  static func press(_ stage: Stage, operations: Int = 1, floor: Timed) -> Subject {
    .timed(
      Timed(operations: operations) { stage.press() },
      floor: floor,
      tree: { stage.tree }
    )
  }
}
