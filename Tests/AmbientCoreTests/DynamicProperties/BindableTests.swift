import Ambient
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

private struct NameField: View {
  @Binding var name: String
  var body: some View {
    Text(name)
    Button("Rename") { name += "!" }
  }
}

@Suite @MainActor struct `A bindable object` {
  @Test func `A bindable object creates bindings to its properties`() {
    struct Editor: View {
      @Bindable var model: TreeModel
      var body: some View { NameField(name: $model.name) }
    }
    let model = TreeModel()
    let host = TestHost { Editor(model: model) }
    host.takeBodies()
    host.tap("Rename")
    #expect(model.name == "start!")
    #expect(host.texts == ["start!", "Rename"])
    #expect(host.takeBodies() == ["NameField"])
  }

  @Test func `A body can create a bindable object from an object in the environment`() {
    struct Editor: View {
      @Environment(TreeModel.self) private var model
      var body: some View {
        @Bindable var model = model
        NameField(name: $model.name)
      }
    }
    let model = TreeModel()
    let host = TestHost { Editor().environment(model) }
    host.tap("Rename")
    #expect(model.name == "start!")
    #expect(host.takeBodies() == ["Editor", "NameField", "NameField"])
  }

  @Test func `A bindable object creates equal bindings to the same property`() {
    struct Parent: View {
      let model: TreeModel
      var body: some View {
        Text("\(model.step)")
        NameField(name: Bindable(model).name)
      }
    }
    let model = TreeModel()
    let host = TestHost { Parent(model: model) }
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Parent"])
  }
}

@Observable private final class Shelf: @unchecked Sendable {
  // A test writes this property on another thread. No other thread uses the property meanwhile.
  var books = 0
}

extension `A bindable object` {
  @Test func `A binding to a property of a sendable object works on any thread`() async {
    struct Counter: View {
      let shelf: Shelf
      let take: (Binding<Int>) -> Void
      var body: some View {
        let _ = take(Bindable(shelf).books)
        Text("\(shelf.books)")
      }
    }
    let shelf = Shelf()
    var taken: Binding<Int>?
    let host = TestHost { Counter(shelf: shelf) { taken = $0 } }
    guard let books = taken else { return #expect(Bool(false), "the body did not run") }
    await Task.detached { books.wrappedValue += 1 }.value
    host.settle()
    #expect(host.texts == ["1"])
    #expect(host.takeBodies() == ["Counter", "Counter"])
  }
}

@Suite @MainActor struct `A namespace` {
  private struct Shows: View {
    let take: (Namespace.ID) -> Void
    @Namespace private var namespace
    @State private var count = 0
    var body: some View {
      let _ = take(namespace)
      Text("\(count)")
      Button("More") { count += 1 }
    }
  }

  @Test func `A namespace is stable for a view and differs between views`() {
    var seen: [Namespace.ID] = []
    let host = TestHost {
      Shows { seen.append($0) }
      Shows { seen.append($0) }
    }
    host.tap("More")
    #expect(host.takeBodies() == ["Shows", "Shows", "Shows"])
    #expect(seen.count == 3)
    #expect(seen[0] != seen[1])
    #expect(seen[0] == seen[2])
  }

  @Test func `Outside a view, each read of a namespace warns and returns a new identity`() {
    let warnings = warnings {
      let namespace = Namespace()
      #expect(namespace.wrappedValue != namespace.wrappedValue)
    }
    let warning = """
      Reading a Namespace property outside View.body. \
      This will result in identifiers that never match any other identifier.

      To fix this:
        • Read the property in 'body' or in an action, not in an initializer.
      """
    #expect(warnings == [warning, warning])
  }
}
