import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A view modifier` {
  private struct Framed: ViewModifier {
    let title: String
    @State private var count = 0
    @Environment(\.treeTint) private var tint

    func body(content: Content) -> some View {
      Text("\(title) \(count) \(tint)")
      content
      Button(title) { count += 1 }
    }
  }

  @Test func `A view modifier has its own state and environment`() {
    let host = TestHost {
      TreeRow(id: 1)
        .environment(\.treeTint, "inner")
        .modifier(Framed(title: "Frame"))
        .environment(\.treeTint, "outer")
    }
    #expect(host.plainTexts == ["Frame 0 outer", "1:0"])
    host.tap("Frame")
    #expect(host.plainTexts == ["Frame 1 outer", "1:0"])
    host.tap("+1")
    #expect(host.plainTexts == ["Frame 1 outer", "1:1"])
    #expect(host.takeBodies() == ["Framed", "TreeRow", "Framed", "TreeRow"])
  }

  @Test func `The body of a view modifier does not run when only its content changes`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View { TreeRow(id: model.step).modifier(Framed(title: "Frame")) }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["Frame 0 none", "1:0"])
    #expect(host.takeBodies() == ["Parent", "TreeRow"])
  }

  @Test func `The content of a view modifier does not run when only the modifier changes`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View { TreeRow(id: 1).modifier(Framed(title: model.name)) }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    host.takeBodies()
    model.name = "other"
    host.settle()
    #expect(host.plainTexts == ["other 0 none", "1:0"])
    #expect(host.takeBodies() == ["Parent", "Framed"])
  }

  private struct Repeats: ViewModifier {
    let model: TreeModel
    func body(content: Content) -> some View {
      if model.step > 0 { content }
      if model.step > 1 { content.environment(\.treeTint, "second") }
    }
  }

  private struct TintRow: View {
    @Environment(\.treeTint) private var tint
    var body: some View {
      Text(tint)
      TreeRow(id: 1)
    }
  }

  @Test func `A view modifier can use its content twice, and each copy has its own state`() {
    let model = TreeModel()
    let host = TestHost { TintRow().modifier(Repeats(model: model)) }
    #expect(host.texts == [])
    #expect(host.takeBodies() == ["Repeats"])
    model.step = 1
    host.settle()
    host.tap("+1")
    #expect(host.plainTexts == ["none", "1:1"])
    model.step = 2
    host.settle()
    #expect(host.plainTexts == ["none", "1:1", "second", "1:0"])
    #expect(
      host.takeBodies()
        == ["Repeats", "TintRow", "TreeRow", "TreeRow", "Repeats", "TintRow", "TreeRow"]
    )
  }

  @Test func `View modifiers can be concatenated with each other and with an empty modifier`() {
    let both = Framed(title: "inner").concat(Framed(title: "outer")).concat(EmptyModifier())
    let host = TestHost { TreeRow(id: 1).modifier(both).modifier(EmptyModifier.identity) }
    #expect(host.plainTexts == ["outer 0 none", "inner 0 none", "1:0"])
    host.tap("inner")
    #expect(host.plainTexts == ["outer 0 none", "inner 1 none", "1:0"])
    #expect(host.takeBodies() == ["Framed", "Framed", "TreeRow", "Framed"])
  }

  private struct Resolves: EnvironmentalModifier {
    let prefix: String
    nonisolated init(_ prefix: String) { self.prefix = prefix }
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Framed(title: "\(prefix) \(environment.treeTint)")
    }
  }

  @Test func `An environmental modifier creates a view modifier from the environment`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View { TreeRow(id: model.step).modifier(Resolves(model.name)) }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    #expect(host.plainTexts == ["start none 0 none", "0:0"])
    host.tap("+0")
    host.takeBodies()
    host.set(\.treeTint, to: "red")
    #expect(host.plainTexts == ["start red 0 red", "0:1"])
    #expect(host.takeBodies().last == "Framed")
    model.step = 1
    host.settle()
    #expect(host.plainTexts == ["start red 0 red", "1:1"])
    #expect(host.takeBodies() == ["Parent", "TreeRow"])
    model.name = "new"
    host.settle()
    #expect(host.plainTexts == ["new red 0 red", "1:1"])
  }
}
