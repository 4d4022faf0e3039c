import BenchmarkHarness

/// The least cost of reads: loads of stored numbers through references.
///
/// The references are to different objects, because loads from one object would be merged.
nonisolated enum ReadFloor {
  static let reads = 1_000

  @MainActor static func loads() -> Timed {
    let boxes = (0..<reads).map(Box.init)
    return Timed(operations: reads) { blackHole(sum(boxes)) }
  }

  @inline(never) private static func sum(_ boxes: [Box]) -> Int {
    var sum = 0
    for box in boxes { sum &+= box.value }
    return sum
  }

  /// Reads a number from the simplest storage by type: with a dictionary lookup and a cast.
  @MainActor static func dictionaryReads() -> Timed {
    let values = dictionary(3)
    return Timed(operations: reads) { blackHole(sum(values, reads)) }
  }

  /// Reads an object with a dictionary lookup and a cast.
  @MainActor static func dictionaryReadsOfObjects() -> Timed {
    let values = dictionary(Box(3))
    return Timed(operations: reads) { blackHole(sumOfAddresses(values, reads)) }
  }

  private static func dictionary(_ value: Any) -> [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    let types: [Any.Type] = [Int.self, String.self, Double.self, Bool.self]
    for type in types { values[ObjectIdentifier(type)] = 0 }
    values[ObjectIdentifier(Box.self)] = value
    return values
  }

  @inline(never) private static func sum(_ values: [ObjectIdentifier: Any], _ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= values[ObjectIdentifier(Box.self)] as? Int ?? 0 }
    return sum
  }

  @inline(never)
  private static func sumOfAddresses(_ values: [ObjectIdentifier: Any], _ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count {
      guard let box = values[ObjectIdentifier(Box.self)] as? Box else { continue }
      sum &+= Int(bitPattern: ObjectIdentifier(box))
    }
    return sum
  }

  private final class Box {
    let value: Int
    init(_ value: Int) { self.value = value }
  }
}
