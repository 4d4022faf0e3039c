import Synchronization

/// Key paths that stay for ever, so that who reads by them need not count references.
///
/// A key path is an object, the same one for all properties that were written at one place: threads that
/// read the properties of one object would wait for each other's counts. Key paths without arguments are
/// kept by the language anyway. Those with arguments are made anew each time; they are kept only if they hold
/// nothing that could be waited for to go away, and not many of them, so that they cannot fill the memory.
// @unchecked: the table and the counter may be used on all threads, and nothing else changes.
package final class KeptKeyPaths: @unchecked Sendable {
  /// Those of the process.
  package static let ofProcess = KeptKeyPaths(limit: 4_096)

  private let limit: Int
  private let count = Atomic(0)
  private let published = PublishedTable<AnyKeyPath>()

  /// Keeps as many key paths as a limit.
  package init(limit: Int) { self.limit = limit }

  /// The same key path, which stays; nil if it is not kept.
  ///
  /// - Complexity: O(1), without a lock for one that came before.
  package subscript(_ path: AnyKeyPath) -> Unmanaged<AnyKeyPath>? {
    if let known = published[ObjectIdentifier(path)] { return known }
    guard path.isTrivial, count.load(ordering: .relaxed) < limit else { return nil }
    count.add(1, ordering: .relaxed)
    return .passUnretained(published.object(of: ObjectIdentifier(path)) { path })
  }
}

extension AnyKeyPath {
  /// Whether it holds nothing that is counted.
  ///
  /// The compiler notes that in the first word of what it writes down of a key path: the bit is part of the
  /// binary interface. Was it another bit, a key path would be kept that need not be, or counted.
  fileprivate var isTrivial: Bool {
    let description = MemoryLayout<(UInt, UInt, UnsafeRawPointer?)>.size
    let header = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      .load(fromByteOffset: description, as: UInt32.self)
    return header & 0x8000_0000 != 0
  }
}
