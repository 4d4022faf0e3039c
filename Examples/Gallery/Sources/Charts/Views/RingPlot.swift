import SwiftUI

/// A ring with a sector for each sample, as large as the sample's part of the total.
///
/// When the samples change in an animation, the sectors grow and shrink.
struct RingPlot: View {
  let samples: [Sample]
  let colors: [Color]

  var body: some View {
    ZStack {
      ForEach(Array(samples.enumerated()), id: \.element.id) { index, sample in
        Sector(start: start(of: index), end: start(of: index + 1))
          .fill(colors[index % colors.count])
          .stroke(.background, lineWidth: 2)
          .accessibilityLabel(sample.label)
          .accessibilityValue("\(Int(sample.value))")
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  /// The part of a whole turn at which a sample begins: the sum of the samples before it, divided
  /// by the total.
  private func start(of index: Int) -> Double {
    let total = samples.reduce(0) { $0 + $1.value }
    guard total > 0 else { return 0 }
    return samples[..<index].reduce(0) { $0 + $1.value } / total
  }
}

#Preview {
  RingPlot(samples: Series.days(in: .all).samples, colors: [.orange, .gray, .blue])
    .padding()
}
