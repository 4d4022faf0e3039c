#if !canImport(Darwin)
import AmbientCore
import AmbientSupport
public import Foundation

/// A file, directory or symbolic link held in memory, independent of any location on disk.
///
/// ```swift
/// let page = FileWrapper(regularFileWithContents: Data("Hello".utf8))
/// let book = FileWrapper(directoryWithFileWrappers: ["page.txt": page])
/// try book.write(to: url, originalContentsURL: nil)
/// ```
///
/// The class replaces Foundation's `FileWrapper` on platforms where Foundation has no such class.
/// Foundation's class may read contents at their first use. This class reads all contents
/// immediately.
open class FileWrapper: NSObject {
  enum Contents {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  var contents: Contents

  /// The name that the wrapper should get in a directory or on disk.
  ///
  /// A directory may store its child under a different name: the key in ``fileWrappers`` is the
  /// name in use.
  open var preferredFilename: String?

  /// The name under which the wrapper was last read, or last written with `.withNameUpdating`.
  open var filename: String?

  /// The attributes that the file system reported when the wrapper was read, such as permissions
  /// and dates.
  ///
  /// The keys are the raw values of `FileAttributeKey`. Only the POSIX permissions are written to
  /// disk.
  open var fileAttributes: [String: Any] = [:]

  init(_ contents: Contents) { self.contents = contents }

  /// Creates a wrapper of a regular file with the given bytes.
  ///
  /// - Parameter contents: The bytes of the file.
  public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

  /// Creates a wrapper of a directory.
  ///
  /// - Parameter childrenByPreferredName: The children by name. A child without a preferred
  ///   filename gets its key as its preferred filename.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a wrapper of a symbolic link to a destination.
  ///
  /// - Parameter url: The URL of the destination.
  public init(symbolicLinkWithDestinationURL url: URL) { contents = .link(url) }

  // MARK: Contents

  /// Whether the wrapper is a regular file.
  open var isRegularFile: Bool { if case .file = contents { true } else { false } }

  /// Whether the wrapper is a directory.
  open var isDirectory: Bool { if case .directory = contents { true } else { false } }

  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }

  /// The bytes of a regular file; nil for a directory or symbolic link.
  open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }

  /// The children of a directory, by name; nil for a regular file or symbolic link.
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = contents { children } else { nil }
  }

  /// The destination of a symbolic link; nil for a regular file or directory.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = contents { url } else { nil }
  }

  // MARK: Children

  /// Adds a child to a directory.
  ///
  /// If the child's preferred filename is taken, a number is added to the name. For example,
  /// `page.txt` becomes `page 2.txt`. A child without a preferred filename is added as `Untitled`.
  /// The program stops if the wrapper is not a directory.
  ///
  /// - Parameter child: The wrapper of the child.
  /// - Returns: The name under which the child was added.
  /// - Complexity: O(*n*) in the number of children.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = contents else { Diagnostic.noDirectory().stop() }
    let name = Self.freeName(child.preferredFilename ?? "Untitled", among: children)
    children[name] = child
    contents = .directory(children)
    return name
  }

  /// Adds a regular file with the given bytes to a directory.
  ///
  /// The program stops if the wrapper is not a directory.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - fileName: The preferred name of the file.
  /// - Returns: The name under which the file was added, chosen as in ``addFileWrapper(_:)``.
  /// - Complexity: O(*n*) in the number of children.
  @discardableResult
  open func addRegularFile(
    withContents data: Data,
    preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a child from a directory; has no effect if `child` is not in the directory.
  ///
  /// The program stops if the wrapper is not a directory.
  ///
  /// - Parameter child: The wrapper of the child.
  /// - Complexity: O(*n*) in the number of children.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = contents else { Diagnostic.noDirectory().stop() }
    contents = .directory(children.filter { $0.value !== child })
  }

  /// Returns the name of a child in the directory, or nil if `child` is not in the directory.
  ///
  /// - Parameter child: The wrapper of the child.
  /// - Returns: The name; nil if `child` is not in the directory.
  /// - Complexity: O(*n*) in the number of children.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Returns a name that no child has: `name` itself, or `name` with a number before its extension.
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
