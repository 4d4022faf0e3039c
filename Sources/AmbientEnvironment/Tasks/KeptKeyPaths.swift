import Synchronization

// @unchecked: what is not atomic is guarded by the lock.
/// Key paths that stay for ever, so that who reads by them need not count references.
///
/// A key path is an object, the same one wherever a property's wrapper was written out once: threads that
/// read the properties of one object would wait for each other's counts. Those that are literals are kept
/// by the language anyway. Others are made anew each time, and may hold anything; of those that are equal
/// only a few are kept, and not many of all, so that they cannot fill the memory.
package final class KeptKeyPaths: @unchecked Sendable {
  /// Those of the process.
  package static let ofProcess = KeptKeyPaths(limit: 4_096, equalOnes: 16)

  private let limit: Int
  private let equalOnes: Int
  private let lock = Mutex<Void>(())

  /// Everything that is kept, by the hash of the path.
  private var kept: [Int: [AnyKeyPath]] = [:]

  private var count = 0

  /// By the identity of each that is kept, the first one of those that are equal.
  private let published = PublishedTable<AnyKeyPath>()

  /// Keeps as many key paths as a limit, and so many of those that are equal.
  package init(limit: Int, equalOnes: Int) {
    self.limit = limit
    self.equalOnes = equalOnes
  }

  /// An equal key path that stays; nil where no more are kept.
  ///
  /// - Complexity: O(1), without a lock for a literal that came before.
  package subscript(_ path: AnyKeyPath) -> Unmanaged<AnyKeyPath>? {
    if let known = published[ObjectIdentifier(path)] { return known }
    // Paths may hold values of any type, which are hashed and compared outside of the lock.
    let hash = path.hashValue
    let candidates = lock.exclusively { kept[hash] ?? [] }
    let first = candidates.first { $0 == path }
    if candidates.count < equalOnes, keep(path, hash, equalTo: first) {
      return .passUnretained(first ?? path)
    }
    return first.map(Unmanaged.passUnretained)
  }

  private func keep(_ path: AnyKeyPath, _ hash: Int, equalTo first: AnyKeyPath?) -> Bool {
    lock.exclusively {
      guard count < limit else { return false }
      count += 1
      kept[hash, default: []].append(path)
      published.replace(ObjectIdentifier(path), with: first ?? path)
      return true
    }
  }
}
