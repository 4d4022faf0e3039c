import SwiftUI

/// The numbers beside a chart, from the highest to zero.
struct ValueAxis: View {
  let scale: ValueScale
  let labelHeight: CGFloat

  @Environment(\.axisWidth) private var width

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(scale.ticks.reversed(), id: \.self) { tick in
        Text("\(Int(tick))")
          .frame(height: labelHeight)
        if tick > 0 {
          Spacer(minLength: 0)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .reportsAxisWidth()
    .frame(width: width > 0 ? width : nil, alignment: .trailing)
  }
}

/// The names of the categories below a chart, each in the middle of its column.
struct CategoryAxis: View {
  let labels: [String]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(labels, id: \.self) { label in
        Text(label)
          .lineLimit(1)
          .frame(maxWidth: .infinity)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}
