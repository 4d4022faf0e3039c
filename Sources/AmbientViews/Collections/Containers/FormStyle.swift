public import AmbientCore

/// A style that determines the appearance of forms.
///
/// A style may have properties such as `@Environment` and `@State`. A form in the style's body
/// takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct Plain: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) { configuration.content }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the content does not run the body.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a form that are passed to the style.
  typealias Configuration = FormStyleConfiguration

  /// Creates the view that replaces a form.
  ///
  /// - Parameter configuration: The properties of the form.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for a ``FormStyle``.
public struct FormStyleConfiguration {
  /// The views in the form.
  public struct Content {
    fileprivate let view: AnyView
  }

  /// The views in the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: View, LibraryView {
  /// The views in the form.
  public var body: some View { view }
}

extension FormStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.formStyles
  }

  init(_ parts: ControlParts, _ values: Void) {
    content = Content(view: parts.view(at: 0))
  }
}

extension EnvironmentValues {
  var formStyles: ControlStyles<FormStyleConfiguration> {
    get { self[ControlStylesKey<FormStyleConfiguration>.self] }
    set { self[ControlStylesKey<FormStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   form in the view. Setting an equal style again runs no body.
  public nonisolated func formStyle<S: FormStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.formStyles.nearest,
      AppliedFormStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// A version of `formStyle(_:)` without default arguments, for use as a function value.
  public nonisolated func formStyle<S: FormStyle>(_asFunction style: S) -> some View {
    formStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedFormStyle<Style: FormStyle>: AppliedStyle {
  typealias Configuration = FormStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: FormStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
