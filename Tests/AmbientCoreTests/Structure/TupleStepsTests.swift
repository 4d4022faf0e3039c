@testable import AmbientCore
import AmbientTesting
import AmbientViews
import Testing

/// What is written out for the views of a block, which programs that are optimised have for every block of few
/// views whose types are known.
@MainActor @Suite struct `The steps through the views of a block` {
  @Test func `are a function that holds nothing`() {
    #expect(Rows.together(1).steps.take != nil)
    #expect(holding(Tiny(number: 1)).steps.take == nil)
  }

  @Test func `make and update each view where it lies`() {
    let host = TestHost { Rows() }
    #expect(host.texts == ["more", "1", "nothing", "1.0 2.0 3.0 4.0", "2", "1 3", "9"])
    _ = host.bodiesRun
    host.tap("more")
    #expect(host.texts == ["more", "2", "nothing", "2.0 3.0 4.0 5.0", "3", "2 4", "9"])
    // Those without fields, and those whose fields are the same, do not run.
    #expect(host.bodiesRun == ["Rows", "Tiny", "Wide", "Tiny", "Pair"])
  }

  @Test func `show the same as when their types are found in that of the tuple`() {
    let host = TestHost {
      Rows.together(5)
      TupleView(
        (
          Tiny(number: 5), Nothing(), Wide(5), Tiny(number: 6), Pair(small: 5, large: 7),
          Tiny(number: 9)
        )
      )
    }
    #expect(host.texts.prefix(6) == host.texts.suffix(6))
    #expect(host.texts.count == 12)
  }

  @Test func `tell no views apart`() {
    let host = TestHost { Choosing() }
    _ = host.bodiesRun
    host.tap("choose")
    #expect(host.bodiesRun == ["Choosing"])
    #expect(host.texts == ["choose", "1", "2"])
  }

  private func holding<Content: View>(_ content: Content) -> TupleView<(Content, Content)> {
    TupleView(of: (content, content)) { walk in
      walk.step(Content.self)
      walk.step(type(of: content))
    }
  }
}

/// A byte.
private struct Tiny: View {
  let number: UInt8
  var body: some View { Text("\(number)") }
}

/// No byte at all.
private struct Nothing: View {
  var body: some View { Text("nothing") }
}

/// Aligned more widely than what comes before it.
private struct Wide: View {
  let numbers: SIMD4<Float>

  init(_ first: Float) { numbers = [first, first + 1, first + 2, first + 3] }

  var body: some View {
    Text("\(numbers.x) \(numbers.y) \(numbers.z) \(numbers.w)")
  }
}

/// Smaller than the distance between two of its kind, which what follows may use.
private struct Pair: View {
  let large: UInt32
  let small: UInt8

  init(small: UInt8, large: UInt32) {
    self.small = small
    self.large = large
  }

  var body: some View { Text("\(small) \(large)") }
}

private struct Card<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// Gives a view the same content, with steps and without.
private struct Choosing: View {
  @State private var isWrittenOut = true

  var body: some View {
    Button("choose") { isWrittenOut.toggle() }
    Card(content: isWrittenOut ? writtenOut : TupleView((Tiny(number: 1), Tiny(number: 2))))
  }

  private var writtenOut: TupleView<(Tiny, Tiny)> {
    TupleView(of: (Tiny(number: 1), Tiny(number: 2))) { walk in
      walk.step(Tiny.self)
      walk.step(Tiny.self)
    }
  }
}

private struct Rows: View {
  @State private var number: UInt8 = 1

  var body: some View {
    Button("more") { number += 1 }
    Self.together(number)
  }

  // As an optimised program makes it.
  static func together(_ number: UInt8) -> TupleView<(Tiny, Nothing, Wide, Tiny, Pair, Tiny)> {
    TupleView(
      of: (
        Tiny(number: number), Nothing(), Wide(Float(number)), Tiny(number: number + 1),
        Pair(small: number, large: UInt32(number) + 2), Tiny(number: 9)
      )
    ) { walk in
      walk.step(Tiny.self)
      walk.step(Nothing.self)
      walk.step(Wide.self)
      walk.step(Tiny.self)
      walk.step(Pair.self)
      walk.step(Tiny.self)
    }
  }
}
