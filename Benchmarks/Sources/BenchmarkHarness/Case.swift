package import Ambient
package import AmbientScreen

/// An operation to measure at several sizes, next to its floor.
///
/// The floor is the least work that could produce the same result.
package struct Case {
  package let name: String

  /// The sizes that are measured if the command line names none.
  package let sizes: [Int]

  /// Whether the option `--n` replaces the sizes.
  ///
  /// It is true if the sizes are numbers of views.
  package let isScalable: Bool

  /// The name of one operation, such as `update`.
  ///
  /// The table shows the time of one operation.
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

  /// Returns a case whose size is the number of views.
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

  /// Returns a case with its own sizes, such as depths or numbers of keys.
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
  /// Work to be timed, its floor, and the tree and the layout whose work is counted.
  case timed(
    Timed,
    floor: Timed,
    tree: () -> ViewTree?,
    screen: () -> ScreenLayout? = { nil }
  )
  /// An amount other than a time, with its floor if it has one.
  case amount(Double, floor: Double?)
}

/// Work that can be repeated.
package struct Timed {
  /// The number of operations in one call.
  package var operations: Int

  /// Prepares one call outside of the measured time.
  ///
  /// If `before` is set, each call is a separate sample.
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
