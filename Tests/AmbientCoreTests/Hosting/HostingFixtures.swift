import Ambient
import AmbientCore

/// A container that becomes an element with the given attributes.
struct TreeBox<Content: View> {
  let attributes: ElementAttributes
  let content: Content

  init(_ attributes: ElementAttributes = ElementAttributes(), @ViewBuilder content: () -> Content) {
    self.attributes = attributes
    self.content = content()
  }
}

extension TreeBox: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    ElementDescription("Box", attributes: attributes)
  }
}

/// A control that passes its events to an action while the control is enabled.
struct TreeControl {
  let name: String
  var isEnabled = true
  let action: @MainActor (any ElementEvent) -> Void
}

extension TreeControl: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription("Control", text: name, isEnabled: isEnabled)
    description.on(PressEvent.self, perform: action)
    description.on(ToggleEvent.self, perform: action)
    description.on(EditEvent.self, perform: action)
    return description
  }
}

/// A copy of a tree's elements, built only from the tree's mutations.
///
/// The copy and the elements can be compared as lines of text, one line for each element. If the
/// lines are equal, the mutations were complete and correct.
@MainActor final class TreeMirror {
  private final class Item {
    let id: ElementID
    var line: String
    var children: [Item]

    @MainActor init(_ element: Element) {
      id = element.id
      line = TreeMirror.line(element)
      children = element.children.map(Item.init)
    }
  }

  private var roots: [Item] = []
  private(set) var appliedCount = 0

  private static func line(_ element: Element) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }
    return "\(element.id) \(element.kind) \(element.text ?? "") \(attributes) \(element.isEnabled)"
  }

  func apply(_ mutations: [ElementMutation]) {
    for mutation in mutations {
      appliedCount += 1
      switch mutation {
      case .insert(let element, let parent, let index):
        change(parent) { $0.insert(Item(element), at: index) }
      case .remove(let id, let parent):
        change(parent) { $0.removeAll { $0.id == id } }
      case .move(let id, let parent, let index):
        change(parent) { children in
          guard let old = children.firstIndex(where: { $0.id == id }) else { return }
          children.insert(children.remove(at: old), at: index)
        }
      case .update(let element):
        find(element.id, in: roots)?.line = Self.line(element)
      }
    }
  }

  private func change(_ parent: ElementID?, _ work: (inout [Item]) -> Void) {
    guard let parent else { return work(&roots) }
    if let item = find(parent, in: roots) { work(&item.children) }
  }

  private func find(_ id: ElementID, in items: [Item]) -> Item? {
    for item in items {
      if item.id == id { return item }
      if let found = find(id, in: item.children) { return found }
    }
    return nil
  }

  var lines: [String] { roots.flatMap { Self.lines(of: $0, depth: 0) } }

  private static func lines(of item: Item, depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + item.line]
      + item.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// Returns the lines that a correct copy of the elements has.
  static func lines(of elements: [Element], depth: Int = 0) -> [String] {
    elements.flatMap { element in
      [String(repeating: "  ", count: depth) + line(element)]
        + lines(of: element.children, depth: depth + 1)
    }
  }
}
