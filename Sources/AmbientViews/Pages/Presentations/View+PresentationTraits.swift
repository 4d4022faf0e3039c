public import AmbientCore

// These modifiers set attributes of the nearest sheet, cover or popover around the view.

extension View {
  /// Sets whether the user is prevented from dismissing the nearest presentation.
  ///
  /// Controls in the presentation can still dismiss the presentation with the environment's action
  /// `dismiss`. The presenting view can still dismiss the presentation by changing the binding.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    addsTrait(
      to: \.presentationTraits,
      .dismissDisabled,
      isDisabled ? true : nil
    )
  }

  /// Sets the heights that the user can choose for a sheet.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    addsTrait(to: \.presentationTraits, .detents, PresentationDetent.names(of: detents))
  }

  /// Sets the heights that the user can choose for a sheet, and the current height.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The current height. Hosts see the current height as the attribute `detent`.
  /// - Returns: A view that sets the heights.
  /// - Invalidation: A change of the selection does not run the body that applies the modifier.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetent(selection: selection)).presentationDetents(detents)
  }

  /// Sets the visibility of a sheet's drag indicator; `.automatic` lets the host choose.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    addsTrait(
      to: \.presentationTraits,
      .dragIndicator,
      visibility == .automatic ? nil : "\(visibility)"
    )
  }

  /// Sets the corner radius of a presentation in points; nil lets the host choose.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    addsTrait(to: \.presentationTraits, .cornerRadius, cornerRadius.map { Double($0) })
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
  /// The full available height.
  public static let large = PresentationDetent(height: .large)

  /// Returns a height as a fraction of the available height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// The name of the height in attributes, such as `medium` or `height(200)`.
  var name: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(fraction.attributeText))"
    case .points(let points): "height(\(points.attributeText))"
    }
  }

  /// Returns the names of several heights, sorted and separated by spaces.
  fileprivate static func names(of detents: Set<PresentationDetent>) -> String {
    detents.map(\.name).sorted().joined(separator: " ")
  }
}

/// A modifier that reads the selected height in its own body.
///
/// A change of the height therefore does not run the body that applies the modifier.
private struct SelectedDetent {
  let selection: Binding<PresentationDetent>
}

extension SelectedDetent: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content.addsTrait(to: \.presentationTraits, .detent, selection.wrappedValue.name)
  }

  static var bodyName: String? { nil }
}
