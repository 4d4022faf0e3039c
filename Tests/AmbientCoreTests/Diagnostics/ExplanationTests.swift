import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor
struct `Explanations` {
  private static let file = "AmbientCoreTests/ExplanationTests.swift"

  private struct Tile: View {
    @Environment(\.border) private var border
    var body: some View { Text("\(border)") }
  }

  @Test func `An explanation of a default value names the key`() throws {
    let host = TestHost { Tile() }
    let explanation = try #require(host.explain(\.border, at: Tile.self))
    #expect(explanation.view == "Tile")
    #expect(explanation.value == "1")
    #expect(explanation.keys.map(\.name) == ["BorderKey"])
    #expect(explanation.keys.map(\.origins) == [[.default(context: nil)]])
    #expect(explanation.keys.map(\.readBy) == [["Tile"]])
    #expect(explanation.lastRunReason == "it appeared")
    #expect(
      explanation.description == """
        Tile finds 1
          BorderKey  from its default
            read by Tile
          last run because it appeared
        """
    )
  }

  @Test func `An explanation names the root as the origin of a value that a host sets`() throws {
    let host = TestHost { Tile() }
    host.set(\.border, to: 6)
    #expect(
      host.explain(\.border, at: Tile.self)?.description == """
        Tile finds 6
          BorderKey  from the root
            instead of its default
            read by Tile
          last run because BorderKey changed
        """
    )
    host.viewTree.environment = EnvironmentValues()
    host.settle()
    #expect(
      host.explain(\.border, at: Tile.self)?.keys.first?.origins == [.default(context: nil)]
    )
  }

  @Test func `An explanation names the nearest writer and the changed key`() throws {
    struct Wall: View {
      @State private var border = 2
      static let line = #line + 3
      var body: some View {
        Tile()
          .environment(\.border, border)
          .environment(\.border, 100)
        Button("More") { border += 1 }
      }
    }
    let host = TestHost { Wall() }
    host.tap("More")
    let explanation = try #require(host.explain(\.border, at: Tile.self))
    #expect(
      explanation.description == """
        Tile finds 3
          BorderKey  from Wall, \(Self.file):\(Wall.line)
            instead of Wall, \(Self.file):\(Wall.line + 1)
            instead of its default
            read by Tile
          last run because BorderKey changed
        """
    )
  }

  @Test func `A modifier used as a function has no source location in an explanation`() throws {
    struct Wall: View {
      var body: some View {
        let set: (WritableKeyPath<EnvironmentValues, Int>, Int) -> any View = Tile().environment
        AnyView(set(\.border, 5))
      }
    }
    let host = TestHost { Wall() }
    let explanation = try #require(host.explain(\.border, at: Tile.self))
    #expect(explanation.value == "5")
    #expect(
      explanation.keys.first?.origins.first == .environment(setBy: "Wall, an unknown location")
    )
  }

  @Test func `An explanation names the key that a computed property writes`() throws {
    struct Wall: View {
      static let line = #line + 1
      var body: some View { Tile().environment(\.thinBorder, 50) }
    }
    let host = TestHost { Wall() }
    let explanation = try #require(host.explain(\.thinBorder, at: Tile.self))
    #expect(explanation.value == "3")
    #expect(
      explanation.keys.map(\.description) == [
        """
        BorderKey  from Wall, \(Self.file):\(Wall.line)
          instead of its default
          read by Tile
        """
      ]
    )
  }

  @Test func `An explanation gives the source location of a transform modifier`() throws {
    struct Wall: View {
      static let line = #line + 3
      var body: some View {
        Tile()
          .transformEnvironment(\.border) {
            $0 += 1
          }
      }
    }
    let host = TestHost { Wall() }
    host.set(\.border, to: 4)
    #expect(
      host.explain(\.border, at: Tile.self)?.description == """
        Tile finds 5
          BorderKey  from Wall, \(Self.file):\(Wall.line)
            instead of the root
            instead of its default
            read by Tile
          last run because BorderKey changed
        """
    )
  }

  @Test func `An explanation of a value from two keys lists the writers and readers of both keys`()
    throws
  {
    struct Sum: View {
      @Environment(\.frame) private var frame
      var body: some View { Text("\(frame)") }
    }
    struct Wall: View {
      @State private var margin = 5
      static let line = #line + 2
      var body: some View {
        Sum().environment(\.margin, margin)
        Tile()
        Button("More") { margin += 1 }
      }
    }
    let host = TestHost { Wall() }
    host.tap("More")
    let explanation = try #require(host.explain(\.frame, at: Sum.self))
    #expect(
      explanation.description == """
        Sum finds 7
          BorderKey  from its default
            read by Sum, Tile
          MarginKey  from Wall, \(Self.file):\(Wall.line)
            instead of its default
            read by Sum
          last run because BorderKey and MarginKey changed
        """
    )
  }

  @Test func `An explanation of an object names its writer and its readers`() throws {
    struct Owner: View {
      @Environment(Painter.self) private var painter
      var body: some View { Text(painter.name) }
    }
    struct Wall: View {
      let painter: Painter
      static let line = #line + 1
      var body: some View { Owner().environment(painter) }
    }
    let painter = Painter()
    let host = TestHost { Wall(painter: painter) }
    painter.name = "Bob"
    host.settle()
    let explanation = try #require(host.explain(Painter.self, at: Owner.self))
    #expect(
      explanation.description == """
        Owner finds \(Optional(painter) as Any)
          Painter  from Wall, \(Self.file):\(Wall.line)
            instead of its default
            read by Owner
          last run because Painter.name changed
        """
    )
  }

  @Test func `An explanation of a value without a key names no writer and no reader`() throws {
    let host = TestHost { Tile() }
    let explanation = try #require(host.explain(\.unit, at: Tile.self))
    #expect(
      explanation.description == """
        Tile finds 4
          computed without a key
          last run because it appeared
        """
    )
  }

  @Test func `A view that is not in the tree has no explanation`() {
    #expect(TestHost { EmptyView() }.explain(\.border, at: Tile.self) == nil)
  }

  @Test func `An explanation adds no dependency`() {
    let host = TestHost { Tile() }
    host.takeBodies()
    let before = host.explain(\.margin, at: Tile.self)
    #expect(before?.keys.map(\.readBy) == [[]])
    host.set(\.margin, to: 9)
    #expect(host.takeBodies() == [])
  }

  @Test func `A changed field and a changed observable property are different reasons for a run`() {
    struct Owner: View {
      let title: String
      let painter: Painter
      var body: some View { Text("\(title) \(painter.name)") }
    }
    struct Wall: View {
      let painter: Painter
      @State private var title = "a"
      var body: some View {
        Owner(title: title, painter: painter)
        Button("Title") { title += "b" }
        Button("Name") { painter.name += "c" }
        Button("Both") {
          title += "d"
          painter.name += "e"
        }
      }
    }
    let host = TestHost { Wall(painter: Painter()) }
    for (button, reason) in [
      ("Title", BodyRun.Reason.newInputs(["title"])),
      ("Name", .observableChanged(["Painter.name"])),
      ("Both", .newInputs(["title"])),
      ("Name", .observableChanged(["Painter.name"])),
    ] {
      host.takeBodies()
      host.tap(button)
      let run = host.takeRuns().first { $0.view == "Owner" }
      #expect(run?.reason == reason)
    }
    #expect(BodyRun.Reason.newInputs([]).description == "its fields changed")
  }

  @Test func `The reason for a body run names the fields that differ`() {
    struct Owner: View {
      let title: String
      let count: Int
      @State private var own = 0
      @Binding var size: Int
      let action: () -> Void
      var body: some View { Text("\(title) \(count) \(own) \(size)") }
    }
    struct Wall: View {
      @State private var count = 0
      @State private var size = 0
      var body: some View {
        Owner(title: "a\(count)", count: count, size: $size, action: {})
        Button("More") { count += 1 }
      }
    }
    let host = TestHost { Wall() }
    for _ in 1...2 {
      #expect(
        host.runs { host.tap("More") }.map(\.description) == [
          "Wall: Wall.count changed", "Owner: its fields title, count and action changed",
        ]
      )
    }
    #expect(BodyRun.Reason.newInputs(["title"]).description == "its field title changed")
  }

  @Test func `Every body run has a reason`() {
    struct Wall: View {
      @State private var border = 2
      private let tile = Tile()
      var body: some View {
        tile.environment(\.border, border)
        Button("More") { border += 1 }
      }
    }
    let host = TestHost { Wall() }
    host.takeBodies()
    host.tap("More")
    let runs = host.takeRuns()
    #expect(runs.map(\.view) == ["Wall", "Tile"])
    #expect(runs.map(\.reason) == [.changed("Wall.border"), .changed("BorderKey")])
    #expect(
      runs.map(\.reason.description) == ["Wall.border changed", "BorderKey changed"]
    )
  }
}

@Observable private final class Painter {
  var name = "Ada"
}

private struct BorderKey: EnvironmentKey { static let defaultValue = 1 }
private struct MarginKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var border: Int {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
  fileprivate var thinBorder: Int {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = min(3, newValue) }
  }
  fileprivate var margin: Int {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
  fileprivate var frame: Int { border + margin }
  fileprivate var unit: Int { 4 }
}
