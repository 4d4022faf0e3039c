import Ambient
import AmbientTesting
import Observation
import Testing

@Suite @MainActor struct `The content of an element` {
  @Observable final class Model {
    var name = "a"
    var size = 1.0
  }

  private struct Reading: ElementView {
    let model: Model
    var content: some View { Text(model.name) }

    func element(in environment: EnvironmentValues) -> ElementDescription {
      ElementDescription("Box", attributes: ElementAttributes(named: ["size": .number(model.size)]))
    }
  }

  @Test func `If the content of an element reads a changed value, the content is updated`() {
    let models = [Model(), Model()]
    let host = TestHost { ForEach(0..<2) { Reading(model: models[$0]) } }
    for name in ["b", "c", "d"] {
      for model in models { model.name += name }
      host.settle()
      #expect(host.texts == [models[0].name, models[1].name])
    }
    models[1].size = 2
    host.settle()
    #expect(host.elements[2].attributes[named: "size"] == .number(2))
  }

  private struct Bound: ElementView {
    @Binding var name: String
    var content: some View { Text(name) }

    func element(in environment: EnvironmentValues) -> ElementDescription {
      ElementDescription("Box", attributes: ElementAttributes(named: ["name": .string(name)]))
    }
  }

  private struct Naming: View {
    @State private var name = "a"
    var body: some View {
      Bound(name: $name)
      Button("More") { name += "b" }
    }
  }

  @Test func `The content of an element is updated when a binding of the element changes`() {
    let host = TestHost { Naming() }
    host.tap("More")
    host.tap("More")
    #expect(host.texts == ["abb", "More"])
    #expect(host.elements[0].attributes[named: "name"] == .string("abb"))
  }

  private struct Sized<Content: View>: ElementView {
    let model: Model
    @ViewBuilder let content: Content

    func element(in environment: EnvironmentValues) -> ElementDescription {
      ElementDescription(
        "Box",
        attributes: ElementAttributes(named: [
          "size": .number(model.size), "isEnabled": .bool(environment.isEnabled),
        ])
      )
    }
  }

  private struct Holding: View {
    let action: () -> Void
    var body: some View { Button("hold") { action() } }
  }

  private struct Switching: View {
    let model: Model
    @State private var isDisabled = false
    var body: some View {
      Sized(model: model) { Holding {} }
        .environment(\.isEnabled, !isDisabled)
      Button("Switch") { isDisabled.toggle() }
    }
  }

  @Test func `The bodies in an element do not run when only its description changes`() {
    let model = Model()
    let host = TestHost { Switching(model: model) }
    host.takeBodies()
    model.size = 3
    host.settle()
    #expect(host.elements[0].attributes[named: "size"] == .number(3))
    #expect(host.takeBodies() == [])
    host.set(\.font, to: .title)
    #expect(host.takeBodies() == [])
    host.tap("Switch")
    #expect(host.elements[0].attributes[named: "isEnabled"] == .bool(false))
    // `Switching` creates a new `Holding` view. The new view differs from the old one, because it
    // stores a closure, and closures never compare equal. So `Holding` runs.
    #expect(host.takeBodies() == ["Switching", "Holding"])
  }
}
