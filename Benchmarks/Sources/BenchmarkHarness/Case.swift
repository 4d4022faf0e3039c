package import Ambient

/// Something to measure, at several sizes, beside the least that could do the same.
package struct Case {
  package let name: String

  /// The sizes that are measured if nobody asks for others.
  package let sizes: [Int]

  /// Whether `--n` applies; otherwise the sizes say something else than the number of views.
  package let isScalable: Bool

  /// What one operation is: the figures are for one.
  package let unit: String

  /// Prepares the case in a size.
  package let prepare: (Int) -> Subject

  package init(
    name: String,
    sizes: [Int],
    isScalable: Bool,
    unit: String,
    prepare: @escaping (Int) -> Subject
  ) {
    self.name = name
    self.sizes = sizes
    self.isScalable = isScalable
    self.unit = unit
    self.prepare = prepare
  }

  /// A case whose size is the number of views.
  package static func views(
    _ name: String,
    per unit: String = "update",
    prepare: @escaping (Int) -> Subject
  ) -> Case {
    Case(
      name: name,
      sizes: [1_000, 10_000, 100_000],
      isScalable: true,
      unit: unit,
      prepare: prepare
    )
  }

  /// A case with sizes of its own: depths, numbers of keys.
  package static func fixed(
    _ name: String,
    _ sizes: [Int] = [1],
    per unit: String = "update",
    prepare: @escaping (Int) -> Subject
  ) -> Case {
    Case(name: name, sizes: sizes, isScalable: false, unit: unit, prepare: prepare)
  }
}

/// A case in one size, ready to be measured.
package enum Subject {
  /// Work to be timed, its floor, and the tree whose work is counted.
  case timed(Timed, floor: Timed, tree: () -> ViewTree?)
  /// An amount that is no time, with its floor if there is one.
  case amount(Double, floor: Double?)
}

/// Work that can be done again and again.
package struct Timed {
  /// How many operations one call makes.
  package var operations: Int

  /// Prepares one call, and is no part of the time; each call is then a sample of its own.
  package var before: (() -> Void)?

  package let call: () -> Void

  package init(
    operations: Int = 1,
    before: (() -> Void)? = nil,
    call: @escaping () -> Void
  ) {
    self.operations = operations
    self.before = before
    self.call = call
  }
}
