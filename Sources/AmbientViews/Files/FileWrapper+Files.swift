#if !canImport(Darwin)
public import Foundation

extension FileWrapper {
  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At once: as it is always done here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without the memory being mapped to the file: likewise.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All or nothing: what is there is replaced when everything is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of the written files become those of the wrappers.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Reads what is at a place.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(.file(Data()))
    try read(from: url, options: options)
  }

  /// Reads what is at a place, instead of what it held before.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      contents = try .directory(Self.children(of: url, options))
    case .typeSymbolicLink:
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      contents = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default:
      // Never mapped: the file may be written while this is in use.
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

  /// Whether the same is at a place.
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

  /// Writes everything to a place, instead of what is there: all that was in a directory is gone then.
  ///
  /// Where it was read from makes no difference: all is written anew.
  public func write(
    to url: URL,
    options: WritingOptions = [],
    originalContentsURL: URL?
  ) throws {
    if options.contains(.atomic) {
      try writeAtomically(to: url)
    } else {
      if !isRegularFile || Self.isSomethingElse(at: url) { try Self.remove(url) }
      try write(to: url)
    }
    if options.contains(.withNameUpdating) { updateName(url.lastPathComponent) }
  }

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

  func writeAttributes(to url: URL) throws {
    guard !isSymbolicLink else { return }
    if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: url.path
      )
    }
  }

  private func updateName(_ name: String) {
    filename = name
    for (name, child) in fileWrappers ?? [:] { child.updateName(name) }
  }

  /// Whether what is at a place must go before a file can be written there.
  private static func isSomethingElse(at url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes.map { $0[.type] as? FileAttributeType != .typeRegular } ?? false
  }

  private static func remove(_ url: URL) throws {
    // A link that leads nowhere does not "exist", and must go all the same.
    if (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
      try FileManager.default.removeItem(at: url)
    }
  }
}
#endif
