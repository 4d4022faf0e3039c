import AmbientCore
import AmbientLayout

/// A property of an image that an initializer or a modifier sets.
enum ImageTrait: Equatable, Sendable {
  case label(ImageLabel)
  case decorative
  case variableValue(Double)
  case resizable(capInsets: EdgeInsets, mode: Image.ResizingMode)
  case renderingMode(Image.TemplateRenderingMode)
  case interpolation(Image.Interpolation)
  case antialiased(Bool)
  case symbolRenderingMode(SymbolRenderingMode)
  case symbolVariableValueMode(SymbolVariableValueMode)
  case symbolColorRenderingMode(SymbolColorRenderingMode)
  case dynamicRange(Image.DynamicRange)

  func describe(_ description: inout ElementDescription, in environment: EnvironmentValues) {
    switch self {
    case .label(let label):
      description[.accessibilityLabel] = label.text.string(in: environment)
    case .decorative: description[.isDecorative] = true
    case .variableValue(let value): description[.variableValue] = value
    case .resizable(let insets, let mode):
      description[.resizable] = true
      if mode == .tile { description[.resizingMode] = "tile" }
      if insets != EdgeInsets() {
        description[.capInsets] = [insets.top, insets.leading, insets.bottom, insets.trailing]
          .map(\.attributeText).joined(separator: " ")
      }
    case .renderingMode(let mode): description[.renderingMode] = "\(mode)"
    case .interpolation(let interpolation): description[.interpolation] = "\(interpolation)"
    case .antialiased(let isAntialiased): description[.antialiased] = isAntialiased
    case .symbolRenderingMode(let mode): description[.rendering] = mode.name
    case .symbolVariableValueMode(let mode): description[.variableValueMode] = mode.name
    case .symbolColorRenderingMode(let mode): description[.colorRendering] = mode.name
    case .dynamicRange(let range): description[.dynamicRange] = range.name
    }
  }
}

// `@unchecked`: a text never changes after it is created.
/// The description of an image for assistive technologies.
struct ImageLabel: Equatable, @unchecked Sendable {
  let text: Text

  init(_ text: Text) { self.text = text }
}
