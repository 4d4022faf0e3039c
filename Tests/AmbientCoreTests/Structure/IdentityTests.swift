import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The identity of a view` {
  @Test func `The identity of a view changes when its explicit identifier changes`() {
    struct Identified: View {
      let model: TreeModel
      var body: some View {
        TreeRow(id: 1).id(model.name)
        Text("\(model.step)")
      }
    }
    let model = TreeModel()
    let host = TestHost { Identified(model: model) }
    host.tap("+1")
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["1:1", "1"])
    model.name = "other"
    host.settle()
    #expect(host.plainTexts == ["1:0", "1"])
    #expect(
      host.takeBodies() == [
        "Identified", "TreeRow", "TreeRow", "Identified", "Identified", "TreeRow",
      ]
    )
  }

  @Test func `A view keeps its state when an ancestor sets a new environment value`() {
    struct Writes: View {
      let model: TreeModel
      var body: some View { TreeRow(id: 1).environment(\.treeTint, model.name) }
    }
    let model = TreeModel()
    let host = TestHost { Writes(model: model) }
    host.tap("+1")
    model.name = "other"
    host.settle()
    #expect(host.plainTexts == ["1:1"])
  }

  @Test func `A view keeps its state when its tag changes`() {
    struct Tagged: View {
      let model: TreeModel
      var body: some View { TreeRow(id: 1).tag(model.step).tag("outer") }
    }
    let model = TreeModel()
    let host = TestHost { Tagged(model: model) }
    #expect(host.elements[0].tags == [AnyHashable(0), AnyHashable("outer")])
    host.tap("+1")
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["1:1"])
    #expect(host.elements[0].tags == [AnyHashable(1), AnyHashable("outer")])
    #expect(host.takeBodies() == ["Tagged", "TreeRow", "TreeRow", "Tagged"])
  }
}

@Suite @MainActor struct `A view that its parent creates again` {
  private struct Fields: View {
    let number: Int
    let text: String
    let list: [Int]
    var body: some View { Text("\(number) \(text) \(list)") }
  }

  private struct Acts: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Act", action: action) }
  }

  @Test func `A view with equal fields does not run when its parent runs`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View {
        Text("\(model.step)")
        Fields(number: model.step / 2, text: "t", list: [1])
      }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Parent", "Fields", "Parent"])
    model.step = 2
    host.settle()
    #expect(host.takeBodies() == ["Parent", "Fields"])
    #expect(host.texts == ["2", "1 t [1]"])
  }

  @Test func `A view that stores a closure runs whenever its parent runs`() {
    struct Parent: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        let step = model.step
        Acts { log.add("step \(step)") }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Parent(model: model, log: log) }
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Parent", "Acts", "Parent", "Acts"])
    host.tap("Act")
    #expect(log.unread == ["step 1"])
  }

  private struct Rough: View, Equatable {
    let number: Int
    @Environment(\.treeTint) private var tint
    nonisolated static func == (lhs: Rough, rhs: Rough) -> Bool {
      lhs.number / 10 == rhs.number / 10
    }
    var body: some View { Text("\(number) \(tint)") }
  }

  @Test func `If the parent of an equatable view runs, the view runs only if == returns false`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View { Rough(number: model.step).equatable() }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    model.step = 5
    host.settle()
    #expect(host.takeBodies() == ["Parent", "Rough", "Parent"])
    #expect(host.texts == ["0 none"])
    host.set(\.treeTint, to: "red")
    #expect(host.takeBodies() == ["Rough"])
    #expect(host.texts == ["0 red"])
    model.step = 12
    host.settle()
    #expect(host.takeBodies() == ["Parent", "Rough"])
    #expect(host.texts == ["12 red"])
  }

  @Test func `A view in a container's content updates without a run of the container's body`() {
    struct Box<Content: View>: View {
      @ViewBuilder let content: Content
      @State private var isOpen = true
      var body: some View {
        if isOpen { content }
        Button("Toggle") { isOpen.toggle() }
      }
    }
    let model = TreeModel()
    struct Reads: View {
      let model: TreeModel
      var body: some View { Text("\(model.step)") }
    }
    let host = TestHost { Box { Reads(model: model) } }
    // Only the first letters are compared, because the name of `Box` contains the long type name of
    // its content.
    #expect(host.takeBodies().map { String($0.prefix(3)) } == ["Box", "Rea"])
    host.tap("Toggle")
    #expect(host.plainTexts == [])
    host.tap("Toggle")
    #expect(host.plainTexts == ["0"])
    #expect(host.takeBodies().map { String($0.prefix(3)) } == ["Box", "Box", "Rea"])
    model.step = 3
    host.settle()
    #expect(host.takeBodies() == ["Reads"])
  }
}

@Suite @MainActor struct `Deep trees` {
  private struct Nest: View {
    let depth: Int
    let model: TreeModel
    var body: some View {
      VStack {
        if depth == 0 { Text("bottom \(model.step)") } else { Nest(depth: depth - 1, model: model) }
      }
    }
  }

  @Test func `A thousand nested stacks can appear, change and disappear`() {
    let model = TreeModel()
    let host = TestHost { Nest(depth: 1_000, model: model) }
    #expect(host.texts == ["bottom 0"])
    #expect(host.takeBodies().count == 1_001)
    // There are 1,001 stacks, for the depths 0 to 1,000, and one text.
    #expect(host.elements.count == 1_002)
    model.step = 1
    host.settle()
    #expect(host.texts == ["bottom 1"])
    #expect(host.takeBodies() == ["Nest"])
    host.unmount()
    #expect(host.elements.isEmpty)
  }
}
