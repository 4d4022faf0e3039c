import Ambient
import AmbientTestSupport
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Scene storage` {
  private enum Tab: String { case home, search }

  private struct Pages: View {
    @SceneStorage("page") private var page = 1
    @SceneStorage("tab") private var tab = Tab.home
    @SceneStorage("note") private var note: String?

    var body: some View {
      Text("\(page) \(tab) \(note ?? "none")")
      Button("Next") { page += 1 }
      Button("Search") {
        tab = .search
        note = "found"
      }
    }
  }

  private struct Footer: View {
    @SceneStorage("page") private var page = 1
    var body: some View { Text("page \(page)") }
  }

  @Test func `Scene storage is shared within a scene and not with other scenes`() {
    let first = TestHost {
      Pages()
      Footer()
    }
    let second = TestHost { Footer() }
    first.takeBodies()
    second.takeBodies()
    first.tap("Next")
    #expect(first.texts == ["2 home none", "Next", "Search", "page 2"])
    #expect(first.takeBodies() == ["Pages", "Footer"])
    first.tap("Search")
    #expect(first.takeBodies() == ["Pages"])
    second.settle()
    #expect(second.texts == ["page 1"])
    #expect(second.takeBodies() == [])
  }

  @Test func `A host can write scene storage to a file and restore it from the file`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("saved.scene")
    let values = SceneValues()
    let host = TestHost { Pages() }
    host.set(\.sceneValues, to: values)
    #expect(host.takeBodies() == ["Pages", "Pages"])
    host.tap("Next")
    host.tap("Search")
    host.unmount()
    try values.write(to: file)

    var environment = EnvironmentValues()
    environment.sceneValues = try SceneValues(contentsOf: file)
    let later = TestHost(environment: environment) { Pages() }
    #expect(later.texts[0] == "2 search found")
  }

  private struct Careless: View {
    @SceneStorage("page") private var page = 1

    var body: some View {
      let _ = page = 2
      Text("\(page)")
    }
  }

  @Test func `A write to scene storage in a body is dropped with a warning`() {
    var host: TestHost?
    let warnings = warnings { host = TestHost { Careless() } }
    #expect(host?.texts == ["1"])
    #expect(host?.takeBodies() == ["Careless"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("'Careless.page', a State<Int>; the write is dropped") == true)
  }

  @Test func `Scene storage cannot be restored from a property list that is an array`() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a"],
      format: .binary,
      options: 0
    )
    #expect(throws: CocoaError.self) { try SceneValues(propertyList: list) }
  }

  @Test func `Scene storage releases its values when the tree is unmounted`() {
    let tracker = LifetimeTracker()
    var host: TestHost? = TestHost { Pages() }
    host?.set(\.sceneValues, to: tracker.track(SceneValues()))
    host?.tap("Next")
    #expect(tracker.alive == ["SceneValues"])
    host?.unmount()
    host = nil
    #expect(tracker.alive == [])
  }
}
