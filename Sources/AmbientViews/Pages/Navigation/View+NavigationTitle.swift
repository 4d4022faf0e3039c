public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

// These modifiers set attributes of the nearest page, column or window that contains the view.

extension View {
  /// Sets the title of the page, column or window.
  ///
  /// - Parameter title: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    setsAttribute(of: \.pageAttributes, .title, title)
  }

  /// Sets the title of the page, column or window.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page, column or window.
  ///
  /// - Parameter title: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, column or window.
  ///
  /// - Parameter titleResource: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the page, column or window to the value of a binding.
  ///
  /// The library only reads the binding: hosts cannot edit the title.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view that sets the title.
  /// - Invalidation: A change of the title runs only bodies that read the binding.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets the subtitle of the page, column or window.
  ///
  /// - Parameter subtitleKey: The subtitle.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the page, column or window.
  ///
  /// - Parameter subtitleResource: The subtitle.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the subtitle of the page, column or window.
  ///
  /// - Parameter subtitle: The subtitle.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    setsAttribute(of: \.pageAttributes, .subtitle, subtitle)
  }

  /// Sets the subtitle of the page, column or window.
  ///
  /// - Parameter subtitle: The subtitle.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    setsAttribute(of: \.pageAttributes, .subtitle, String(subtitle))
  }

  /// Sets the title of the page; this is the older form of `navigationTitle(_:)`.
  ///
  /// - Parameter titleKey: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page; this is the older form of `navigationTitle(_:)`.
  ///
  /// - Parameter title: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page; this is the older form of `navigationTitle(_:)`.
  ///
  /// - Parameter title: The title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page and the display mode of the title.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - displayMode: The position and the size of the title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and the display mode of the title.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the page.
  ///   - displayMode: The position and the size of the title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and the display mode of the title.
  ///
  /// This is the older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - displayMode: The position and the size of the title.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the display mode of the title of the page.
  ///
  /// - Parameter displayMode: The display mode.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    setsAttribute(
      of: \.pageAttributes,
      .titleDisplayMode,
      displayMode == .automatic ? nil : "\(displayMode)"
    )
  }

  /// Sets whether the back button of the page is hidden.
  ///
  /// - Parameter hidesBackButton: Whether the back button is hidden.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    setsAttribute(of: \.pageAttributes, .backButtonHidden, hidesBackButton)
  }

  /// Sets whether the navigation bar of the page is hidden.
  ///
  /// - Parameter hidden: Whether the navigation bar is hidden.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    setsAttribute(of: \.pageAttributes, .barHidden, hidden)
  }
}

/// A namespace for the types that describe the navigation bar of a page.
public struct NavigationBarItem: Hashable, Sendable {
  /// The position and the size of a page's title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the previous page; hosts get no attribute for this mode.
    case automatic
    /// The title is shown in the navigation bar.
    case inline
    /// The title is shown below the navigation bar, in large type.
    case large
  }
}

/// A modifier whose body reads the binding, so that a new title runs no other body.
private struct BoundTitle {
  let title: Binding<String>
}

extension BoundTitle: ViewModifier, NamedBody {
  func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }

  static var bodyName: String? { nil }
}
