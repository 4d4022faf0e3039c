public import AmbientCore

/// The distances and widths that modifiers set for the labels in a view.
struct LabelTraits: Equatable {
  /// The distance in points between the icon and the title; nil for the default of the host.
  var spacing: CGFloat?

  /// The minimum width of the icon in points; nil if none is set.
  var iconWidth: CGFloat?
}

private struct LabelTraitsKey: EnvironmentKey {
  static var defaultValue: Boxed<LabelTraits>? { nil }
}

extension EnvironmentValues {
  fileprivate var labelTraits: LabelTraits {
    get { customLabelTraits ?? LabelTraits() }
    set { self[LabelTraitsKey.self] = Boxed(newValue, unless: LabelTraits()) }
  }

  fileprivate var customLabelTraits: LabelTraits? { self[LabelTraitsKey.self]?.value }
}

/// Modifiers that change the layout of labels.
///
/// - Invalidation: A change updates the elements of the labels in the view; no body runs.
extension View {
  /// Sets the distance between the icon and the title of labels in the view.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view that sets the distance.
  public nonisolated func labelIconToTitleSpacing(
    _ spacing: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.labelTraits.spacing, spacing, fileID: fileID, line: line)
  }

  /// The form of `labelIconToTitleSpacing(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func labelIconToTitleSpacing(_asFunction spacing: CGFloat) -> some View {
    labelIconToTitleSpacing(spacing, fileID: "", line: 0)
  }

  /// Reserves a width for the icons of labels in the view, so that the titles of several labels
  /// begin at the same place.
  ///
  /// A wider icon keeps its width. A narrower icon is centered in the reserved width.
  ///
  /// - Parameters:
  ///   - value: The width in points.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: A view that reserves the width.
  public nonisolated func labelReservedIconWidth(
    _ value: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.labelTraits.iconWidth, value, fileID: fileID, line: line)
  }

  /// The form of `labelReservedIconWidth(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func labelReservedIconWidth(_asFunction value: CGFloat) -> some View {
    labelReservedIconWidth(value, fileID: "", line: 0)
  }
}

struct LabelElement<Icon: View, Title: View> {
  let icon: Icon
  let title: Title
}

extension LabelElement: ElementView {
  func element(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.label)
    guard let traits = environment.customLabelTraits else { return description }
    description[.iconSpacing] = traits.spacing.map(Double.init)
    description[.iconWidth] = traits.iconWidth.map(Double.init)
    return description
  }

  var content: some View { TupleView((icon, title)) }
}
