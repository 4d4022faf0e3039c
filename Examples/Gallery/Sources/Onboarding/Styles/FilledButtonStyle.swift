import SwiftUI

/// A wide button with a capsule in the tint of the page.
struct FilledButtonStyle: ButtonStyle {
  let color: Color

  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(color.opacity(configuration.isPressed ? 0.7 : 1), in: Capsule())
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  /// A wide button with a capsule in a color.
  static func filled(_ color: Color) -> FilledButtonStyle { FilledButtonStyle(color: color) }
}
