import Ambient

/// `EnvironmentValues` by itself, with 1, 10 and 100 keys set.
enum RawValues {
  private static let counts = [1, 10, 100]
  private static let repeats = 100

  static let cases: [Case] = [
    values("raw get oldest", floor: RawFloor.get) { values, sum in sum &+= values.tint },
    values("raw get newest", floor: RawFloor.get) { values, sum in sum &+= values.level },
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

  private static let tint: WritableKeyPath<EnvironmentValues, Int> = \.tint

  private static func values(
    _ name: String,
    floor: @escaping @MainActor (_ keys: Int, _ repeats: Int) -> Timed,
    _ operation: @escaping (inout EnvironmentValues, inout Int) -> Void
  ) -> Case {
    .fixed(name, counts, per: "access") { count in
      var values = EnvironmentValues()
      values.tint = 1
      for number in 0..<max(0, count - 2) { values[keyPath: NumberedKeys.path(number)] = 1 }
      if count > 1 { values.level = 1 }
      return .timed(
        Timed(operations: repeats) {
          // Each call begins with a copy, so that what one leaves behind is not the next one's.
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
