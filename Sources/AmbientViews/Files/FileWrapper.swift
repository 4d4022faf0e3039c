#if !canImport(Darwin)
import AmbientCore
import AmbientSupport
public import Foundation

/// A file, a directory or a symbolic link, with what is in it, apart from any place on a disk.
///
/// ```swift
/// let page = FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// let book = FileWrapper(directoryWithFileWrappers: ["page.txt": page])
/// try book.write(to: url, originalContentsURL: nil)
/// ```
///
/// It does what Foundation's class of this name does, where Foundation has none. Contents are read at once.
open class FileWrapper: NSObject {
  enum Contents {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  var contents: Contents

  /// The name that it is to be given; with the children of a directory, the key says which it was given.
  open var preferredFilename: String?

  /// The name under which it was read or written last.
  open var filename: String?

  /// What the file system says of it: permissions, dates and so on.
  ///
  /// Permissions are written too.
  open var fileAttributes: [String: Any] = [:]

  init(_ contents: Contents) { self.contents = contents }

  /// Makes a file of bytes.
  public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

  /// Makes a directory of what is in it, by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Makes a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { contents = .link(url) }

  // MARK: Contents

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = contents { true } else { false } }

  /// Whether it is a directory.
  open var isDirectory: Bool { if case .directory = contents { true } else { false } }

  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }

  /// The bytes of a file; nil for what is none.
  open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }

  /// What is in a directory, by name; nil for what is none.
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = contents { children } else { nil }
  }

  /// Where a symbolic link leads; nil for what is none.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = contents { url } else { nil }
  }

  // MARK: Children

  /// Puts something into a directory, and tells under which name: another one than the preferred name if
  /// that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = contents else { Diagnostic.noDirectory().stop() }
    let name = Self.freeName(child.preferredFilename ?? "Untitled", among: children)
    children[name] = child
    contents = .directory(children)
    return name
  }

  /// Makes a file in a directory, and tells under which name.
  @discardableResult
  open func addRegularFile(
    withContents data: Data,
    preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a directory.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = contents else { Diagnostic.noDirectory().stop() }
    contents = .directory(children.filter { $0.value !== child })
  }

  /// The name of something in a directory; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  private static func freeName(_ name: String, among taken: [String: FileWrapper]) -> String {
    var candidate = name
    var number = 2
    while taken[candidate] != nil {
      let url = URL(fileURLWithPath: name)
      let (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
      candidate = "\(stem) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
      number += 1
    }
    return candidate
  }
}
#endif
