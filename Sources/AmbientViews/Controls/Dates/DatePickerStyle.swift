public import AmbientCore
public import struct Foundation.Date

/// A style that determines the appearance and the behavior of date pickers.
///
/// The style's body contains the control that changes `configuration.selection`.
///
/// A style may have properties such as `@Environment` and `@State`. A date picker in the style's
/// body takes the style that is set further up the tree, not this style again.
///
/// ```swift
/// struct NextDay: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///     Button("Next day") { configuration.selection += 86_400 }
///   }
/// }
/// ```
///
/// - Invalidation: The body runs when a stored property of the style or a dependency of the body
///   changes. A change inside the label does not run the body.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// The type of the body, inferred from the implementation of ``makeBody(configuration:)``.
  associatedtype Body: View

  /// The properties of a date picker that are passed to the style.
  typealias Configuration = DatePickerStyleConfiguration

  /// Creates the view that replaces a date picker.
  ///
  /// - Parameter configuration: The properties of the date picker.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker for a ``DatePickerStyle``.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public struct Label {
    fileprivate let view: AnyView
  }

  /// The label of the date picker.
  public let label: Label

  /// The chosen date.
  ///
  /// If the style writes a date outside of the range, the nearest date in the range is chosen.
  @Binding public var selection: Date

  /// The earliest date that can be chosen; nil without a lower limit.
  public let minimumDate: Date?

  /// The latest date that can be chosen; nil without an upper limit.
  public let maximumDate: Date?

  /// The components of the date that the user sees and changes.
  public let displayedComponents: DatePickerComponents

  let dates: DateSelection
}

extension DatePickerStyleConfiguration.Label: View, LibraryView {
  /// The label of the date picker.
  public var body: some View { view }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> {
    \.datePickerStyles
  }

  init(_ parts: ControlParts, _ values: DateSelection) {
    label = Label(view: parts.view(at: 0))
    _selection = values.limited
    minimumDate = values.minimum
    maximumDate = values.maximum
    displayedComponents = values.components
    dates = values
  }

  static func description(_ parts: ControlParts, _ values: DateSelection)
    -> StyledControlDescription?
  {
    StyledControlDescription(role: .datePicker, label: parts.title) { values.text(in: $0) }
  }
}

extension EnvironmentValues {
  var datePickerStyles: ControlStyles<DatePickerStyleConfiguration> {
    get { self[ControlStylesKey<DatePickerStyleConfiguration>.self] }
    set { self[ControlStylesKey<DatePickerStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   date picker in the view. Setting an equal style again runs no body.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.datePickerStyles.nearest,
      AppliedDatePickerStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `datePickerStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_asFunction style: S) -> some View {
    datePickerStyle(style, fileID: "", line: 0)
  }
}

private struct AppliedDatePickerStyle<Style: DatePickerStyle>: AppliedStyle {
  typealias Configuration = DatePickerStyleConfiguration

  let style: Style

  @MainActor func makeBody(_ configuration: DatePickerStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
