extension Appearance {
  /// Whether the library must treat both appearances as equal.
  ///
  /// A closure equals no closure, not even itself. Therefore an appearance that holds a closure
  /// equals no appearance.
  func isSame(as other: Appearance) -> Bool {
    switch (self, other) {
    case (.empty, .empty): true
    case (.text(let one), .text(let other)): one == other
    case (.probe(let one), .probe(let other)): one == other
    case (.child(let one), .child(let other)): one.isSame(as: other)
    case (.sequence(let one), .sequence(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    case (.group(let one), .group(let other)): one.isSame(as: other)
    case (.stack(let one), .stack(let other)): one.isSame(as: other)
    case (.either(let isFirst, let one), .either(let isAlsoFirst, let other)):
      isFirst == isAlsoFirst && one.isSame(as: other)
    case (.choice(let index, let one), .choice(let otherIndex, let other)):
      index == otherIndex && one.isSame(as: other)
    case (.optional(nil), .optional(nil)): true
    case (.optional(let one?), .optional(let other?)): one.isSame(as: other)
    case (.identified(let id, let one), .identified(let otherID, let other)):
      id == otherID && one.isSame(as: other)
    case (.written(let write, let one), .written(let otherWrite, let other)):
      write.isSame(as: otherWrite) && one.isSame(as: other)
    case (.modified(let modifier, let one), .modified(let otherModifier, let other)):
      modifier.isSame(as: otherModifier) && one.isSame(as: other)
    case (.preferring(.set(let number), let one), .preferring(.set(let otherNumber), let other)):
      number == otherNumber && one.isSame(as: other)
    case (.placeholder(let one), .placeholder(let other)): one == other
    // Loops, sheets and some preference modifiers hold closures. All other pairs differ.
    default: false
    }
  }
}

extension Fields {
  func isSame(as other: Fields) -> Bool {
    guard component === other.component, argument == other.argument, binding == other.binding,
      station == other.station, !hasAction, !other.hasAction
    else { return false }
    return switch (stored, other.stored) {
    case (nil, nil): true
    case (let one?, let other?): one.isSame(as: other)
    default: false
    }
  }
}

extension Writing {
  func isSame(as other: Writing) -> Bool {
    switch (value, other.value) {
    case (.number(let one, let value), .number(let other, let otherValue)):
      one == other && value == otherValue
    case (.resolved(let one, let source), .resolved(let other, let otherSource)):
      one == other && source == otherSource
    case (.object(let one), .object(let other)), (.store(let one), .store(let other)): one == other
    case (.station(let one), .station(let other)): one == other
    case (.link(let one), .link(let other)): one == other
    case (.defaults, .defaults): true
    case (.environment, .environment): standpoint.place == other.standpoint.place
    // Each run of a body creates its own changed copy of the environment.
    case (.changedEnvironment, .changedEnvironment): standpoint.run == other.standpoint.run
    // Actions and transforms are closures.
    default: false
    }
  }
}
