import AmbientCore
import AmbientTesting
import AmbientViews
import Testing

/// Tests that the views of a tuple are read at the right places in memory.
///
/// Each view is aligned in memory, and may start in the padding of the previous view.
@MainActor @Suite struct `The views of a tuple` {
  @Test func `The views of a tuple are created and updated at their own memory offsets`() {
    let host = TestHost { Rows() }
    #expect(host.texts == ["more", "1", "nothing", "1.0 2.0 3.0 4.0", "2", "1 3", "9"])
    host.takeBodies()
    host.tap("more")
    #expect(host.texts == ["more", "2", "nothing", "2.0 3.0 4.0 5.0", "3", "2 4", "9"])
    // Views without fields, and views with unchanged fields, do not run.
    #expect(host.takeBodies() == ["Rows", "Tiny", "Wide", "Tiny", "Pair"])
  }
}

/// A view of one byte.
private struct Tiny: View {
  let number: UInt8
  var body: some View { Text("\(number)") }
}

/// A view of zero bytes.
private struct Nothing: View {
  var body: some View { Text("nothing") }
}

/// A view with a larger alignment than the views before it.
private struct Wide: View {
  let numbers: SIMD4<Float>

  init(_ first: Float) { numbers = [first, first + 1, first + 2, first + 3] }

  var body: some View {
    Text(verbatim: "\(numbers.x) \(numbers.y) \(numbers.z) \(numbers.w)")
  }
}

/// A view whose size is below its stride: the next view may start in the padding.
private struct Pair: View {
  let large: UInt32
  let small: UInt8

  init(small: UInt8, large: UInt32) {
    self.small = small
    self.large = large
  }

  var body: some View { Text("\(small) \(large)") }
}

private struct Rows: View {
  @State private var number: UInt8 = 1

  var body: some View {
    Button("more") { number += 1 }
    Self.together(number)
  }

  static func together(_ number: UInt8) -> TupleView<(Tiny, Nothing, Wide, Tiny, Pair, Tiny)> {
    TupleView(
      (
        Tiny(number: number), Nothing(), Wide(Float(number)), Tiny(number: number + 1),
        Pair(small: number, large: UInt32(number) + 2), Tiny(number: 9)
      )
    )
  }
}
