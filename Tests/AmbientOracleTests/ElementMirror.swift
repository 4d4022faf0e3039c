import Ambient

/// A copy of the tree's elements, built only from the mutations that the tree reports.
@MainActor
final class ElementMirror {
  private var children: [ElementID?: [ElementID]] = [:]
  private var texts: [ElementID: String] = [:]

  func apply(_ mutations: [ElementMutation]) {
    for mutation in mutations {
      switch mutation {
      case .insert(let element, let parent, let place):
        children[parent, default: []].insert(element.id, at: place)
        remember(element)
      case .remove(let id, let parent):
        children[parent]?.removeAll { $0 == id }
        forget(id)
      case .move(let id, let parent, let place):
        children[parent]?.removeAll { $0 == id }
        children[parent]?.insert(id, at: place)
      case .update(let element): texts[element.id] = element.text
      }
    }
  }

  /// The texts of the elements, in tree order.
  var shownTexts: [String] {
    var shown: [String] = []
    var waiting = children[nil, default: []]
    waiting.reverse()
    while let id = waiting.popLast() {
      if let text = texts[id] { shown.append(text) }
      waiting += children[id, default: []].reversed()
    }
    return shown
  }

  private func remember(_ element: Element) {
    texts[element.id] = element.text
    children[element.id] = element.children.map(\.id)
    for child in element.children { remember(child) }
  }

  private func forget(_ id: ElementID) {
    texts[id] = nil
    for child in children.removeValue(forKey: id) ?? [] { forget(child) }
  }
}
