public import AmbientCore

/// How toggles look and how they act.
///
/// The body decides how the toggle is switched: by a button that changes `configuration.isOn`, or by a
/// `Toggle(configuration)`, which is an ordinary toggle in the style that was set further out. It may
/// hold `@Environment` and `@State`, as a ``ButtonStyle`` may.
///
/// - Invalidation: The body runs when a field of the style or something it read changes; `isOn` is read
///   like anything else. A new label does not run it.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the body, inferred from it.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// What stands in the place of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` is given.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// What the toggle shows.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle stands for several things that are not all on or all off.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View, LibraryView {
  /// The label.
  public var body: some View { view }
}

/// Shows toggles in a style.
protocol ToggleShowing {
  /// The toggle in this style, within which the outer styles hold.
  @MainActor func show<Label: View>(_ toggle: Toggle<Label>, outer: ToggleStyles) -> AnyView
}

/// The styles of toggles that were set, the nearest first.
typealias ToggleStyles = StyleStack<any ToggleShowing>

private struct ToggleStylesKey: EnvironmentKey {
  static var defaultValue: ToggleStyles { .usual }
}

extension EnvironmentValues {
  /// The styles of toggles.
  var toggleStyles: ToggleStyles {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in the view.
  ///
  /// - Invalidation: When a field of the style changes, its body runs for each toggle below; an equal
  ///   style changes nothing.
  public nonisolated func toggleStyle<S: ToggleStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.toggleStyles.nearest,
      WholeToggleStyle(style: style),
      fileID: fileID,
      line: line
    )
  }
}

private struct WholeToggleStyle<Style: ToggleStyle>: ToggleShowing {
  let style: Style

  func show<Label: View>(_ toggle: Toggle<Label>, outer: ToggleStyles) -> AnyView {
    AnyView(
      toggle.label.modifier(
        StyledToggleBody(
          style: .init(style: style),
          isOn: toggle.isOn,
          mixture: toggle.mixture,
          outer: outer
        )
      )
    )
  }
}

/// Runs the style's body as a modifier of the label, so that a new label does not run it.
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
