public import AmbientCore

// These modifiers set attributes of the nearest page, column or window around the view.

extension View {
  /// Sets the title of the page, column or window.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    addsTrait(to: \.pageTraits, .title, title.string)
  }

  /// Sets the title of the page, column or window.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, column or window to the value of a binding.
  ///
  /// The library only reads the binding: hosts cannot edit the title.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view that sets the title.
  /// - Invalidation: A change of the title does not run the body that applies the modifier.
  /// - Note: Only described to hosts.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets the subtitle of the page, column or window.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    addsTrait(to: \.pageTraits, .subtitle, String(subtitle))
  }

  /// Sets the title of the page, the older form of `navigationTitle(_:)`.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and the way in which it shows.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the way in which the title of the page shows.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    addsTrait(
      to: \.pageTraits,
      .titleDisplayMode,
      displayMode == .automatic ? nil : "\(displayMode)"
    )
  }

  /// Sets whether the page shows no back button.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    addsTrait(to: \.pageTraits, .backButtonHidden, hidesBackButton ? true : nil)
  }

  /// Sets whether the page shows no navigation bar.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    addsTrait(to: \.pageTraits, .barHidden, hidden ? true : nil)
  }
}

/// The navigation bar of a page, as the scope of related types.
public struct NavigationBarItem: Hashable, Sendable {
  /// The way in which a page's title shows.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the previous page; hosts see no attribute.
    case automatic
    /// In the navigation bar.
    case inline
    /// Below the navigation bar, in large type.
    case large
  }
}

/// Reads a title in a body of its own, so that its changes run no other body.
private struct BoundTitle {
  let title: Binding<String>
}

extension BoundTitle: ViewModifier, NamedBody {
  func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }

  static var bodyName: String? { nil }
}
