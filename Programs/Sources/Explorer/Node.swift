import Foundation

/// A file, or a folder with its children.
struct Node: Identifiable, Hashable {
  var id: String { path }
  let path: String
  var size: Int64
  var modified: Date
  var children: [Node]?

  var name: String { (path as NSString).lastPathComponent }
  var isFolder: Bool { children != nil }
  var kind: String { isFolder ? "Folder" : (path as NSString).pathExtension.uppercased() }

  /// The node and all below it.
  var all: [Node] { [self] + (children ?? []).flatMap(\.all) }

  static let sample: [Node] = {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func file(_ path: String, _ size: Int64, _ days: Double) -> Node {
      Node(path: path, size: size, modified: date - days * 86_400)
    }
    return [
      Node(
        path: "Documents",
        size: 0,
        modified: date,
        children: [
          file("Documents/notes.txt", 1_200, 3),
          file("Documents/budget.csv", 45_000, 1),
          Node(
            path: "Documents/Old",
            size: 0,
            modified: date,
            children: [file("Documents/Old/letter.txt", 300, 900)]
          ),
        ]
      ),
      file("readme.md", 800, 2),
    ]
  }()
}
