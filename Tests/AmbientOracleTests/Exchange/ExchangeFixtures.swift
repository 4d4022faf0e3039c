import Ambient

/// The state that all views of an ``ExchangeProgram`` share.
///
/// A provider is a view that offers a copy of its environment and a closure. The closure reads an
/// environment value. A test puts the copy or the closure into a slot, from which other views read.
@MainActor
final class ExchangeWorld {
  /// The content of a slot: the environment values or the closure that a provider offers.
  enum SlotContent {
    case values(EnvironmentValues)
    case closure(() -> Int)

    /// The environment values, or default values if the slot holds a closure.
    var values: EnvironmentValues {
      switch self {
      case .values(let values): values
      case .closure: EnvironmentValues()
      }
    }
  }

  /// The latest offer of each provider, by the provider's identifier.
  var offers: [Int: (values: EnvironmentValues, closure: () -> Int)] = [:]

  var slots: [SlotContent?] = Array(repeating: nil, count: ExchangeProgram.slotCount)

  /// Bindings to the states of blocks, by the block's identifier.
  var numbers: [Int: Binding<Int>] = [:]

  /// The bodies that ran, in order.
  var runs: [String] = []

  func environmentValues(of slot: Int) -> EnvironmentValues {
    slots[slot]?.values ?? EnvironmentValues()
  }

  func clear() {
    offers = [:]
    numbers = [:]
    slots = slots.map { _ in nil }
  }
}

/// The view of a ``Block``.
struct BlockView: View {
  let block: Block
  let world: ExchangeWorld
  @State private var number: Int

  init(_ block: Block, _ world: ExchangeWorld) {
    self.block = block
    self.world = world
    number = block.number
  }

  var body: some View {
    let _ = {
      world.runs.append("block \(block.id)")
      world.numbers[block.id] = $number
    }()
    PieceBuilder(number: number, world: world).make(block.content)
  }
}

/// A view for `Reading.path`, which reads through its own `@Environment` property.
private struct ShowsPath: View {
  let id: Int
  let world: ExchangeWorld
  @Environment private var value: Int

  init(_ id: Int, _ source: Source, _ world: ExchangeWorld) {
    self.id = id
    self.world = world
    _value = Environment(source.keyPath)
  }

  var body: some View {
    let _ = world.runs.append("show \(id)")
    Text(verbatim: "\(id): \(value)")
  }
}

/// A view for `Reading.whole`, which reads through a copy of its environment.
private struct ShowsWhole: View {
  let id: Int
  let source: Source
  let world: ExchangeWorld
  @Environment(\.self) private var values

  var body: some View {
    let _ = world.runs.append("show \(id)")
    Text(verbatim: "\(id): \(values.value(of: source))")
  }
}

/// A view for `Reading.slot`, which reads from the values or the closure in a slot.
private struct ShowsSlot: View {
  let id: Int
  let slot: Int
  let source: Source
  let world: ExchangeWorld

  private var value: Int {
    switch world.slots[slot] {
    case .values(let values): values.value(of: source)
    case .closure(let closure): closure()
    case nil: -1
    }
  }

  var body: some View {
    let _ = world.runs.append("show \(id)")
    Text(verbatim: "\(id): \(value)")
  }
}

/// A provider, which offers a copy of its environment and a closure.
private struct ProviderView: View {
  let id: Int
  let world: ExchangeWorld
  @Environment(\.self) private var values
  @Environment private var value: Int

  init(_ id: Int, _ source: Source, _ world: ExchangeWorld) {
    self.id = id
    self.world = world
    _value = Environment(source.keyPath)
  }

  var body: some View {
    let _ = {
      world.runs.append("provider \(id)")
      world.offers[id] = (values, { value })
    }()
    EmptyView()
  }
}

/// Creates the views of a piece.
///
/// The property `number` is the state of the block around the piece.
@MainActor
private struct PieceBuilder {
  let number: Int
  let world: ExchangeWorld

  func make(_ piece: Piece) -> AnyView {
    switch piece {
    case .empty: AnyView(EmptyView())
    case .show(let id, .path(let source)): AnyView(ShowsPath(id, source, world))
    case .show(let id, .whole(let source)):
      AnyView(ShowsWhole(id: id, source: source, world: world))
    case .show(let id, .slot(let slot, let source)):
      AnyView(ShowsSlot(id: id, slot: slot, source: source, world: world))
    case .provider(let id, let source): AnyView(ProviderView(id, source, world))
    case .block(let block): AnyView(BlockView(block, world))
    case .choice(let first, let second): AnyView(choice(first, second))
    case .group(let parts): AnyView(group(parts))
    case .written(let writing, let content): write(writing, make(content))
    }
  }

  @ViewBuilder private func choice(_ first: Piece, _ second: Piece) -> some View {
    if number.isTrue { make(first) } else { make(second) }
  }

  @ViewBuilder private func group(_ parts: [Piece]) -> some View {
    make(parts.isEmpty ? .empty : parts[0])
    make(parts.count > 1 ? parts[1] : .empty)
    make(parts.count > 2 ? parts[2] : .empty)
  }

  private func write(_ writing: ExchangeWriting, _ content: AnyView) -> AnyView {
    let isOdd = number.isTrue
    switch writing {
    case .set(let property, let amount):
      return AnyView(content.environment(property.keyPath, amount.value(number)))
    case .transform(let property, let amount, let onlyIfOdd):
      let added = isOdd || !onlyIfOdd ? amount.value(number) : 0
      return AnyView(content.transformEnvironment(property.keyPath) { $0 &+= added })
    case .setInCopy(let property, let amount):
      let value = amount.value(number)
      return AnyView(
        content.transformEnvironment(\.self) { if isOdd { $0.assign(value, to: property) } }
      )
    case .copy(let slot):
      return AnyView(content.environment(\.self, world.environmentValues(of: slot)))
    case .copyIfOdd(let slot, let property, let amount):
      let (values, value) = (world.environmentValues(of: slot), amount.value(number))
      return AnyView(
        content.transformEnvironment(\.self) {
          guard isOdd else { return }
          $0 = values
          if let property { $0.assign(value, to: property) }
        }
      )
    }
  }
}

extension EnvironmentValues {
  /// Sets a property without a key path.
  ///
  /// A write through a key path would call the property's getter first.
  fileprivate mutating func assign(_ value: Int, to property: Property) {
    switch property {
    case .a: a = value
    case .b: b = value
    case .c: c = value
    case .name: record.name = value
    case .count: record.count = value
    case .clamped: clamped = value
    case .even: even = value
    case .alias: alias = value
    case .both: both = value
    case .shifted: shifted = value
    }
  }
}
