import SwiftUI

@MainActor @Observable final class ExplorerModel {
  var roots: [Node]
  var folder: Node.ID?
  var selection = Set<Node.ID>()
  var sortOrder = [KeyPathComparator(\Node.name)]
  var message: String?

  init(roots: [Node] = Node.sample) { self.roots = roots }

  func node(_ id: Node.ID?) -> Node? {
    roots.flatMap(\.all).first { $0.id == id }
  }

  var files: [Node] {
    let nodes = folder == nil ? roots : node(folder)?.children ?? []
    return nodes.sorted(using: sortOrder)
  }

  var selectedSize: Int64 { files.filter { selection.contains($0.id) }.reduce(0) { $0 + $1.size } }

  var listing: TextFile { TextFile(text: files.map(\.path).joined(separator: "\n")) }

  func add(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls):
      roots += urls.map { Node(path: $0.lastPathComponent, size: 1, modified: .distantPast) }
      message = "Added \(urls.count)"
    case .failure(let error):
      message = error.localizedDescription
    }
  }

  func trash(_ ids: Set<Node.ID>) {
    func without(_ nodes: [Node]) -> [Node] {
      nodes.filter { !ids.contains($0.id) }.map { node in
        var node = node
        node.children = node.children.map(without)
        return node
      }
    }
    roots = without(roots)
    selection.subtract(ids)
  }
}
