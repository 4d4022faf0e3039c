import Foundation

/// A place in the file system: where a path leads when all symbolic links on the way are followed.
///
/// Paths that lead to the same place give equal values. Nothing needs to be at the place, but the folder
/// that contains it must exist.
struct FilePlace: Hashable {
  /// An absolute path without links, `.` and `..`.
  let path: String

  var url: URL { URL(fileURLWithPath: path, isDirectory: kind == .typeDirectory) }

  /// Why a path leads to no place.
  enum Failure: Error {
    case noFileURL
    case folderIsMissing(String)
    case folderIsNone(String)
    case linksAreCircular(String)
    case system(POSIXError)
  }

  /// Follows the path of a URL.
  init(_ url: URL) throws(Failure) {
    guard url.isFileURL else { throw .noFileURL }
    var path = url.path
    // As many links to nothing, one after the other, as the system follows.
    for _ in 0..<40 {
      if let found = Self.follow(path) {
        self.path = found
        return
      }
      let code = errno
      guard code == ENOENT else { throw Self.failure(code, at: url.path) }
      // Nothing is there yet, or a link to a place where nothing is yet.
      let parts = URL(fileURLWithPath: path)
      let (name, parent) = (parts.lastPathComponent, parts.deletingLastPathComponent().path)
      guard let folder = Self.follow(parent) else {
        let code = errno
        guard code == ENOENT else { throw Self.failure(code, at: url.path) }
        // What is not there is no link either: `..` behind it leads to what is in front of it.
        let shortened = parts.standardizedFileURL.path
        guard shortened != path else { throw .folderIsMissing(parent) }
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
    }
    throw .linksAreCircular(url.path)
  }

  /// Takes the path of a place that was followed before.
  init(withoutLinks path: String) { self.path = path }

  private static func follow(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func failure(_ code: Int32, at path: String) -> Failure {
    switch code {
    case ELOOP: .linksAreCircular(path)
    case ENOTDIR: .folderIsNone(path)
    default: .system(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO))
    }
  }

  // MARK: What is there

  /// The path of the folder that contains it.
  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// What is there now, without following a link that has been put there since; nil for nothing.
  var kind: FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Whether what is there may be written.
  var isWritable: Bool { Self.isWritable(path) }

  /// Whether files may be made beside it.
  var isFolderWritable: Bool { Self.isWritable(folder) }

  /// What no permission allows anyone to write is read-only for the superuser too, who could.
  private static func isWritable(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let permissions = attributes?[.posixPermissions] as? Int ?? 0o777
    return permissions & 0o222 != 0 && FileManager.default.isWritableFile(atPath: path)
  }
}

extension FileAttributeType {
  /// How messages call it, with its article.
  var description: String {
    switch self {
    case .typeRegular: "a file"
    case .typeDirectory: "a folder"
    case .typeSymbolicLink: "a symbolic link"
    case .typeSocket: "a socket"
    case .typeCharacterSpecial, .typeBlockSpecial: "a device"
    default: "something that is no file"
    }
  }
}
