public import AmbientCore

// What a view says here becomes an attribute of the sheet, cover or popover that it stands in.

extension View {
  /// Keeps the user from dismissing the presentation by other means than the controls in it.
  ///
  /// `dismiss` and the presenter's binding go on to work.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    asks(
      \.presentationTraits,
      for: .dismissDisabled,
      isDisabled ? true : nil
    )
  }

  /// Sets the heights between which the user may choose for a sheet.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    asks(\.presentationTraits, for: .detents, PresentationDetent.names(of: detents))
  }

  /// Sets the heights between which the user may choose for a sheet, and which one is chosen.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetent(selection: selection)).presentationDetents(detents)
  }

  /// Sets whether a sheet shows that it can be dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    asks(
      \.presentationTraits,
      for: .dragIndicator,
      visibility == .automatic ? nil : "\(visibility)"
    )
  }

  /// Rounds the corners of a presentation, by a length in points; nil for the host's usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    asks(\.presentationTraits, for: .cornerRadius, cornerRadius.map { Double($0) })
  }
}

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// As much as there is.
  public static let large = PresentationDetent(height: .large)

  /// A part of what there is.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  fileprivate var name: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(fraction.inPoints))"
    case .points(let points): "height(\(points.inPoints))"
    }
  }

  fileprivate static func names(of detents: Set<PresentationDetent>) -> String {
    detents.map(\.name).sorted().joined(separator: " ")
  }
}

/// Reads which height is chosen, so that the view around it need not.
private struct SelectedDetent {
  let selection: Binding<PresentationDetent>
}

extension SelectedDetent: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.asks(\.presentationTraits, for: .detent, selection.wrappedValue.name)
  }

  static var bodyName: String? { nil }
}
