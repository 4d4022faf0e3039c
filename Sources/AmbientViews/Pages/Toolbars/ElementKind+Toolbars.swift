public import AmbientHosting

/// The kinds of elements for toolbars.
extension ElementKind {
  /// The items that a view adds to the toolbar of its page or window.
  ///
  /// In the tree, the element follows the view that adds the items. If the user can change the
  /// toolbar, the element has the attribute `id`.
  public static let toolbar: ElementKind = "Toolbar"
  /// An item of a toolbar.
  ///
  /// Its attributes are `placement` (absent for `automatic`), `id`, `defaultItem`,
  /// `customizationBehavior`, `isHiddenByDefault`, `isAlwaysAvailable`, `itemBackground` and
  /// `transitionID`. An item with a `transitionID` can also have the attributes that describe the
  /// look of a ``transitionSource``, such as `cornerRadius`.
  public static let toolbarItem: ElementKind = "ToolbarItem"
  /// The label of a group of toolbar items; the element precedes the views of the group.
  public static let toolbarItemLabel: ElementKind = "ToolbarItemLabel"
  /// A space between toolbar items; its attributes are `sizing` and `placement`.
  public static let toolbarSpacer: ElementKind = "ToolbarSpacer"
  /// The menu of a page's title; its children are controls.
  public static let toolbarTitleMenu: ElementKind = "ToolbarTitleMenu"
}

extension ElementAttribute where Value == Bool {
  /// Whether an item is hidden until the user adds it to the toolbar.
  public static var isHiddenByDefault: Self { Self("isHiddenByDefault") }
  /// Whether an item is always among the items that the user can add.
  public static var isAlwaysAvailable: Self { Self("isAlwaysAvailable") }
  /// Whether the toolbar has no title.
  public static var removesTitle: Self { Self("removesTitle") }
  /// Whether the toolbar has no button that shows and hides the sidebar.
  public static var removesSidebarToggle: Self { Self("removesSidebarToggle") }
  /// Whether the toolbar has no search field.
  public static var removesSearch: Self { Self("removesSearch") }
  /// Whether the status bar of the device is hidden.
  public static var statusBarHidden: Self { Self("statusBarHidden") }
}

extension ElementAttribute where Value == String {
  /// The identifier of an item from which a page or a sheet can appear.
  public static var transitionID: Self { Self("transitionID") }
  /// The name of a standard item of the host: `sidebarToggle`, `title` or `search`.
  public static var defaultItem: Self { Self("defaultItem") }
  /// The visibility of the background that an item shares with other items: `visible` or `hidden`.
  public static var itemBackground: Self { Self("itemBackground") }
  /// The purpose of a toolbar: `navigationStack`, `browser` or `editor`.
  public static var toolbarRole: Self { Self("toolbarRole") }
  /// The visibility of controls that the system shows over the view: `visible` or `hidden`.
  public static var systemOverlays: Self { Self("systemOverlays") }
}

/// The attributes of bars.
///
/// A tab has the attributes of the tab bar. Pages, columns and windows have the other attributes.
extension ElementAttribute where Value == String {
  /// The visibility of all bars: `visible` or `hidden`.
  public static var toolbarVisibility: Self { Self("toolbarVisibility") }
  /// The style of the background of all bars.
  public static var toolbarBackground: Self { Self("toolbarBackground") }
  /// The visibility of the background of all bars: `visible` or `hidden`.
  public static var toolbarBackgroundVisibility: Self { Self("toolbarBackgroundVisibility") }
  /// The color scheme of all bars: `light` or `dark`.
  public static var toolbarColorScheme: Self { Self("toolbarColorScheme") }
  /// The style of the texts and symbols in all bars.
  public static var toolbarForeground: Self { Self("toolbarForeground") }
  /// The visibility of the navigation bar: `visible` or `hidden`.
  public static var navigationBarVisibility: Self { Self("navigationBarVisibility") }
  /// The style of the background of the navigation bar.
  public static var navigationBarBackground: Self { Self("navigationBarBackground") }
  /// The visibility of the background of the navigation bar: `visible` or `hidden`.
  public static var navigationBarBackgroundVisibility: Self {
    Self("navigationBarBackgroundVisibility")
  }
  /// The color scheme of the navigation bar: `light` or `dark`.
  public static var navigationBarColorScheme: Self { Self("navigationBarColorScheme") }
  /// The style of the texts and symbols in the navigation bar.
  public static var navigationBarForeground: Self { Self("navigationBarForeground") }
  /// The visibility of the bottom bar: `visible` or `hidden`.
  public static var bottomBarVisibility: Self { Self("bottomBarVisibility") }
  /// The style of the background of the bottom bar.
  public static var bottomBarBackground: Self { Self("bottomBarBackground") }
  /// The visibility of the background of the bottom bar: `visible` or `hidden`.
  public static var bottomBarBackgroundVisibility: Self { Self("bottomBarBackgroundVisibility") }
  /// The color scheme of the bottom bar: `light` or `dark`.
  public static var bottomBarColorScheme: Self { Self("bottomBarColorScheme") }
  /// The style of the texts and symbols in the bottom bar.
  public static var bottomBarForeground: Self { Self("bottomBarForeground") }
  /// The visibility of the tab bar: `visible` or `hidden`.
  public static var tabBarVisibility: Self { Self("tabBarVisibility") }
  /// The style of the background of the tab bar.
  public static var tabBarBackground: Self { Self("tabBarBackground") }
  /// The visibility of the background of the tab bar: `visible` or `hidden`.
  public static var tabBarBackgroundVisibility: Self { Self("tabBarBackgroundVisibility") }
  /// The color scheme of the tab bar: `light` or `dark`.
  public static var tabBarColorScheme: Self { Self("tabBarColorScheme") }
  /// The style of the texts and symbols in the tab bar.
  public static var tabBarForeground: Self { Self("tabBarForeground") }
  /// The visibility of the toolbar of the window: `visible` or `hidden`.
  public static var windowToolbarVisibility: Self { Self("windowToolbarVisibility") }
  /// The style of the background of the toolbar of the window.
  public static var windowToolbarBackground: Self { Self("windowToolbarBackground") }
  /// The visibility of the background of the toolbar of the window: `visible` or `hidden`.
  public static var windowToolbarBackgroundVisibility: Self {
    Self("windowToolbarBackgroundVisibility")
  }
  /// The color scheme of the toolbar of the window: `light` or `dark`.
  public static var windowToolbarColorScheme: Self { Self("windowToolbarColorScheme") }
  /// The style of the texts and symbols in the toolbar of the window.
  public static var windowToolbarForeground: Self { Self("windowToolbarForeground") }
  /// The visibility of the bar below the window: `visible` or `hidden`.
  public static var bottomOrnamentVisibility: Self { Self("bottomOrnamentVisibility") }
  /// The style of the background of the bar below the window.
  public static var bottomOrnamentBackground: Self { Self("bottomOrnamentBackground") }
  /// The visibility of the background of the bar below the window: `visible` or `hidden`.
  public static var bottomOrnamentBackgroundVisibility: Self {
    Self("bottomOrnamentBackgroundVisibility")
  }
  /// The color scheme of the bar below the window: `light` or `dark`.
  public static var bottomOrnamentColorScheme: Self { Self("bottomOrnamentColorScheme") }
  /// The style of the texts and symbols in the bar below the window.
  public static var bottomOrnamentForeground: Self { Self("bottomOrnamentForeground") }
  /// The visibility of the bar below the toolbar: `visible` or `hidden`.
  public static var accessoryBarVisibility: Self { Self("accessoryBarVisibility") }
  /// The style of the background of the bar below the toolbar.
  public static var accessoryBarBackground: Self { Self("accessoryBarBackground") }
  /// The visibility of the background of the bar below the toolbar: `visible` or `hidden`.
  public static var accessoryBarBackgroundVisibility: Self {
    Self("accessoryBarBackgroundVisibility")
  }
  /// The color scheme of the bar below the toolbar: `light` or `dark`.
  public static var accessoryBarColorScheme: Self { Self("accessoryBarColorScheme") }
  /// The style of the texts and symbols in the bar below the toolbar.
  public static var accessoryBarForeground: Self { Self("accessoryBarForeground") }
}
