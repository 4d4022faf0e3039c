import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A geometry reader` {
  private struct SizeLabel: View {
    let proxy: GeometryProxy
    var body: some View { Text(proxy.size.short) }
  }

  @Test func `A geometry reader is empty before its host lays it out`() {
    let host = TestHost { GeometryReader { Text($0.size.short) } }
    #expect(host.tree == "GeometryReader")
    #expect(host.takeBodies() == [])
  }

  @Test func `A geometry reader shows its size, and runs once for each size`() {
    let host = TestHost { GeometryReader { Text($0.size.short) } }
    #expect(host.bodies { host.place(width: 100, height: 50) } == ["GeometryReader"])
    #expect(host.texts == ["100x50"])
    #expect(host.bodies { host.place(width: 80, height: 50) } == ["GeometryReader"])
    #expect(host.texts == ["80x50"])
  }

  @Test func `The run of a geometry reader has a reason that names the changed value`() {
    let host = TestHost { GeometryReader { Text($0.size.short) } }
    #expect(host.runs { host.place() }.map(\.reason) == [.appeared])
    let runs = host.runs { host.place(width: 1) }
    #expect(runs.map(\.description) == ["GeometryReader: GeometryProxy.size changed"])
  }

  @Test func `A geometry reader that reads only its size does not run when it moves`() {
    let host = TestHost { GeometryReader { Text($0.size.short) } }
    host.place()
    #expect(host.bodies { host.place(x: 5, y: 5) } == [])
    #expect(
      host.bodies { host.place(insets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)) }
        == []
    )
  }

  @Test func `A geometry reader that receives equal geometry needs no update`() throws {
    let host = TestHost { GeometryReader { Text($0.frame(in: .global).short) } }
    host.place(x: 1)
    let reader = try #require(host.elements(of: .geometryReader).first)
    let same = GeometryEvent(frame: CGRect(x: 1, y: 0, width: 100, height: 50))
    #expect(host.viewTree.send(same, to: reader))
    #expect(!host.viewTree.needsUpdate)
  }

  @Test func `A geometry reader that reads no geometry runs once`() {
    let host = TestHost { GeometryReader { _ in Text("fixed") } }
    #expect(host.bodies { host.place() } == ["GeometryReader"])
    #expect(host.bodies { host.place(x: 3, width: 7) } == [])
    #expect(host.texts == ["fixed"])
  }

  @Test func `A geometry reader runs after a change of the safe area insets that it reads`() {
    let host = TestHost { GeometryReader { Text("\(Int($0.safeAreaInsets.top))") } }
    host.place()
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    #expect(host.bodies { host.place(insets: insets) } == ["GeometryReader"])
    #expect(host.texts == ["20"])
  }

  @Test func `A new size runs only the child that reads the size from the proxy`() {
    let host = TestHost { GeometryReader { SizeLabel(proxy: $0) } }
    host.place()
    #expect(host.bodies { host.place(width: 9) } == ["SizeLabel"])
    #expect(host.texts == ["9x50"])
  }

  @Test func `The content of a geometry reader keeps its state when the size changes`() {
    struct Counter: View {
      let width: CGFloat
      @State private var count = 0
      var body: some View { Button("\(Int(width)) \(count)") { count += 1 } }
    }
    let host = TestHost { GeometryReader { Counter(width: $0.size.width) } }
    host.place(width: 1)
    host.tap("1 0")
    host.place(width: 2)
    #expect(host.texts == ["2 1"])
  }

  @Test func `A disabled geometry reader receives its geometry`() {
    let host = TestHost { GeometryReader { Text($0.size.short) }.disabled(true) }
    host.place()
    #expect(host.texts == ["100x50"])
  }

  @Test func `A search for a button in a geometry reader does not find the geometry reader`() {
    let host = TestHost { GeometryReader { _ in Button("Go") {} } }
    host.place()
    #expect(host.elements(named: "Go").map(\.kind) == [.button])
  }

  @Test func `A geometry reader is one subview of a container`() {
    let host = TestHost {
      Group(subviews: GeometryReader { _ in Text("a") }) { Text("\($0.count)") }
    }
    #expect(host.texts == ["1"])
  }

  @Test func `A geometry reader can contain another geometry reader`() {
    let host = TestHost {
      GeometryReader { outer in
        GeometryReader { inner in Text("\(outer.size.short) \(inner.size.short)") }
      }
    }
    host.place(width: 10, height: 10)
    #expect(host.texts == [])
    host.place(number: 2, width: 4, height: 4)
    #expect(host.texts == ["10x10 4x4"])
    #expect(host.bodies { host.place(number: 2, width: 5, height: 4) } == ["GeometryReader"])
    // Only the closure of the inner reader reads the size of the outer reader.
    #expect(host.bodies { host.place(width: 11, height: 10) } == ["GeometryReader"])
    #expect(host.texts == ["11x10 5x4"])
  }

  @Test
  func `A geometry reader shows its content if the host lays out the reader after each update`() {
    let host = TestHost {
      GeometryReader { outer in
        GeometryReader { inner in Text("\(outer.size.short) \(inner.size.short)") }
      }
    }
    host.viewTree.onMutations = { _ in
      for (depth, reader) in host.elements(of: .geometryReader).enumerated() {
        let side = CGFloat(30 - depth * 10)
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        host.viewTree.send(GeometryEvent(frame: frame), to: reader)
      }
    }
    host.settle()
    #expect(host.texts == ["30x30 20x20"])
    #expect(host.takeBodies() == ["GeometryReader", "GeometryReader"])
  }

  @Test func `Each of a thousand geometry readers runs once for each resize`() {
    let host = TestHost { Page() }
    let readers = host.elements(of: .geometryReader)
    func resize(to width: CGFloat) {
      for (row, reader) in readers.enumerated() {
        let frame = CGRect(x: 0, y: CGFloat(row) * 20, width: width, height: 20)
        host.viewTree.send(GeometryEvent(frame: frame), to: reader)
      }
      host.settle()
    }
    resize(to: 100)
    let runs = host.bodies { resize(to: 80) }
    #expect(runs.count == 1_000 && Set(runs) == ["GeometryReader"])
    #expect(Set(host.texts.dropFirst(2)) == ["80x20"])
    #expect(host.bodies { host.tap("More") } == ["Page"])
  }

  private struct Page: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("More") { count += 1 }
      Rows()
    }
  }

  private struct Rows: View {
    var body: some View {
      ForEach(0..<1_000, id: \.self) { _ in GeometryReader { Text($0.size.short) } }
    }
  }
}
