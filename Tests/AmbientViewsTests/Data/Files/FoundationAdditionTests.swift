#if !canImport(Darwin)
import Ambient
import AmbientTestSupport
import Foundation
import FoundationNetworking
import Testing

@Suite struct `Names that Ambient adds because Foundation has them only on Apple's systems` {
  @Test func `A cache of responses needs no folder`() {
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000)
    #expect(cache.memoryCapacity == 1_000)
    #expect(cache.diskCapacity == 2_000)
  }

  @Test func `A program finds no iCloud container, as if the user had no account`() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func `An atomic write replaces the contents of a file`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("note.txt")
    try Data("old".utf8).write(to: file)
    try Data("new".utf8).write(to: file, options: [.atomicWrite, .completeFileProtection])
    #expect(try Data(contentsOf: file) == Data("new".utf8))
  }
}
#endif
