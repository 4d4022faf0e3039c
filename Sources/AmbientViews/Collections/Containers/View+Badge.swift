public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Modifiers that add a badge to a row of a list, or to a tab.
extension View {
  /// Adds a badge with a number.
  ///
  /// - Parameter count: The number; 0 for no badge.
  /// - Returns: A view with the badge.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Adds a badge with a text.
  ///
  /// - Parameter label: The text; nil for no badge.
  /// - Returns: A view with the badge.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Adds a badge with a text.
  ///
  /// - Parameter key: The text; nil for no badge.
  /// - Returns: A view with the badge.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Adds a badge with a text.
  ///
  /// - Parameter label: The text; nil for no badge.
  /// - Returns: A view with the badge.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }

  /// Adds a badge with a text.
  ///
  /// - Parameter resource: The text; nil for no badge.
  /// - Returns: A view with the badge.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    modifier(BadgeModifier(label: resource.map { Text($0) }))
  }
}

/// A modifier that adds a badge to the view, or to the tab if the view is a tab.
private struct BadgeModifier {
  let label: Text?

  @Environment(\.tabs) private var tabs

  nonisolated init(label: Text?) { self.label = label }
}

extension BadgeModifier: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    if tabs != nil {
      content.environment(\.tabTraits.badge, label)
    } else {
      Layered(kind: .badge, base: content, layer: label.map { Wrapper.layer($0, .trailing) })
    }
  }

  static var bodyName: String? { nil }
}
