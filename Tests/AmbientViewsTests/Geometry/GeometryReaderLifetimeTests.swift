import Ambient
import AmbientTesting
import Observation
import Testing

@Suite @MainActor struct `The geometry of a geometry reader` {
  @Observable final class Model {
    var count = 0
    var isShown = true
    var rows = [1, 2, 3]
    @ObservationIgnored var proxy: GeometryProxy?
  }

  private struct Parent: View {
    let model: Model
    var body: some View {
      Text("\(model.count)")
      GeometryReader { Text($0.size.short) }
    }
  }

  @Test func `A geometry reader keeps its geometry when the body around it runs`() {
    let model = Model()
    let host = TestHost { Parent(model: model) }
    host.place()
    #expect(host.bodies { model.count += 1 } == ["Parent", "GeometryReader"])
    #expect(host.texts == ["1", "100x50"])
  }

  private struct Captured: View {
    let model: Model
    var body: some View { GeometryReader { Text("\(model.count) \($0.size.short)") } }
  }

  @Test
  func `If only the closure of a geometry reader reads a changed value, only the reader runs`() {
    let model = Model()
    let host = TestHost { Captured(model: model) }
    host.place()
    #expect(host.bodies { model.count += 1 } == ["GeometryReader"])
    #expect(host.texts == ["1 100x50"])
  }

  private struct Child: View {
    var body: some View { GeometryReader { Text($0.size.short) } }
  }

  private struct Outer: View {
    let model: Model
    var body: some View {
      Text("\(model.count)")
      Child()
    }
  }

  @Test func `A geometry reader does not run if its parent view is created again unchanged`() {
    let model = Model()
    let host = TestHost { Outer(model: model) }
    host.place()
    #expect(host.bodies { model.count += 1 } == ["Outer"])
  }

  private struct Branch: View {
    let model: Model
    var body: some View {
      if model.isShown { GeometryReader { Text($0.size.short) } }
    }
  }

  @Test func `A geometry reader that is removed and added again begins without geometry`() {
    let model = Model()
    let host = TestHost { Branch(model: model) }
    host.place()
    model.isShown = false
    host.settle()
    #expect(host.tree == "")
    model.isShown = true
    host.settle()
    #expect(host.tree == "GeometryReader")
    host.place(width: 3)
    #expect(host.texts == ["3x50"])
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ForEach(model.rows, id: \.self) { row in Row(row: row) }
    }
  }

  private struct Row: View {
    let row: Int
    var body: some View { GeometryReader { Text("\(row): \(Int($0.size.width))") } }
  }

  @Test func `A geometry reader keeps its geometry when its row moves`() {
    let model = Model()
    let host = TestHost { Rows(model: model) }
    for row in 1...3 { host.place(number: row, width: CGFloat(row * 10)) }
    #expect(host.texts == ["1: 10", "2: 20", "3: 30"])
    #expect(host.bodies { model.rows = [3, 1, 2] } == ["Rows"])
    #expect(host.texts == ["3: 30", "1: 10", "2: 20"])
    #expect(host.bodies { host.place(number: 1, width: 31) } == ["GeometryReader"])
    #expect(host.texts == ["3: 31", "1: 10", "2: 20"])
  }

  private struct Keeper: View {
    let model: Model
    var body: some View {
      if model.isShown {
        GeometryReader { proxy in
          Button("Keep") { model.proxy = proxy }
        }
      }
      SizeOfKept(model: model)
    }
  }

  private struct SizeOfKept: View {
    let model: Model
    var body: some View { Text("\(model.count) \(model.proxy?.size.short ?? "none")") }
  }

  @Test func `A geometry proxy is up to date outside of bodies, on any thread`() async throws {
    let model = Model()
    let host = TestHost { Keeper(model: model) }
    host.place()
    host.tap("Keep")
    let proxy = try #require(model.proxy)
    #expect(proxy.size.short == "100x50")
    host.place(x: 4, width: 7)
    #expect(proxy.frame(in: .global).short == "4,0 7x50")
    let size = await Task.detached { proxy.size.short }.value
    #expect(size == "7x50")
  }

  @Test func `A geometry proxy keeps its last value after the reader left the tree`() throws {
    let model = Model()
    let host = TestHost { Keeper(model: model) }
    host.place()
    host.tap("Keep")
    model.isShown = false
    model.count += 1
    host.settle()
    #expect(host.texts == ["1 100x50"])
    #expect(try #require(model.proxy).size.short == "100x50")
  }

  @Test func `An element that left the tree receives no geometry`() throws {
    let model = Model()
    let host = TestHost { Branch(model: model) }
    let reader = try #require(host.elements(of: .geometryReader).first)
    model.isShown = false
    host.settle()
    #expect(!host.viewTree.send(GeometryEvent(frame: .zero), to: reader))
  }
}
