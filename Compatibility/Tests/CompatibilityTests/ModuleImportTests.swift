import CoreGraphics
import CoreTransferable
import Testing
import UniformTypeIdentifiers

/// A file that imports the modules beside SwiftUI by name, and not SwiftUI.
private struct Note: Codable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

@Suite struct `A file without SwiftUI` {
  @Test func `Its values are transferred, as CoreTransferable declares them`() async throws {
    #expect(Note.exportedContentTypes().contains(.json))
  }

  @Test func `Its paths and transforms are those of CoreGraphics`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 1))
    let moved = CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 2, y: 0))
    #expect(moved == CGPoint(x: 3, y: 1))
  }
}
