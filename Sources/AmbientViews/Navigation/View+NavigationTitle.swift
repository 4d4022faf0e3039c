public import AmbientCore

// What a view says here becomes an attribute of the page, column or window that it stands in.

extension View {
  /// Gives the page its title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    asks(\.pageTraits, for: .title, title.string)
  }

  /// Gives the page its title.
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the page a title that can be changed where it shows.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Gives the page a second title.
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    asks(\.pageTraits, for: .subtitle, String(subtitle))
  }

  /// Gives the page its title: the older form of `navigationTitle`.
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Gives the page its title, and says how it shows: the older form of `navigationTitle` and
  /// `navigationBarTitleDisplayMode`.
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title of the page shows.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    asks(
      \.pageTraits,
      for: .titleDisplayMode,
      displayMode == .automatic ? nil : "\(displayMode)"
    )
  }

  /// Hides the control that leads back from the page.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    asks(\.pageTraits, for: .backButtonHidden, hidesBackButton ? true : nil)
  }

  /// Hides the bar above the page.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    asks(\.pageTraits, for: .barHidden, hidden ? true : nil)
  }
}

/// The bar above a page.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a title shows.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}

/// Reads a title, so that the view around it need not.
private struct BoundTitle {
  let title: Binding<String>
}

extension BoundTitle: ViewModifier, NamedBody {
  func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }

  static var bodyName: String? { nil }
}
