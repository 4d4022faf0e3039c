import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The subviews of a container` {
  private struct Several: View {
    var body: some View {
      Text("b")
      Text("c")
    }
  }

  private struct Single: View, Equatable {
    var body: some View { Text("d") }
  }

  @Test func `The subviews of a container are the views in its groups, loops and custom views`() {
    let host = TestHost {
      Counted {
        Text("a")
        Several()
        Group {
          Single()
          EmptyView()
        }
        ForEach(["e", "f"], id: \.self) { Text($0) }
        if true { Text("g") }
        if false { Text("never") }
        AnyView(Text("h"))
        AnyView(Several())
        VStack { Several() }
        Single().equatable()
      }
    }
    // The 12 subviews are the views "a" to "h", the two views in the type-erased `Several`, the
    // stack, and the equatable view.
    #expect(host.texts == ["12"] + "abcdefgh".map { "\($0)" } + ["b", "c", "b", "c", "d"])
  }

  @Test func `The subviews of a container without content are an empty collection`() {
    let host = TestHost {
      Counted {}
      Counted { if false { Text("") } }
      Counted { ForEach([Int](), id: \.self) { _ in Text("") } }
    }
    #expect(host.texts == ["0", "0", "0"])
  }

  @Test func `The subviews of a container appear, disappear and move with its content`() {
    struct Rows: View {
      let model: TreeModel
      var body: some View {
        Counted {
          ForEach(model.ids, id: \.self) { TreeRow(id: $0) }
          if model.flag { Text("last") }
        }
      }
    }
    let model = TreeModel([1, 2])
    let host = TestHost { Rows(model: model) }
    // Each row is two subviews: a text and a button.
    #expect(host.plainTexts == ["4", "1:0", "2:0"])
    model.flag = true
    model.ids = [3, 2]
    host.settle()
    #expect(host.plainTexts == ["5", "3:0", "2:0", "last"])
    model.ids = []
    host.settle()
    #expect(host.plainTexts == ["1", "last"])
  }

  @Test func `The subviews of a container keep their state when they move`() {
    struct Rows: View {
      let model: TreeModel
      var body: some View {
        Badged {
          ForEach(model.ids, id: \.self) { TreeRow(id: $0).containerValue(\.badge, "#") }
          if model.flag { Text("last") }
        }
      }
    }
    let model = TreeModel([1, 2])
    let host = TestHost { Rows(model: model) }
    host.tap("+2")
    #expect(host.rows == ["# 1:0", "# +1", "# 2:1", "# +2"])
    host.takeBodies()
    model.ids = [2, 3, 1]
    model.flag = true
    host.settle()
    #expect(host.rows == ["# 2:1", "# +2", "# 3:0", "# +3", "# 1:0", "# +1", "- last"])
    model.ids = [1, 2]
    host.settle()
    #expect(host.rows == ["# 1:0", "# +1", "# 2:1", "# +2", "- last"])
  }

  @Test func `A state change in a subview runs only the body of this subview`() {
    struct Card: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name)\(count)") { count += 1 } }
    }
    struct Cards: View {
      let log: TreeLog
      @State private var name = "a"
      var body: some View {
        Stack(log: log) {
          Card(name: name)
          Card(name: "b")
        }
        Button("rename") { name = "c" }
      }
    }
    struct Stack<Content: View>: View {
      let log: TreeLog
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let _ = log.add("\(subviews.count)")
          subviews
        }
      }
    }
    let log = TreeLog()
    let host = TestHost { Cards(log: log) }
    #expect(host.texts == ["a0", "b0", "rename"])
    #expect(log.unread == ["2"])
    host.takeBodies()
    host.tap("a0")
    #expect(host.texts == ["a1", "b0", "rename"])
    #expect(host.takeBodies() == ["Card"])
    #expect(log.unread == [])
    host.tap("rename")
    #expect(host.texts == ["c1", "b0", "rename"])
    #expect(host.takeBodies() == ["Cards", "Stack<TupleView<(Card, Card)>>", "Card"])
  }

  @Test func `A view does not run its body if it receives the same subviews again`() {
    struct Header: View {
      let subviews: SubviewsCollection
      let first: Subview
      var body: some View { Text("\(subviews.count)") }
    }
    struct Listing: View {
      let model: TreeModel
      var body: some View {
        let step = model.step
        Group(subviews: ForEach(model.ids, id: \.self) { Text("\($0)") }) { subviews in
          if let first = subviews.first { Header(subviews: subviews, first: first) }
          Text("step \(step)")
        }
      }
    }
    let model = TreeModel([1, 2])
    let host = TestHost { Listing(model: model) }
    #expect(host.texts == ["2", "step 0"])
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.texts == ["2", "step 1"])
    #expect(host.takeBodies() == ["Listing"])
    model.ids = [1, 2, 3]
    host.settle()
    #expect(host.texts == ["3", "step 1"])
    #expect(host.takeBodies() == ["Listing", "Header"])
  }

  @Test func `A change inside subviews does not run the closure of their container`() {
    struct Row: View {
      let model: TreeModel
      let number: Int
      var body: some View { Text("\(number) \(model.step)") }
    }
    struct Content: View {
      let model: TreeModel
      var body: some View {
        ForEach(0..<3) { Row(model: model, number: $0 + (model.flag ? 10 : 0)) }
      }
    }
    struct Rows: View {
      let model: TreeModel
      let log: TreeLog
      var body: some View {
        Group(subviews: Content(model: model)) { subviews in
          let _ = log.add("ran")
          ForEach(subviews) { $0 }
        }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Rows(model: model, log: log) }
    #expect(host.texts == ["0 0", "1 0", "2 0"])
    #expect(host.takeBodies() == ["Rows", "Content", "Row", "Row", "Row"])
    #expect(log.unread == ["ran"])
    model.flag = true
    host.settle()
    #expect(host.texts == ["10 0", "11 0", "12 0"])
    #expect(host.takeBodies() == ["Row", "Row", "Row"])
    #expect(log.unread == [])
  }

  @Test func `A subview keeps its own environment value if the container sets another value`() {
    struct Tint: View {
      @Environment(\.treeTint) private var tint
      var body: some View { Text(tint) }
    }
    struct Pair: View {
      @Environment(\.treeTint) private var tint
      var body: some View {
        Text("pair \(tint)")
        Tint()
      }
    }
    struct Placing<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { $0.environment(\.treeTint, "place") }
      }
    }
    let host = TestHost {
      Placing {
        Tint()
        Tint().environment(\.treeTint, "own")
        Group {
          Tint()
          Pair()
        }
        .environment(\.treeTint, "group")
        Pair()
      }
    }
    // The last `Pair` has two subviews, and the container sets the value for each of them. The
    // container does not set the value for `Pair` itself, so its body reads "none".
    #expect(
      host.texts == ["place", "own", "group", "pair group", "group", "pair none", "place"]
    )
    host.set(\.treeTint, to: "root")
    #expect(
      host.texts == ["place", "own", "group", "pair group", "group", "pair root", "place"]
    )
  }

  @Test func `Each environment modifier above a subview applies exactly once`() {
    struct Adding: View {
      @Environment(\.treeTint) private var tint
      var body: some View {
        Text(tint)
        Inner()
      }
    }
    struct Inner: View {
      @Environment(\.treeTint) private var tint
      var body: some View {
        Text("inner \(tint)")
        Text("")
      }
    }
    let host = TestHost {
      Counted {
        Group { AnyView(Adding()).transformEnvironment(\.treeTint) { $0 += "+" } }
          .transformEnvironment(\.treeTint) { $0 += "-" }
      }
    }
    #expect(host.texts == ["3", "none-+", "inner none-+", ""])
  }

  @Test func `All subviews in a group receive the modifiers of the group`() {
    let log = TreeLog()
    let host = TestHost {
      Counted {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.add("appeared") }
        .padding()
      }
    }
    #expect(
      host.tree == """
        Text "2"
        Padding
          Text "a"
        Padding
          Text "b"
        """
    )
    #expect(log.unread == ["appeared", "appeared"])
  }

  @Test func `The subviews of a container include those that a nested container creates`() {
    struct Doubled<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          subview
          Text("again")
        }
      }
    }
    let host = TestHost {
      Counted {
        Doubled {
          Text("a")
          Text("b")
        }
        Group(subviews: Text("c")) { $0 }
      }
    }
    #expect(host.texts == ["5", "a", "again", "b", "again", "c"])
  }

  @Test func `A container in the body of a modifier has the views of the content as subviews`() {
    struct Counts: ViewModifier {
      func body(content: Content) -> some View { Counted { content } }
    }
    let host = TestHost {
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Counts())
    }
    #expect(host.texts == ["2", "a", "b"])
  }

  @Test func `Subviews can be shown one by one, in slices and several times`() {
    struct Halves<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          if let first = subviews.first { HStack { first } }
          VStack { subviews[1...] }
          VStack { subviews.dropFirst(3).prefix(1) }
        }
      }
    }
    let host = TestHost { Halves { ForEach(0..<4) { Text("\($0)") } } }
    #expect(
      host.tree == """
        HStack
          Text "0"
        VStack
          Text "1"
          Text "2"
          Text "3"
        VStack
          Text "3"
        """
    )
  }

  @Test func `A subview starts with new state after a change of its identifier`() {
    struct Identified: View {
      @State private var id = 0
      var body: some View {
        Badged { VStack { TreeRow(id: 7) }.id(id) }
        Button("next") { id += 1 }
      }
    }
    let host = TestHost { Identified() }
    host.tap("+7")
    #expect(host.rows == ["- 7:1 +7"])
    host.tap("next")
    #expect(host.rows == ["- 7:0 +7"])
  }
}
