import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

@Suite @MainActor struct `An observer of a view's geometry` {
  private final class Log: Sendable {
    @MainActor var values: [String] = []
  }

  @Test func `onGeometryChange runs its action after the first layout and after each change`() {
    let log = Log()
    let host = TestHost {
      Text("a").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        log.values.append($0.short)
      }
    }
    #expect(host.tree == "GeometryObserver\n  Text \"a\"")
    #expect(log.values == [])
    host.place(.geometryObserver)
    #expect(log.values == ["100x50"])
    host.place(.geometryObserver, width: 7)
    #expect(log.values == ["100x50", "7x50"])
  }

  @Test func `onGeometryChange passes the old and the new value, which are equal at first`() {
    let log = Log()
    let host = TestHost {
      Text("a").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
        log.values.append("\(old) \(new)")
      }
    }
    host.place(.geometryObserver, width: 5)
    host.place(.geometryObserver, width: 6)
    #expect(log.values == ["5.0 5.0", "5.0 6.0"])
  }

  @Test func `onGeometryChange does not run its action when its value stays equal`() {
    let log = Log()
    let host = TestHost {
      Text("a").onGeometryChange(for: Bool.self) {
        $0.size.width > 50
      } action: {
        log.values.append("\($0)")
      }
    }
    for width: CGFloat in [10, 20, 60, 70, 5] { host.place(.geometryObserver, width: width) }
    #expect(log.values == ["false", "true", "false"])
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
      Text("\(Int(width))")
      Reading().onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
    }
  }

  private struct Reading: View {
    var body: some View { Button("content") {} }
  }

  @Test func `onGeometryChange runs no body of the view that it observes`() {
    let host = TestHost { Measured() }
    #expect(host.bodies { host.place(.geometryObserver, width: 5) } == ["Measured"])
    #expect(host.texts == ["5", "content"])
    #expect(host.bodies { host.place(.geometryObserver, y: 9, width: 5) } == [])
  }

  @Test func `onGeometryChange runs the newest action`() {
    struct Named: View {
      @State private var name = "old"
      let log: Log
      var body: some View {
        Button("Rename") { name = "new" }
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            log.values.append("\(name) \($0.short)")
          }
      }
    }
    let log = Log()
    let host = TestHost { Named(log: log) }
    host.place(.geometryObserver)
    host.tap("Rename")
    host.place(.geometryObserver, width: 1)
    #expect(log.values == ["old 100x50", "new 1x50"])
  }

  @Test func `An onGeometryChange action that triggers itself is stopped with a warning`() throws {
    let log = Log()
    var host: TestHost?
    let made = TestHost {
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { width in
        log.values.append("\(Int(width))")
        // A host with its own layout would send the next geometry here, before the tree settles.
        guard let host, let element = host.elements(of: .geometryObserver).first else { return }
        let frame = CGRect(x: 0, y: 0, width: width + 1, height: 1)
        host.viewTree.send(GeometryEvent(frame: frame), to: element)
      }
    }
    made.place(.geometryObserver, width: 0)
    host = made
    let warnings = warnings { made.place(.geometryObserver, width: 10) }
    #expect(log.values == ["0", "10", "11"])
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(
      warning.hasPrefix(
        "onGeometryChange(for: CGFloat) action tried to update multiple times per frame."
      )
    )
  }

  @Test func `Modifiers that read the geometry of views do not change the number of subviews`() {
    let host = TestHost {
      let pair = Group {
        Text("a")
        Text("b")
      }
      Group(
        subviews: pair.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { _ in
        }
      ) {
        Text("\($0.count)")
        $0
      }
      Group(subviews: pair.visualEffect { content, _ in content }) { Text("\($0.count)") }
      Group(subviews: pair.anchorPreference(key: NamesKey.self, value: .bounds) { _ in [] }) {
        Text("\($0.count)")
      }
    }
    #expect(host.texts == ["2", "a", "b", "2", "2"])
    #expect(host.elements(of: .geometryObserver).map(\.children.count) == [1, 1])
  }

  private enum NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
}
