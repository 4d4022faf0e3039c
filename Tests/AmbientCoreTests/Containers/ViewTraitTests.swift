import Ambient
import AmbientTesting
import Testing

private struct BadgeTrait: _ViewTraitKey { static let defaultValue = "-" }

/// Shows the badge of each child, then the child.
private struct Badges: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      Text(child[BadgeTrait.self])
      child
    }
  }
}

@Suite @MainActor struct `View traits` {
  @Test func `A variadic root reads the innermost trait of each child, or else the default`() {
    let host = TestHost {
      _VariadicView.Tree(Badges()) {
        Text("a")._trait(BadgeTrait.self, "1")
        Group {
          Text("b")
          Text("c")._trait(BadgeTrait.self, "inner")
        }
        ._trait(BadgeTrait.self, "group")
        VStack { Text("d")._trait(BadgeTrait.self, "inside") }
      }
    }
    #expect(host.texts == ["1", "a", "group", "b", "inner", "c", "-", "d"])
  }

  @Test func `A variadic root runs its body when a trait of a child changes`() {
    struct Changing: View {
      let model: TreeModel
      var body: some View { Text("\(model.step)")._trait(BadgeTrait.self, model.name) }
    }
    let model = TreeModel()
    let host = TestHost { _VariadicView.Tree(Badges()) { Changing(model: model) } }
    #expect(host.texts == ["start", "0"])
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.texts == ["start", "1"])
    #expect(host.takeBodies() == ["Changing"])
    model.name = "next"
    host.settle()
    #expect(host.texts == ["next", "1"])
    #expect(host.takeBodies() == ["Changing", "Badges"])
  }

  @Test func `A variadic root can set a trait of its child, and an outer root reads the trait`() {
    struct Marked: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { marked($0) }
      }

      private func marked(
        _ child: _VariadicView.Children.Element
      ) -> _VariadicView.Children.Element {
        var child = child
        child[BadgeTrait.self] = "marked"
        return child
      }
    }
    let host = TestHost {
      _VariadicView.Tree(Badges()) { _VariadicView.Tree(Marked()) { Text("a") } }
    }
    #expect(host.texts == ["marked", "a"])
  }
}
