import SwiftUI

/// A filled button in the brand's color.
struct BrandButtonStyle: ButtonStyle {
  enum Kind { case filled, outlined }

  var kind: Kind
  @Environment(\.brand) private var brand
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  private func color(for role: ButtonRole?) -> Color {
    role == .destructive ? brand.danger : brand.primary
  }

  func makeBody(configuration: Configuration) -> some View {
    let color = color(for: configuration.role)
    let shape = RoundedRectangle(cornerRadius: brand.corner, style: .continuous)
    configuration.label
      .font(controlSize == .large ? .title3 : .body)
      .fontWeight(.semibold)
      .padding(.vertical, brand.spacing.medium)
      .padding(.horizontal, brand.spacing.large)
      .foregroundStyle(kind == .filled ? AnyShapeStyle(.white) : AnyShapeStyle(color))
      .background {
        switch kind {
        case .filled: shape.fill(color.gradient)
        case .outlined: shape.strokeBorder(color, lineWidth: 2)
        }
      }
      .saturation(isEnabled ? 1 : 0)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .contentShape(shape)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == BrandButtonStyle {
  static var brand: BrandButtonStyle { BrandButtonStyle(kind: .filled) }
  static var brandOutlined: BrandButtonStyle { BrandButtonStyle(kind: .outlined) }
}

/// A button that acts after it was held down.
struct HoldButtonStyle: PrimitiveButtonStyle {
  @GestureState private var isHeld = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(isHeld ? 0.9 : 1)
      .gesture(
        LongPressGesture(minimumDuration: 1)
          .updating($isHeld) { current, state, _ in state = current }
          .onEnded { _ in configuration.trigger() }
      )
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { configuration.trigger() }
  }
}

extension PrimitiveButtonStyle where Self == HoldButtonStyle {
  static var hold: HoldButtonStyle { .init() }
}

/// A label with its icon above its title.
struct StackedLabelStyle: LabelStyle {
  @ScaledMetric(relativeTo: .title) private var spacing = 4.0

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon.imageScale(.large)
      configuration.title.font(.caption)
    }
  }
}

extension LabelStyle where Self == StackedLabelStyle {
  static var stacked: StackedLabelStyle { StackedLabelStyle() }
}

/// A toggle as a check mark.
struct CheckToggleStyle: ToggleStyle {
  @Environment(\.brand) private var brand

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: symbolName(configuration))
          .foregroundStyle(configuration.isOn ? brand.primary : .secondary)
          .contentTransition(.symbolEffect(.replace))
      }
    }
    .buttonStyle(.plain)
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
  }

  private func symbolName(_ configuration: Configuration) -> String {
    if configuration.isMixed { return "minus.square" }
    return configuration.isOn ? "checkmark.square.fill" : "square"
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  static var check: CheckToggleStyle { CheckToggleStyle() }
}

/// A progress view as a row of dots.
struct DotsProgressViewStyle: ProgressViewStyle {
  var count = 5

  func makeBody(configuration: Configuration) -> some View {
    let filled = Int(((configuration.fractionCompleted ?? 0) * Double(count)).rounded())
    HStack {
      configuration.label
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index < filled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: 8, height: 8)
      }
      configuration.currentValueLabel
    }
  }
}
