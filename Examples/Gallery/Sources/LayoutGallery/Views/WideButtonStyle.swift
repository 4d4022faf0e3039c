import SwiftUI

/// A button that fills the width that its container proposes.
struct WideButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .background(.blue.opacity(configuration.isPressed ? 0.3 : 0.15))
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

extension ButtonStyle where Self == WideButtonStyle {
  /// A button that fills the width that its container proposes.
  static var wide: WideButtonStyle { WideButtonStyle() }
}
