import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// A type in a file that imports CoreTransferable, but not SwiftUI.
private struct Note: Codable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

@Suite struct `A file without SwiftUI` {
  @Test func `A file that imports CoreTransferable can make a type transferable`() async throws {
    #expect(Note.exportedContentTypes().contains(.json))
  }

  @Test func `A file that imports CoreGraphics can use paths and transforms`() {
    let bounds = PathBounds.bounds(width: 2, height: 1)
    #expect(bounds == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(PathBounds.moved(CGPoint(x: 1, y: 1), right: 2) == CGPoint(x: 3, y: 1))
  }
}
