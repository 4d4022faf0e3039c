import Ambient
import AmbientTesting
import Testing

private struct Person: Equatable {
  struct Address: Equatable {
    var street = "Main"
    var number = 1
  }
  var name = "Ada"
  var age = 36
  var address = Address()
}

private struct ShowsName: View {
  @Binding var name: String
  var body: some View {
    Text(name)
    Button("Rename") { name += "!" }
  }
}

private struct ShowsAge: View {
  @Binding var age: Int
  var body: some View {
    Text("\(age)")
    Button("Grow") { age += 1 }
  }
}

@Suite @MainActor struct `A binding` {
  @Test func `A write through a binding to a part of a value runs only the readers of that part`() {
    struct Owner: View {
      @State private var person = Person()
      var body: some View {
        ShowsName(name: $person.name)
        ShowsAge(age: $person.age)
        ShowsName(name: $person.address.street)
        ShowsAge(age: $person.address.number)
      }
    }
    let host = TestHost { Owner() }
    #expect(host.takeBodies() == ["Owner", "ShowsName", "ShowsAge", "ShowsName", "ShowsAge"])
    host.tap("Rename")
    #expect(host.takeBodies() == ["ShowsName"])
    host.tap("Grow")
    #expect(host.takeBodies() == ["ShowsAge"])
    #expect(host.plainTexts == ["Ada!", "37", "Main", "1"])
  }

  @Test func `The readers of a binding to a whole value run when any part of the value changes`() {
    struct Whole: View {
      @Binding var person: Person
      var body: some View { Text("\(person.name) \(person.age)") }
    }
    struct Owner: View {
      @State private var person = Person()
      var body: some View {
        Whole(person: $person)
        ShowsAge(age: $person.age)
      }
    }
    let host = TestHost { Owner() }
    host.takeBodies()
    host.tap("Grow")
    #expect(host.takeBodies() == ["Whole", "ShowsAge"])
    #expect(host.plainTexts == ["Ada 37", "37"])
  }

  @Test func `A binding is equal to another binding to the same part of the same state`() {
    struct Owner: View {
      let model: TreeModel
      @State private var person = Person()
      var body: some View {
        Text("\(model.step)")
        ShowsName(name: $person.name)
        ShowsName(name: model.step < 2 ? $person.name : $person.address.street)
      }
    }
    let model = TreeModel()
    let host = TestHost { Owner(model: model) }
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Owner"])
    model.step = 2
    host.settle()
    #expect(host.takeBodies() == ["Owner", "ShowsName"])
    #expect(host.plainTexts == ["2", "Ada", "Main"])
  }

  @Test func `A write through a binding does not run a child that only writes the value`() {
    struct Adds: View {
      @Binding var count: Int
      var body: some View { Button("Add") { count += 1 } }
    }
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Adds(count: $count)
      }
    }
    let host = TestHost { Owner() }
    host.takeBodies()
    host.tap("Add")
    host.tap("Add")
    #expect(host.plainTexts == ["2"])
    #expect(host.takeBodies() == ["Owner", "Owner"])
  }

  @Test func `A binding from closures is never equal to another binding`() {
    struct Owner: View {
      let model: TreeModel
      @State private var name = "Ada"
      var body: some View {
        Text("\(model.step)")
        ShowsName(name: Binding(get: { name }, set: { name = $0 + "?" }))
      }
    }
    let model = TreeModel()
    let host = TestHost { Owner(model: model) }
    model.step = 1
    host.settle()
    #expect(host.takeBodies() == ["Owner", "ShowsName", "Owner", "ShowsName"])
    host.tap("Rename")
    #expect(host.plainTexts == ["1", "Ada!?"])
    // As in SwiftUI, the initializer calls the getter. `Owner` therefore depends on `name`.
    #expect(host.takeBodies() == ["Owner", "ShowsName"])
  }

  @Test func `A constant binding ignores writes`() {
    let host = TestHost { ShowsName(name: .constant("Ada")) }
    host.tap("Rename")
    #expect(host.texts == ["Ada", "Rename"])
    #expect(host.takeBodies() == ["ShowsName"])
  }

  @Test func `A binding that is created from a projected value writes the original state`() {
    struct Passes: View {
      @Binding var name: String
      init(_ name: Binding<String>) { _name = name }
      var body: some View { ShowsName(name: $name) }
    }
    struct Owner: View {
      @State private var name = "Ada"
      var body: some View { Passes(Binding(projectedValue: $name)) }
    }
    let host = TestHost { Owner() }
    host.tap("Rename")
    #expect(host.texts == ["Ada!", "Rename"])
    #expect(host.takeBodies() == ["Owner", "Passes", "ShowsName", "ShowsName"])
  }

  /// A view that shows its state, and calls `take` with a binding to this state.
  private struct Holds<Value>: View {
    let value: State<Value>
    let take: (Binding<Value>) -> Void

    init(_ value: Value, take: @escaping (Binding<Value>) -> Void) {
      self.value = State(initialValue: value)
      self.take = take
    }

    var body: some View {
      let _ = take(value.projectedValue)
      Text("\(value.wrappedValue)")
    }
  }

  /// Mounts a view with a state.
  ///
  /// - Parameter value: The initial value of the state.
  /// - Returns: The host of the view, and a binding to the state.
  /// - Throws: An error if the body of the view does not run.
  private func binding<Value>(to value: Value) throws -> (TestHost, Binding<Value>) {
    var taken: Binding<Value>?
    let host = TestHost { Holds(value) { taken = $0 } }
    return (host, try #require(taken))
  }

  @Test func `A binding can become an optional binding that ignores writes of nil`() throws {
    let (host, number) = try binding(to: 1)
    let optional = Binding<Int?>(number)
    optional.wrappedValue = nil
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    host.settle()
    #expect(host.texts == ["2"])
  }

  @Test func `A binding to an optional can be unwrapped while the value is not nil`() throws {
    let (host, optional) = try binding(to: Int?.none)
    #expect((Binding<Int>(optional) as Binding<Int>?)?.wrappedValue == nil)
    optional.wrappedValue = 1
    host.settle()
    let number = try #require(Binding<Int>(optional))
    number.wrappedValue = 2
    host.settle()
    #expect(host.texts == ["Optional(2)"])
    optional.wrappedValue = nil
    host.settle()
    // While the optional is nil, `number` returns the value that `number` had when it was created.
    #expect(number.wrappedValue == 1)
  }

  @Test func `A binding to a hashable value can be type-erased`() throws {
    let (host, number) = try binding(to: 1)
    let erased = Binding<AnyHashable>(number)
    #expect(erased.wrappedValue == AnyHashable(1))
    erased.wrappedValue = AnyHashable("text")
    #expect(number.wrappedValue == 1)
    erased.wrappedValue = AnyHashable(3)
    host.settle()
    #expect(host.texts == ["3"])
  }

  @Test func `A binding to an identifiable value has the identifier of that value`() throws {
    struct Named: Identifiable { var id = "Ada" }
    let (host, named) = try binding(to: Named())
    #expect(named.id == "Ada")
    host.unmount()
  }

  @Test func `A child can write the state of its owner through an environment binding`() throws {
    struct Owner: View {
      @State private var name = "Ada"
      var body: some View {
        Text(name)
        Writer().environment(\.treeName, $name)
      }
    }
    struct Writer: View {
      @Environment(\.treeName) @Binding private var name
      var body: some View { Button("Write") { name = "Bea" } }
    }
    let host = TestHost { Owner() }
    host.tap("Write")
    #expect(host.plainTexts == ["Bea"])
    #expect(host.takeBodies() == ["Owner", "Writer", "Owner"])
  }
}

private struct TreeNameKey: EnvironmentKey {
  static var defaultValue: Binding<String> { .constant("") }
}

extension EnvironmentValues {
  fileprivate var treeName: Binding<String> {
    get { self[TreeNameKey.self] }
    set { self[TreeNameKey.self] = newValue }
  }
}
