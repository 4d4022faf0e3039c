import Ambient
import AmbientTesting
import Testing

private struct Settings {
  var isOn = false
  var name = "a"
}

private struct Form: View {
  @State private var settings = Settings()
  @State private var curve: Animation? = .linear

  var body: some View {
    Text("\(settings.isOn)")
    Switches(isOn: $settings.isOn.animation(curve))
    Names(name: $settings.animation(.easeIn).name)
    Button("Curve") { curve = nil }
  }
}

private struct Switches: View {
  @Binding var isOn: Bool
  var body: some View { Button("Switch") { isOn.toggle() } }
}

private struct Names: View {
  @Binding var name: String
  var body: some View {
    Text(name)
    Button("Name") { name += "b" }
  }
}

@Suite @MainActor struct `A binding with a transaction` {
  @Test func `A binding with a transaction adds the transaction to its writes`() {
    let host = TestHost { Form() }
    #expect(host.changes { host.tap("Switch") }.map(\.animation) == [.linear])
    host.takeBodies()
    #expect(
      host.changes { host.tap("Name") }.map(\.description) == [
        "updated \"ab\" by \(Animation.easeIn)"
      ]
    )
    #expect(host.takeBodies() == ["Form", "Names"])
  }

  @Test func `Bindings that differ only in their transactions are not equal`() {
    let host = TestHost { Form() }
    #expect(host.bodies { host.tap("Curve") } == ["Form", "Switches"])
    #expect(host.changes { host.tap("Switch") }.map(\.animation) == [nil])
  }

  @Test func `The transaction of a binding can be read and set`() {
    var binding = Binding.constant(1)
    #expect(binding.transaction.animation == nil)
    binding = binding.animation()
    #expect(binding.transaction.animation == .default)
    binding.transaction.isContinuous = true
    #expect(binding.transaction.animation == .default)
    #expect(binding.transaction.isContinuous)
    #expect(binding.transaction(Transaction()).transaction.animation == nil)
    #expect(binding.wrappedValue == 1)
  }

  @Test
  func `A binding's setter gets the current transaction merged with the binding's transaction`() {
    var value = 1
    var logged: [Animation?] = []
    let binding = Binding {
      value
    } set: { new, transaction in
      value = new
      logged.append(transaction.animation)
    }
    binding.wrappedValue = 2
    binding.animation(.linear).wrappedValue = 3
    withAnimation(.easeIn) { binding.wrappedValue = 4 }
    withAnimation(.easeIn) { binding.animation(nil).wrappedValue = 5 }
    #expect(value == 5)
    #expect(logged == [nil, .linear, .easeIn, nil])
  }
}
