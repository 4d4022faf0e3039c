import SwiftUI

struct TrailFilter: Equatable {
  var features: Set<Feature> = []
  var hardest = Trail.Difficulty.hard
  var length: ClosedRange<Double> = 0...25

  func accepts(_ trail: Trail) -> Bool {
    trail.features.isSuperset(of: features) && trail.difficulty <= hardest
      && length.contains(trail.kilometers)
  }
}

/// Chips for the features, and controls for the difficulty and the length.
struct FilterView: View {
  @Binding var filter: TrailFilter
  let count: (TrailFilter) -> Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      FlowLayout(spacing: 6) {
        ForEach(Feature.allCases) { feature in
          let isOn = $filter.features[contains: feature]
          Toggle(feature.rawValue, isOn: isOn)
            .toggleStyle(ChipStyle(count: count(filter.adding(feature))))
        }
      }
      .animation(.snappy, value: filter.features)
      Picker("Difficulty", selection: $filter.hardest) {
        ForEach(Trail.Difficulty.allCases) { Text("Up to \($0.title)") }
      }
      .pickerStyle(.segmented)
      Slider(
        value: Binding(
          get: { filter.length.upperBound },
          set: { filter.length = 0...$0 }
        ),
        in: 1...25,
        step: 1
      ) {
        Text("Longest")
      }
      .accessibilityValue("\(filter.length.upperBound, specifier: "%.0f") kilometers")
    }
  }
}

extension TrailFilter {
  func adding(_ feature: Feature) -> Self {
    var copy = self
    copy.features.insert(feature)
    return copy
  }
}

extension Set {
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}

struct ChipStyle: ToggleStyle {
  let count: Int

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 4) {
        configuration.label
        Text("\(count)").font(.caption2)
      }
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(
        configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.tertiary),
        in: .capsule
      )
      .foregroundStyle(configuration.isOn ? .white : .primary)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? [.isButton, .isSelected] : .isButton)
  }
}
