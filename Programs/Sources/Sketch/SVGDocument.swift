import SwiftUI
import UniformTypeIdentifiers

/// A picture as an SVG file.
struct SVGDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.svg]

  var text: String

  init(strokes: [Stroke]) {
    let lines = strokes.map { stroke in
      let points = stroke.points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
      return "<polyline points=\"\(points)\" stroke-width=\"\(Int(stroke.width))\"/>"
    }
    text = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(lines.joined())</svg>"
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct SketchApp: App {
  var body: some Scene {
    WindowGroup("Sketch") {
      SketchView()
        .preferredColorScheme(.light)
    }
    .defaultSize(width: 800, height: 600)
  }
}
