import Ambient

/// Something to measure, at several sizes, beside the least that could do the same.
struct Case {
  let name: String

  /// The sizes that are measured if nobody asks for others.
  let sizes: [Int]

  /// Whether `--n` applies; otherwise the sizes say something else than the number of views.
  let isScalable: Bool

  /// What one operation is: the figures are for one.
  let unit: String

  /// Prepares the case in a size.
  let prepare: (Int) -> Subject

  /// A case whose size is the number of views.
  static func views(
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
  static func fixed(
    _ name: String,
    _ sizes: [Int] = [1],
    per unit: String = "update",
    prepare: @escaping (Int) -> Subject
  ) -> Case {
    Case(name: name, sizes: sizes, isScalable: false, unit: unit, prepare: prepare)
  }
}

/// A case in one size, ready to be measured.
enum Subject {
  /// Work to be timed, its floor, and the tree whose work is counted.
  case timed(Timed, floor: Timed, tree: () -> ViewTree?)
  /// An amount that is no time, with its floor if there is one.
  case amount(Double, floor: Double?)
}

/// Work that can be done again and again.
struct Timed {
  /// How many operations one call makes.
  var operations = 1

  /// Prepares one call, and is no part of the time; each call is then a sample of its own.
  var before: (() -> Void)?

  let call: () -> Void
}
