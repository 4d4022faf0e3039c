import Ambient
import AmbientTesting
import Observation
import Synchronization
import Testing

@Suite @MainActor struct `A binding from closures` {
  @Test func `A binding from closures calls its getter once when the binding is created`() {
    let calls = Mutexed(0)
    let get: @Sendable () -> Int = {
      calls.change { $0 += 1 }
      return calls.value
    }
    let binding = Binding(get: get, set: { _ in })
    #expect(calls.value == 1)
    #expect(binding.wrappedValue == 2)
    _ = Binding(get: get, set: { (_: Int, _: Transaction) in })
    #expect(calls.value == 3)
    _ = binding.animation()
    _ = binding.projectedValue
    #expect(calls.value == 3)
  }

  private struct Makes: View {
    let model: TreeModel
    var body: some View {
      let binding = Binding(get: { model.step }, set: { model.step = $0 })
      Button("More") { binding.wrappedValue += 1 }
    }
  }

  @Test func `A body that creates a binding from closures depends on what the getter reads`() {
    let model = TreeModel()
    let host = TestHost { Makes(model: model) }
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Makes"])
    host.tap("More")
    #expect(model.step == 2)
    #expect(host.takeBodies() == ["Makes"])
    model.name = "other"
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A body does not depend on a state that only a toggle reads through a binding`() {
    struct Item: Identifiable { let id: Int; var isOn = false }
    struct Toggles: View {
      @Binding var items: [Item]
      var body: some View { Toggle(sources: $items, isOn: \.isOn) { Text("All") } }
    }
    struct Root: View {
      @State private var items = [Item(id: 0), Item(id: 1)]
      var body: some View {
        Toggles(items: $items)
        Button("Flip") { items[0].isOn.toggle() }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Flip")
    #expect(!host.takeBodies().contains("Root"))
  }
}
