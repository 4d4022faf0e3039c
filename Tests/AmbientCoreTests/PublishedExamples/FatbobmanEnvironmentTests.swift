import Ambient
import AmbientCore
import AmbientTestSupport
import AmbientTesting
import Observation
import Testing

/// The examples of Fatbobman's article about the concepts and practice of SwiftUI's environment.
@MainActor
struct `Fatbobman, environment in practice` {
  @Test func `A read of the environment in an initializer gives the default and a warning`() {
    struct Early: View {
      @Environment(\.garden) private var garden
      private var early = ""
      init() { early = garden.name }
      var body: some View { Text("\(early), then \(garden.name)") }
    }
    let warnings = Warnings()
    let host = warnings.during {
      TestHost { Early().environment(\.garden, Garden(name: "rose")) }
    }
    #expect(host.texts == ["wild, then rose"])
    #expect(warnings.claims.count == 1)
  }

  @Test func `The environment can hold objects, functions and values of protocol types`() {
    struct Reader: View {
      @Environment(\.shed) private var shed
      @Environment(\.plant) private var plant
      @Environment(\.makeGarden) private var makeGarden
      @Environment(\.keeper) private var keeper
      var body: some View {
        Text("\(shed.tools) \(plant("oak")) \(makeGarden().name) \(keeper.name)")
      }
    }
    let host = TestHost {
      Reader()
        .environment(\.shed, Shed(tools: 3))
        .environment(\.plant) { "planted \($0)" }
        .environment(\.makeGarden) { Garden(name: "fresh") }
        .environment(\.keeper, Robot())
    }
    #expect(host.texts == ["3 planted oak fresh robot"])
  }

  @Test func `A view reads the default if no ancestor has set an observable object`() {
    struct Reader: View {
      @Environment(\.store) private var store
      var body: some View { Text("\(store.name)") }
    }
    let store = Store("set")
    let host = TestHost {
      Reader()
      Reader().environment(\.store, store)
    }
    #expect(host.texts == ["default", "set"])
    host.takeBodies()
    store.name = "changed"
    host.settle()
    #expect(host.texts == ["default", "changed"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `Several observable objects of one type can be set with different keys`() {
    struct Reader: View {
      @Environment(Store.self) private var main
      @Environment(\.store) private var first
      @Environment(\.secondStore) private var second
      var body: some View { Text("\(main.name) \(first.name) \(second.name)") }
    }
    let second = Store("two")
    let host = TestHost {
      Reader()
        .environment(Store("main"))
        .environment(\.store, Store("one"))
        .environment(\.secondStore, second)
    }
    #expect(host.texts == ["main one two"])
    host.takeBodies()
    second.name = "second"
    host.settle()
    #expect(host.texts == ["main one second"])
    #expect(host.takeBodies() == ["Reader"])
  }

  @Test func `A dynamic property with its own update method reads the environment`() {
    @propertyWrapper struct Harvest: DynamicProperty {
      @Environment(\.garden) private var garden
      @Environment(\.season) private var season
      @State private var cache = Cache()
      var wrappedValue: [String] { cache.fruits }
      mutating func update() { cache.fruits = (1...season).map { "\(garden.name) \($0)" } }
    }
    struct Reader: View {
      @Harvest private var harvest
      var body: some View { Text(harvest.joined(separator: ", ")) }
    }
    struct Root: View {
      @State private var season = 1
      private let reader = Reader()
      var body: some View {
        reader.environment(\.season, season)
        Button("Next") { season += 1 }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts.first == "wild 1")
    host.takeBodies()
    host.tap("Next")
    #expect(host.texts.first == "wild 1, wild 2")
    #expect(host.takeBodies() == ["Root", "Reader"])
  }

  private final class Cache {
    var fruits: [String] = []
  }

  @Test func `A view that reads one part of a struct runs only when that part changes`() {
    struct NameReader: View {
      @Environment(\.garden.name) private var name
      var body: some View { Text(name) }
    }
    struct AreaReader: View {
      @Environment(\.garden.area) private var area
      var body: some View { Text("\(area)") }
    }
    struct Root: View {
      @State private var garden = Garden()
      var body: some View {
        List {
          Button("Rename") { garden.name += "er" }
          Button("Grow") { garden.area += 1 }
          NameReader()
          AreaReader()
        }
        .environment(\.garden, garden)
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Rename")
    #expect(host.texts == ["Rename", "Grow", "wilder", "10"])
    #expect(host.takeBodies() == ["Root", "NameReader"])
    host.tap("Grow")
    #expect(host.texts == ["Rename", "Grow", "wilder", "11"])
    #expect(host.takeBodies() == ["Root", "AreaReader"])
  }

  @Test func `The closure of transformEnvironment can leave the value unchanged`() {
    struct AreaReader: View {
      @Environment(\.garden.area) private var area
      var body: some View { Text("\(area)") }
    }
    struct Root: View {
      @State private var area = 10
      var body: some View {
        List {
          Button("Bit") { area += 5 }
          Button("Lot") { area += 100 }
          AreaReader()
        }
        .transformEnvironment(\.garden) { [area] garden in
          guard area > 100 else { return }
          garden.area = area
        }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Bit")
    #expect(host.texts.last == "10")
    #expect(host.takeBodies() == ["Root"])
    host.tap("Lot")
    #expect(host.texts.last == "115")
    #expect(host.takeBodies() == ["Root", "AreaReader"])
  }

  @Test func `An environment value reaches only descendants`() {
    struct Switch: View {
      @Environment(\.isWeeding) private var isWeeding
      var body: some View {
        Button(isWeeding?.wrappedValue == true ? "Stop" : "Weed") {
          isWeeding?.wrappedValue.toggle()
        }
      }
    }
    struct Root: View {
      @State private var isWeeding = false
      var body: some View {
        VStack { Switch() }.environment(\.isWeeding, $isWeeding)
        HStack { Switch() }
      }
    }
    let host = TestHost { Root() }
    #expect(host.texts == ["Weed", "Weed"])
    host.tap("Weed")
    #expect(host.texts == ["Stop", "Weed"])
    host.tap("Weed")
    #expect(host.texts == ["Stop", "Weed"])
  }

  @Test func `A parent can replace a whole object in the environment`() {
    struct Reader: View {
      @Environment(Store.self) private var store
      var body: some View { Text(store.name) }
    }
    struct Root: View {
      @State private var store = Store("old")
      private let reader = Reader()
      var body: some View {
        reader.environment(store)
        Button("Replace") { store = Store("new") }
      }
    }
    let host = TestHost { Root() }
    host.takeBodies()
    host.tap("Replace")
    #expect(host.texts == ["new", "Replace"])
    #expect(host.takeBodies() == ["Root", "Reader"])
  }

  @Test func `A task can call a sendable function of the environment`() async {
    struct Reader: View {
      @Environment(\.announce) private var announce
      var body: some View {
        Text("x").task { await announce(Note(text: "from a task")) }
      }
    }
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let host = TestHost {
      Reader().environment(\.announce) { note in continuation.yield(note.text) }
    }
    var notes = stream.makeAsyncIterator()
    #expect(await notes.next() == "from a task")
    host.unmount()
  }

  @Test func `A computed default creates one instance for all readers`() {
    struct Reader: View {
      @Environment(\.store) private var store
      let seen: Seen
      var body: some View {
        let _ = seen.stores.append(store)
        Text(store.name)
      }
    }
    let seen = Seen()
    let host = TestHost {
      Reader(seen: seen)
      Reader(seen: seen).environment(\.garden, Garden(name: "other"))
    }
    #expect(host.texts == ["default", "default"])
    #expect(seen.stores.count == 2)
    #expect(seen.stores[0] === seen.stores[1])
  }

  private final class Seen {
    var stores: [Store] = []
  }

  #if Macros
  @Test func `An @Entry can have a type that is not sendable, and creates its default once`() {
    struct Reader: View {
      @Environment(\.entryStore) private var store
      let seen: Seen
      var body: some View {
        let _ = seen.stores.append(store)
        Text(store.name)
      }
    }
    let seen = Seen()
    let host = TestHost {
      Reader(seen: seen)
      Reader(seen: seen)
    }
    #expect(host.texts == ["entry", "entry"])
    #expect(seen.stores[0] === seen.stores[1])
  }
  #endif

  @Test func `A view and plain code can read the same key`() {
    struct Planner {
      let environment: EnvironmentValues
      var plan: String { "\(environment.garden.name) in season \(environment.season)" }
    }
    struct Reader: View {
      @Environment(\.self) private var environment
      var body: some View { Text(Planner(environment: environment).plan) }
    }
    var values = EnvironmentValues()
    values.season = 3
    #expect(Planner(environment: values).plan == "wild in season 3")
    let host = TestHost { Reader().environment(\.season, 4) }
    #expect(host.texts == ["wild in season 4"])
  }
}

@Observable private final class Store {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Garden {
  var name = "wild"
  var area = 10
}

private final class Shed {
  let tools: Int
  init(tools: Int) { self.tools = tools }
}

private protocol Keeper: Sendable { var name: String { get } }
private struct Human: Keeper { let name = "human" }
private struct Robot: Keeper { let name = "robot" }

private struct Note: Sendable {
  let text: String
}

private struct GardenKey: EnvironmentKey { static let defaultValue = Garden() }
private struct SeasonKey: EnvironmentKey { static let defaultValue = 1 }
private struct ShedKey: EnvironmentKey { static var defaultValue: Shed { Shed(tools: 0) } }
private struct PlantKey: EnvironmentKey {
  static let defaultValue: @Sendable (String) -> String = { $0 }
}
private struct MakeGardenKey: EnvironmentKey {
  static let defaultValue: @Sendable () -> Garden = { Garden() }
}
private struct KeeperKey: EnvironmentKey { static let defaultValue: any Keeper = Human() }
private struct StoreKey: EnvironmentKey { static var defaultValue: Store { Store("default") } }
private struct SecondStoreKey: EnvironmentKey {
  static var defaultValue: Store { Store("default") }
}
private struct WeedingKey: EnvironmentKey { static let defaultValue: Binding<Bool>? = nil }
private struct AnnounceKey: EnvironmentKey {
  static let defaultValue: @Sendable (Note) async -> Void = { _ in }
}

extension EnvironmentValues {
  fileprivate var garden: Garden {
    get { self[GardenKey.self] }
    set { self[GardenKey.self] = newValue }
  }
  fileprivate var season: Int {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
  fileprivate var shed: Shed {
    get { self[ShedKey.self] }
    set { self[ShedKey.self] = newValue }
  }
  fileprivate var plant: @Sendable (String) -> String {
    get { self[PlantKey.self] }
    set { self[PlantKey.self] = newValue }
  }
  fileprivate var makeGarden: @Sendable () -> Garden {
    get { self[MakeGardenKey.self] }
    set { self[MakeGardenKey.self] = newValue }
  }
  fileprivate var keeper: any Keeper {
    get { self[KeeperKey.self] }
    set { self[KeeperKey.self] = newValue }
  }
  fileprivate var store: Store {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
  fileprivate var secondStore: Store {
    get { self[SecondStoreKey.self] }
    set { self[SecondStoreKey.self] = newValue }
  }
  fileprivate var isWeeding: Binding<Bool>? {
    get { self[WeedingKey.self] }
    set { self[WeedingKey.self] = newValue }
  }
  fileprivate var announce: @Sendable (Note) async -> Void {
    get { self[AnnounceKey.self] }
    set { self[AnnounceKey.self] = newValue }
  }
}

#if Macros
extension EnvironmentValues {
  // The parentheses confirm that all readers share one object. Without them, the compiler warns.
  @Entry fileprivate var entryStore = (Store("entry"))
}
#endif
