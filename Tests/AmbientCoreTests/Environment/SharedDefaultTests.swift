import Ambient
import AmbientTesting
import Testing

/// Tests that all readers of a default in one tree share one instance.
@MainActor
struct `Shared defaults` {
  @Test func `A hundred views share one instance of a default`() {
    #expect(CountedKey.creationCount == 0)
    let seen = Identities()
    let host = TestHost {
      ForEach(0..<100, id: \.self) { _ in CountedReader(seen: seen) }
    }
    #expect(host.texts.count == 100)
    #expect(seen.all.count == 1)
    #expect(CountedKey.creationCount == 1)
    host.set(\.another, to: 5)
    #expect(CountedKey.creationCount == 1)
  }

  @Test func `The default is the same object again after another value was set and removed`() {
    struct Root: View {
      @State private var own: Store?
      let seen: Identities
      var body: some View {
        StoreReader(seen: seen).transformEnvironment(\.store) { [own] in if let own { $0 = own } }
        Button("Own") { own = Store() }
        Button("Default") { own = nil }
      }
    }
    let seen = Identities()
    let host = TestHost { Root(seen: seen) }
    let shared = seen.last
    host.tap("Own")
    #expect(seen.last != shared)
    host.tap("Default")
    #expect(seen.last == shared)
  }

  @Test func `An action and another thread read the same default object`() async {
    struct Asker: View {
      @Environment(\.store) private var store
      let seen: Identities
      var body: some View {
        Button("Ask") { seen.add(store) }
        Button("Ask on another thread") { [_store] in
          seen.task = Task.detached { await seen.add(_store.wrappedValue) }
        }
      }
    }
    let seen = Identities()
    let host = TestHost { Asker(seen: seen) }
    host.tap("Ask on another thread")
    await seen.task?.value
    host.tap("Ask")
    host.tap("Ask on another thread")
    await seen.task?.value
    #expect(seen.count == 3)
    #expect(seen.all.count == 1)
  }

  @Test func `Each tree, and each read outside of a tree, creates its own default`() {
    let values = EnvironmentValues()
    #expect(values.store !== values.store)
    let seen = Identities()
    _ = TestHost { StoreReader(seen: seen) }
    _ = TestHost { StoreReader(seen: seen) }
    #expect(seen.all.count == 2)
  }
}

#if Macros
extension EnvironmentValues {
  // All readers share the object that this default creates. The compiler warns about that. The
  // parentheses silence the warning.
  @Entry fileprivate var entryStore = (Store())
}

extension `Shared defaults` {
  @Test func `A hundred views share one instance of the default of an Entry property`() {
    struct Reader: View {
      @Environment(\.entryStore) private var store
      let seen: Identities
      var body: some View {
        let _ = seen.add(store)
        Text("x")
      }
    }
    let seen = Identities()
    let host = TestHost { ForEach(0..<100, id: \.self) { _ in Reader(seen: seen) } }
    #expect(host.texts.count == 100)
    #expect(seen.all.count == 1)
    #expect(seen.last == ObjectIdentifier(EnvironmentValues().entryStore))
  }
}
#endif

// MARK: Fixtures

private final class Store: Sendable {}

/// Records which stores the tests have read.
private final class Identities: @unchecked Sendable {
  private(set) var all: Set<ObjectIdentifier> = []
  private(set) var last: ObjectIdentifier?

  /// The number of reads, including further reads of the same store.
  private(set) var count = 0

  private var retained: [Store] = []
  var task: Task<Void, Never>?

  @MainActor func add(_ store: Store) {
    all.insert(ObjectIdentifier(store))
    last = ObjectIdentifier(store)
    // The array keeps each store alive, so that no other store can get its address.
    retained.append(store)
    count += 1
  }
}

private struct CountedReader: View {
  @Environment(\.countedStore) private var store
  let seen: Identities
  var body: some View {
    let _ = seen.add(store)
    Text("store")
  }
}

private struct StoreReader: View {
  @Environment(\.store) private var store
  let seen: Identities
  var body: some View {
    let _ = seen.add(store)
    Text("store")
  }
}

private struct AnotherKey: EnvironmentKey { static let defaultValue = 0 }
private struct StoreKey: EnvironmentKey { static var defaultValue: Store { Store() } }

/// A key that counts the defaults that it creates.
///
/// Only one test may use the key, because the count is never reset.
private struct CountedKey: EnvironmentKey {
  nonisolated(unsafe) static var creationCount = 0
  static var defaultValue: Store {
    creationCount += 1
    return Store()
  }
}

extension EnvironmentValues {
  fileprivate var another: Int {
    get { self[AnotherKey.self] }
    set { self[AnotherKey.self] = newValue }
  }
  fileprivate var countedStore: Store { self[CountedKey.self] }
  fileprivate var store: Store {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}
