import SwiftUI

/// The look of a key: a circle, or a capsule where the key is wide.
struct KeyStyle: ButtonStyle {
  enum Role { case digit, function, operation(isActive: Bool) }

  let role: Role
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .title) private var size = 64.0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(.title, design: .rounded, weight: .medium))
      .frame(maxWidth: .infinity, minHeight: size)
      .foregroundStyle(foreground)
      .background {
        Capsule()
          .fill(background)
          .brightness(configuration.isPressed ? 0.2 : 0)
      }
      .contentShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1, anchor: .center)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var foreground: some ShapeStyle {
    switch role {
    case .operation(isActive: true): AnyShapeStyle(.orange)
    case .function: AnyShapeStyle(.black)
    default: AnyShapeStyle(.white)
    }
  }

  private var background: AnyShapeStyle {
    switch role {
    case .digit: .init(Color(white: 0.2))
    case .function: .init(Color.gray)
    case .operation(let isActive): isActive ? .init(.white) : .init(Color.orange.gradient)
    }
  }
}

extension ButtonStyle where Self == KeyStyle {
  static func key(_ role: KeyStyle.Role) -> KeyStyle { KeyStyle(role: role) }
}
