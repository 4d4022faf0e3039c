public import AmbientCore

extension View {
  /// Sets the conditions under which the tab bars in the view become smaller.
  ///
  /// - Parameters:
  ///   - behavior: When the tab bars become smaller.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the tab views in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = behavior == .automatic ? nil : behavior.name
    return environment(\.tabStyle.minimizeBehavior, name, fileID: fileID, line: line)
  }

  /// The form of `tabBarMinimizeBehavior(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func tabBarMinimizeBehavior(
    _asFunction behavior: TabBarMinimizeBehavior
  ) -> some View {
    tabBarMinimizeBehavior(behavior, fileID: "", line: 0)
  }

  /// Sets the placement that the tabs have until the user chooses another placement.
  ///
  /// - Parameters:
  ///   - defaultPlacement: The placement.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the tab views in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = defaultPlacement == .automatic ? nil : defaultPlacement.name
    return environment(\.tabStyle.placement, name, fileID: fileID, line: line)
  }

  /// The form of `defaultAdaptableTabBarPlacement(_:)` without the parameters `fileID` and `line`,
  /// for use as a function value.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _asFunction defaultPlacement: AdaptableTabBarPlacement
  ) -> some View {
    defaultAdaptableTabBarPlacement(defaultPlacement, fileID: "", line: 0)
  }

  /// Sets the way in which the search tab begins a search.
  ///
  /// - Parameters:
  ///   - activation: The way in which the search begins.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the elements of the tab views in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let name = activation == .automatic ? nil : activation.name
    return environment(\.tabStyle.searchActivation, name, fileID: fileID, line: line)
  }

  /// The form of `tabViewSearchActivation(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func tabViewSearchActivation(
    _asFunction activation: TabSearchActivation
  ) -> some View {
    tabViewSearchActivation(activation, fileID: "", line: 0)
  }

  /// Adds a view above or beside the tab bar of the tab view.
  ///
  /// Hosts see the view as an element after the tab view. The view reads its placement as
  /// ``EnvironmentValues/tabViewBottomAccessoryPlacement``.
  ///
  /// - Parameter content: The views above or beside the tab bar.
  /// - Returns: The modified view.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Adds a view above or beside the tab bar of the tab view while a condition holds.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the view is shown.
  ///   - content: The view.
  /// - Returns: The tab view, followed by the element of `content` if `isEnabled` is true.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewPart(isShown: isEnabled, part: BottomAccessory(content: content())))
  }

  /// Adds a view at the top of the sidebar of the tab view.
  ///
  /// Hosts see the view as an element after the tab view.
  ///
  /// - Parameter content: The views at the top of the sidebar.
  /// - Returns: The modified view.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewPart(role: "sidebarHeader", content: content()))
  }

  /// Adds a view after the tabs in the sidebar of the tab view.
  ///
  /// Hosts see the view as an element after the tab view.
  ///
  /// - Parameter content: The views after the tabs.
  /// - Returns: The modified view.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewPart(role: "sidebarFooter", content: content()))
  }

  /// Adds a bar at the bottom of the sidebar of the tab view.
  ///
  /// Hosts see the view as an element after the tab view.
  ///
  /// - Parameter content: The views of the bar.
  /// - Returns: The modified view.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewPart(role: "sidebarBottomBar", content: content()))
  }
}

/// A modifier that adds a view to a tab view.
///
/// The host shows the added view above or beside the tab bar, or in the sidebar.
private struct TabViewPart<Part: View> {
  let isShown: Bool
  let part: Part
}

extension TabViewPart {
  init<Content: View>(role: String, content: Content) where Part == Wrapper<Content> {
    isShown = true
    part = Wrapper(
      kind: .tabViewPart,
      attributes: ElementAttributes(.role, role),
      content: content
    )
  }
}

extension TabViewPart: ViewModifier, NamedBody {
  func body(content: Content) -> some View {
    content
    if isShown { part }
  }

  static var bodyName: String? { nil }
}
