import Combine
import SwiftUI

// Publishing objects: ways of declaring them, of publishing and of subscribing. Tests refer to each
// form by the identifier, such as M01, that starts its comment.

/// M01: an object on the main actor, with properties of every kind.
@MainActor class Fleet: ObservableObject {
  @Published var admiral = "Nora"
  @Published var flagship: String?
  @Published private(set) var greeting = ""
  @Published private(set) var ships: [String] = []

  /// M02: a published property with an observer.
  @Published var order = "" {
    didSet { orders.append(order) }
  }

  private(set) var orders: [String] = []

  /// M03: subjects, their subscribers, and a type-erased publisher.
  let arrivals = PassthroughSubject<String, Never>()
  let weather = CurrentValueSubject<String, Never>("calm")
  private var subscriptions = Set<AnyCancellable>()
  var forecast: AnyPublisher<String, Never> {
    weather.map { [admiral] in "\($0) for \(admiral)" }.eraseToAnyPublisher()
  }

  init() {
    arrivals.sink { [weak self] in self?.ships.append($0) }.store(in: &subscriptions)
    $admiral.map { "Aye, \($0)" }.assign(to: &$greeting)
  }

  convenience init(admiral: String) {
    self.init()
    self.admiral = admiral
  }

  /// M04: a shared instance.
  static let shared = Fleet(admiral: "everybody")
}

/// M05: a subclass.
final class Armada: Fleet {
  @Published var cannons = 90
}

/// M06: a class that is neither final nor isolated and publishes explicitly.
class Lock: NSObject, ObservableObject {
  private(set) var level = 1
  func fill() {
    objectWillChange.send()
    level += 1
  }
}

/// M07: the protocol that a generic view requires of its model.
@MainActor protocol Commanding: ObservableObject {
  var admiral: String { get set }
}

extension Fleet: Commanding {}

struct Command<Model: Commanding>: View {
  @ObservedObject var model: Model
  var body: some View { TextField("Admiral", text: $model.admiral) }
}

/// M08: objects that a view creates, in every way.
struct Owners: View {
  @StateObject private var one = Fleet()
  @StateObject var two: Fleet
  @StateObject private var three: Armada
  @ObservedObject private var shared = Fleet.shared
  @ObservedObject var given: Fleet = .shared

  init(admiral: String, three: @autoclosure @escaping () -> Armada) {
    _two = StateObject(wrappedValue: Fleet(admiral: admiral))
    _three = .init(wrappedValue: three())
  }

  var body: some View {
    Text("\(one.admiral) \(two.admiral) \(three.admiral) \(three.cannons)")
    Text("\(shared.admiral) \(shared === given)")
    Command(model: two)
    Button("Fire") { three.cannons -= 1 }
  }
}

/// D01: objects found by type, with and without access levels.
struct Quarters: View {
  @EnvironmentObject private var fleet: Fleet
  @EnvironmentObject var lock: Lock
  @SwiftUI.EnvironmentObject internal var armada: Armada
  var body: some View {
    Text("\(fleet.admiral) \(lock.level) \(armada.cannons)")
    Button("Fill") { lock.fill() }
    Toggle("Signal", isOn: $fleet.flagship.isSome)
  }
}

extension Optional where Wrapped == String {
  /// Whether the text is set; writing true sets an empty text.
  var isSome: Bool {
    get { self != nil }
    set { self = newValue ? "" : nil }
  }
}

extension View {
  /// D02, D03: several objects in one chain, and in a helper.
  func provisioned(fleet: Fleet, lock: Lock = Lock()) -> some View {
    environmentObject(fleet)
      .environmentObject(lock)
      .environmentObject(Armada())
  }
}

/// M09: actions for received values.
struct Listener: View {
  let hear: (String) -> Void
  @StateObject private var fleet = Fleet()
  @Environment(\.horns) private var horns
  @Environment(\.tides) private var tides
  var body: some View {
    Text(fleet.greeting)
      .onReceive(fleet.$admiral) { hear("admiral \($0)") }
      .onReceive(fleet.weather.dropFirst()) { hear($0) }
      .onReceive(fleet.forecast.removeDuplicates(), perform: hear)
      .onReceive(horns) { horn in hear(horn) }
      .onReceive(tides ?? Empty().eraseToAnyPublisher()) { hear("tide \($0)") }
      .onReceive(Just("once")) { _ in hear("just") }
    Button("Storm") { fleet.weather.send("storm") }
    Button("Relieve") { fleet.admiral = "Olga" }
  }
}

extension EnvironmentValues {
  /// M10: subjects and publishers in entries.
  @Entry var horns: PassthroughSubject<String, Never> = (.init())
  @Entry var tides: AnyPublisher<Int, Never>?
}

/// H11: a wrapper over a dynamic property that reads a value and owns an object.
@propertyWrapper @MainActor struct Watched<Value>: @MainActor DynamicProperty {
  private var context = WatchContext()
  private let keyPath: KeyPath<Fleet, Value>
  init(_ keyPath: KeyPath<Fleet, Value>) { self.keyPath = keyPath }
  var wrappedValue: Value { context.fleet[keyPath: keyPath] }
  var projectedValue: WatchContext { context }
}

@MainActor struct WatchContext: @MainActor DynamicProperty {
  @Environment(\.masts) var masts
  @StateObject var fleet = Fleet()
  @StateObject private var lock = Lock()
  var level: Int { lock.level }
}

struct Watcher: View {
  @Watched(\.admiral) private var admiral
  @Watched(\.ships.count) private var count
  var body: some View {
    Text("\(admiral) \(count) \($admiral.masts) \($admiral.level)")
    Button("Promote") { $admiral.fleet.admiral = "Petra" }
    Button("Arrive") { $count.fleet.arrivals.send("Anna") }
  }
}

/// H12: an enum that holds an owned object or a received object.
@MainActor enum Held: @MainActor DynamicProperty {
  case own(StateObject<Fleet>)
  case given(ObservedObject<Fleet>)
  var fleet: Fleet {
    switch self {
    case .own(let object): object.wrappedValue
    case .given(let object): object.wrappedValue
    }
  }
}

struct Holder: View {
  private let held: Held
  init() { held = .own(StateObject(wrappedValue: Fleet(admiral: "own"))) }
  init(_ fleet: Fleet) { held = .given(ObservedObject(wrappedValue: fleet)) }
  var body: some View {
    Text(held.fleet.admiral)
    Button("Retire") { held.fleet.admiral = "nobody" }
  }
}
