import Ambient
import AmbientScreen
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

private struct SizeLabel: View {
  var body: some View {
    GeometryReader { geometry in
      Text("\(Int(geometry.size.width)) x \(Int(geometry.size.height))")
    }
  }
}

private struct ManyReaders: View {
  @State private var note = "a"

  var body: some View {
    VStack(spacing: 0) {
      Button(note) { note += "a" }
      ReaderRows()
    }
  }
}

private struct ReaderRows: View {
  var body: some View {
    ForEach(0..<1000, id: \.self) { _ in SizeLabel().frame(height: 20) }
  }
}

@Suite("A geometry reader on a screen") @MainActor
struct GeometryReaderLayoutTests {
  @Test func `A geometry reader reads its size when the host settles`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { SizeLabel() }
    #expect(host.texts == ["200 x 100"])
    host.size.width = 300
    host.settle()
    #expect(host.texts == ["300 x 100"])
  }

  @Test func `Many resizes of a geometry reader that does not read its size cause no warning`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      GeometryReader { _ in Text("Fixed") }
    }
    let messages = warnings {
      for width in 1...9 { host.size.width = CGFloat(width) }
    }
    #expect(messages.isEmpty)
  }

  @Test func `A geometry reader fills the space that its stack leaves`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 4) {
        Text("Title")
        SizeLabel()
      }
    }
    #expect(host.texts == ["Title", "200 x 80"])
    #expect(host.frame(of: "200 x 80")?.origin == CGPoint(x: 0, y: 20))
  }

  @Test func `A resized screen runs each of a thousand geometry readers once`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { ManyReaders() }
    let runs = host.bodies {
      host.size.width = 240
      host.settle()
    }
    #expect(runs.count == 1000)
    #expect(Set(runs) == ["GeometryReader"])
  }

  @Test func `A geometry reader does not run when another view changes`() {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { ManyReaders() }
    #expect(host.bodies { host.tap("a") } == ["ManyReaders"])
  }

  @Test func `Two nested geometry readers run three times in total if they are resized`() {
    struct Nested: View {
      var body: some View {
        GeometryReader { outer in
          GeometryReader { inner in
            Text("\(Int(inner.size.width))")
          }
          .frame(width: outer.size.width / 2)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Nested() }
    #expect(host.texts == ["100"])
    let runs = host.bodies {
      host.size.width = 300
      host.settle()
    }
    #expect(host.texts == ["150"])
    // The outer reader runs once. The inner reader runs with the new content that the outer reader
    // gives it, and again when its own width has changed from 100 to 150 points.
    #expect(runs.count == 3)
  }

  @Test func `A geometry reader is up to date in a host that settles in onUpdateNeeded`() {
    struct Copying: View {
      @State private var width: CGFloat = 0

      var body: some View {
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        SizeLabel()
        Text("copy \(Int(width))").frame(height: width / 10)
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Copying() }
    host.viewTree.onUpdateNeeded = { [weak host] in
      MainActor.assumeIsolated { host?.settle() }
    }
    host.size.width = 300
    // The text is 30 points high, and the three views have two distances of 8 points. The color and
    // the reader share the remaining 54 points.
    #expect(host.texts == ["300 x 27", "copy 300"])
    host.size.height = 200
    #expect(host.texts == ["300 x 77", "copy 300"])
  }

  @Test func `A geometry reader runs again if a coordinate space around it is renamed`() {
    struct Naming: View {
      @State private var name = "outer"

      var body: some View {
        VStack(spacing: 0) {
          Button("Rename") { name = "inner" }
          VStack {
            GeometryReader { proxy in
              Text("\(Int(proxy.frame(in: .named("inner")).minY))")
            }
          }
          .coordinateSpace(.named(name))
        }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Naming() }
    // No coordinate space is named "inner" yet, so the position is relative to the screen. The
    // button above is 16 points high.
    #expect(host.texts == ["Rename", "16"])
    host.tap("Rename")
    #expect(host.texts == ["Rename", "0"])
  }
}
