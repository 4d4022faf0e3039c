import Ambient
import AmbientTesting
import Testing

/// Shows a divider between the children.
private struct Divided: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
      if child.id != children.last?.id { Divider() }
    }
  }
}

/// A button that counts its taps.
private struct Card: View {
  let number: Int
  @State private var count = 0

  var body: some View { Button("\(number):\(count)") { count += 1 } }
}

/// A card for each identifier of a model, with dividers between the cards, and the model's step.
private struct Cards: View {
  let model: TreeModel

  var body: some View {
    let step = model.step
    _VariadicView.Tree(Divided()) {
      ForEach(model.ids, id: \.self) { Card(number: $0) }
    }
    Text("step \(step)")
  }
}

@Suite @MainActor struct `Variadic views` {
  @Test func `The root of a variadic view shows dividers between its children`() {
    struct Several: View {
      var body: some View {
        Text("b")
        Text("c")
      }
    }
    let host = TestHost {
      _VariadicView.Tree(Divided()) {
        Text("a")
        Several()
        ForEach(["d"], id: \.self) { Text($0) }
        if false { Text("never") }
      }
    }
    #expect(
      host.elements.map { $0.text ?? $0.kind.rawValue } == [
        "a", "Divider", "b", "Divider", "c", "Divider", "d",
      ]
    )
  }

  @Test func `The children of a variadic view are a collection and a view`() {
    struct Framed: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        Text("\(children.count)")
        if let first = children.first { first }
        children[children.endIndex - 1]
        children
      }
    }
    let host = TestHost {
      _VariadicView.Tree(Framed()) {
        Text("a")
        Text("b")
      }
    }
    #expect(host.texts == ["2", "a", "b", "a", "b"])
  }

  @Test func `The children of a variadic view keep their state when others are inserted`() {
    let model = TreeModel([1, 2])
    let host = TestHost { Cards(model: model) }
    host.tap("1:0")
    host.tap("2:0")
    #expect(host.texts == ["1:1", "2:1", "step 0"])
    model.ids = [3, 2, 4, 1]
    host.settle()
    #expect(host.texts == ["3:0", "2:1", "4:0", "1:1", "step 0"])
    model.ids = [1]
    host.settle()
    #expect(host.texts == ["1:1", "step 0"])
  }

  @Test func `A variadic root runs its body only if the root or its list of children changes`() {
    let model = TreeModel([1, 2])
    let host = TestHost { Cards(model: model) }
    #expect(host.takeBodies() == ["Cards", "Divided", "Card", "Card"])
    host.tap("1:0")
    #expect(host.texts == ["1:1", "2:0", "step 0"])
    #expect(host.takeBodies() == ["Card"])
    model.step = 1
    host.settle()
    #expect(host.texts == ["1:1", "2:0", "step 1"])
    #expect(host.takeBodies() == ["Cards"])
    model.ids = [1, 3, 2]
    host.settle()
    #expect(host.texts == ["1:1", "3:0", "2:0", "step 1"])
    #expect(host.takeBodies() == ["Cards", "Divided", "Card"])
  }

  @Test func `A variadic root runs its body when one of its fields changes`() {
    struct Titled: _VariadicView.MultiViewRoot {
      let title: String
      func body(children: _VariadicView.Children) -> some View {
        Text(title)
        children
      }
    }
    struct Page: View {
      let model: TreeModel
      var body: some View { _VariadicView.Tree(Titled(title: model.name)) { Card(number: 1) } }
    }
    let model = TreeModel()
    let host = TestHost { Page(model: model) }
    host.tap("1:0")
    host.takeBodies()
    model.name = "next"
    host.settle()
    #expect(host.texts == ["next", "1:1"])
    #expect(host.takeBodies() == ["Page", "Titled"])
  }

  @Test func `A variadic root can have dynamic properties, as a view can`() {
    struct Counting: _VariadicView.MultiViewRoot {
      @Environment(\.treeTint) private var tint
      @State private var count = 0
      func body(children: _VariadicView.Children) -> some View {
        Text("\(tint) \(count)")
        Button("add") { count += 1 }
        children
      }
    }
    struct Page: View {
      let model: TreeModel
      var body: some View {
        _VariadicView.Tree(Counting()) { Card(number: 1) }.environment(\.treeTint, model.name)
      }
    }
    let model = TreeModel()
    let host = TestHost { Page(model: model) }
    #expect(host.texts == ["start 0", "add", "1:0"])
    host.takeBodies()
    host.tap("add")
    #expect(host.texts == ["start 1", "add", "1:0"])
    #expect(host.takeBodies() == ["Counting"])
    model.name = "next"
    host.settle()
    #expect(host.texts == ["next 1", "add", "1:0"])
    #expect(host.takeBodies() == ["Page", "Counting"])
  }

  @Test
  func `A unary root is one subview of a container, and a multi-view root is several subviews`() {
    struct Row: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View { HStack { children } }
    }
    func content() -> some View {
      Group {
        Text("a")
        Text("b")
      }
    }
    let unary = TestHost { Counted { _VariadicView.Tree(Row()) { content() } } }
    #expect(unary.texts == ["1", "a", "b"])
    let multiple = TestHost { Counted { _VariadicView.Tree(Divided()) { content() } } }
    #expect(multiple.texts == ["3", "a", "b"])
  }

  @Test func `A child of a variadic view has the identifier from a ForEach or an id modifier`() {
    struct Identifiers: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          Text("\(child.id(as: Int.self) ?? 0) \(child.id(as: String.self) ?? "none")")
        }
      }
    }
    let host = TestHost {
      _VariadicView.Tree(Identifiers()) {
        ForEach(1..<3) { Text("\($0)") }
        Text("a").id("first")
        Text("b").tag(5)
      }
    }
    #expect(host.texts == ["1 none", "2 none", "0 first", "0 none"])
  }
}
