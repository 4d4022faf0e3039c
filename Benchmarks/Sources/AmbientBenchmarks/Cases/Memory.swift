import AllocationCounter
import Ambient
import BenchmarkHarness
import Foundation

/// The memory of mounted leaves, and the memory that is left after they are unmounted.
///
/// A small tree is mounted and unmounted first, so that memory that a process allocates only once,
/// such as type metadata, is not counted.
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

  /// Returns a case for the memory of one leaf of a shape, including its share of the containers.
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

  private static var measured: [Int: (leaves: Use, labels: Use)] = [:]

  /// Returns the memory of leaves and of labels, measured once for all rows of the table.
  ///
  /// Only the first measurement in a process shows how much the process grows. For that reason, the
  /// rows share one measurement.
  private static func uses(_ count: Int) -> (leaves: Use, labels: Use) {
    if let uses = measured[count] { return uses }
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
    measured[count] = (leaves, labels)
    return (leaves, labels)
  }

  /// The memory in use at three moments.
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
