import AllocationCounter
import Ambient
import BenchmarkHarness
import Foundation

/// What mounted leaves hold, and what is left of them.
///
/// What a process allocates only once, such as metadata of types, is there before: a small tree comes and
/// goes first.
enum Memory {
  static let cases = ofOneText + LeafShapes.all.map { weighing($0) }

  private static let ofOneText: [Case] = [
    amount("memory allocated", per: "B/leaf") { use, count in
      Double(use.held.allocated - use.start.allocated) / Double(count)
    },
    amount("memory resident", per: "B/leaf") { use, count in
      Double(use.held.resident - use.start.resident) / Double(count)
    },
    amount("memory left, allocated", per: "B/leaf", hasFloor: false) { use, count in
      Double(use.end.allocated - use.start.allocated) / Double(count)
    },
    amount("memory left, resident", per: "% more", hasFloor: false) { use, _ in
      100 * Double(use.end.resident - use.start.resident) / Double(use.start.resident)
    },
  ]

  /// What one leaf of a shape takes, with what it hangs in.
  private static func weighing(_ shape: (name: String, mount: (Int) -> ViewTree)) -> Case {
    Case(
      name: "memory allocated, \(shape.name)",
      sizes: [100_000],
      isScalable: true,
      unit: "B/leaf"
    ) { count in
      shape.mount(1_000).unmount()
      let start = Moment()
      let tree = shape.mount(count)
      let end = Moment()
      tree.unmount()
      let floor = LabelsFloor()
      let labels = Use(of: { floor.make(count) }, until: { floor.release() })
      return .amount(
        Double(end.allocated - start.allocated) / Double(count),
        floor: Double(labels.held.allocated - labels.start.allocated) / Double(count)
      )
    }
  }

  private static func amount(
    _ name: String,
    per unit: String,
    hasFloor: Bool = true,
    _ amount: @escaping (Use, Int) -> Double
  ) -> Case {
    Case(name: name, sizes: [100_000], isScalable: true, unit: unit) { count in
      let (leaves, labels) = uses(count)
      return .amount(amount(leaves, count), floor: hasFloor ? amount(labels, count) : nil)
    }
  }

  private static var known: [Int: (leaves: Use, labels: Use)] = [:]

  /// Measured once for all rows, because only the first time says what a process gains.
  private static func uses(_ count: Int) -> (leaves: Use, labels: Use) {
    if let uses = known[count] { return uses }
    Mounting.mountedTree(1_000).unmount()
    let floor = LabelsFloor()
    var tree: ViewTree?
    let leaves = Use(
      of: { tree = Mounting.mountedTree(count) },
      until: {
        tree?.unmount()
        tree = nil
      }
    )
    let labels = Use(of: { floor.make(count) }, until: { floor.release() })
    known[count] = (leaves, labels)
    return (leaves, labels)
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
