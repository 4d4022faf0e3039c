import Ambient
import BenchmarkHarness

/// A column of rows of four shapes: a text, a row with a spacer, a color with an overlay, and a
/// wide text with a background.
struct MixedRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { MixedRow(number: $0) }
    }
  }
}

/// The rows in a lazy stack, which mounts only the visible rows.
struct LazyMixedRows: View {
  let count: Int

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { MixedRow(number: $0) }
    }
  }
}

/// The rows in a list, which mounts only the visible rows.
struct MixedList: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { MixedRow(number: $0) }
  }
}

/// A column of rows that read their sizes: the text of each gets half of the width.
struct MeasuredRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        GeometryReader { geometry in
          NumberText(number: number)
            .frame(width: geometry.size.width / 2)
        }
        .frame(height: 20)
      }
    }
  }
}

/// A row whose shape depends on its number.
struct MixedRow: View {
  let number: Int

  var body: some View {
    switch number % 4 {
    case 0:
      NumberText(number: number)
    case 1:
      HStack {
        NumberText(number: number)
        Spacer()
        NumberText(number: number)
      }
      .padding(4)
    case 2:
      Color.blue
        .frame(height: 20)
        .overlay(alignment: .leading) { NumberText(number: number) }
    default:
      NumberText(number: number)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.quaternary)
    }
  }
}

private struct NumberText: View {
  let number: Int

  var body: some View { Text(verbatim: Words.text(number)) }
}

/// Shows a text with as many characters as the tint says, from 20 to 27.
struct GrowingLeaf: View {
  private static let texts = (0..<8).map { String(repeating: "x", count: 20 + $0) }

  @Environment(\.tint) private var tint

  var body: some View { Text(verbatim: Self.texts[tint & 7]) }
}

/// Shows a text with one line or, if the tint is odd, with three.
struct WrappingLeaf: View {
  static let short = String(repeating: "a word ", count: 4)
  static let long = String(repeating: "a word ", count: 16)

  @Environment(\.tint) private var tint

  var body: some View { Text(verbatim: tint.isMultiple(of: 2) ? Self.short : Self.long) }
}
