import Ambient
import AmbientTesting
import Observation
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@Observable private final class Document {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Field: View {
  let name: String
  @State private var text = ""

  var body: some View { TextField(name, text: $text) }
}

private struct TitleBar: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text("title \(title ?? "none")") }
}

private struct CountBar: View {
  @FocusedBinding(\.count) private var count

  var body: some View {
    Text("count \(count ?? -1)")
    Button("Count up") { count? += 1 }
    Stepping(count: $count)
  }
}

private struct Stepping: View {
  @Binding var count: Int?
  var body: some View { Button("Set") { count = 10 } }
}

private struct DocumentBar: View {
  @FocusedValue(Document.self) private var document
  var body: some View { Text("document \(document?.name ?? "none")") }
}

private struct Unread: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text("unread") }
}

private struct Window: View {
  let document = Document("draft")
  @State private var title = "a"
  @State private var count = 0
  @State private var scene: String?

  var body: some View {
    TitleBar()
    CountBar()
    DocumentBar()
    Unread()
    VStack {
      Field(name: "Inner").focusedValue(\.title, "inner")
      Field(name: "Outer")
    }
    .focusedValue(\.title, title)
    .focusedValue(\.count, $count)
    Field(name: "Document").focusedValue(document)
    Field(name: "Nil").focusedValue(\.title, nil as String?)
    Field(name: "Plain")
    Text("scene").focusedSceneValue(\.title, scene)
    Button("Title") { title += "b" }
    Button("Scene") { scene = "scene" }
  }

  static func == (lhs: Window, rhs: Window) -> Bool { true }
}

@Suite @MainActor struct `A focused value` {
  @Test func `A view sets a focused value while the focus is in the view`() {
    let host = TestHost { Window() }
    #expect(host.texts.contains("title none"))
    host.takeBodies()
    host.focus("Outer")
    #expect(host.texts.contains("title a"))
    #expect(host.takeBodies() == ["TitleBar", "CountBar"])
    host.focus("Plain")
    #expect(host.texts.contains("title none"))
    #expect(host.texts.contains("count -1"))
  }

  @Test func `The innermost modifier around the focused view sets the focused value`() {
    let host = TestHost { Window() }
    host.focus("Outer")
    host.takeBodies()
    host.focus("Inner")
    #expect(host.texts.contains("title inner"))
    #expect(host.takeBodies() == ["TitleBar"])
  }

  @Test func `A focused value runs its readers only when it changes`() {
    let host = TestHost { Window() }
    host.focus("Inner")
    host.takeBodies()
    host.tap("Title")
    #expect(host.takeBodies() == ["Window"])
    host.focus("Outer")
    #expect(host.takeBodies() == ["TitleBar"])
    host.tap("Title")
    #expect(host.texts.contains("title abb"))
    #expect(host.takeBodies() == ["Window", "TitleBar"])
  }

  @Test func `A focused value can be set for the whole scene`() {
    let host = TestHost { Window() }
    host.tap("Scene")
    #expect(host.texts.contains("title scene"))
    host.focus("Outer")
    #expect(host.texts.contains("title a"))
    host.focus("Nil")
    #expect(host.texts.contains("title scene"))
    host.takeBodies()
    host.viewTree.isSceneFocused = false
    host.settle()
    #expect(host.texts.contains("title none"))
    #expect(host.takeBodies() == ["TitleBar"])
    host.viewTree.isSceneFocused = true
    host.settle()
    #expect(host.texts.contains("title scene"))
  }

  @Test func `A focused value can be an object that is read by its type`() {
    let host = TestHost { Window() }
    host.focus("Document")
    #expect(host.texts.contains("document draft"))
    host.focus("Plain")
    #expect(host.texts.contains("document none"))
  }

  @Test func `A focused value can be written through a binding`() {
    let host = TestHost { Window() }
    host.tap("Count up")
    #expect(host.texts.contains("count -1"))
    host.focus("Outer")
    #expect(host.texts.contains("count 0"))
    host.takeBodies()
    host.tap("Count up")
    #expect(host.texts.contains("count 1"))
    #expect(host.takeBodies() == ["CountBar"])
    host.tap("Set")
    #expect(host.texts.contains("count 10"))
  }

  @Test func `A focused value that is read outside of a view is nil`() {
    #expect(FocusedValue(\.title).wrappedValue == nil)
    #expect(FocusedBinding(\.count).wrappedValue == nil)
    FocusedBinding(\.count).wrappedValue = 1
  }
}
