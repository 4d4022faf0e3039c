import SwiftUI

/// A bar for each sample.
///
/// A tap selects a bar, and shows its value.
struct BarPlot: View {
  let samples: [Sample]
  let scale: ValueScale
  @Binding var selection: Sample.ID?

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(samples) { sample in
          Bar(sample: sample, isSelected: sample.id == selection)
            .frame(height: proxy.size.height * scale.fraction(of: sample.value))
            .frame(maxWidth: .infinity)
            .onTapGesture { selection = selection == sample.id ? nil : sample.id }
            .accessibilityLabel("\(sample.label), \(Int(sample.value))")
        }
      }
      .frame(height: proxy.size.height, alignment: .bottom)
    }
    .overlayPreferenceValue(SelectedBar.self) { bar in
      GeometryReader { proxy in
        if let bar {
          BarNumber(value: bar.value, bar: proxy[bar.bounds])
        }
      }
    }
  }
}

/// One bar, stronger if it is selected.
private struct Bar: View {
  let sample: Sample
  let isSelected: Bool

  @Environment(\.chartColor) private var color

  var body: some View {
    UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
      .fill(isSelected ? color : color.opacity(0.6))
      .padding(.horizontal, 4)
      .anchorPreference(key: SelectedBar.self, value: .bounds) { bounds in
        isSelected ? SelectedBar.Bar(value: sample.value, bounds: bounds) : nil
      }
  }
}
