import Ambient
import BenchmarkHarness

/// `EnvironmentValues` alone, with 1, 10 and 100 keys set.
enum RawValues {
  private static let repeats = 100

  static let cases: [Case] = [
    values("raw get oldest", floor: RawFloor.get) { values, sum in sum &+= values.tint },
    values("raw get newest", isNewest: true, floor: RawFloor.get) { values, sum in
      sum &+= values.tint
    },
    values("raw get missing", floor: RawFloor.get) { values, sum in sum &+= values.unread },
    values("raw get by key path", floor: RawFloor.get) { values, sum in
      sum &+= values[keyPath: tint]
    },
    values("raw copy and set existing", floor: RawFloor.copyAndSet) { values, sum in
      var copy = values
      sum &+= 1
      copy.tint = sum
      blackHole(copy)
    },
    values("raw copy and set new", floor: RawFloor.copyAndSet) { values, sum in
      var copy = values
      sum &+= 1
      copy.unread = sum
      blackHole(copy)
    },
    values("raw set by key path", floor: RawFloor.copyAndSet) { values, sum in
      var copy = values
      sum &+= 1
      copy[keyPath: tint] = sum
      blackHole(copy)
    },
    values("raw set in place", floor: RawFloor.set) { values, sum in
      sum &+= 1
      values.tint = sum
    },
  ]

  private static let tint: any WritableKeyPath<EnvironmentValues, Int> & Sendable = \.tint

  /// Returns a case for an operation on values with some keys.
  ///
  /// The tint is the oldest or the newest of the keys.
  private static func values(
    _ name: String,
    isNewest: Bool = false,
    floor: @escaping @MainActor (_ keys: Int, _ repeats: Int) -> Timed,
    _ operation: @escaping (inout EnvironmentValues, inout Int) -> Void
  ) -> Case {
    .fixed(name, [1, 10, 100], per: "access") { count in
      let others = (0..<(count - 1)).map(NumberedKeys.path)
      var values = EnvironmentValues()
      for path in isNewest ? others + [tint] : [tint] + others { values[keyPath: path] = 1 }
      return .timed(
        Timed(operations: repeats) {
          // Each call begins with a copy, so that it does not see the writes of the last call.
          var values = values
          var sum = 1
          for _ in 0..<repeats { operation(&values, &sum) }
          blackHole(sum)
        },
        floor: floor(count, repeats),
        tree: { nil }
      )
    }
  }
}
