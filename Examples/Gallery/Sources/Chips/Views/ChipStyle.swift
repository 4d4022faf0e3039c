import SwiftUI

/// A toggle as a capsule: filled if it is on.
struct ChipToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 4) {
        if configuration.isOn {
          Text("✓")
        }
        configuration.label
          .lineLimit(1)
      }
      .font(.subheadline)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .foregroundStyle(configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background {
        if configuration.isOn {
          Capsule().fill(.tint)
        } else {
          Capsule().strokeBorder(.secondary, lineWidth: 1)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == ChipToggleStyle {
  /// A capsule that is filled if it is on.
  static var chip: ChipToggleStyle { ChipToggleStyle() }
}
