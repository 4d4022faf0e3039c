public import AmbientCore

#if canImport(Darwin)
public import Foundation
#endif

/// Tabs that a modifier has changed.
public struct _ModifiedTabs<TabValue: Hashable, Views: View> {
  /// The views that show the tabs.
  public let _tabViews: Views
}

extension _ModifiedTabs: _BodilessTabs {}

extension TabContent {
  /// Passes the views of these tabs to a closure, and returns tabs with the resulting views.
  nonisolated func wrapped<New: View>(
    _ views: (_TabViews) -> New
  ) -> _ModifiedTabs<TabValue, New> {
    _ModifiedTabs(_tabViews: views(_tabViews))
  }

  private nonisolated func trait<Value>(
    _ keyPath: WritableKeyPath<TabTraits, Value>,
    _ value: Value
  ) -> some TabContent<TabValue> {
    wrapped { $0.transformEnvironment(\.tabTraits) { $0[keyPath: keyPath] = value } }
  }

  /// Adds a badge with a number; 0 for no badge.
  ///
  /// - Parameter count: The number; 0 for no badge.
  /// - Returns: The modified tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds a badge with a text; nil for no badge.
  ///
  /// - Parameter label: The text; nil for no badge.
  /// - Returns: The modified tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    trait(\.badge, label)
  }

  /// Adds a badge with a text; nil for no badge.
  ///
  /// - Parameter key: The text; nil for no badge.
  /// - Returns: The modified tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Adds a badge with a text; nil for no badge.
  ///
  /// - Parameter label: The text; nil for no badge.
  /// - Returns: The modified tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Adds a badge with a text; nil for no badge.
  ///
  /// - Parameter resource: The text; nil for no badge.
  /// - Returns: The modified tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(resource.map { Text($0) })
  }

  /// Sets whether the tab is hidden.
  ///
  /// A hidden tab is not in the tree.
  ///
  /// - Parameter isHidden: Whether the tab is hidden.
  /// - Returns: The modified tab.
  public nonisolated func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
    trait(\.isHidden, isHidden)
  }

  /// Sets whether the user is prevented from selecting the tab.
  ///
  /// - Parameter isDisabled: Whether the user is prevented from selecting the tab.
  /// - Returns: The modified tab.
  public nonisolated func disabled(_ isDisabled: Bool) -> some TabContent<TabValue> {
    trait(\.isDisabled, isDisabled)
  }

  /// Sets the identifier that names the tab or the section in a ``TabViewCustomization``.
  ///
  /// - Parameter id: The identifier.
  /// - Returns: The modified tab or section.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    trait(\.customizationID, id)
  }

  /// Sets the changes that the user can make to the tab.
  ///
  /// - Parameters:
  ///   - behavior: The changes.
  ///   - placements: Accepted without effect: the behavior applies to the tab bar and the sidebar.
  /// - Returns: The tab with the behavior.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    trait(\.customizationBehavior, behavior == .automatic ? nil : behavior.name)
  }

  /// Sets the visibility that the tab has until the user changes the visibility.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - placements: The tab bar, the sidebar or both; without placements, the visibility applies
  ///     to both.
  /// - Returns: The tab with the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let all: [AdaptableTabBarPlacement] = [.tabBar, .sidebar]
    let places = placements.isEmpty || placements.contains(.automatic) ? all : placements
    let defaults = Dictionary(places.map { ($0, visibility) }, uniquingKeysWith: { $1 })
    return wrapped {
      $0.transformEnvironment(\.tabTraits) { $0.defaultVisibility.merge(defaults) { $1 } }
    }
  }

  /// Sets the placement of the tab.
  ///
  /// - Parameter placement: The placement.
  /// - Returns: The modified tab.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    trait(\.placement, placement == .automatic ? nil : placement.name)
  }

  /// Lets the user drop values onto the button of the tab.
  ///
  /// A drop does not select the tab.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values.
  /// - Returns: A tab with a button onto which values can be dropped.
  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T]) -> Void
  ) -> some TabContent<TabValue> {
    trait(
      \.dropActions,
      .transferring(T.self, isTargeted: { _ in }) { values, _ in
        action(values)
        return true
      }
    )
  }

  /// Adds controls for the section, such as a button that adds a tab.
  ///
  /// Hosts see the controls as an element that follows the section.
  ///
  /// - Parameter content: The controls.
  /// - Returns: The modified section.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    wrapped { TupleView(($0, Wrapper(kind: .sectionActions, content: content()))) }
  }

  /// Adds actions that the user reaches by swiping over the tab in a sidebar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the tab at which the actions appear.
  ///   - allowsFullSwipe: Whether a swipe across the whole tab performs the first action.
  ///   - content: The buttons, from the edge to the center.
  /// - Returns: The tab with the actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    wrapped { $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content) }
  }
}
