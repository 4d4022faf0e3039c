import Ambient
import AmbientCore
import AmbientTesting
import Testing

@Suite @MainActor struct `A view tree used by a host` {
  private struct Shows: View {
    let model: TreeModel
    let log: TreeLog
    @Environment(\.treeTint) private var tint

    var body: some View {
      Text("\(tint) \(model.step)")
      TreeControl(name: "on") { log.add("on \($0)") }
      TreeControl(name: "off", isEnabled: false) { log.add("off \($0)") }
      if model.flag { TreeControl(name: "gone") { log.add("gone \($0)") } }
    }
  }

  private func makeTree(_ model: TreeModel, _ log: TreeLog) -> ViewTree {
    ViewTree { Shows(model: model, log: log) }
  }

  @Test func `A view tree mounts its views in the first update`() {
    let tree = makeTree(TreeModel(), TreeLog())
    #expect(tree.needsUpdate)
    #expect(tree.elements.isEmpty)
    tree.settle()
    #expect(!tree.needsUpdate)
    #expect(tree.elements.map(\.text) == ["none 0", "on", "off"])
    #expect(tree.elements.map(\.isControl) == [false, true, true])
    #expect(tree.elements[0].views == ["Shows"])
  }

  @Test func `A view tree sends events only to mounted, enabled, interactive elements`() {
    let (model, log) = (TreeModel(), TreeLog())
    model.flag = true
    let tree = makeTree(model, log)
    tree.settle()
    let elements = tree.elements
    #expect(!tree.send(.press, to: elements[0]))
    #expect(tree.send(.toggle(true), to: elements[1]))
    #expect(!tree.send(.press, to: elements[2]))
    #expect(tree.send(.edit("x"), to: elements[3]))
    #expect(log.unread == ["on ToggleEvent(isOn: true)", "gone EditEvent(text: \"x\")"])
    model.flag = false
    tree.settle()
    #expect(!elements[3].isMounted)
    #expect(!tree.send(.press, to: elements[3]))
    tree.unmount()
    #expect(!tree.send(.press, to: elements[1]))
    #expect(log.unread == [])
  }

  @Test func `A view tree finds a mounted element by its identifier`() throws {
    let model = TreeModel()
    let tree = makeTree(model, TreeLog())
    tree.settle()
    let element = try #require(tree.elements.first)
    #expect(tree.element(element.id)?.text == "none 0")
    model.step = 1
    tree.settle()
    #expect(tree.element(element.id)?.text == "none 1")
    #expect(element.text == "none 1")
    tree.unmount()
    #expect(tree.element(element.id) == nil)
  }

  @Test func `An unmounted element keeps its text, but no parent, tags or views`() throws {
    let tree = ViewTree {
      TreeBox { Text("inner").tag("tag") }
    }
    tree.settle()
    let inner = try #require(tree.elements.first?.children.first)
    #expect(inner.parent?.kind == "Box")
    #expect(inner.tags == ["tag"])
    tree.unmount()
    #expect(!inner.isMounted)
    #expect(inner.parent == nil)
    #expect(inner.tags == [])
    #expect(inner.views == [])
    #expect(inner.children.isEmpty)
    #expect(inner.text == "inner")
  }

  @Test func `A host can set environment values of the root of a view tree`() {
    var environment = EnvironmentValues()
    environment.treeTint = "red"
    let model = TreeModel()
    let tree = ViewTree(environment: environment) { Shows(model: model, log: TreeLog()) }
    tree.settle()
    #expect(tree.elements[0].text == "red 0")
    let count = Mutexed(0)
    tree.onUpdateNeeded = { count.change { $0 += 1 } }
    tree.environment.treeTint = "blue"
    #expect(count.value == 1)
    tree.settle()
    #expect(tree.elements[0].text == "blue 0")
    tree.environment = EnvironmentValues()
    tree.settle()
    #expect(tree.elements[0].text == "none 0")
  }

  @Test func `update() leaves new actions to the next update, and settle() runs them all`() {
    struct Steps: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onAppear { count = 1 }
          .onChange(of: count) { old, new in if new < 3 { count = new + 1 } }
      }
    }
    let tree = ViewTree { Steps() }
    var seen: [String?] = []
    for _ in 1...4 where tree.needsUpdate {
      tree.update()
      seen.append(tree.elements.first?.text)
    }
    #expect(seen == ["0", "1", "2", "3"])
    #expect(!tree.needsUpdate)
    let other = ViewTree { Steps() }
    other.settle()
    #expect(other.elements.first?.text == "3")
  }

  @Test func `An action can call settle on its own view tree`() {
    final class Holder { var tree: ViewTree? }
    struct Asks: View {
      let holder: Holder
      let log: TreeLog
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        TreeControl(name: "ask") { _ in
          count += 1
          holder.tree?.settle()
          log.add(holder.tree?.elements.first?.text ?? "")
        }
        .onChange(of: count) { holder.tree?.settle() }
      }
    }
    let (holder, log) = (Holder(), TreeLog())
    let tree = ViewTree { Asks(holder: holder, log: log) }
    holder.tree = tree
    tree.settle()
    tree.send(.press, to: tree.elements[1])
    #expect(log.unread == ["1"])
    #expect(!tree.needsUpdate)
    holder.tree = nil
  }

  @Test func `A view tree requests only one update for several changes`() {
    let model = TreeModel()
    let tree = makeTree(model, TreeLog())
    let count = Mutexed(0)
    tree.onUpdateNeeded = { count.change { $0 += 1 } }
    tree.settle()
    #expect(count.value == 0)
    model.step = 1
    model.step = 2
    #expect(count.value == 1)
    tree.settle()
    #expect(tree.elements[0].text == "none 2")
    tree.unmount()
    model.step = 3
    #expect(count.value == 1)
  }
}
