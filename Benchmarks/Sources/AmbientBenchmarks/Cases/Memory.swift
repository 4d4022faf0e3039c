import AllocationCounter
import Ambient
import Foundation

/// What mounted leaves hold, and what is left of them.
///
/// What a process allocates only once, such as metadata of types, is there before: a small tree comes and
/// goes first.
enum Memory {
  static let cases: [Case] = [
    amount("memory allocated", per: "B/leaf") { use, count in
      Double(use.held.allocated - use.start.allocated) / Double(count)
    },
    amount("memory resident", per: "B/leaf") { use, count in
      Double(use.held.resident - use.start.resident) / Double(count)
    },
    amount("memory allocated after unmount", per: "% left") { use, _ in
      100 * Double(use.end.allocated - use.start.allocated) / Double(use.start.allocated)
    },
    amount("memory resident after unmount", per: "% left") { use, _ in
      100 * Double(use.end.resident - use.start.resident) / Double(use.start.resident)
    },
  ]

  private static func amount(
    _ name: String,
    per unit: String,
    _ amount: @escaping (Use, Int) -> Double
  ) -> Case {
    Case(name: name, sizes: [100_000], isScalable: true, unit: unit) { count in
      Mounting.mountedTree(1_000).unmount()
      let floor = LabelsFloor()
      let least = Use(of: { floor.make(count) }, until: { floor.release() })
      var tree: ViewTree?
      let use = Use(
        of: { tree = Mounting.mountedTree(count) },
        until: {
          tree?.unmount()
          tree = nil
        }
      )
      let hasFloor = unit.hasPrefix("B")
      return .amount(amount(use, count), floor: hasFloor ? amount(least, count) : nil)
    }
  }

  /// What was in use at three moments.
  private struct Use {
    let start: Moment
    let held: Moment
    let end: Moment

    init(of make: () -> Void, until release: () -> Void) {
      start = Moment()
      make()
      held = Moment()
      release()
      end = Moment()
    }
  }

  private struct Moment {
    let allocated: Int
    let resident: Int

    init() {
      allocation_counter_trim()
      allocated = Int(allocation_counter_bytes_in_use())
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      resident = (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }
  }
}
