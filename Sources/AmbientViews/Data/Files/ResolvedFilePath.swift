import Foundation

/// The location in the file system to which a path leads after all symbolic links are resolved.
///
/// Paths that lead to the same location give equal values. The file itself need not exist. The
/// folder that contains the file must exist.
struct ResolvedFilePath: Hashable {
  /// The absolute path, without symbolic links, `.` and `..`.
  let path: String

  /// The location as a file URL, with a trailing slash if a folder exists there.
  var url: URL { URL(fileURLWithPath: path, isDirectory: kind == .typeDirectory) }

  enum Failure: Error {
    /// The URL does not have the scheme `file`.
    case notAFileURL
    /// The folder of the file does not exist; the value is the path of the folder.
    case folderIsMissing(String)
    /// A component of the path before the last component is not a folder; the value is the path.
    case parentIsNotFolder(String)
    /// The symbolic links on the path form a circle; the value is the path.
    case linksAreCircular(String)
    /// The file system reports another error.
    case system(POSIXError)
  }

  /// Resolves the path of a file URL.
  ///
  /// - Throws: A ``Failure`` in these cases:
  ///   - The URL is not a file URL.
  ///   - The parent of the file does not exist, or is not a folder.
  ///   - Symbolic links form a circle.
  ///   - The file system reports another error.
  init(_ url: URL) throws(Failure) {
    guard url.isFileURL else { throw .notAFileURL }
    var path = url.path
    // Each iteration returns the result, or follows one symbolic link, or removes one `..`. Only
    // links count for the limit of 40: Linux also follows at most 40 symbolic links in a row.
    var links = 0
    while links < 40 {
      if let resolved = Self.follow(path) {
        self.path = resolved
        return
      }
      let code = errno
      guard code == ENOENT else { throw Self.failure(code, at: url.path) }
      // The file does not exist, or `path` is a symbolic link whose destination does not exist.
      let parts = URL(fileURLWithPath: path)
      let (name, parent) = (parts.lastPathComponent, parts.deletingLastPathComponent().path)
      guard let folder = Self.follow(parent) else {
        let code = errno
        guard code == ENOENT else { throw Self.failure(code, at: url.path) }
        guard let shortened = Self.withoutMissingFolder(path) else {
          throw .folderIsMissing(parent)
        }
        path = shortened
        continue
      }
      let candidate = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard
        let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: candidate)
      else {
        self.path = candidate
        return
      }
      path = destination.hasPrefix("/") ? destination : "\(folder)/\(destination)"
      links += 1
    }
    throw .linksAreCircular(url.path)
  }

  /// Creates a location from a path that was resolved earlier, without resolving it again.
  init(withoutLinks path: String) { self.path = path }

  /// Returns the path without symbolic links.
  ///
  /// If the path cannot be resolved, the result is nil, and `errno` has the error code.
  private static func follow(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path without the first `..` that follows a missing folder, and without the
  /// component before this `..`.
  ///
  /// The result is nil if no folder is missing, or if no `..` follows the missing folder.
  ///
  /// A `..` after an existing folder stays in the path, because the folder may be a symbolic link:
  /// `link/..` is the folder that contains the link's destination, and may differ from the folder
  /// that contains `link`.
  private static func withoutMissingFolder(_ path: String) -> String? {
    var components = path.split(separator: "/").filter { $0 != "." }
    let firstMissing = components.indices.first { index in
      follow("/" + components[...index].joined(separator: "/")) == nil
    }
    guard
      let firstMissing,
      let returning = components[firstMissing...].firstIndex(of: ".."),
      returning > firstMissing
    else { return nil }
    components.removeSubrange(returning - 1...returning)
    return "/" + components.joined(separator: "/")
  }

  private static func failure(_ code: Int32, at path: String) -> Failure {
    switch code {
    case ELOOP: .linksAreCircular(path)
    case ENOTDIR: .parentIsNotFolder(path)
    default: .system(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO))
    }
  }

  // MARK: The file at the location

  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// The type of the file that currently exists at the location; nil if no file exists there.
  ///
  /// If a symbolic link was created at the location after the path was resolved, the link is not
  /// followed: the type is `typeSymbolicLink`.
  var kind: FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  var isWritable: Bool { Self.isWritable(path) }

  var isFolderWritable: Bool { Self.isWritable(folder) }

  /// Returns whether this process may write to a path.
  ///
  /// If no user has write permission, the result is false even for the superuser.
  private static func isWritable(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let permissions = attributes?[.posixPermissions] as? Int ?? 0o777
    return permissions & 0o222 != 0 && FileManager.default.isWritableFile(atPath: path)
  }
}

extension FileAttributeType {
  /// The name of the file type in messages, with its article.
  var description: String {
    switch self {
    case .typeRegular: "a file"
    case .typeDirectory: "a folder"
    case .typeSymbolicLink: "a symbolic link"
    case .typeSocket: "a socket"
    case .typeCharacterSpecial, .typeBlockSpecial: "a device"
    default: "something that is not a file"
    }
  }
}
