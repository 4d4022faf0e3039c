public import AmbientCore

// Some of these modifiers add items to the toolbar. The other modifiers set attributes of the
// nearest page, column or window.

extension View {
  /// Sets the purpose of the toolbar of the page or window.
  ///
  /// - Parameter role: The purpose; `.automatic` lets the host choose.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    setsAttribute(of: \.pageAttributes, .toolbarRole, role == .automatic ? nil : role.name)
  }

  /// Sets the display mode of the title in the toolbar.
  ///
  /// - Parameter mode: The display mode; `.automatic` lets the host choose.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    setsAttribute(of: \.pageAttributes, .titleDisplayMode, mode == .automatic ? nil : mode.name)
  }

  /// Removes a standard item that the host adds to the toolbar.
  ///
  /// - Parameter defaultItemKind: The item; nil to remove no item.
  /// - Returns: A view that removes the item.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    setsAttribute(of: \.pageAttributes, .removesTitle, defaultItemKind == .title ? true : nil)
      .setsAttribute(
        of: \.pageAttributes,
        .removesSidebarToggle,
        defaultItemKind == .sidebarToggle ? true : nil
      )
      .setsAttribute(of: \.pageAttributes, .removesSearch, defaultItemKind == .search ? true : nil)
  }

  /// Adds a menu to the title of the page or window.
  ///
  /// In the tree, the menu's element follows the view.
  ///
  /// - Parameter content: The items of the menu.
  /// - Returns: The modified view.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }

  /// Adds controls to the navigation bar.
  ///
  /// The modifier is an older form of `toolbar(content:)`.
  ///
  /// - Parameters:
  ///   - leading: The views at the leading edge.
  ///   - trailing: The views at the trailing edge.
  /// - Returns: The view, followed by the toolbar.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarLeading) { leading }
      ToolbarItemGroup(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds controls at the leading edge of the navigation bar.
  ///
  /// The modifier is an older form of `toolbar(content:)`.
  ///
  /// - Parameter leading: The controls at the leading edge.
  /// - Returns: The modified view.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
  }

  /// Adds controls at the trailing edge of the navigation bar.
  ///
  /// The modifier is an older form of `toolbar(content:)`.
  ///
  /// - Parameter trailing: The controls at the trailing edge.
  /// - Returns: The modified view.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
  }

  /// Sets whether the status bar of the device is hidden.
  ///
  /// - Parameter hidden: Whether the status bar is hidden.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    setsAttribute(of: \.pageAttributes, .statusBarHidden, hidden)
  }

  /// Sets whether the status bar of the device is hidden.
  ///
  /// The modifier is an older form of `statusBarHidden(_:)`.
  ///
  /// - Parameter hidden: Whether the status bar is hidden.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets the visibility of controls that the system shows over the view.
  ///
  /// - Parameter visibility: The visibility; `.automatic` lets the host choose.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    setsAttribute(
      of: \.pageAttributes,
      .systemOverlays,
      visibility == .automatic ? nil : "\(visibility)"
    )
  }
}
