#if !canImport(Darwin)
public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache of responses.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The most bytes that the cache holds in memory.
  ///   - diskCapacity: The most bytes that the cache holds in files.
  ///   - directory: The folder of these files; nil for a folder that Foundation chooses.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
#endif
