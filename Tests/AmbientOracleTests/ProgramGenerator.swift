import AmbientTestSupport

/// Creates random programs.
struct ProgramGenerator {
  private var random: SplitMix64
  private var componentCount = 0
  private var componentsLeft: Int
  private var components: [Component] = []

  private init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    componentsLeft = Int.random(in: 3...10, using: &random)
  }

  /// Returns the random program that a seed determines.
  ///
  /// The program also depends on whether the package trait `Objects` is enabled.
  static func program(seed: UInt64, steps count: Int) -> Program {
    var generator = ProgramGenerator(seed: seed)
    let root = generator.component(.plain, depth: 0)
    let steps = (0..<count).map { _ in generator.step() }
    return Program(root: root, steps: steps)
  }

  // MARK: Chance

  private mutating func number() -> Int { Int.random(in: -1...4, using: &random) }
  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0..<values.count)]
  }

  private mutating func property() -> Property { pick(Property.allCases) }

  // MARK: Components

  private mutating func component(_ kind: Component.Kind, depth: Int) -> Component {
    componentCount += 1
    componentsLeft -= 1
    let id = componentCount
    let items = (0..<number(0..<4)).map { Item(id: $0, payload: number()) }
    let component = Component(
      id: id,
      kind: kind,
      number: number(),
      items: items,
      shows: (0..<number(0..<3)).map { _ in expression() },
      content: content(of: kind, depth: depth)
    )
    components.append(component)
    return component
  }

  private mutating func content(of kind: Component.Kind, depth: Int) -> Template {
    let content = template(depth: depth + 1)
    switch kind {
    case .frame:
      let inner = random.isOnce(in: 2) ? Template.written(write(), .placeholder) : .placeholder
      return random.isOnce(in: 4)
        ? .optional(expression(), inner) : .sequence([inner, content])
    case .plain, .composed, .whole:
      return random.isOnce(in: 3) ? .sequence([content, .stored]) : content
    }
  }

  private mutating func child(depth: Int) -> Template {
    let kind = pick([Component.Kind.plain, .plain, .composed, .whole])
    return .child(
      Child(
        component: component(kind, depth: depth),
        argument: expression(),
        binding: binding(),
        hasAction: random.isOnce(in: 8),
        station: station(),
        stored: random.isOnce(in: 4) ? template(depth: depth + 1) : nil
      )
    )
  }

  private mutating func binding() -> BindingSource {
    if Station.isPublishing, random.isOnce(in: 6) {
      return .published(pick(Station.Way.allCases), pick(Source.Field.allCases))
    }
    return pick([.constant, .number, .number, .name, .count, .forwarded, .element, .element])
  }

  private mutating func station() -> StationSource {
    guard Station.isPublishing else { return .shared(.constant(0)) }
    return random.isOnce(in: 2)
      ? .shared(expression()) : .followed(pick(Station.Way.allCases))
  }

  // MARK: Templates

  private mutating func template(depth: Int) -> Template {
    guard componentsLeft > 0, depth < 12 else { return leaf() }
    switch number(0..<33) {
    case 0: return leaf()
    case 1..<6: return child(depth: depth)
    case 6..<10:
      return .sequence((0..<number(2..<4)).map { _ in template(depth: depth + 1) })
    case 10: return .group(template(depth: depth + 1))
    case 11: return .stack(template(depth: depth + 1))
    case 12: return .either(expression(), template(depth: depth + 1), template(depth: depth + 1))
    case 13:
      return .choice(
        expression(),
        template(depth: depth + 1),
        template(depth: depth + 1),
        leaf()
      )
    case 14: return .optional(expression(), template(depth: depth + 1))
    case 15: return .erased(expression(), template(depth: depth + 1), template(depth: depth + 1))
    case 16: return .loop(data(), template(depth: depth + 1))
    case 17: return .identified(expression(), template(depth: depth + 1))
    case 18: return .modified(component(.frame, depth: depth), expression(), template(depth: depth))
    case 29..<33: return .presenting(presenting(depth: depth), template(depth: depth + 1))
    case 19..<24: return .preferring(preferring(depth: depth), template(depth: depth + 1))
    default: return .written(write(), template(depth: depth + 1))
    }
  }

  private mutating func preferring(depth: Int) -> Preferring {
    switch number(0..<8) {
    case 0..<4: .set(expression())
    case 4: .transform(by: expression(), isLate: random.isOnce(in: 2))
    case 5, 6: .noted
    default: .shown(component(.plain, depth: depth))
    }
  }

  private mutating func presenting(depth: Int) -> Presenting {
    Presenting(
      trigger: pick([.flag, .item]),
      number: random.isOnce(in: 2) ? .number : binding(),
      content: template(depth: depth + 1)
    )
  }

  private mutating func leaf() -> Template {
    switch number(0..<6) {
    case 0: .empty
    case 1: .text(expression())
    case 2: .stored
    default: .probe(source())
    }
  }

  private mutating func data() -> Template.Data {
    switch number(0..<6) {
    case 0: .count(expression())
    case 1: .reversedItems(if: expression())
    case 2: .bindings
    case 3: .indexedBindings
    default: .items
    }
  }

  private mutating func write() -> Write {
    switch number(0..<(Station.isPublishing ? 21 : 19)) {
    case 19, 20: .station(station())
    case 16, 17: .link(binding())
    case 18: .action
    case 0..<7: .set(property(), expression())
    case 7: .transform(property(), by: expression(), if: expression(), isLate: false)
    case 8: .transform(property(), by: expression(), if: expression(), isLate: true)
    case 9, 10: .rewrite(property(), from: numberSource(), if: numberSource())
    case 11: .resolved(property(), from: numberSource())
    case 12: .object(expression())
    case 13: .store(expression())
    case 14: .environment(if: expression())
    default: .changedEnvironment(property(), expression())
    }
  }

  // MARK: Expressions

  private mutating func expression(depth: Int = 0) -> Expression {
    if Station.isPublishing, random.isOnce(in: 8) {
      return .published(pick(Station.Way.allCases), pick(Source.Field.allCases))
    }
    switch number(0..<(depth < 2 ? 18 : 14)) {
    case 0: return .constant(number())
    case 1: return .argument
    case 2: return .element
    case 3, 4: return .number
    case 5: return .name(throughBinding: random.isOnce(in: 2))
    case 6: return .count(throughBinding: random.isOnce(in: 2))
    case 7: return .bound
    case 8..<14: return .source(source())
    case 14, 15:
      return .sum(expression(depth: depth + 1), expression(depth: depth + 1))
    default:
      return .conditional(
        expression(depth: depth + 1),
        expression(depth: depth + 1),
        expression(depth: depth + 1)
      )
    }
  }

  private mutating func source() -> Source {
    switch number(0..<18) {
    case 14, 15: .link
    case 16: .action
    case 17: .isPresented
    case 0: .object(pick(Source.Field.allCases))
    case 1: .store(pick(Source.Field.allCases))
    case 2: .selected
    default: numberSource()
    }
  }

  private mutating func numberSource() -> Source {
    switch number(0..<14) {
    case 0: .chosen
    case 1: .current
    case 2: .indexed(number(0..<2))
    default: .property(property())
    }
  }

  // MARK: Steps

  private mutating func step() -> Step {
    if random.isOnce(in: 12) {
      return Step(changes: [.dismissByUser(number(0..<4))], isAction: false)
    }
    let count = random.isOnce(in: 3) ? number(2..<4) : 1
    var changes = (0..<count).map { _ in change() }
    // A change of items may remove the element that a binding leads to. Therefore a step that
    // changes items does not write through bindings.
    if changes.contains(where: \.isOfItems) { changes.removeAll(where: \.isThroughBinding) }
    return Step(changes: changes, isAction: random.isOnce(in: 2))
  }

  private mutating func change() -> Change {
    switch number(0..<(Station.isPublishing ? 21 : 17)) {
    case 17, 18: .publish(number(0..<2), pick(Source.Field.allCases), number())
    case 19: .publishOwn(target(), pick(Source.Field.allCases), number())
    case 20: .send(number(0..<2))
    case 16: .dismiss(target())
    case 0..<6: .number(target(), number())
    case 6: .name(target(), number())
    case 7: .count(target(), number())
    case 8, 9, 10: .items(target(), itemsChange())
    case 11: .bound(target(), number())
    case 12, 13: .object(number(0..<2), pick(Source.Field.allCases), number())
    default: .root(property(), number())
    }
  }

  private mutating func target() -> Target {
    Target(component: pick(components).id, occurrence: number(0..<4))
  }

  private mutating func itemsChange() -> ItemsChange {
    switch number(0..<8) {
    case 0, 1: .insert(Item(id: number(0..<6), payload: number()), at: number(0..<5))
    case 2: .remove(at: number(0..<5))
    case 3, 4: .move(from: number(0..<5), to: number(0..<5))
    case 5: .reverse
    default: .setPayload(at: number(0..<5), number())
    }
  }
}

extension Change {
  fileprivate var isOfItems: Bool { if case .items = self { true } else { false } }

  fileprivate var isThroughBinding: Bool {
    switch self {
    case .bound, .dismiss: true
    default: false
    }
  }
}
