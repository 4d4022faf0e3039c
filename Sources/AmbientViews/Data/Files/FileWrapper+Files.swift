#if !canImport(Darwin)
public import Foundation

extension FileWrapper {
  /// Options for reading a file wrapper.
  ///
  /// The options exist for source compatibility and have no effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads the contents immediately.
    ///
    /// The library always reads the contents immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Does not map files into memory.
    ///
    /// The library never maps files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Replaces the existing file only after all contents have been written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the `filename` of each written wrapper to the name under which it was written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Creates a wrapper with the contents of a file, directory or symbolic link.
  ///
  /// Directories are read with everything in them, and symbolic links are not followed.
  ///
  /// - Parameters:
  ///   - url: The file URL to read.
  ///   - options: Accepted without effect.
  /// - Throws: The file system's error if `url` or a file in it cannot be read.
  /// - Complexity: O(*n*) in the number of files and bytes.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(.file(Data()))
    try read(from: url, options: options)
  }

  /// Reads the contents, attributes and name of a file into the wrapper.
  ///
  /// - Parameters:
  ///   - url: The file URL to read.
  ///   - options: Accepted without effect.
  /// - Throws: The file system's error if `url` or a file in it cannot be read. In that case, the
  ///   wrapper stays unchanged.
  /// - Complexity: O(*n*) in the number of files and bytes.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      contents = try .directory(Self.children(of: url, options))
    case .typeSymbolicLink:
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      contents = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default:
      // The file is not mapped into memory, because another program may write the file while the
      // wrapper is in use.
      contents = try .file(Data(contentsOf: url))
    }
    fileAttributes = Dictionary(
      uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }
    )
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func children(
    of url: URL,
    _ options: ReadingOptions
  ) throws -> [String: FileWrapper] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let children = try names.map { name in
      (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
    }
    return Dictionary(uniqueKeysWithValues: children)
  }

  /// Returns whether a file has the same contents as the wrapper.
  ///
  /// The file is read and compared as a whole; dates and permissions are ignored. Symbolic links
  /// are equal if they have the same destination.
  ///
  /// - Parameter url: The file URL to compare with.
  /// - Returns: Whether the contents are equal; false if the file cannot be read.
  /// - Complexity: O(*n*) in the number of files and bytes.
  public func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (contents, other.contents) {
    case (.file(let mine), .file(let others)):
      mine == others
    case (.link(let mine), .link(let others)):
      mine.relativePath == others.relativePath
    case (.directory(let mine), .directory(let others)):
      mine.count == others.count
        && mine.allSatisfy { name, child in others[name].map(child.isSame) ?? false }
    default: false
    }
  }

  /// Writes the wrapper to a URL.
  ///
  /// An existing file is replaced. An existing directory is removed with everything in it.
  ///
  /// - Parameters:
  ///   - url: The file URL to write to. The folder in which the file is written must exist.
  ///   - options: Whether to replace the existing file atomically, and whether to update file
  ///     names.
  ///   - originalContentsURL: Accepted without effect: the method always writes all contents.
  /// - Throws: The file system's error if a file cannot be written.
  /// - Complexity: O(*n*) in the number of files and bytes.
  public func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    if options.contains(.atomic) {
      try writeAtomically(to: url)
    } else {
      if !isRegularFile || Self.isOccupiedByNonFile(at: url) { try Self.remove(url) }
      try write(to: url)
    }
    if options.contains(.withNameUpdating) { updateName(url.lastPathComponent) }
  }

  /// Writes contents and permissions to a URL.
  ///
  /// If the wrapper is a regular file, it may overwrite a regular file at the URL. In all other
  /// cases, the URL must be free.
  func write(to url: URL) throws {
    switch contents {
    case .file(let data):
      try data.write(to: url)
    case .link(let destination):
      try FileManager.default.createSymbolicLink(
        atPath: url.path,
        withDestinationPath: destination.relativePath
      )
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
    }
    try writeAttributes(to: url)
  }

  /// Sets the permissions of a written file, if `fileAttributes` has them.
  func writeAttributes(to url: URL) throws {
    guard !isSymbolicLink else { return }
    if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: url.path
      )
    }
  }

  /// Sets the `filename` of this wrapper to a name, and the `filename` of each descendant to the
  /// descendant's key in its directory.
  private func updateName(_ name: String) {
    filename = name
    for (name, child) in fileWrappers ?? [:] { child.updateName(name) }
  }

  /// Returns whether something other than a regular file exists at a URL.
  private static func isOccupiedByNonFile(at url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes.map { $0[.type] as? FileAttributeType != .typeRegular } ?? false
  }

  private static func remove(_ url: URL) throws {
    // A symbolic link whose destination does not exist must be removed too. `fileExists` is false
    // for such a link.
    if (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
      try FileManager.default.removeItem(at: url)
    }
  }
}
#endif
