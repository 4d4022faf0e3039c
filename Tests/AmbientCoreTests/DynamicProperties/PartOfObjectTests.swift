import Ambient
import AmbientTesting
import Observation
import Testing

private protocol Store: AnyObject {
  var path: [Int] { get set }
}

private final class PlainStore: Store {
  var path: [Int]
  init(_ path: [Int] = []) { self.path = path }
}

@Observable private final class ObservedStore: Store {
  var path: [Int]
  init(_ path: [Int] = []) { self.path = path }
}

private struct Pair: Equatable { var first = 0, second = 0 }

/// A struct whose computed properties read and write a path that an object stores.
private struct Model<S: Store> {
  var store: S
  var count = 0
  var path: [Int] {
    get { store.path }
    set { store.path = newValue }
  }
  var total: Int {
    get { path.reduce(0, +) + count }
    set { path = [newValue - count] }
  }
  var pair: Pair {
    get { Pair(first: path.first ?? 0, second: count) }
    set { (path, count) = ([newValue.first], newValue.second) }
  }
}

private struct Outer<S: Store> {
  var model: Model<S>
  var spare: Model<S>?
  var name = ""
}

/// A view that shows a value.
///
/// Its body also runs after each change of `model.step`.
private struct Shows<Value>: View {
  let model: TreeModel
  @Binding var value: Value

  init(_ value: Binding<Value>, _ model: TreeModel) {
    _value = value
    self.model = model
  }

  var body: some View {
    let _ = model.step
    Text("\(value)")
  }
}

/// A view with a state.
///
/// The content, and the action of the button, receive a binding to the state.
private struct Owner<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content
  let change: (Binding<Value>) -> Void

  var body: some View {
    content($value)
    Button("Change") { change($value) }
  }
}

@Suite @MainActor struct `Bindings to parts that an object stores` {
  private let model = TreeModel()

  private func host<Value>(
    _ value: Value,
    @ViewBuilder showing content: @escaping (Binding<Value>) -> some View,
    change: @escaping (Binding<Value>) -> Void = { _ in }
  ) -> TestHost {
    let host = TestHost { Owner(value: value, content: content, change: change) }
    host.takeBodies()
    return host
  }

  /// Runs the body of each `Shows` view.
  private func runAgain(_ host: TestHost) {
    model.step += 1
    host.settle()
  }

  @Test func `Each body run evaluates a part again if a non-observable object stores the part`() {
    let store = PlainStore()
    let host = host(Model(store: store)) { model in
      Shows(model.path, self.model)
      Shows(model.total, self.model)
      Shows(model.pair.first, self.model)
      Shows(model.store.path, self.model)
    }
    #expect(host.plainTexts == ["[]", "0", "0", "[]"])
    for number in 1...3 {
      store.path = [number]
      runAgain(host)
      #expect(host.plainTexts == ["[\(number)]", "\(number)", "\(number)", "[\(number)]"])
    }
  }

  @Test func `A change of an observable object runs the bodies that read a part from it`() {
    let store = ObservedStore()
    let host = host(Model(store: store)) { model in
      Shows(model.path, self.model)
      Shows(model.total, self.model)
      Shows(model.pair.first, self.model)
      Shows(model.count, self.model)
    }
    for number in 1...3 {
      store.path = [number]
      host.settle()
      #expect(host.plainTexts == ["[\(number)]", "\(number)", "\(number)", "0"])
      #expect(host.takeBodies().count == 3)
    }
  }

  @Test func `The readers of a part observe the new object after a write replaces the old one`() {
    let (first, second) = (ObservedStore([1]), ObservedStore([1]))
    let host = host(Model(store: first)) { model in
      Shows(model.path, self.model)
      Shows(model.total, self.model)
    } change: {
      $0.wrappedValue.store = second
    }
    // Both objects have the path [1], so the write runs no body.
    #expect(host.bodies { host.tap("Change") } == [])
    second.path = [2]
    host.settle()
    #expect(host.plainTexts == ["[2]", "2"])
    #expect(host.takeBodies().count == 2)
    first.path = [3]
    host.settle()
    #expect(host.plainTexts == ["[2]", "2"])
  }

  @Test func `Each body run evaluates a part again if the type of the state is a class protocol`() {
    let plain = PlainStore()
    let host = host(plain as any Store) { Shows($0.path, self.model) }
    plain.path = [1]
    runAgain(host)
    #expect(host.plainTexts == ["[1]"])

    let observed = ObservedStore()
    let other = self.host(observed as any Store) { Shows($0.path, self.model) }
    observed.path = [2]
    other.settle()
    #expect(other.plainTexts == ["[2]"])
  }

  @Test
  func `Each body run evaluates a part again if its object is in a struct, optional or array`() {
    let stores = [PlainStore([1]), PlainStore([2]), PlainStore([3])]
    let value = Outer(model: Model(store: stores[0]), spare: Model(store: stores[1]))
    let host = host(value) { outer in
      Shows(outer.model.path, self.model)
      Shows(outer.model.pair.first, self.model)
      Shows(Binding(outer.spare)?.path ?? .constant([]), self.model)
      Shows(outer[dynamicMember: \.spare!.total], self.model)
    }
    let array = self.host(stores) { stores in
      Shows(stores[2].path, self.model)
      Shows(stores[dynamicMember: \.[2].path], self.model)
    }
    #expect(host.plainTexts == ["[1]", "1", "[2]", "2"])
    for (number, store) in stores.enumerated() { store.path = [number + 10] }
    runAgain(host)
    array.settle()
    #expect(host.plainTexts == ["[10]", "10", "[11]", "11"])
    #expect(array.plainTexts == ["[12]", "[12]"])
  }

  @Test func `A body reads a change that an earlier body of the same update made to an object`() {
    struct Changes: View {
      let model: TreeModel
      let store: PlainStore
      var body: some View {
        let _ = store.path = [model.step]
        Text("changed")
      }
    }
    let store = PlainStore()
    let host = host(Model(store: store)) { model in
      Shows(model.total, self.model)
      Changes(model: self.model, store: store)
      Shows(model.total, self.model)
      Shows(model.pair.first, self.model)
    }
    runAgain(host)
    // The first `Shows` runs before `Changes`. The other two run after `Changes`.
    #expect(host.plainTexts == ["0", "changed", "1", "1"])
    runAgain(host)
    #expect(host.plainTexts == ["1", "changed", "2", "2"])
  }

  @Test func `A write to a field of the state runs no reader of a part that an object stores`() {
    let store = PlainStore([1])
    let host = host(Outer(model: Model(store: store))) { outer in
      Shows(outer.model.path, self.model)
      Shows(outer.model.pair.first, self.model)
      Shows(outer.name, self.model)
    } change: {
      $0.name.wrappedValue += "!"
      $0.model.count.wrappedValue += 1
    }
    #expect(host.bodies { host.tap("Change") } == ["Shows<String>"])
    store.path = [2]
    runAgain(host)
    host.takeBodies()
    #expect(host.bodies { host.tap("Change") } == ["Shows<String>"])
    #expect(host.plainTexts == ["[2]", "2", "!!"])
  }

  @Test func `A write to a computed part runs the readers of the parts that the setter changes`() {
    let store = PlainStore([1])
    let host = host(Model(store: store)) { model in
      Shows(model.total, self.model)
      Shows(model.count, self.model)
    } change: {
      $0.pair.wrappedValue = Pair(first: 5, second: $0.count.wrappedValue + 1)
    }
    host.tap("Change")
    // The total is the path's 5 plus the count's 1.
    #expect(host.plainTexts == ["6", "1"])
    #expect(store.path == [5])
  }
}

/// Simulates a setting that is stored in a file.
@MainActor private var storedVolume = 1

@Observable private final class Settings {
  var volume = 1
  @MainActor static let shared = Settings()
}

private struct Sound {
  var name = ""
  var volume: Int {
    get { MainActor.assumeIsolated { storedVolume } }
    set { MainActor.assumeIsolated { storedVolume = newValue } }
  }
  var observedVolume: Int {
    get { MainActor.assumeIsolated { Settings.shared.volume } }
    set { MainActor.assumeIsolated { Settings.shared.volume = newValue } }
  }
}

@Suite(.serialized) @MainActor struct `Bindings to parts that a global variable stores` {
  private let model = TreeModel()

  @Test func `Each update evaluates a part again if a global variable stores the part`() {
    storedVolume = 1
    let host = TestHost {
      Owner(value: Sound()) { sound in
        Shows(sound.volume, self.model)
        Shows(sound.volume, self.model)
      } change: {
        $0.volume.wrappedValue += 1
      }
    }
    host.tap("Change")
    model.step += 1
    host.settle()
    #expect(host.plainTexts == ["2", "2"])
    storedVolume = 7
    model.step += 1
    host.settle()
    #expect(host.plainTexts == ["7", "7"])
  }

  @Test func `A change of a global observable object runs all bodies that read a part from it`() {
    let host = TestHost {
      Owner(value: Sound()) { sound in
        Shows(sound.observedVolume, self.model)
        Shows(sound.observedVolume, self.model)
        Shows(sound.name, self.model)
      } change: {
        $0.observedVolume.wrappedValue += 1
      }
    }
    host.takeBodies()
    for _ in 1...3 {
      #expect(host.bodies { host.tap("Change") } == ["Shows<Int>", "Shows<Int>"])
      let volume = Settings.shared.volume
      #expect(host.plainTexts == ["\(volume)", "\(volume)", ""])
    }
  }
}
