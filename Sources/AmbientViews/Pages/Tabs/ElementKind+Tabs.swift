public import AmbientHosting

/// The kinds of elements for tab views.
extension ElementKind {
  /// A ``TabView``; its children are tabs and sections of tabs.
  ///
  /// Its attributes are `style`, `indexDisplay`, `indexBackground`, `minimizeBehavior`, `placement`
  /// and `searchActivation`. A tab view in the page style takes `StepEvent`, which selects the next
  /// or the previous page.
  public static let tabView: ElementKind = "TabView"
  /// A tab; its children are its button and its content.
  ///
  /// The content is absent until the tab is first selected.
  ///
  /// In a tab view with the page style, each page is an element of this kind. If the host has a
  /// viewport, only the selected page and the pages beside it have content. With any other host,
  /// the content of a page is absent until the page is first selected.
  ///
  /// The attribute `isSelected` is true for the visible tab. The other attributes of a tab are
  /// `role`, `badge`, `placement`, `customizationID`, `customizationBehavior`,
  /// `visibilityInSidebar`, `visibilityInTabBar`, `label`, `value`, `hint`, `identifier`, and
  /// attributes of the tab bar such as `tabBarVisibility`. A tab that the user can customize takes
  /// ``CustomizeTabEvent``.
  public static let tab: ElementKind = "Tab"
  /// A ``TabSection``: its header, and then its tabs.
  ///
  /// A section can have the attributes that modifiers of ``TabContent`` set for a ``tab``, such as
  /// `badge`. A section that the user can customize takes ``CustomizeTabEvent``.
  public static let tabSection: ElementKind = "TabSection"
  /// A view that belongs to the bar or the sidebar of a tab view.
  ///
  /// The element comes after the tab view.
  ///
  /// Its attribute `role` is `bottomAccessory`, `sidebarHeader`, `sidebarFooter` or
  /// `sidebarBottomBar`. A bottom accessory takes ``TabAccessoryEvent``.
  public static let tabViewPart: ElementKind = "TabViewPart"
}

extension ElementAttribute where Value == String {
  /// The condition under which a paged tab view shows its index: `always` or `never`.
  ///
  /// The index shows which of the pages is selected, for example as a row of dots.
  ///
  /// The attribute is absent for `automatic`, which shows the index if there are several pages.
  public static var indexDisplay: Self { Self("indexDisplay") }
  /// The condition under which the index of a tab view has a background; absent for `automatic`.
  public static var indexBackground: Self { Self("indexBackground") }
  /// The condition under which a tab bar becomes smaller, such as `onScrollDown`.
  public static var minimizeBehavior: Self { Self("minimizeBehavior") }
  /// The way in which the search tab begins a search, such as `searchTabSelection`.
  public static var searchActivation: Self { Self("searchActivation") }
  /// The text of a tab's badge.
  public static var badge: Self { Self("badge") }
  /// The identifier of a tab or section in a ``TabViewCustomization``.
  public static var customizationID: Self { Self("customizationID") }
  /// The changes that the user can make to a tab or section: `reorderable` or `disabled`; absent if
  /// the host decides.
  public static var customizationBehavior: Self { Self("customizationBehavior") }
  /// The visibility of a tab in the sidebar: `visible` or `hidden`; absent for the host's default.
  public static var visibilityInSidebar: Self { Self("visibilityInSidebar") }
  /// The visibility of a tab in the tab bar: `visible` or `hidden`; absent for the host's default.
  public static var visibilityInTabBar: Self { Self("visibilityInTabBar") }
}
