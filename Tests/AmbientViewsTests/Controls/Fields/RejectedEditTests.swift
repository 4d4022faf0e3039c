import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A value that a user enters` {
  private struct Strict: View {
    @State private var text = "ab"
    @State private var level = 1.0
    @State private var isOn = false

    var body: some View {
      TextField(
        "Short",
        text: Binding {
          text
        } set: {
          if $0.count < 4 { text = $0 }
        }
      )
      Slider(value: $level, in: 0...1)
      Toggle("Off", isOn: Binding(get: { isOn }, set: { _ in }))
      Button("Press") {}
    }
  }

  /// Sends an event to the first element of a kind, and returns the kinds of the updated elements.
  private func updates(
    _ host: TestHost,
    _ event: some ElementEvent,
    to kind: ElementKind
  ) -> [ElementKind] {
    var kinds: [ElementKind] = []
    host.viewTree.onMutations = { mutations in
      for case .update(let element) in mutations { kinds.append(element.kind) }
    }
    host.settle()
    guard let element = host.elements.first(where: { $0.kind == kind }) else { return [] }
    host.viewTree.send(event, to: element)
    host.settle()
    return kinds
  }

  // A host may show the new value before the program rejects it. The update makes the host show the
  // old value again.
  @Test func `An element updates when the program rejects an edit`() {
    let host = TestHost { Strict() }
    host.takeBodies()
    #expect(updates(host, .edit("abcdef"), to: .textField) == [.textField])
    #expect(host.elements.first?[.text] == "ab")
    #expect(updates(host, .adjust(7), to: .slider) == [.slider])
    #expect(updates(host, .toggle(true), to: .toggle) == [.toggle])
    #expect(updates(host, .press, to: .button) == [])
    #expect(host.takeBodies() == [])
  }

  @Test func `An element updates only once when the program accepts an edit`() {
    let host = TestHost { Strict() }
    #expect(updates(host, .edit("abc"), to: .textField) == [.textField])
    // An edit updates the element even if the text stays the same as before the edit.
    #expect(updates(host, .edit("abc"), to: .textField) == [.textField])
  }

  @Test func `The tree needs an update after the program has rejected an edit`() {
    let host = TestHost { Strict() }
    host.viewTree.onMutations = { _ in }
    guard let field = host.elements.first else {
      Issue.record("There is no field.")
      return
    }
    host.viewTree.send(.edit("abcdef"), to: field)
    #expect(host.viewTree.needsUpdate)
    host.settle()
    #expect(!host.viewTree.needsUpdate)
  }
}
