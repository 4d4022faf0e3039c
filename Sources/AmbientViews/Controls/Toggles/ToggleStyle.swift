public import AmbientCore

/// A style that determines the appearance and the behavior of toggles.
///
/// The style's body contains the control that changes `configuration.isOn`. If this control is a
/// `Toggle(configuration)`, it takes the style that is set further up the tree, not this style
/// again. A style may have properties such as `@Environment` and `@State`.
///
/// ```swift
/// struct PressToggle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       configuration.label
///     }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when one of these changes: a stored property of the style, or a
///   value that the body read, such as `isOn`. A new label does not run the body.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a toggle that are passed to the style.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the view that replaces a toggle.
  ///
  /// - Parameter configuration: The properties of the toggle.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for a ``ToggleStyle``.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The label of the toggle.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle controls several values, and only some of them are on.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View, LibraryView {
  /// The label of the toggle.
  public var body: some View { view }
}

/// A type-erased ``ToggleStyle``.
protocol ErasedToggleStyle {
  /// Returns the toggle in this style.
  ///
  /// A toggle inside the returned view uses the styles in `outer`, which are set further up the
  /// tree than this style.
  @MainActor func show<Label: View>(_ toggle: Toggle<Label>, outer: ToggleStyles) -> AnyView
}

/// The styles that the ancestors set for toggles, from the nearest to the outermost.
typealias ToggleStyles = StyleStack<any ErasedToggleStyle>

private struct ToggleStylesKey: EnvironmentKey {
  static var defaultValue: ToggleStyles { .unstyled }
}

extension EnvironmentValues {
  var toggleStyles: ToggleStyles {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   toggle in the view. Setting an equal style again runs no body.
  public nonisolated func toggleStyle<S: ToggleStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.toggleStyles.nearest,
      AppliedToggleStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `toggleStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func toggleStyle<S: ToggleStyle>(_asFunction style: S) -> some View {
    toggleStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedToggleStyle<Style: ToggleStyle>: ErasedToggleStyle {
  let style: Style

  func show<Label: View>(_ toggle: Toggle<Label>, outer: ToggleStyles) -> AnyView {
    let view = toggle.label.modifier(
      StyledToggleBody(
        style: .init(style: style),
        isOn: toggle.isOn,
        mixture: toggle.mixture,
        outer: outer
      )
    )
    guard !(style is any BuiltInStyle) else { return AnyView(view) }
    return AnyView(DescribedControl(description: toggle.description, content: view))
  }
}

extension Toggle {
  /// What assistive technologies present for a toggle that has a custom style.
  fileprivate var description: StyledControlDescription {
    StyledControlDescription(
      role: .toggle,
      label: label as? Text,
      value: { [isOn, mixture] _ in
        mixture.isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
      },
      action: { [isOn] in isOn.wrappedValue.toggle() }
    )
  }
}

/// A modifier of a toggle's label; it runs the body of the toggle's style.
///
/// The content of the modifier is the label. New content does not run the body of a modifier. A new
/// label therefore does not run the body of the style.
private struct StyledToggleBody<Style: ToggleStyle> {
  let style: StyleField<Style>
  let isOn: Binding<Bool>
  let mixture: ToggleMixture
  let outer: ToggleStyles
}

extension StyledToggleBody: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    style.style
      .makeBody(
        configuration: ToggleStyleConfiguration(
          label: .init(view: AnyView(content)),
          isOn: isOn,
          isMixed: mixture.isMixed
        )
      )
      .environment(\.toggleStyles, outer)
  }

  static var bodyName: String? { reportedName(of: Style.self) }
}
