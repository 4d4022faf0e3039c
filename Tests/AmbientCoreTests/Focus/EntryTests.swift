#if Macros
import Ambient
import AmbientTesting
import Testing

private final class Store {}

// The parentheses around `Store()` say that one shared object is intended. Without the parentheses,
// the compiler warns.

extension Transaction {
  @Entry fileprivate var reason = "none"
  @Entry fileprivate var store: Store = (Store())
}

extension ContainerValues {
  @Entry fileprivate var store: Store = (Store())
}

extension FocusedValues {
  @Entry fileprivate var selection: Binding<Int>?
  @Entry fileprivate var delete: (() -> Void)?
}

private struct Editor: View {
  @State private var selection = 1
  @State private var text = ""
  @FocusedBinding(\.selection) private var focused
  @FocusedValue(\.delete) private var delete

  var body: some View {
    TextField("Text", text: $text)
      .focusedValue(\.selection, $selection)
      .focusedValue(\.delete) { selection = 0 }
    Text("\(focused ?? -1)")
    Button("Delete") { withTransaction(\.reason, "delete") { delete?() } }
  }
}

@Suite @MainActor struct `A property with the Entry macro` {
  @Test func `An entry of FocusedValues has the value that the focused view sets`() {
    let host = TestHost { Editor() }
    #expect(host.texts.contains("-1"))
    host.focus("Text")
    #expect(host.texts.contains("1"))
    host.tap("Delete")
    #expect(host.texts.contains("0"))
  }

  @Test func `The value of a Transaction entry accompanies a write`() {
    let host = TestHost { Editor() }
    host.focus("Text")
    let changes = host.changes { host.tap("Delete") }
    #expect(changes.map(\.transaction.reason).contains("delete"))
    #expect(Transaction().reason == "none")
  }

  @Test func `All readers of a Transaction or ContainerValues entry get the same default object`() {
    #expect(Transaction().store === Transaction().store)
    var stores: [Store] = []
    let views = Group {
      Text("a")
      Text("b")
    }
    let host = TestHost {
      ForEach(subviews: views) { subview in
        let _ = stores.append(subview.containerValues.store)
        subview
      }
    }
    #expect(host.texts == ["a", "b"])
    #expect(stores.count == 2)
    #expect(stores.first === stores.last)
  }
}
#endif
