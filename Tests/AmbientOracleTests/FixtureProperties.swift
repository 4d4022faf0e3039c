import Ambient
import AmbientCore

// A body depends only on the parts of a `LibraryProperty` that the body reads. The oracle relies on
// this rule: it knows which values a body reads, but not which properties a fixture declares.
extension Readings: LibraryProperty {}
extension EnvironmentReads: LibraryProperty {}
extension EnvironmentReads.Selection: LibraryProperty {}

/// The states of a ``Fixture``, nested in a dynamic property.
struct Memory: DynamicProperty {
  struct Slots: DynamicProperty {
    @State var number: Int
    @State var items: [Item]
  }

  var slots: Slots
  @State var record = Record()

  init(_ component: Component) {
    slots = Slots(number: component.number, items: component.items)
  }

  @MainActor func handles(of view: some Fixture) -> Handles {
    Handles(
      number: slots.$number,
      record: $record,
      items: slots.$items,
      bound: view.fields.$bound,
      followed: view.followed,
      environmentValues: view.environmentValues
    )
  }
}

/// The environment values that a fixture reads, and a copy of the environment value `a`.
///
/// `update()` makes the copy before the body runs.
struct Readings: DynamicProperty {
  private let reads: EnvironmentReads
  private(set) var a = 0

  init(argument: Int) { reads = EnvironmentReads(argument: argument) }

  mutating func update() { a = reads.read(.property(.a)) }

  func read(_ source: Source) -> Int { reads.read(source) }
  @MainActor var environmentValues: EnvironmentValues { reads.environmentValues }
}

/// The environment values that a fixture reads.
///
/// The struct stores most of the `Environment` properties directly. One is in an optional, and one
/// is in the payload of an enum.
struct EnvironmentReads: DynamicProperty {
  enum Selection: DynamicProperty {
    case some(Environment<Int>)
    case another(number: Int, Environment<Int>)

    var value: Int {
      switch self {
      case .some(let reading), .another(_, let reading): reading.wrappedValue
      }
    }
  }

  @Environment(\.self) var environmentValues
  @Environment(\.store) private var store
  @Environment(\.link) @Binding private var link: Int
  private let action = Environment(\.action)
  private let isPresented = Environment(\.isPresented)
  private let object: Environment<Model?>? = Environment(Model.self)
  private let selection: Selection
  private let argument: Int
  private let a = Environment(\.a)
  private let b = Environment(\.b)
  private let c = Environment(\.c)
  private let name = Environment(\.record.name)
  private let count = Environment(\.record.count)
  private let chosen = Environment(\.chosen)
  private let both = Environment(\.both)
  private let indexed = Environment(\.[indexed: 1])

  init(argument: Int) {
    self.argument = argument
    let reading = Environment(Property.selected(by: argument).keyPath)
    selection = argument.isTrue ? .some(reading) : .another(number: argument, reading)
  }

  func read(_ source: Source) -> Int {
    switch source {
    case .property(.a): a.wrappedValue
    case .property(.b), .property(.alias): b.wrappedValue
    case .property(.c), .property(.even), .property(.shifted): c.wrappedValue
    case .property(.name): name.wrappedValue
    case .property(.count): count.wrappedValue
    case .property(.both): both.wrappedValue
    case .chosen: chosen.wrappedValue
    case .current: environmentValues.current
    case .indexed(1): indexed.wrappedValue
    case .selected: selection.value
    case .object(let field): object?.wrappedValue?[field] ?? -1
    case .store(let field): store?[field] ?? -1
    case .link: link
    case .action: action.wrappedValue == nil ? 0 : 1
    case .isPresented: isPresented.wrappedValue ? 1 : 0
    case .property(.clamped), .indexed: environmentValues.value(of: source)
    }
  }
}
