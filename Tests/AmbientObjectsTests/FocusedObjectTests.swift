#if Objects
import Ambient
import AmbientCombine
import AmbientTesting
import Testing

@MainActor
struct `A focused object` {
  private struct Bar: View {
    @FocusedObject private var tally: Tally?

    var body: some View {
      Text(tally.map { "\($0.name) \($0.count)" } ?? "none")
      Button("Count") { tally?.count += 1 }
    }
  }

  private struct Editor: View {
    @FocusedObject private var tally: Tally?

    var body: some View {
      if let $tally { NameField(name: $tally.name) }
    }
  }

  private struct Unread: View {
    @FocusedObject private var tally: Tally?
    var body: some View { Text("unread") }
  }

  private struct Field: View {
    let name: String
    var body: some View { TextField(name, text: .constant("")) }
  }

  private struct Window: View {
    let inner: Tally
    let outer: Tally
    var scene: Tally?

    var body: some View {
      Bar()
      Unread()
      VStack {
        Field(name: "Inner").focusedObject(inner)
        Field(name: "Outer")
        Field(name: "Nothing").focusedObject(nil as Tally?)
      }
      .focusedObject(outer)
      Field(name: "Plain")
      Text("scene").focusedSceneObject(scene)
    }
  }

  private let inner = Tally(1, name: "inner")
  private let outer = Tally(2, name: "outer")

  @Test func `The innermost object around the focused view is the focused object`() {
    let host = TestHost { Window(inner: inner, outer: outer) }
    #expect(host.texts.first == "none")
    host.takeBodies()
    host.focus("Outer")
    #expect(host.texts.first == "outer 2")
    #expect(host.takeBodies() == ["Bar"])
    host.focus("Inner")
    #expect(host.texts.first == "inner 1")
    host.focus("Nothing")
    #expect(host.texts.first == "outer 2")
    host.focus("Plain")
    #expect(host.texts.first == "none")
    #expect(host.takeBodies() == ["Bar", "Bar", "Bar"])
  }

  @Test func `focusedSceneObject sets a focused object for the whole scene`() {
    let host = TestHost {
      Window(inner: inner, outer: outer, scene: Tally(3, name: "scene"))
      Text("other").focusedSceneObject(Observed())
    }
    #expect(host.texts.first == "scene 3")
    host.focus("Outer")
    #expect(host.texts.first == "outer 2")
    host.viewTree.isSceneFocused = false
    host.settle()
    #expect(host.texts.first == "none")
  }

  private final class Observed: ObservableObject {}

  @Test func `A change of an object runs its readers only while the object is focused`() {
    let host = TestHost { Window(inner: inner, outer: outer) }
    host.focus("Outer")
    host.takeBodies()
    host.tap("Count")
    #expect(host.texts.first == "outer 3")
    #expect(host.takeBodies() == ["Bar"])
    inner.count = 7
    host.settle()
    #expect(host.takeBodies() == [])
    host.focus("Inner")
    #expect(host.texts.first == "inner 7")
    host.takeBodies()
    outer.count = 0
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A focused object provides bindings to its properties`() {
    let host = TestHost {
      Editor()
      Field(name: "Field").focusedObject(inner)
    }
    #expect(host.elements.map(\.kind) == ["TextField", "Text"])
    host.focus("Field")
    host.takeBodies()
    host.type("new", into: "Name")
    #expect(inner.name == "new")
    #expect(host.elements.first?[.text] == "new")
    #expect(host.takeBodies() == [])
    host.removeFocus()
    #expect(host.elements.map(\.kind) == ["TextField", "Text"])
    #expect(host.takeBodies() == ["Editor"])
  }

  @Test func `A focused object is nil outside of a view`() {
    let object = FocusedObject<Tally>()
    #expect(object.wrappedValue == nil)
    #expect(object.projectedValue.map { _ in true } == nil)
  }

  @Test func `A focused object is released when the tree is unmounted`() {
    let tracker = LifetimeTracker()
    let host = TestHost {
      Bar()
      Field(name: "Field").focusedObject(tracker.track(Tally()))
      Text("scene").focusedSceneObject(tracker.track(Tally(), as: "scene"))
    }
    host.focus("Field")
    #expect(host.texts.first == "tally 0")
    host.unmount()
    #expect(tracker.trackedCount == 2)
    #expect(tracker.alive == [])
  }
}
#endif
